"""``python -m tests.fuzz``: the kernel under sanitizers, with 100,000 inputs that no game gives it.

Every input is drawn from the seed and its number; the seed is that of the day, unless ``--seed`` names another. What is
found is told with its line for `tests/data/kernel/corpus.txt`.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from tests.fuzz.beside import check
from tests.fuzz.corpus import corpus, line_of
from tests.fuzz.mutations import an_input
from tests.fuzz.native import Finding, NoCompiler, built

INPUTS, BATCH = 100_000, 500

APART = 10**9
"""How far the numbers of two seeds lie apart."""


def batch_checked(harness: Path, numbers: range) -> Counter[str] | str:
    """How the inputs of these numbers were answered; or what was found."""
    inputs = [an_input(number) for number in numbers]
    try:
        return check(harness, inputs)
    except Finding as found:
        return f"{found}\n\nKeep it:\n{line_of(f'finding-{numbers[found.number]}', inputs[found.number])}"


def main() -> int:
    """Prints how many inputs were answered how; gives 1 when there was a finding or no compiler, else 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=INPUTS, help="how many inputs to draw (default: 100,000)")
    parser.add_argument("--seed", type=int, default=datetime.now(UTC).date().toordinal(), help="whence they are drawn")
    options = parser.parse_args()
    print(f"The kernel under sanitizers: {options.inputs:,} inputs, seed {options.seed}.", flush=True)
    first, counts = options.seed * APART, Counter[str]()
    end = first + options.inputs
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(os.cpu_count()) as pool:
        try:
            harness = built(Path(folder))
            check(harness, list(corpus().values()))
        except (Finding, NoCompiler) as trouble:
            print(trouble)
            return 1
        batches = [range(start, min(start + BATCH, end)) for start in range(first, end, BATCH)]
        for answered in pool.map(partial(batch_checked, harness), batches):
            if isinstance(answered, str):
                print(answered)
                pool.shutdown(cancel_futures=True)
                return 1
            counts += answered
    print("Without a finding:", ", ".join(f"{count:,} {kind}" for kind, count in counts.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
