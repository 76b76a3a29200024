"""``python -m ramparts``: the games at the command line."""

import os
import sys
from time import perf_counter

from ramparts.cli.commands import main


def run() -> int:
    """The command's exit status. A reader who has seen enough, or one who interrupts, gets no traceback."""
    try:
        status = main(clock=perf_counter)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Python would try once more, at its end, to write what is left in the buffer.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


if __name__ == "__main__":
    sys.exit(run())
