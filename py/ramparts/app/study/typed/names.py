"""What players call cards and piles: ``QS``, ``queen of spades``, ``row 3``, ``t2``, ``talon``.

Names are understood in the player's language and in English, in capitals or not.
"""

import re
from collections.abc import Iterable
from functools import cache

from ramparts.app.words.languages import letters
from ramparts.app.words.sentences import ENGLISH, Words, pile_name, rank_name, suit_name
from ramparts.deals.plain_text import bare
from ramparts.rules.cards import SUITS, Card, card_text, rank, suit
from ramparts.rules.game import Game, Role

_BETWEEN = re.compile(r"[\s,.;!?¡¿\"'«»„“”>→\u2010-\u2015\u2018\u2019\u2212\ufeff-]+")

_ELIDED = re.compile(r"\b[dl]['\u2019](?=\w)")
"""The article of *l'as*, which without its apostrophe would be a command."""


@cache
def _fillers(words: Words) -> frozenset[str]:
    """The words that mean nothing in a name, such as *the*."""
    said = [_("the a of from is card cards please") for _ in (ENGLISH.gettext, words.gettext)]
    return frozenset(bare(" ".join(said)).split())


def plain(words: Words, text: str) -> str:
    """A text in small letters without accents, with single blanks, without punctuation and without `_fillers`.

    A text of nothing but fillers stays: *z* undoes, also where it means *from*.
    """
    parts = [part for part in _BETWEEN.split(_ELIDED.sub("", bare(text))) if part]
    return " ".join([part for part in parts if part not in _fillers(words)] or parts)


def _letters(words: Words) -> dict[int, str]:
    """By rank the letters that stand on court cards in a language.

    They are understood before a suit's letter, behind its name and before its name, where *D* is the discard pile.
    """
    return dict(zip((11, 12, 13), letters(words), strict=True))


def _ranks(words: Words, number: int) -> list[str]:
    """The words for a rank, in any form in which it may be typed."""
    # For translators: the ranks between commas; between blanks all forms that may stand in a sentence, if they differ.
    said = words.gettext("ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king")
    return [rank_name(words, number), *said.split(",")[number - 1].split()]


@cache
def _cards(words: Words) -> dict[str, Card]:
    """The faces by all their names."""
    named: dict[str, Card] = {}
    for card in range(52):
        names = [card_text(card), card_text(card).replace("T", "10")]
        for language in (ENGLISH, words):
            suited = suit_name(language, suit(card))
            for name in _ranks(language, rank(card)):
                names += [language.gettext("{rank} of {suit}").format(rank=name, suit=suited), f"{name} {suited}"]
                names.append(f"{suited}{name}")  # as Germans write it, and nobody else
            if letter := _letters(language).get(rank(card)):
                names += [f"{letter}{SUITS[suit(card)]}", f"{suited} {letter}"]
                names += [f"{letter} {suited}"] if letter != "D" else []
        named |= {plain(words, name): card for name in names}
    return named


def card_named(words: Words, text: str) -> Card | None:
    """The face that a text names; None when it names none."""
    return _cards(words).get(plain(words, text))


@cache
def _piles(words: Words, game: Game) -> dict[str, int]:
    """The piles by all their names. A number is that of a row; 0 is row 10."""
    named = {str(game.piles[row].number): row for row in game.having(Role.ROW)}
    if "10" in named:
        named["0"] = named["10"]
    for number, pile in enumerate(game.piles):
        named |= {plain(words, pile_name(language, game, number)): number for language in (ENGLISH, words)}
        named[pile.id.casefold()] = number
        if pile.role is Role.STOCK:
            named |= dict.fromkeys(("stack", "pack"), number)  # as it was called once
    return named


def pile_named(words: Words, game: Game, text: str) -> int | None:
    """The pile that a text names; None when it names none."""
    return _piles(words, game).get(plain(words, text))


def piles_named(words: Words, game: Game, text: str) -> tuple[int, ...]:
    """The pile that a text names, or all cells where it does not say which; empty when it names none."""
    pile = pile_named(words, game, text)
    if pile is not None:
        return (pile,)
    said = [_("cell, cells, c") for _ in (ENGLISH.gettext, words.gettext)]
    return game.having(Role.CELL) if _among(words, text, said) else ()


def home_named(words: Words, text: str) -> bool:
    """Whether a text means the foundations, whichever takes the card."""
    return _among(words, text, [_("home, h") for _ in (ENGLISH.gettext, words.gettext)])


def _among(words: Words, text: str, said: Iterable[str]) -> bool:
    """Whether a text is one of these names, which stand between commas."""
    return plain(words, text) in {plain(words, name) for names in said for name in names.split(",")}
