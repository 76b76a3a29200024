"""A puzzle of a list made ready to be played: its deal, and its choices with what follows each of them.

In a list the position is a text such as ``fortress=t0~JH…``, or shorter the number of its deal with the moves that lead
there, ``200003+5a0``, at level 7 ``200003/7+5a0``. Each choice is ``3f:0a2``: the letters of all moves that keep the
win, the first of which is played on, and those of the moves that lead from there to the next choice.
"""

from collections.abc import Sequence
from functools import partial, reduce
from typing import NamedTuple

from ramparts.deals.deal import Deal, numbered, parse_deal, position_text
from ramparts.engine.play import play
from ramparts.rules.game import Game, Move, Position, Title
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.spelling import letter, read_letter, read_line, spelt


class Step(NamedTuple):
    """A choice: the moves that ``keep`` the win, and the ``line`` from here to the next choice, kept[0] first."""

    start: Position
    keep: tuple[Move, ...]
    line: tuple[Move, ...]
    end: Position


class Unfolded(NamedTuple):
    """A puzzle that can be played."""

    deal: Deal
    steps: tuple[Step, ...]


def unfolded(title: Title, puzzle: Puzzle) -> Unfolded:
    """A puzzle of a title, ready to be played. Raises `ValueError`, or what `parse_deal` does, for one that is none."""
    deal = parse_deal(placed(title, puzzle.deal), {title.id: title})
    steps: list[Step] = []
    position = deal.start
    for text in puzzle.steps:
        steps.append(_step(deal.game, position, text))
        position = steps[-1].end
    return Unfolded(deal, tuple(steps))


def placed(title: Title, text: str) -> str:
    """The position of a puzzle as `parse_deal` reads it, of the text that a list has of it."""
    if "=" in text:
        return text
    named, _plus, way = text.partition("+")
    number, _slash, level = named.partition("/")
    deal = numbered(title, int(number), int(level or 1))
    return position_text(title, deal.game, read_line(deal.game, deal.start, way)[1])


def _step(game: Game, start: Position, text: str) -> Step:
    letters, _colon, more = text.partition(":")
    keep = tuple(read_letter(game, start, each) for each in letters)
    line, end = read_line(game, play(game, start, keep[0]), more)
    return Step(start, keep, (keep[0], *line), end)


def step(game: Game, start: Position, keep: tuple[Move, ...], line: tuple[Move, ...]) -> Step:
    """A choice, with where it leads."""
    return Step(start, keep, line, reduce(partial(play, game), line, start))


def folded(game: Game, steps: Sequence[Step]) -> tuple[str, ...]:
    """The texts of choices, as a list has them. Raises `ValueError` for moves without letters."""
    texts: list[str] = []
    for start, keep, line, _end in steps:
        letters = "".join(letter(game, start, move) for move in keep)
        texts.append(f"{letters}:{spelt(game, play(game, start, line[0]), line[1:])}")
    return tuple(texts)
