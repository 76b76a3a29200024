"""Makes the lists of winnable deals that ship with the program: see `ramparts.deals.proven`.

Deals are tried one after the other, and those that the solver wins within a small budget are listed until there are
enough. In a game with levels a run counts as one deal, of which every level up the ladder has to be won.
"""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from itertools import chain, count
from multiprocessing.pool import Pool
from pathlib import Path
from typing import TextIO

from ramparts.cli.locked_file import locked
from ramparts.cli.progress import draw_bar
from ramparts.deals.deal import numbered, unknown_game
from ramparts.deals.proven import FIRST, parse_lists
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.rules.game import Game, Title
from ramparts.solver import Verdict, solve

BATCH = 100
"""How many deals are handed to several processes at once; of the last batch some are tried for nothing."""


def budget(game: Game) -> int:
    """How many positions the solver may look at. With two packs each takes ten times as long; few deals are lost."""
    return 20_000 if game.packs == 1 else 4_000


def default_count(title: Title) -> int:
    """How many deals a list has by default: so many that a player hardly gets one of them twice."""
    return 300 if title.at(1).packs == 1 else 100


def can_be_won(name: str, number: int) -> bool:
    """Whether the solver wins the deal within the budget, at every level; ``name`` is the title's id.

    The highest level is tried first: it is the one most likely to be lost.
    """
    deals = (numbered(TITLES[name], number, level) for level in range(TITLES[name].ladder_top, 0, -1))
    engine = chosen_engine(None)  # either gives the same list
    return all(solve(deal.game, deal.start, budget(deal.game), engine).verdict is Verdict.WINNABLE for deal in deals)


def winnable_list(name: str, wanted: int, jobs: int, progress: TextIO) -> int:
    """The list of a title: one bit for each deal from `FIRST` on, until ``wanted`` deals are won.

    A bar on ``progress`` shows how far it has come, if that is a terminal.
    """
    bits, positions = 0, count()
    with multiprocessing.get_context("spawn").Pool(jobs) if jobs > 1 else nullcontext() as pool:
        results = _results(partial(can_be_won, name), pool)
        while (found := bits.bit_count()) < wanted:
            bits |= next(results) << next(positions)
            if bits.bit_count() > found:
                draw_bar(progress, found + 1, wanted)
    return bits


def _results(decide: Callable[[int], bool], pool: Pool | None) -> Iterator[bool]:
    """Whether each deal from `FIRST` on can be won, without end."""
    if pool is None:
        return map(decide, count(FIRST))
    batches = (range(first, first + BATCH) for first in count(FIRST, BATCH))
    return chain.from_iterable(map(partial(pool.imap, decide), batches))


def named_titles(names: Sequence[str]) -> Sequence[str]:
    """The ids of titles that were named, or all ids if none was. Raises `BadNotation` for an unknown one."""
    for name in names:
        if name not in TITLES:
            raise unknown_game(name, TITLES)
    return names or tuple(TITLES)


def update_lists(path: Path, names: Sequence[str], wanted: int | None, jobs: int, progress: TextIO) -> dict[str, int]:
    """The new lists of these titles, which replace the old ones in the file; its lists of other titles stay.

    The whole file is written after each title, so an interruption loses only the title that was being worked on. Raises
    `BadNotation` when it holds anything else.
    """
    new: dict[str, int] = {}
    with locked(path) as file:
        lists = dict(chain.from_iterable(line.items() for line in file.read_list(parse_lists, "not a list of deals")))
        for name in named_titles(names):
            lists[name] = new[name] = winnable_list(name, wanted or default_count(TITLES[name]), jobs, progress)
            ordered = sorted(lists, key=[*TITLES, *lists].index)
            file.replace("".join(f"{each} {lists[each]:x}\n" for each in ordered))
    return new


def summary(new: dict[str, int]) -> tuple[dict[str, object], str]:
    """How many deals were tried and listed: as an object, and in words."""
    rows = [{"game": name, "listed": bits.bit_count(), "tried": bits.bit_length()} for name, bits in new.items()]
    lines = (f"{row['game']}: {row['listed']} of the first {row['tried']} deals" for row in rows)
    return {"proved": rows}, "\n".join(lines)
