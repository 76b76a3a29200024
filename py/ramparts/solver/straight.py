"""Winning lines without detours: a search finds a line, not a short one."""

from collections.abc import Sequence

from ramparts.cards import face
from ramparts.game import Game, Move, Position
from ramparts.tables import after, moves, tables_of


def straight(game: Game, position: Position, line: Sequence[Move]) -> tuple[Move, ...]:
    """A line to where this legal one leads, never longer: wherever one move leads far along the line, it is taken."""
    tables = tables_of(game)
    passed = [tuple(bytes(map(face, pile)) for pile in position)]
    for move in line:
        passed.append(after(tables, passed[-1], move))
    latest = {at: number for number, at in enumerate(passed)}
    found: list[Move] = []
    number = latest[passed[0]]
    while number < len(line):
        steps = [(latest.get(after(tables, passed[number], move), 0), move) for move in moves(tables, passed[number])]
        number, move = max(steps)
        found.append(move)
    return tuple(found)
