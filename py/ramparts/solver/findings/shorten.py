"""Winning lines made shorter: a search finds some line, which may contain detours."""

from collections.abc import Sequence

from ramparts.engine.play import moves, play
from ramparts.rules.cards import face
from ramparts.rules.game import Game, Move, Position


def shortened(game: Game, position: Position, line: Sequence[Move]) -> tuple[Move, ...]:
    """A line to the same position as this legal one, and never longer.

    At each position the move is taken that leads to the latest position of the line. Raises `ValueError` where no move
    leads on, which is so only after a move that the rules do not allow.
    """
    passed = [tuple(bytes(map(face, pile)) for pile in position)]
    for move in line:
        passed.append(play(game, passed[-1], move))
    # A line may come back to a position; what it did in between is left out by taking the last of these places.
    latest = {at: number for number, at in enumerate(passed)}
    found: list[Move] = []
    number = latest[passed[0]]
    while number < len(line):
        on = {move: latest.get(play(game, passed[number], move), 0) for move in moves(game, passed[number])}
        steps = [(further, move) for move, further in on.items() if further > number]
        if not steps:
            raise ValueError(f"{game.name}: no move leads on along the line after {number} of its moves")
        number, move = max(steps)
        found.append(move)
    return tuple(found)
