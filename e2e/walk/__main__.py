"""A random walk of the page: `python -m e2e.walk chromium --seed 7 --steps 1000`, and the same walk again by its seed.

The seed draws the inputs, the engine and the solver decide how long they take: most walks are the same again, not all.
"""

import argparse
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from time import monotonic

from e2e.walk.browsers import visitor
from e2e.walk.walker import Walker
from web.build.assemble import ROOT

REMEMBERED = 30
"""How many of the last inputs are told when something does not hold."""

PICTURES = ROOT / "build" / "walk"
"""Where the page is pictured as it was then."""


def walk(engine: str, site: Path, seed: int, steps: int, without: Sequence[str]) -> str:
    """What did not hold, and after which inputs; empty when all did."""
    told: deque[str] = deque(maxlen=REMEMBERED)
    random, begun = Random(seed), monotonic()
    with visitor(engine, site) as visiting:
        walker = Walker(visiting, without)
        for step in range(1, steps + 1):
            try:
                told.append(f"{step:5} {walker.drawn(random)}")
                walker.step()
                if step % 100 == 0:
                    print(f"{step} inputs, {monotonic() - begun:.0f} s", flush=True)
            except Exception as error:  # noqa: BLE001  # whatever a driver or the engine fails with
                with suppress(Exception):  # the driver itself may have failed
                    told.extend(visiting.faults())
                    told.append(f"The page as it was: {visiting.picture(PICTURES / f'{engine}.png')}")
                return "\n".join([*told, f"{type(error).__name__}: {error}"])
    return ""


def main() -> None:
    """Walks as the command line says; status 1 when something did not hold."""
    parser = argparse.ArgumentParser(prog="python -m e2e.walk", description="Walk the page at random.")
    parser.add_argument("engine", choices=("chromium", "firefox", "webkit"))
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--site", type=Path, default=ROOT / "build" / "tested", help="an assembled site")
    parser.add_argument("--without", nargs="*", default=[], metavar="INPUT", help="kinds that are left out, as `full`")
    asked = parser.parse_args()
    print(f"{asked.engine}: seed {asked.seed}, {asked.steps} inputs", flush=True)
    if wrong := walk(asked.engine, asked.site, asked.seed, asked.steps, asked.without):
        again = f"{asked.engine} --seed {asked.seed} --steps {asked.steps}"
        left = " ".join(["", "--without", *asked.without] if asked.without else [])
        sys.exit(f"{wrong}\nAgain: PYTHONPATH=py .venv/bin/python -m e2e.walk {again}{left}")
    print(f"{asked.engine}: all held")


if __name__ == "__main__":
    main()
