"""Moves as text: ``t3-t5``, ``t3-t5:4`` (a run of four), ``t3-h`` (home), ``s-d`` (turn a card), ``r01-w0``.

Where a pile is meant its exposed card may be named instead, as ``QS-KS`` or ``QS-h``; with two packs that may fit more
than one move.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ramparts.cards import card_text
from ramparts.errors import AmbiguousMove, BadNotation, IllegalMove, brief, quoted
from ramparts.game import Game, Move, Position, Role
from ramparts.play import moves, play
from ramparts.runs import singles

_MOVE = re.compile(r"([A-Za-z0-9]{1,3})-([A-Za-z0-9]{1,3})(?::([1-9][0-9]?))?", re.ASCII)
HOME = "h"


class Gesture(NamedTuple):
    """A legal gesture: the move as meant, the single moves that carry it out, and the position they lead to."""

    move: Move
    singles: tuple[Move, ...]
    position: Position


def move_text(game: Game, move: Move) -> str:
    """The move as text; a target on any foundation is written ``h``."""
    target = game.piles[move.dst]
    name = HOME if target.role is Role.FOUNDATION else target.id
    return f"{game.piles[move.src].id}-{name}" + (f":{move.count}" if move.count > 1 else "")


def parse_move(game: Game, position: Position, text: str) -> Gesture:
    """The legal gesture that ``text`` names in this position.

    Raises `BadNotation` when it is no move, `IllegalMove` when the rules forbid it, `AmbiguousMove` when a named card
    makes it fit more than one.
    """
    found = _MOVE.fullmatch(text)
    if found is None:
        raise BadNotation(f"{quoted(text)} is not a move: write source-target, as t3-t5, t3-h or t3-t5:4")
    source, target, digits = found.groups()
    count = int(digits or 1)
    meant = [
        (Move(src, dst, count), steps)
        for src in _named(game, position, source)
        for dst in _named(game, position, target)
        if (steps := singles(game, position, Move(src, dst, count)))
    ]
    if not meant:
        raise IllegalMove(f"{quoted(text)} is not allowed: {_why(game, position, source, count)}")
    if len(meant) > 1:
        raise AmbiguousMove(f"{quoted(text)} may be " + " or ".join(move_text(game, move) for move, _ in meant))
    (move, steps), *_ = meant
    for step in steps:
        position = play(game, position, step)
    return Gesture(move, steps, position)


def _named(game: Game, position: Position, name: str) -> list[int]:
    """The piles meant by a pile id, ``h`` or the name of an exposed card. Raises `BadNotation` for none of these."""
    if name == HOME:
        return list(game.foundation)
    if by_id := [i for i, pile in enumerate(game.piles) if pile.id == name]:
        return by_id
    face_up = [(i, cards[-1]) for i, cards in enumerate(position) if cards and game.piles[i].role is not Role.STOCK]
    if by_card := [i for i, card in face_up if card_text(card) == name]:
        return by_card
    raise BadNotation(f"{quoted(name)} is neither a pile of {game.name} nor an exposed card")


def _why(game: Game, position: Position, source: str, count: int) -> str:
    """The part of a sentence that says why no move from ``source`` fits."""
    piles = _named(game, position, source)
    if all(not position[i] for i in piles):
        return f"{source} is empty"
    legal = [move_text(game, move) for move in moves(game, position) if move.src in piles]
    run = f" as a run of {count}" if count > 1 else ""
    return f"it does not fit there{run}" + (f" ({source} allows {', '.join(legal)})" if legal else "")


def replay(game: Game, position: Position, texts: Sequence[str], deal: str) -> list[Gesture]:
    """The gestures that ``texts`` name one after the other, from this position.

    Raises what `parse_move` raises, with the move's number (from 1) and the deal in the message.
    """
    played: list[Gesture] = []
    for number, text in enumerate(texts, 1):
        try:
            played.append(parse_move(game, position, text))
        except (BadNotation, IllegalMove, AmbiguousMove) as error:
            raise type(error)(f"move {number} of {brief(deal)}: {error}") from None
        position = played[-1].position
    return played


def moves_text(game: Game, line: Iterable[Move]) -> list[str]:
    """The texts of moves, in order."""
    return [move_text(game, move) for move in line]
