"""Cards turned from the pack, and the player who wants to be asked what becomes of them."""

import pytest

from ramparts.app.messages.intents import (
    DealOn,
    Drop,
    Hint,
    Intent,
    Lift,
    Look,
    Peek,
    Play,
    Say,
    Show,
    Touch,
    Undo,
    Walk,
)
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.ui import Focus, Pick
from tests.kit.playing.city import with_walls
from tests.kit.visit.table import card, cards, drags, marked, pile, shown, table, tap, told

TURN = with_walls(s2="*", s="7HAD", d="8S")
ASKED = Prefs(ask=True, light="off")


def test_a_turned_card_that_fits_goes_home_unless_the_player_wants_to_be_asked() -> None:
    assert cards(told(table(TURN), DealOn()), "fD") == "AD"
    asked = told(table(TURN, prefs=ASKED), DealOn())
    assert asked.ui.pick == Pick(pile(asked, "s"))
    assert not card(asked, "AD").down
    assert marked(asked) == {"fD", "d"}
    assert cards(tap(asked, "fD"), "fD") == "AD"


@pytest.mark.parametrize("gesture", ["tap", "escape", "nowhere"])
def test_a_turned_card_cannot_be_turned_back(gesture: str) -> None:
    """It would have been looked at for nothing: it is laid on the talon."""
    asked = told(table(TURN, prefs=ASKED), DealOn())
    laid = {
        "tap": lambda: tap(asked, "s"),
        "escape": lambda: told(asked, Walk(asked.ui.focus, let_go=True)),
        "nowhere": lambda: told(asked, Drop(None)),
    }[gesture]()
    assert cards(laid, "d").endswith("AD")
    assert laid.ui.pick is None


@pytest.mark.parametrize("meanwhile", [Show("menu"), Peek(Focus(4, 0)), Hint(), Look(), Touch(4, 0), Lift(4, 0)])
def test_a_turned_card_waits_whatever_is_looked_at_meanwhile(meanwhile: Intent) -> None:
    asked = told(table(TURN, prefs=ASKED), DealOn())
    waiting = told(asked, meanwhile)
    assert (waiting.ui.pick, waiting.position) == (asked.ui.pick, asked.position)
    assert marked(waiting) == {"fD", "d"}


def test_a_hint_asks_where_a_turned_card_goes() -> None:
    asked = told(table(TURN, prefs=ASKED), DealOn())
    hinted = told(asked, Hint())
    assert (hinted.analysis.purpose, hinted.ui.said) == ("", asked.ui.said)


def test_undo_takes_a_turned_card_back_and_nothing_else() -> None:
    model = table(TURN, prefs=ASKED)
    asked = told(model, DealOn())
    assert shown(asked).tools[0].enabled
    back = told(asked, Undo())
    assert (back.ui.pick, back.history, back.ui.said) == (None, model.history, "Taken back.")
    assert not shown(back).tools[0].enabled


def test_a_turned_card_is_laid_aside_for_another_move_that_is_named() -> None:
    asked = told(table(TURN, prefs=ASKED), DealOn())
    assert cards(told(asked, Play(pile(asked, "s"), pile(asked, "fD"))), "fD") == "AD"
    assert cards(told(asked, Play(pile(asked, "r00"), pile(asked, "w0"))), "d") == "8SAD"


def test_a_double_tap_does_not_get_round_a_turned_card_that_waits() -> None:
    """Bug: another card went home by it, and the turned one went back to the pack, seen."""
    asked = told(table(with_walls(w0="AC", s2="*", s="7HAD", d="8S"), prefs=ASKED), DealOn())
    tapped = tap(asked, "w0", twice=True)
    assert (tapped.ui.pick, tapped.position) == (asked.ui.pick, asked.position)
    assert cards(tap(asked, "s", twice=True), "fD") == "AD"


@pytest.mark.parametrize(
    "line, pile_id",
    [
        ("s-h", "fD"),
        ("pack home", "fD"),
        ("stock home", "fD"),
        ("AD home", "fD"),
        ("s-d", "d"),
        ("ace of diamonds talon", "d"),
    ],
)
def test_a_turned_card_is_placed_in_words(line: str, pile_id: str) -> None:
    """Bug: it was only picked up once more, or said to lie face down."""
    asked = told(table(TURN, prefs=ASKED), Say("turn"))
    assert cards(told(asked, Say(line)), pile_id).endswith("AD")


@pytest.mark.parametrize(
    "line, said",
    [
        ("where is AD", "The ace of diamonds lies face up on the stock, waiting for its place."),
        ("moves", "Ace of diamonds from the stock: home or the talon."),
        ("where is 7H", "The 7 of hearts lies face down in the stock."),
    ],
)
def test_a_turned_card_is_told_of_while_it_waits(line: str, said: str) -> None:
    asked = told(table(TURN, prefs=ASKED), Say("turn"))
    waiting = told(asked, Say(line))
    assert said in waiting.ui.said
    assert waiting.ui.pick == asked.ui.pick


def test_no_card_of_fortitude_goes_home_before_the_first_move() -> None:
    start = table("fortitude/9:77000")
    assert cards(start, "t0").endswith("AH")
    assert start.position == start.deal.start
    assert cards(drags(start, "t1-d"), "fH") == ""
    assert cards(told(start, DealOn()), "fH") == "AH"
