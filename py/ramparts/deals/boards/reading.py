"""Boards of other programs as deals of a game, and back; whether a text is one at all."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from ramparts.deals.boards.placing import placed
from ramparts.deals.boards.pysol import HEAD, read_pysol, write_pysol
from ramparts.deals.boards.sheet import LONGEST, Format, Sheet, wrong
from ramparts.deals.boards.solvitaire import read_solvitaire, write_solvitaire
from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.plain_text import plain
from ramparts.rules.cards import parse_card
from ramparts.rules.errors import BadNotation, brief
from ramparts.rules.game import Game, Position, Title
from ramparts.rules.wording import marked as _

READERS: Mapping[Format, Callable[[str], Sheet]] = MappingProxyType(
    {"pysol": read_pysol, "solvitaire": read_solvitaire}
)

WRITERS: Mapping[Format, Callable[[Game, Position], str]] = MappingProxyType(
    {"pysol": write_pysol, "solvitaire": write_solvitaire}
)

MANY = 10
"""So many cards with blanks between them are no deal, move or link, but a board."""

_CARDS = re.compile(r"(?<!\S)(?:10|[1-9atjqk])[cdhs](?!\S)", re.IGNORECASE | re.ASCII)


class Board(NamedTuple):
    """A deal that was read from a board, and the format of that."""

    deal: Deal
    format: Format


def format_of(text: str) -> Format | None:
    """The format that a text has, if it is a board at all, right or wrong; None for a deal, a link or anything."""
    head = text[:LONGEST].lstrip("\ufeff \t\r\n")
    if head.startswith("{"):
        return "solvitaire"
    return "pysol" if any(map(HEAD.fullmatch, head.splitlines())) or len(_CARDS.findall(head)) >= MANY else None


def parse_board(text: str, title: Title, level: int = 0) -> Board:
    """The deal of a title that a board shows; without a level it is the lowest one with these ranks.

    Raises `BadNotation`, saying in which format it was read, what is wrong, and in which line.
    """
    if len(text) > LONGEST:
        sentence = _("a deal has no more than {most} characters, but this has {count}")
        raise BadNotation(sentence, most=LONGEST, count=len(text))
    format_ = format_of(text) or "pysol"
    lines = [plain(line) for line in text.splitlines()]
    if format_ == "pysol" and len([*filter(None, lines)]) < 2:
        raise wrong(format_, BadNotation(_("each row needs a line of its own, but this is a single line")))
    sheet = READERS[format_]("\n".join(lines))
    cards = {parse_card(card.name) for card in sheet.cards()}
    levels = [title.at(level or 1)] if level or title.levels == 1 else map(title.at, range(1, title.levels + 1))
    game = next((game for game in levels if cards <= game.pack), title.at(level or 1))
    piles = zip(game.piles, placed(sheet, game, title.name), strict=True)
    segments = ".".join(f"{pile.id}~{''.join(card.name for card in cards)}" for pile, cards in piles if cards)
    name = f"{title.id}/{game.level}" if title.levels > 1 else title.id
    return Board(parse_deal(f"{name}={segments}", {title.id: title}), format_)


def board_text(game: Game, position: Position, format_: Format) -> str:
    """A position as a board of a format; which pack a card is from is lost. Raises `BadNotation` for no such format."""
    if format_ not in WRITERS:
        sentence = _("{given} is not a known board format: use one of {formats}")
        raise BadNotation(sentence, given=brief(repr(format_)), formats=", ".join(WRITERS))
    return WRITERS[format_](game, position)
