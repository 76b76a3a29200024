"""The lists of puzzles that ship with the program: made longer deal by deal."""

from pathlib import Path
from typing import TextIO

from ramparts.cli.engine_choice import chosen_engine
from ramparts.cli.progress import draw_bar
from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from ramparts.study.knowledge import Knowledge
from ramparts.study.puzzle_lists import Listed, lacking, parse_puzzles, puzzle_line
from ramparts.study.puzzles import puzzles_in

FIRST = 200_000
"""The number of the first deal that is searched for puzzles."""


def update_puzzles(path: Path, name: str, wanted: int, deals: int, progress: TextIO) -> list[Listed]:
    """The puzzles of a list, after so many deals were searched for those that are wanted of each kind.

    Each is written as soon as it is found; what the file has already stays as it is, and the search goes on after its
    last deal. Raises `BadNotation` when it holds anything else.
    """
    try:
        listed = parse_puzzles(path.read_text(encoding="utf-8", errors="replace"))
    except ValueError as error:
        raise BadNotation("{path}: {line!r} is no puzzle", path=path, line=str(error)) from None
    first = max((each.number for each in listed), default=FIRST - 1) + 1
    of = FIRST + deals - first
    with path.open("a", encoding="utf-8") as lines:
        for done, number in enumerate(range(first, FIRST + deals), 1):
            if not lacking(listed, wanted):
                draw_bar(progress, of, of)
                break
            deal = numbered(TITLES[name], number)
            known = Knowledge(deal.game, engine=chosen_engine(None))
            for puzzle in puzzles_in(known, TITLES[name], deal, lacking(listed, wanted)):
                listed.append(Listed(number, puzzle))
                print(puzzle_line(number, puzzle), file=lines, flush=True)
            draw_bar(progress, done, of)
    return listed
