"""How a command ends: its exit status, and one sentence on standard error where it could not be carried out.

Whatever the world outside can do to a command is told here and nowhere else: bad input, a full disk, a stream that is
closed, too little memory, an interruption. A fault of the program itself is no such thing, and keeps its traceback.
"""

import os
import sys
from argparse import ArgumentError
from collections.abc import Callable
from contextlib import redirect_stderr
from pathlib import Path
from typing import TextIO

from ramparts.rules.errors import IllegalMove, Refusal

DONE, ILLEGAL_MOVE, REFUSED = 0, 1, 2

INTERRUPTED = 130
"""What shells say of a program that was ended by Ctrl+C: 128, and 2 for the signal."""

NO_READER = 141
"""What they say of one whose reader has gone, as ``head`` does: 128, and 13 for the signal."""


def ended(command: Callable[[], int]) -> int:
    """The exit status of a command, after what went wrong was told in a sentence. All that it has said is written."""
    if sys.stderr is None:  # as after 2>&-
        with Path(os.devnull).open("w", encoding="utf-8") as nobody, redirect_stderr(nobody):
            return ended(command)
    if sys.stdout is None:  # as after >&-
        return _told("there is no standard output", REFUSED)
    try:
        return _carried_out(command)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return NO_READER
    except IllegalMove as refusal:
        return _told(str(refusal), ILLEGAL_MOVE)
    except (Refusal, ArgumentError) as refusal:
        return _told(str(refusal), REFUSED)
    except MemoryError:
        return _told("there is not enough memory", REFUSED)
    except OSError as error:
        where = "" if error.filename is None else f"{error.filename}: "
        return _told(f"{where}{error.strerror or error}", REFUSED)
    finally:
        _given_up(sys.stdout)


def end_if_interrupted(unheard: "sys.UnraisableHookArgs") -> None:
    """Ends the program at once if it was an interruption that nobody hears of; tells any other error as Python does.

    It may come while Python lets go of something, as of each search of the kernel: there no error is passed on, and a
    survey would go on as if nobody had pressed Ctrl+C.
    """
    if issubclass(unheard.exc_type, KeyboardInterrupt):
        os._exit(INTERRUPTED)
    sys.__unraisablehook__(unheard)


def say(line: str, out: TextIO | None = None) -> None:
    """Writes a line to standard output, or what stands for it, at once. The `OSError` of a failure names it."""
    try:
        print(line, file=out, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, "standard output") from None


def _carried_out(command: Callable[[], int]) -> int:
    """The status of the command, or that with which its parser ends it, after its help for example."""
    try:
        status = command()
    except SystemExit as stop:
        status = int(stop.code or DONE)
    sys.stdout.flush()
    return status


def _told(sentence: str, status: int) -> int:
    """The status. Where nobody can be told it has to do."""
    try:
        print(f"ramparts: {sentence}", file=sys.stderr)
    except OSError:
        _given_up(sys.stderr)
    return status


def _given_up(stream: TextIO) -> None:
    """Throws away what a stream holds that takes no more: Python would try again at its end, and fail aloud."""
    try:
        stream.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
