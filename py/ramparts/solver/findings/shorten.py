"""Winning lines made shorter: a search finds some line, which may contain detours."""

from collections.abc import Sequence

from ramparts.engine.play import legal, moves, play
from ramparts.rules.cards import face
from ramparts.rules.game import Game, Move, Position


def shortened(game: Game, position: Position, line: Sequence[Move]) -> tuple[Move, ...]:
    """A line to the same position as this legal one, and never longer.

    At each position the move is taken that leads to the latest position of the line. Raises `ValueError` where no move
    leads on, which is so only after a move that the rules do not allow.
    """
    passed = _passed(game, position, line)
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


def straightened(game: Game, position: Position, line: Sequence[Move]) -> tuple[Move, ...]:
    """A line to the same position as this legal one, and never longer, in which cards go fewer ways round.

    Two moves of a card become one, in the place of the first or of the second, and none where it comes back, as long as
    the rules allow those between.
    """
    made, passed = list(line), _passed(game, position, line)
    end = 0
    while end < len(made):
        shorter = _straight(game, passed, made, end)
        if shorter is None:
            end += 1
        else:
            begin, way = shorter
            made[begin : end + 1], passed[begin : end + 2] = way, _passed(game, passed[begin], way)
            end = begin
    return tuple(made)


def _straight(game: Game, passed: list[Position], made: list[Move], end: int) -> tuple[int, list[Move]] | None:
    """Which move moved the card of move ``end`` before, and fewer moves from there to the same place, if there are."""
    card = passed[end][made[end].src][-1]
    begin = next((n for n in reversed(range(end)) if passed[n][made[n].src][-1] == card), None)
    if begin is None:
        return None
    direct, between = Move(made[begin].src, made[end].dst), made[begin + 1 : end]
    ways = [between] if direct.src == direct.dst else [[*between, direct], [direct, *between]]
    goes = (way for way in ways if _leads(game, passed[begin], way, passed[end + 1]))
    return next(((begin, way) for way in goes), None)


def _leads(game: Game, position: Position, line: Sequence[Move], end: Position) -> bool:
    for move in line:
        if not legal(game, position, move):
            return False
        position = play(game, position, move)
    return position == end


def _passed(game: Game, position: Position, line: Sequence[Move]) -> list[Position]:
    """The positions along a line, its two ends included, with faces for cards."""
    passed = [tuple(bytes(map(face, pile)) for pile in position)]
    for move in line:
        passed.append(play(game, passed[-1], move))
    return passed
