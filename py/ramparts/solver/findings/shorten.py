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
    """A line to the same position as this legal one, never longer, in which no card goes by a pile it need not visit.

    Of two moves of a card one is left out, and both where it comes back, as long as the rules allow those between.
    """
    straight: tuple[Move, ...] | None = tuple(line)
    while straight is not None:
        found, straight = straight, _without_a_visit(game, position, straight)
    return found


def _without_a_visit(game: Game, position: Position, line: tuple[Move, ...]) -> tuple[Move, ...] | None:
    """The line in which one card visits one pile less; None where each card has to be where it is laid."""
    passed, last = _passed(game, position, line), dict[int, int]()
    for end, move in enumerate(line):
        card = passed[end][move.src][-1]
        if (begin := last.get(card)) is not None:
            between, direct = line[begin + 1 : end], Move(line[begin].src, move.dst)
            ways = [between] if direct.src == direct.dst else [(*between, direct), (direct, *between)]
            for way in ways:
                if _leads(game, passed[begin], way, passed[end + 1]):
                    return (*line[:begin], *way, *line[end + 1 :])
        last[card] = end
    return None


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
