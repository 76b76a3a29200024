"""``python -m ramparts``: the games at the command line."""

import sys

from ramparts.cli import main

if __name__ == "__main__":
    sys.exit(main())
