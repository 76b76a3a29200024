"""Moves as letters, for lists that a page fetches: one for each move, its place among the legal ones.

The order of legal moves is that of `ramparts.engine.play.moves`, which never changes: perft files hold it.
"""

from collections.abc import Iterable
from string import ascii_letters, digits

from ramparts.engine.play import moves, play
from ramparts.rules.game import Game, Move, Position

LETTERS = f"{digits}{ascii_letters}-_"
"""The letter of each place. A position with more moves than letters is rare, and goes into no list."""


def spelt(game: Game, position: Position, line: Iterable[Move]) -> str:
    """The letters of a legal line from a position. Raises `ValueError` for a move that has none."""
    letters: list[str] = []
    for move in line:
        letters.append(letter(game, position, move))
        position = play(game, position, move)
    return "".join(letters)


def letter(game: Game, position: Position, move: Move) -> str:
    """The letter of a legal move. Raises `ValueError` where it has none."""
    place = moves(game, position).index(move)
    if place >= len(LETTERS):
        raise ValueError(f"a position with {place + 1} moves or more")
    return LETTERS[place]


def read_letter(game: Game, position: Position, written: str) -> Move:
    """The move of a letter. Raises `ValueError` where there is none."""
    found, place = moves(game, position), LETTERS.index(written)
    if place >= len(found):
        raise ValueError(written)
    return found[place]


def read_line(game: Game, position: Position, letters: str) -> tuple[tuple[Move, ...], Position]:
    """The moves of letters, and the position after them. Raises `ValueError` where they are none."""
    line: list[Move] = []
    for written in letters:
        line.append(read_letter(game, position, written))
        position = play(game, position, line[-1])
    return tuple(line), position
