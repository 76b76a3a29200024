"""``PYTHONPATH=py python -m tests.bench.proving``: makes `ramparts.deals.proven_numbers` anew, in some minutes.

Deals are taken from 32000 on, and those that are won within a small budget are listed until there are enough. For
Fortitude it is runs, and every level from 1 to 9 has to be won, the hardest tried first.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path

import ramparts
from ramparts.deals.deal import numbered
from ramparts.deals.proven_numbers import FIRST
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Title
from ramparts.solver import Verdict, solve

OPEN, CITY, RUNS = 300, 100, 300
BUDGET, CITY_BUDGET = 20_000, 4_000
HARDEST_FIRST = (9, 8, 3, 6, 7, 2, 5, 4, 1)

HEAD = '''"""Made by ``python -m tests.bench.proving``: what `ramparts.deals.proven` gives, a bit for each number."""

FIRST = 32_000

WINNABLE: dict[str, str] = {
'''


def is_won(title: Title, number: int, level: int) -> bool:
    """Whether the solver wins the deal within the budget; a position of two packs takes it ten times as long."""
    deal = numbered(title, number, level)
    return solve(deal.game, deal.start, BUDGET if deal.game.packs == 1 else CITY_BUDGET).verdict is Verdict.WINNABLE


def is_won_throughout(title: Title, levels: Sequence[int], number: int) -> bool:
    """Whether the solver wins the deal at each of these levels."""
    return all(is_won(title, number, level) for level in levels)


def bits(enough: int, good: Callable[[int], bool]) -> int:
    """The first so many numbers from `FIRST` on that are good, as bits."""
    found = 0
    for place in count():
        found |= good(FIRST + place) << place
        if found.bit_count() == enough:
            return found
    raise AssertionError


def written(name: str, mask: int, width: int = 108) -> str:
    """The entry of a title as the formatter leaves it: its bits as hexadecimal digits, in lines."""
    digits = f"{mask:x}"
    if len(line := f'    "{name}": "{digits}",\n') <= width + 13:
        return line
    lines = [f'        "{digits[at : at + width]}"' for at in range(0, len(digits), width)]
    return f'    "{name}": (\n' + "\n".join(lines) + "\n    ),\n"


def main() -> None:
    """Writes the file, title by title."""
    path = Path(ramparts.__file__).with_name("proven_numbers.py")
    text = HEAD
    for name, title in TITLES.items():
        levels = HARDEST_FIRST if title.levels > 1 else (1,)
        enough = RUNS if title.levels > 1 else CITY if title.at(1).packs > 1 else OPEN
        mask = bits(enough, partial(is_won_throughout, title, levels))
        print(f"{name}: {enough} of the first {mask.bit_length()}", flush=True)
        text += written(name, mask)
        path.write_text(text + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
