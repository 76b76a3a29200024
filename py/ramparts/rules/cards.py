"""Cards as small integers, and their two-character names.

A card is ``pack * 52 + suit * 13 + (rank - 1)``: packs run from 0, suits are 0 to 3 for clubs, diamonds, hearts and
spades, ranks run 1 (ace) to 13 (king). A *face* is a card whose pack is left out (0 to 51); the two packs of the
Besieged City hold each face twice.
"""

from collections.abc import Iterable
from typing import TypeAlias

from ramparts.rules.errors import BadNotation
from ramparts.rules.wording import marked as _

Card: TypeAlias = int

RANKS = "A23456789TJQK"
SUITS = "CDHS"
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
ACE, KING = 1, 13


def rank(card: Card) -> int:
    """The rank of a card, 1 (ace) to 13 (king)."""
    return card % 13 + 1


def suit(card: Card) -> int:
    """The suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13 % 4


def face(card: Card) -> Card:
    """The card as it looks, 0 to 51, whichever pack it is from."""
    return card % 52


def pack_number(card: Card) -> int:
    """The number of the pack that the card is from: 0 or 1."""
    return card // 52


def is_red(card: Card) -> bool:
    """Whether the card is a diamond or a heart."""
    return suit(card) in (DIAMONDS, HEARTS)


def card_of(suit: int, rank: int, pack: int = 0) -> Card:
    """The card of this suit (0 to 3), rank (1 to 13) and pack (from 0)."""
    return pack * 52 + suit * 13 + rank - 1


def pack_of(packs: int, top_rank: int = KING) -> frozenset[Card]:
    """Every card of so many packs, each from the ace to ``top_rank``."""
    return frozenset(card for card in range(packs * 52) if rank(card) <= top_rank)


def card_text(card: Card) -> str:
    """The card's name, rank before suit: ``QS`` is the queen of spades, ``TD`` the ten of diamonds."""
    return RANKS[rank(card) - 1] + SUITS[suit(card)]


def cards_text(cards: Iterable[Card]) -> str:
    """The names of cards run together, as ``JHQCTD``."""
    return "".join(map(card_text, cards))


def parse_card(text: str) -> Card:
    """The face named by two characters, rank before suit, in capitals.

    Raises `BadNotation` when ``text`` names no card.
    """
    if len(text) == 2 and text[0] in RANKS and text[1] in SUITS:
        return card_of(SUITS.index(text[1]), RANKS.index(text[0]) + 1)
    sentence = _("{text} is not a card: write a rank from {ranks} and a suit from {suits}, such as QS")
    raise BadNotation(sentence, text=repr(text), ranks=RANKS, suits=SUITS)
