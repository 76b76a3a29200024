"""A whole game is won by typing, in every language, by the names and letters that its players see."""

import pytest

from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.study.typed.names import card_named, pile_named
from ramparts.app.words.languages import LANGUAGES, catalogue, letters
from ramparts.app.words.sentences import Words, card_name, pile_name, suit_name
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import SUITS, Card, rank, suit
from ramparts.rules.game import Move, Role
from ramparts.solver import solve
from tests.app.study.typed.test_command_parser import said
from tests.kit.visit.table import table

DEAL = parse_deal("fortress:ms33", TITLES)
LINE = solve(DEAL.game, DEAL.start).line or ()


def lettered(words: Words, card: Card) -> str:
    """A card by its suit and the letter that stands on it; its name where that is a figure or an ace."""
    on_it = dict(zip((11, 12, 13), letters(words), strict=True)).get(rank(card))
    return f"{suit_name(words, suit(card))} {on_it}" if on_it else card_name(words, card)


def typed(words: Words, model: Model, move: Move) -> str:
    """A move by the names of cards and piles, the cards by turns in full and by their letters."""
    called = card_name if len(model.history.nodes) % 2 else lettered
    joint = words.gettext("to on onto into").split()[0]
    below = model.position[move.dst]
    if DEAL.game.piles[move.dst].role is Role.FOUNDATION:
        target = words.gettext("home, h").split(",")[0]
    else:
        target = called(words, below[-1]) if below else pile_name(words, DEAL.game, move.dst)
    return f"{called(words, model.position[move.src][-1])} {joint} {target}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_won_by_typing(language: str) -> None:
    words, model = catalogue(language), table(DEAL.text, prefs=Prefs(language=language, home="off"))
    assert len(LINE) > 40
    for move in LINE:
        line, before = typed(words, model, move), model.position
        model = said(model, line)
        assert model.position != before, line
    assert model.state == "won"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_on_its_cards_name_them_and_nothing_else(language: str) -> None:
    """Before a suit's letter, behind its name and before it; those of deals are understood in every language."""
    words = catalogue(language)
    for letter, english in zip(letters(words), "JQK", strict=True):
        for number, kind in enumerate(SUITS):
            card = card_named(words, f"{english}{kind}")
            assert card is not None
            assert suit(card) == number
            assert (
                card_named(words, f"{letter}{kind}")
                == card_named(words, f"{suit_name(words, number)} {letter}")
                == card
            )
            assert card_named(words, f"{letter} {suit_name(words, number)}") == (card if letter != "D" else None)
            assert pile_named(words, DEAL.game, f"{letter}{kind}") is None
