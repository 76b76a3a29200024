"""Boards as text: a line for each row, as Freecell Solver takes them, PySolFC's dealer and KPat write them.

``Foundations: H-3 C-0 D-A S-0`` says how far each suit is home, ``Freecells: 2C -`` what lies in the cells; both may
be left out. Then comes a line for each row, bottom card first, in which a colon may come first. The format has no words
for what only Fortitude and The Besieged City have: ``Talon:`` is the stack, the next card first, as for Klondike;
``Waste:`` the discard pile and ``Reserve:`` the reserve are our own.
"""

import re
from collections.abc import Iterator

from ramparts.deals.boards.sheet import Row, Sheet, Written, card_written, wrong
from ramparts.rules.cards import SUITS, card_text
from ramparts.rules.errors import BadNotation, quoted
from ramparts.rules.game import Game, Position, Role
from ramparts.rules.wording import marked as _

HOMES = ("foundations", "foundation", "founds", "decks")

PLACES = {"freecells": Role.CELL, "freecell": Role.CELL, "fc": Role.CELL, "reserve": Role.RESERVE}

STOCKS = {"talon": Role.STOCK, "waste": Role.WASTE}

SUITS_WRITTEN = "HCDS"
"""The order in which these programs name the suits."""

HEAD = re.compile(rf"\s*({'|'.join((*HOMES, *PLACES, *STOCKS))})\s*:(.*)", re.IGNORECASE)

_LEVEL = re.compile("([cdhs])-(1[0-3]?|[02-9atjqk])", re.IGNORECASE | re.ASCII)

_RULE = re.compile(r"\s*[-=]{3,}\s*")
"""What Freecell Solver puts between boards."""


def read_pysol(text: str) -> Sheet:
    """What a board of this format says. Raises `BadNotation`, with the line, for what is no card and no such line."""
    sheet = Sheet("pysol")
    told = set[str]()
    for line, content in _lines(text):
        head = HEAD.fullmatch(content)
        if head is None:
            words = content.strip().removeprefix(":").split()
            cards = tuple(card_written(word, line, "pysol") for word in words if word != "-")
            sheet.rows.append(Row(cards, line, blank=not content.strip()))
            continue
        name = head[1].lower()
        kind = "homes" if name in HOMES else (PLACES | STOCKS)[name].value
        if kind in told:
            raise wrong("pysol", BadNotation(_("{name} is there twice"), name=quoted(head[1])), line)
        told.add(kind)
        _read_head(sheet, name, head[2].split(), line)
    return sheet


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, without comments and what stands between boards."""
    for line, content in enumerate(text.split("\n"), 1):
        bare, sign, _comment = content.partition("#")
        if not (_RULE.fullmatch(bare) or (sign and not bare.strip())):
            yield line, bare


def _read_head(sheet: Sheet, name: str, words: list[str], line: int) -> None:
    """Takes down what stands behind the name of some piles."""
    if name in HOMES:
        sheet.homes = {}
        for word in words:
            suit, home = _home(word, line)
            if suit in sheet.homes:
                raise wrong("pysol", BadNotation(_("{name} is there twice"), name=quoted(word[0])), line)
            sheet.homes[suit] = home
    elif name in PLACES:
        cards = [None if word == "-" else card_written(word, line, "pysol") for word in words]
        sheet.places[PLACES[name]] = cards
    else:
        pile = tuple(card_written(word, line, "pysol") for word in words if word != "-")
        sheet.stocks[STOCKS[name]] = pile[::-1] if name == "talon" else pile


def _home(word: str, line: int) -> tuple[int, tuple[Written, ...]]:
    """The suit of ``H-3``, and the card that lies on top; none for ``H-0``."""
    found = _LEVEL.fullmatch(word)
    if found is None:
        sentence = _("{text} does not give the top card of a foundation: write H-0, H-A or H-10")
        raise wrong("pysol", BadNotation(sentence, text=quoted(word)), line)
    suit, rank = found[1].upper(), found[2]
    return SUITS.index(suit), () if rank == "0" else (card_written(f"{rank}{suit}", line, "pysol"),)


def write_pysol(game: Game, position: Position) -> str:
    """A position as text of this format; which pack a card is from is lost."""

    def names(pile: int) -> list[str]:
        return [card_text(card) for card in position[pile]]

    def joined(piles: tuple[int, ...]) -> str:
        return " ".join(name for pile in piles for name in names(pile) or ["-"])

    tops = {SUITS[suit]: names(home)[-1:] for suit, home in enumerate(game.foundation)}
    levels = " ".join(f"{suit}-{tops[suit][0][0] if tops[suit] else 0}" for suit in SUITS_WRITTEN)
    lines = [f"Foundations: {levels}"]
    for word, role in (("Freecells", Role.CELL), ("Reserve", Role.RESERVE), ("Waste", Role.WASTE)):
        lines += [f"{word}: {joined(piles)}"] if (piles := game.having(role)) else []
    for pile in game.having(Role.STOCK):
        lines.append(" ".join(["Talon:", *names(pile)[::-1]]))
    lines += [" ".join([":", *names(pile)]) for pile in game.having(Role.ROW, Role.RAMPART)]
    return "".join(f"{line}\n" for line in lines)
