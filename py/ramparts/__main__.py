"""``python -m ramparts``: the games at the command line."""

import sys
from time import perf_counter

from ramparts.cli import main

if __name__ == "__main__":
    sys.exit(main(clock=perf_counter))
