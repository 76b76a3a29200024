"""``python -m ramparts``: the games at the command line."""

import sys
from time import perf_counter

from ramparts.cli.commands import main
from ramparts.cli.ending import end_if_interrupted


def run() -> int:
    """The command's exit status."""
    sys.unraisablehook = end_if_interrupted
    return main(clock=perf_counter)


if __name__ == "__main__":
    sys.exit(run())
