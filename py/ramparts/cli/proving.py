"""Lists of deals that can be won, as they ship with the program: see `ramparts.deals.proven`.

Deals are tried one after the other, and those that are won within a small budget are listed until there are enough. Of
a game with levels they are runs, of which every level up the ladder has to be won.
"""

import multiprocessing
import reprlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from itertools import chain, count
from multiprocessing.pool import Pool
from pathlib import Path
from typing import TextIO

from ramparts.cli.survey import bar
from ramparts.deals.deal import numbered
from ramparts.deals.proven import FIRST, parse_lists
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Game, Title
from ramparts.solver import Verdict, solve

BATCH = 100
"""How many deals are handed to several processes at once: those after the last one needed are tried in vain."""


def budget(game: Game) -> int:
    """The positions that may be looked at: with two packs each takes ten times as long, and deals are seldom lost."""
    return 20_000 if game.packs == 1 else 4_000


def enough(title: Title) -> int:
    """How many deals a list has where nobody says how many: a player should not meet one again."""
    return 300 if title.at(1).packs == 1 else 100


def can_be_won(name: str, number: int) -> bool:
    """Whether the solver wins the deal within the budget, at every level; ``name`` is the title's id.

    The highest level is tried first: it is the one most likely to be lost.
    """
    deals = (numbered(TITLES[name], number, level) for level in range(TITLES[name].ladder_top, 0, -1))
    return all(solve(deal.game, deal.start, budget(deal.game)).verdict is Verdict.WINNABLE for deal in deals)


def proved(name: str, wanted: int, jobs: int, shown: TextIO) -> int:
    """The list of a title: a bit for each deal from `FIRST` on, until so many are won.

    A bar on ``shown`` tells how far it has come, where that is a terminal.
    """
    bits, places = 0, count()
    with multiprocessing.get_context("spawn").Pool(jobs) if jobs > 1 else nullcontext() as pool:
        verdicts = _each(partial(can_be_won, name), pool)
        while (found := bits.bit_count()) < wanted:
            bits |= next(verdicts) << next(places)
            if bits.bit_count() > found and shown.isatty():
                print(f"\r{bar(found + 1, wanted)}", end="\n" if found + 1 == wanted else "", file=shown, flush=True)
    return bits


def _each(decide: Callable[[int], bool], pool: Pool | None) -> Iterator[bool]:
    """What is decided of each deal from `FIRST` on, without end."""
    if pool is None:
        return map(decide, count(FIRST))
    batches = (range(first, first + BATCH) for first in count(FIRST, BATCH))
    return chain.from_iterable(map(partial(pool.imap, decide), batches))


def known(path: Path) -> dict[str, int]:
    """The lists that a file has so far. Raises `BadNotation`, and leaves the file alone, when it is no such file."""
    lists: dict[str, int] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        try:
            lists |= parse_lists(line)
        except ValueError:
            sentence = "{path}, line {number}: {line} is not a list of deals"
            raise BadNotation(sentence, path=path, number=number, line=reprlib.repr(line)) from None
    return lists


def titles(names: Sequence[str]) -> Sequence[str]:
    """The ids that were named, or all of them if none was. Raises `BadNotation` for what is no title's."""
    for name in names:
        if name not in TITLES:
            sentence = "{name!r}: there is no such game; the games are {names}"
            raise BadNotation(sentence, name=name, names=", ".join(TITLES))
    return names or tuple(TITLES)


def brought_up_to_date(
    path: Path, names: Sequence[str], wanted: int | None, jobs: int, shown: TextIO
) -> dict[str, int]:
    """The lists of these titles, made anew; what the file says of others stays in it.

    The file is written whole, after each title: what an interruption leaves is a list with fewer titles made anew.
    """
    lists, made = known(path), {}
    for name in titles(names):
        lists[name] = made[name] = proved(name, wanted or enough(TITLES[name]), jobs, shown)
        ordered = sorted(lists, key=[*TITLES, *lists].index)
        path.write_text("".join(f"{each} {lists[each]:x}\n" for each in ordered), encoding="utf-8")
    return made


def summary(made: dict[str, int]) -> tuple[dict[str, object], str]:
    """What was listed: as an object, and in words."""
    rows = [{"game": name, "listed": bits.bit_count(), "tried": bits.bit_length()} for name, bits in made.items()]
    said = (f"{row['game']}: {row['listed']} of the first {row['tried']} deals" for row in rows)
    return {"proved": rows}, "\n".join(said)
