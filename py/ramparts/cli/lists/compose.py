"""The lists of puzzles that ship with the program: made longer deal by deal."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from ramparts.cli.locked_file import locked
from ramparts.cli.progress import draw_bar
from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.rules.game import Game
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.puzzle_lists import Listed, lacking, parse_puzzles, puzzle_line
from ramparts.study.practice.puzzles import continued, puzzles_in
from ramparts.study.practice.unfolding import unfolded
from ramparts.study.worth.knowledge import Knowledge

FIRST = 200_000
"""The number of the first deal that is searched for puzzles."""

HIGHEST = 3
"""Where a game has a ladder its highest levels are searched, so many: on the others a player hardly loses."""

VERDICT = 20_000, 5_000
"""How many positions are looked at for a verdict, with one pack and with two. What takes more is no puzzle: it would
take all the time."""


def update_puzzles(path: Path, name: str, wanted: int, deals: int, progress: TextIO) -> list[Listed]:
    """The puzzles of a list, after so many deals were searched for those that are wanted of each grade.

    Each is written as soon as it is found; what the file has already stays as it is, and the search goes on after its
    last deal. Before that the puzzles of the list that can be guessed are gone on with. Raises `BadNotation` when it
    holds anything else.
    """
    title = TITLES[name]
    with locked(path) as file:
        listed = [puzzle for line in file.read_list(parse_puzzles, "no puzzle") for puzzle in line]
        first = max((each.number for each in listed), default=FIRST - 1) + 1
        offered = {unfolded(title, each.puzzle).deal.text for each in listed if each.puzzle.offered}

        def add(number: int, puzzles: Iterable[Puzzle]) -> None:
            for puzzle in puzzles:
                wants = puzzle.grade in lacking(listed, wanted)
                if wants and (start := unfolded(title, puzzle).deal.text) not in offered:
                    offered.add(start)
                    listed.append(Listed(number, puzzle))
                    file.append(puzzle_line(number, puzzle))

        for number, puzzle in _guessed_alone(listed, wanted):
            game = unfolded(title, puzzle).deal.game
            add(number, filter(None, [continued(_knowledge(game), title, puzzle)]))
        of = FIRST + deals - first
        for done, number in enumerate(range(first, FIRST + deals), 1):
            if not lacking(listed, wanted):
                draw_bar(progress, of, of)
                break
            deal = numbered(title, number, max(1, title.ladder_top - number % HIGHEST))
            add(number, puzzles_in(_knowledge(deal.game), title, deal))
            draw_bar(progress, done, of)
    return listed


def _guessed_alone(listed: Sequence[Listed], wanted: int) -> Iterator[Listed]:
    """The puzzles that can be guessed, and from whose positions none goes on that cannot, while any are wanted."""
    for each in tuple(listed):
        hard = {other.puzzle.deal for other in listed if other.puzzle.offered}
        if lacking(listed, wanted) and each.puzzle.deal not in hard:
            yield each


def _knowledge(game: Game) -> Knowledge:
    return Knowledge(game, VERDICT[game.packs - 1], chosen_engine(None))
