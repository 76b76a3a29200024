"""The lists of puzzles that ship with the program: made longer deal by deal."""

from pathlib import Path
from typing import TextIO

from ramparts.cli.engine_choice import chosen_engine
from ramparts.cli.locked_file import locked
from ramparts.cli.progress import draw_bar
from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.puzzle_lists import Listed, lacking, parse_puzzles, puzzle_line
from ramparts.study.practice.puzzles import puzzles_in
from ramparts.study.worth.knowledge import Knowledge

FIRST = 200_000
"""The number of the first deal that is searched for puzzles."""

HIGHEST = 3
"""Where a game has a ladder its highest levels are searched, so many: on the others a player hardly loses."""

VERDICT = 20_000
"""How many positions are looked at for a verdict. What takes more is no puzzle: it would take all the time."""


def update_puzzles(path: Path, name: str, wanted: int, deals: int, progress: TextIO) -> list[Listed]:
    """The puzzles of a list, after so many deals were searched for those that are wanted of each grade.

    Each is written as soon as it is found; what the file has already stays as it is, and the search goes on after its
    last deal. Raises `BadNotation` when it holds anything else.
    """
    with locked(path) as file:
        listed = [puzzle for line in file.read_list(parse_puzzles, "no puzzle") for puzzle in line]
        first = max((each.number for each in listed), default=FIRST - 1) + 1
        of = FIRST + deals - first
        for done, number in enumerate(range(first, FIRST + deals), 1):
            if not lacking(listed, wanted):
                draw_bar(progress, of, of)
                break
            deal = numbered(TITLES[name], number, max(1, TITLES[name].ladder_top - number % HIGHEST))
            known = Knowledge(deal.game, VERDICT, chosen_engine(None))
            for puzzle in puzzles_in(known, TITLES[name], deal):
                if puzzle.grade in lacking(listed, wanted):
                    listed.append(Listed(number, puzzle))
                    file.append(puzzle_line(number, puzzle))
            draw_bar(progress, done, of)
    return listed
