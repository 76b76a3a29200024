"""Lines on which most moves lose: where a game is nearly lost, and from there on along the moves that keep it so.

Games are played by the players of `careful`, with moods. The last position of a lost one that could still be won leaves
few moves, and so do many before it. From such a position a line goes on by whichever move that keeps the win leaves
the smallest part of the next moves right.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import NamedTuple

from ramparts.engine.autoplay import finish
from ramparts.engine.play import moves, play
from ramparts.rules.game import Game, Move, Position
from ramparts.solver import Verdict
from ramparts.study.practice.careful import TASTES, Chance, game_played
from ramparts.study.practice.ease import share
from ramparts.study.practice.kinds import FEWEST, GUESSED, MOST
from ramparts.study.practice.unfolding import Step, step
from ramparts.study.worth.knowledge import Key, Knowledge
from ramparts.study.worth.question import answered

TEMPTING = 0.67
"""A position is a choice where a guess is right no more often."""

BETWEEN = 4
"""No more moves than these lie between two choices."""


class Lost(NamedTuple):
    """A game that was lost: its moves and positions, and the number of the last one that could still be won."""

    line: Sequence[Move]
    passed: Sequence[Position]
    last: int


def lost_game(known: Knowledge, start: Position, chance: Chance) -> Lost | None:
    """A game that a player loses from a deal that can be won; None where it is not lost, or nobody knows where."""
    line = game_played(known.game, start, chance.choice(TASTES), chance)
    passed = [*accumulate(line, partial(play, known.game), initial=start)]
    if answered(known, passed[-1]) is not Verdict.LOST:
        return None
    last = last_unlost(known, passed)
    return Lost(line, passed, last) if answered(known, passed[last]) is Verdict.WINNABLE else None


def last_unlost(known: Knowledge, passed: Sequence[Position]) -> int:
    """The number of a position not proved lost, directly before one that is.

    The first of the positions passed can be won, the last is lost. It is found by halving that asks no more than this.
    """
    first, last = 0, len(passed) - 1
    while first + 1 < last:
        middle = (first + last) // 2
        if answered(known, passed[middle]) is Verdict.LOST:
            last = middle
        else:
            first = middle
    return first


def keeping(known: Knowledge, position: Position) -> tuple[Move, ...] | None:
    """The moves that keep a position winnable; None where that is not known of every move."""
    verdicts = {move: answered(known, play(known.game, position, move)) for move in moves(known.game, position)}
    if Verdict.GAVE_UP in verdicts.values():
        return None
    return tuple(move for move, verdict in verdicts.items() if verdict is Verdict.WINNABLE)


def tightrope(known: Knowledge, start: Position, wanted: int) -> list[Step]:
    """Choices one after the other from a position, the first one there; none where that is no choice.

    There are as many as are ``wanted``, fewer where the line does not lead on to so many, and more where it takes more
    until a guess is rare enough.
    """
    game, made = known.game, 1.0
    choices: list[tuple[Position, tuple[Move, ...], list[Move]]] = []
    met = set[Key]()
    for move, position, keep in _walk(known, start):
        met.add(known.key(position))
        if choices:
            choices[-1][2].append(move)
        if not finish(game, position) and _tempts(game, position, keep):
            choices.append((position, keep, []))
            made *= share(game, position, keep)
            if len(choices) == MOST or (made < GUESSED and len(choices) >= max(FEWEST, wanted)):
                break
        elif not choices or len(choices[-1][2]) > BETWEEN:
            break
    lines = [tuple(line) for _, _, line in choices[:-1]]
    for position, keep, _ in choices[-1:]:
        lines.append(tuple(sorted(keep, key=lambda move: known.key(play(game, position, move)) in met)[:1]))
    return [
        step(game, position, tuple(sorted(keep, key=lambda move: move != line[0])), line)
        for (position, keep, _), line in zip(choices, lines, strict=True)
    ]


def _tempts(game: Game, position: Position, keep: Sequence[Move]) -> bool:
    """Whether a position is a choice: a guess is seldom right, and it is no play home that is."""
    return share(game, position, keep) <= TEMPTING and not any(move.dst in game.foundation for move in keep)


def _walk(known: Knowledge, start: Position) -> Iterator[tuple[Move, Position, tuple[Move, ...]]]:
    """The positions of a line from its start, each with the move that leads there and the moves that keep the win.

    It goes on by the move to a new position of whose moves the smallest part keeps the win. One that differs from an
    earlier one in the order of its rows alone is not new. Nothing leads to the start.
    """
    seen, right = {known.key(start)}, keeping(known, start)
    stands = [(Move(0, 0, 0), start, right)] if right else []
    while stands:
        move, position, keep = min(stands, key=lambda each: len(each[2]) / len(moves(known.game, each[1])))
        yield move, position, keep
        ahead = ((each, play(known.game, position, each)) for each in keep)
        new = ((each, after, keeping(known, after) or ()) for each, after in ahead if known.key(after) not in seen)
        stands = [each for each in new if each[2]]
        seen |= {known.key(after) for _, after, _ in stands}
