"""``python -m tests.bench.node_for_node``: kernel and Python on 1,000 positions; they may not differ in anything.

The unit tests do the same on a few. ``--scale 1`` takes all, some ten minutes; the default is a tenth.
"""

import argparse
import sys
from collections.abc import Sequence

from tests.kit.kernel import position, same

POSITIONS, MOST = 1000, 20_000


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints how many positions agreed; stops at the first that does not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=0.1, help="which part of the full number of positions to take")
    parser.add_argument("--most", type=int, default=MOST, help="how many positions each search may look at")
    options, _ = parser.parse_known_args(arguments)
    count = max(1, round(POSITIONS * options.scale))
    for number in range(count):
        if not same(number, options.most):
            sys.exit(f"position {number}: kernel and Python differ on {position(number)[1]}")
    print(f"\nKernel and Python look at the same positions and find the same lines from {count} starts.", flush=True)


if __name__ == "__main__":
    main()
