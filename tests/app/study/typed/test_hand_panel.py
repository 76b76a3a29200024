"""A deal entered by hand: card after card it becomes the position, and what is missing is said."""

from typing import Literal

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Show
from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.state.panels import ByHand
from ramparts.app.state.preferences import Prefs
from ramparts.app.view.elements import Node, texts
from ramparts.deals.deal import parse_deal, position_text
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text
from tests.kit.visit.table import table, told

SERVED = [title.id for title in TITLES.values() if title.ms]


def presses(model: Model) -> dict[str, str]:
    """The commands of the panel by what their buttons are called."""
    found: dict[str, str] = {}

    def look(tree: Node) -> None:
        given = dict(tree.attributes)
        if "data-do" in given:
            found[given.get("aria-label", "".join(texts(tree)))] = given["data-do"]
        for child in tree.children:
            if isinstance(child, Node):
                look(child)

    tree = panel(model)
    assert tree is not None
    look(tree)
    return found


def pressed(model: Model, label: str) -> Model:
    intent = intent_of(model, presses(model)[label], 0)
    assert intent is not None
    return told(model, intent)


def said(model: Model) -> str:
    tree = panel(model)
    assert tree is not None
    return " ".join(texts(tree))


def order(name: str) -> tuple[list[str], str]:
    """What is entered for a deal, row by row, and the text of its position."""
    deal = parse_deal(f"{name}:ms33", TITLES)
    words = []
    for pile, cards in zip(deal.game.piles, deal.start, strict=True):
        if pile.suit is None and cards:
            words += [f"@{pile.id}", *map(card_text, cards)]
    return words, position_text(TITLES[name], deal.game, deal.start)


@pytest.mark.parametrize("name", SERVED)
def test_the_cards_of_a_deal_entered_one_by_one_are_that_position(name: str) -> None:
    words, text = order(name)
    model = told(table("fortress:ms1"), Show(ByHand(name, " ".join(words[:-1]))))
    assert "Play this deal" not in presses(model)
    after = told(model, Show(ByHand(name, " ".join(words))))
    assert "All cards are placed." in said(after)
    assert pressed(after, "Play this deal").deal.text == text


def test_rows_are_filled_in_their_order_and_what_is_next_is_said() -> None:
    model = told(table("fortress:ms1"), Show(ByHand()))
    assert "Next: row 1, card 1 of 6." in said(model)
    model = pressed(model, "ace of clubs")
    assert "Placed: ace of clubs. Next: row 1, card 2 of 6." in said(model)
    assert "ace of clubs" not in presses(model), "it cannot be placed twice"
    model = pressed(model, "row 3: ")
    assert "Next: row 3, card 1 of 5." in said(model)
    model = pressed(model, "Take back")
    assert "Next: row 1, card 1 of 6." in said(model)
    assert pressed(model, "Take back").ui.panel == ByHand("fortress")


def test_after_the_last_card_of_a_row_comes_the_row_with_the_next_number() -> None:
    """Bug: after row 1 of Fortress came the first row of the right wing."""
    model = told(table("fortress:ms1"), Show(ByHand()))
    rows = [label.partition(":")[0] for label in presses(model) if label.startswith("row ")]
    assert rows == [f"row {number}" for number in range(1, 11)]
    names = iter([label for label in presses(model) if " of " in label])
    for number, length in ((1, 6), (2, 5), (3, 5), (4, 5), (5, 5), (6, 6), (7, 5)):
        for at in range(1, length + 1):
            assert f"Next: row {number}, card {at} of {length}." in said(model)
            model = pressed(model, next(names))


def test_cards_that_are_missing_are_named_when_they_are_few() -> None:
    words, _text = order("fortress")
    model = told(table("citadel:ms1"), Show(ByHand("fortress", " ".join(words[:-2]))))
    assert "Still missing: 5 of spades, 8 of spades." in said(model)


def test_a_card_twice_and_what_is_none_are_left_out_and_a_game_with_hidden_cards_is_not_offered() -> None:
    model = told(table("fortitude:32000"), Show(ByHand("fortitude", "AC AC nonsense")))
    assert "Next: row 1, card 2 of 6." in said(model)
    assert "Fortitude" not in said(model)


def test_aces_that_lie_out_first_are_not_asked_for() -> None:
    model = told(table("fortress:ms1"), Show(ByHand("beleaguered-castle")))
    assert "ace of clubs" not in presses(model)


@pytest.mark.parametrize(
    "language, wanted, written",
    [("en", "", "JQK"), ("de", "", "BDK"), ("fr", "", "VDR"), ("pl", "", "WDK"), ("fr", "JQK", "JQK")],
)
def test_the_cards_have_the_letters_that_stand_on_them(language: str, wanted: Literal["", "JQK"], written: str) -> None:
    """Bug: they were J, Q and K whatever stood on the cards of the table."""
    model = told(table("fortress:ms1", prefs=Prefs(language=language, letters=wanted)), Show(ByHand("fortress", "JC")))
    assert {f"{letter}♠" for letter in written} <= set(said(model).split())
    assert f"{written[0]}♣" in said(model)
