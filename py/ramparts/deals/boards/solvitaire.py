"""Boards as JSON, as Solvitaire takes and prints them: an object with an array of cards for each pile.

``{"tableau piles": [["KS", "10H"], ...]}``, bottom card first; ``foundations``, ``cells``, ``stock``, ``waste`` and
``reserve`` may stand beside it. Ramparts of The Besieged City are tableau piles.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from ramparts.deals.boards.sheet import Format, Row, Sheet, Written, card_written, wrong
from ramparts.rules.cards import Card, card_text, parse_card, suit
from ramparts.rules.errors import BadNotation, brief, quoted
from ramparts.rules.game import Game, Position, Role
from ramparts.rules.wording import marked as _

FORMAT: Format = "solvitaire"

PLACES: Mapping[str, Role] = {"cells": Role.CELL, "reserve": Role.RESERVE}

STOCKS: Mapping[str, Role] = {"stock": Role.STOCK, "waste": Role.WASTE}

NAMES = ("tableau piles", "foundations", *PLACES, *STOCKS)
"""What the piles are called."""

_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)


class Members(list[Any]):
    """The names and values of an object, in the order in which they are written."""


class Lines:
    """The lines of the texts of a JSON document, one after the other; ``at`` is that of the last one."""

    def __init__(self, document: str) -> None:
        self._found = (document.count("\n", 0, each.start()) + 1 for each in _TEXT.finditer(document))
        self.at = 1

    def told(self, value: Any) -> Any:  # noqa: ANN401  # whatever JSON holds
        """The value with every text, and whatever else is neither array nor object, as a word with its line."""
        if isinstance(value, list):
            same: type[list[Any]] = type(value)
            return same([self.told(each) for each in value])
        if isinstance(value, tuple):
            return tuple([self.told(each) for each in value])
        self.at = next(self._found) if isinstance(value, str) else self.at
        return Written(value if isinstance(value, str) else brief(json.dumps(value)), self.at)


def read_solvitaire(text: str) -> Sheet:
    """What a board of this format says. Raises `BadNotation`, with the line, for what is no card and no such pile."""
    sheet, told = Sheet(FORMAT), set[str]()
    for name, value in _members(text):
        if name.name in told:
            raise wrong(FORMAT, BadNotation(_("{name} is there twice"), name=quoted(name.name)), name.line)
        told.add(name.name)
        piles = value if isinstance(value, list) and not isinstance(value, Members) else [value]
        if name.name == "tableau piles":
            sheet.rows += [Row(cards := tuple(_cards(pile)), cards[0].line if cards else 0) for pile in piles]
        elif name.name == "foundations":
            sheet.homes = {}
            for pile in piles:
                if cards := tuple(_cards(pile)):
                    _add_home(sheet.homes, cards)
        elif name.name in PLACES:
            sheet.places[PLACES[name.name]] = [card for pile in piles for card in _cards_or_none(pile)]
        elif name.name in STOCKS:
            sheet.stocks[STOCKS[name.name]] = tuple(_cards(value))
        else:
            raise _unknown(name)
    return sheet


def _unknown(name: Written) -> BadNotation:
    """The refusal of a name that no piles have."""
    sentence = _("there are no piles called {name}: the piles are called {names}")
    return wrong(FORMAT, BadNotation(sentence, name=quoted(name.name), names=", ".join(NAMES)), name.line)


def _members(text: str) -> Members:
    """The names and values of an object, with their lines. Raises `BadNotation` where the text is none."""
    try:
        found: Members = Lines(text).told(json.loads(text, object_pairs_hook=Members))
    except (ValueError, RecursionError) as error:
        raise wrong(FORMAT, BadNotation(_("this is not JSON")), getattr(error, "lineno", 0)) from None
    return found


def _cards(value: Any) -> Iterator[Written]:  # noqa: ANN401  # whatever JSON holds
    """The cards of a pile, which may also be one card, or the empty text where there is none."""
    if isinstance(value, Members) and value:
        raise _unknown(value[0][0])
    if isinstance(value, list):
        for each in value:
            yield from _cards(each)
    elif value.name:
        yield card_written(value.name, value.line, FORMAT)


def _cards_or_none(value: Any) -> list[Written | None]:  # noqa: ANN401  # whatever JSON holds
    """The card of a place for one, None where there is none; more than one where the text has more."""
    return [*_cards(value)] or [None]


def _add_home(homes: dict[int, tuple[Written, ...]], cards: tuple[Written, ...]) -> None:
    """Takes down a foundation, by the suit of its first card."""
    first = suit(parse_card(cards[0].name))
    if first in homes:
        why = BadNotation(_("there is a foundation of this suit already"))
        raise wrong(FORMAT, why, cards[0].line)
    homes[first] = cards


def write_solvitaire(game: Game, position: Position) -> str:
    """A position as text of this format; which pack a card is from is lost."""

    def names(pile: int) -> list[str]:
        return [_named(card) for card in position[pile]]

    def lines(piles: tuple[int, ...]) -> str:
        return "[\n" + ",\n".join(f"    {json.dumps(names(pile))}" for pile in piles) + "\n  ]"

    parts = {"tableau piles": lines(game.having(Role.ROW, Role.RAMPART)), "foundations": lines(game.foundation)}
    for name, role in PLACES.items():
        if any(position[place] for place in game.having(role)):
            parts[name] = json.dumps(["".join(names(place)) for place in game.having(role)])
    for name, role in STOCKS.items():
        parts.update((name, json.dumps(names(pile))) for pile in game.having(role))
    return "{\n" + ",\n".join(f"  {json.dumps(name)}: {part}" for name, part in parts.items()) + "\n}\n"


def _named(card: Card) -> str:
    return card_text(card).replace("T", "10")
