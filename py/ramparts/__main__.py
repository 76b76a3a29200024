"""``python -m ramparts``: the games at the command line."""

import sys
from time import perf_counter

from ramparts.cli.commands import main


def run() -> int:
    """The command's exit status."""
    return main(clock=perf_counter)


if __name__ == "__main__":
    sys.exit(run())
