"""How commands end: their status, and the sentence for what went wrong."""

import io
import os
import sys
from argparse import ArgumentError
from collections.abc import Callable
from pathlib import Path

import pytest

from ramparts.cli.ending import end_if_interrupted, ended, say
from ramparts.rules.errors import AmbiguousMove, BadNotation, IllegalMove


def failing(error: BaseException) -> Callable[[], int]:
    """A command that fails so."""

    def command() -> int:
        raise error

    return command


@pytest.mark.parametrize(
    "error, status, told",
    [
        (IllegalMove("no"), 1, "ramparts: no\n"),
        (BadNotation("{what}?", what="x"), 2, "ramparts: x?\n"),
        (AmbiguousMove("either"), 2, "ramparts: either\n"),
        (ArgumentError(None, "--jobs?"), 2, "ramparts: --jobs?\n"),
        (MemoryError(), 2, "ramparts: there is not enough memory\n"),
        (OSError(11, "Try again"), 2, "ramparts: Try again\n"),
        (OSError(28, "No space", "a.txt"), 2, "ramparts: a.txt: No space\n"),
        (OSError("odd"), 2, "ramparts: odd\n"),
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 141, ""),
        (SystemExit(0), 0, ""),
        (SystemExit(None), 0, ""),
        (SystemExit(2), 2, ""),
    ],
)
def test_each_failure_has_its_status_and_its_sentence(
    error: BaseException, status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(failing(error)) == status
    assert capsys.readouterr() == ("", told)


def test_a_fault_of_the_program_is_not_hidden() -> None:
    with pytest.raises(RuntimeError, match="a fault"):
        ended(failing(RuntimeError("a fault")))


class Interrupted:
    """Is interrupted, or else fails, while it is let go of."""

    def __init__(self, error: type[BaseException]) -> None:
        self._error = error

    def __del__(self) -> None:
        raise self._error


def test_an_interruption_that_nobody_hears_of_ends_the_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bug: of 40 surveys by the kernel 3 went on after Ctrl+C, with a traceback."""
    ends: list[int] = []
    monkeypatch.setattr(os, "_exit", ends.append)
    monkeypatch.setattr(sys, "__unraisablehook__", lambda unheard: ends.append(unheard.exc_type is OSError))
    monkeypatch.setattr(sys, "unraisablehook", end_if_interrupted)
    Interrupted(OSError)
    assert ends == [True]
    Interrupted(KeyboardInterrupt)
    assert ends[1] == 130


def speaking() -> int:
    say("a line")
    return 0


def test_a_reader_who_has_seen_enough_is_not_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as gone:
        monkeypatch.setattr(sys, "stdout", gone)
        assert ended(speaking) == 141
        assert capsys.readouterr().err == ""


def test_a_full_disk_is_told_at_once_and_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for command, where in ((speaking, "standard output: "), (lambda: 0 * sys.stdout.write("a line"), "")):
        with Path("/dev/full").open("w", encoding="utf-8") as full:
            monkeypatch.setattr(sys, "stdout", full)
            assert ended(command) == 2
        assert capsys.readouterr().err == f"ramparts: {where}No space left on device\n"


def test_without_standard_output_nothing_is_begun(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert ended(failing(AssertionError("begun"))) == 2
    assert capsys.readouterr().err == "ramparts: there is no standard output\n"


def test_where_nobody_can_be_told_the_status_has_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert ended(failing(BadNotation("no"))) == 2
    assert ended(lambda: 0 if sys.stderr is not None else 1) == 0
    with Path("/dev/full").open("w", buffering=1, encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stderr", full)
        assert ended(failing(IllegalMove("no"))) == 1


def test_a_line_may_be_said_to_something_else() -> None:
    out = io.StringIO()
    say("a line", out)
    assert out.getvalue() == "a line\n"
