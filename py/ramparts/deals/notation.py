"""Moves as text: ``t3-t5``, ``t3-t5:4`` (a run of four), ``t3-h`` (home), ``s-d`` (turn a card), ``r01-w0``.

In place of a pile its exposed card may be named, as ``QS-KS`` or ``QS-h``; with two packs that may fit several moves.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ramparts.engine.play import moves, play
from ramparts.engine.runs import singles
from ramparts.rules.cards import card_text
from ramparts.rules.errors import AmbiguousMove, BadNotation, IllegalMove, brief, quoted
from ramparts.rules.game import Game, Move, Position, Role
from ramparts.rules.wording import marked as _

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
        raise BadNotation(
            _("{text} is not a move: write source-target, such as t3-t5, t3-h or t3-t5:4"),
            text=quoted(text),
        )
    source, target, digits = found.groups()
    count = int(digits or 1)
    meant = [
        (Move(src, dst, count), steps)
        for src in _piles_named(game, position, source)
        for dst in _piles_named(game, position, target)
        if (steps := singles(game, position, Move(src, dst, count)))
    ]
    if not meant:
        reason = _reason(game, position, source, count)
        raise IllegalMove(_("{text} is not allowed: {why}"), text=quoted(text), why=reason)
    if len(meant) > 1:
        readings = ", ".join(move_text(game, move) for move, _steps in meant)
        raise AmbiguousMove(_("{text} could mean any of {moves}"), text=quoted(text), moves=readings)
    move, steps = meant[0]
    for step in steps:
        position = play(game, position, step)
    return Gesture(move, steps, position)


def _piles_named(game: Game, position: Position, name: str) -> list[int]:
    """The piles meant by a pile id, ``h`` or the name of an exposed card. Raises `BadNotation` for none of these."""
    if name == HOME:
        return list(game.foundation)
    if by_id := [i for i, pile in enumerate(game.piles) if pile.id == name]:
        return by_id
    face_up = [(i, cards[-1]) for i, cards in enumerate(position) if cards and game.piles[i].role is not Role.STOCK]
    if by_card := [i for i, card in face_up if card_text(card) == name]:
        return by_card
    sentence = _("{name} is neither a pile of {game} nor an end card")
    raise BadNotation(sentence, name=quoted(name), game=game.name)


def _reason(game: Game, position: Position, source: str, count: int) -> IllegalMove:
    """Why no move from ``source`` fits."""
    piles = _piles_named(game, position, source)
    if all(not position[i] for i in piles):
        return IllegalMove(_("{source} is empty"), source=source)
    run = _("it does not fit there as a sequence of {count}")
    why = IllegalMove(run if count > 1 else _("it does not fit there"), count=count)
    legal = ", ".join(move_text(game, move) for move in moves(game, position) if move.src in piles)
    allowing = _("{why} ({source} allows {moves})")
    return IllegalMove(allowing, why=why, source=source, moves=legal) if legal else why


def replay(game: Game, position: Position, texts: Sequence[str], deal: str) -> list[Gesture]:
    """The gestures that ``texts`` name one after the other, from this position.

    Raises what `parse_move` raises, with the move's number (from 1) and the deal in the message.
    """
    played: list[Gesture] = []
    for number, text in enumerate(texts, 1):
        try:
            played.append(parse_move(game, position, text))
        except (BadNotation, IllegalMove, AmbiguousMove) as error:
            sentence = _("move {number} of {deal}: {why}")
            raise type(error)(sentence, number=number, deal=brief(deal), why=error) from None
        position = played[-1].position
    return played


def moves_text(game: Game, line: Iterable[Move]) -> list[str]:
    """The texts of moves, in order."""
    return [move_text(game, move) for move in line]
