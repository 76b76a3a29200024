"""Addresses that name no deal: what leads somewhere, and the one sentence for what does not."""

import pytest

from ramparts.app.input.ui_commands import submitted
from ramparts.app.late import room
from ramparts.app.messages.effects import Store
from ramparts.app.messages.intents import Prefer
from ramparts.app.messages.study_intents import Typed, Visit
from ramparts.app.start import asked
from ramparts.app.state.model import Model
from ramparts.app.study.typed.command_parser import understood
from ramparts.app.update import update
from ramparts.games.catalogue import TITLES
from tests.kit.visit.table import table, told

FORTRESS = table("fortress:ms33", "t1-h")


def typed(model: Model, text: str) -> Model:
    """The table after a text was sent from the panel for new games."""
    intent = submitted(model, "open", text)
    assert intent is not None
    return told(model, intent)


@pytest.mark.parametrize("address", ["daily:2026-11-22:fortress", "puzzle:fortress:17", "lesson:3"])
def test_an_address_typed_pasted_or_loaded_means_the_same(address: str) -> None:
    wanted = Typed(address)
    assert asked(TITLES, address, 1) == wanted
    assert submitted(FORTRESS, "open", address) == wanted
    assert understood(FORTRESS, f"open {address}", 1) == understood(FORTRESS, address, 1) == wanted
    assert room().meant(FORTRESS, Typed(f"https://example.org/#{address}")) == Visit(address)


@pytest.mark.parametrize("text", ["daily", "Daily", "https://example.org/#daily"])
def test_the_deal_of_today_has_a_word_for_its_address(text: str) -> None:
    """Bug: the shortcut on a home screen to today's deal was told to be none."""
    assert asked(TITLES, text, 1) == Typed(text)
    assert room().meant(FORTRESS, Typed(text)) == Visit("daily")


@pytest.mark.parametrize("address", ["lesson:", "puzzle:fortress", "puzzle:nothing:17", "daily:2026-11-22"])
def test_an_address_that_leads_nowhere_gets_one_sentence(address: str) -> None:
    after, effects = update(FORTRESS, Visit(address))
    assert after.session == FORTRESS.session
    assert after.ui.said == after.ui.problem == f"There is nothing at the address '{address}'."
    assert not [effect for effect in effects if isinstance(effect, Store)]


@pytest.mark.parametrize(
    "text, deal",
    [
        ("Ms34", "fortress:ms34"),
        ("Chessboard:ms34", "chessboard:ms34"),
        ("59,931,163", "fortress:59931163"),
        ("https://example.org/ramparts/#fortress%3Ams34.", "fortress:ms34"),
        ("2026-11-22", "fortress:739942074"),
        ("Festung, Spiel ms34.", "fortress:ms34"),
        ("Fortitude, Durchgang 77000, Stufe 4.", "fortitude/4:77000"),
    ],
)
def test_a_text_that_can_mean_one_deal_opens_it_and_the_table_says_which(text: str, deal: str) -> None:
    german = told(FORTRESS, Prefer("language", "de"))
    opened = typed(german, text)
    assert opened.deal.text == deal
    assert opened.ui.said
    assert not opened.ui.problem


def test_a_sent_line_leads_through_its_moves() -> None:
    opened = typed(table("chessboard:ms5"), "Fortress:ms33;T1\u2013h;T2\u2013h")
    assert len(opened.history.line) == 2


@pytest.mark.parametrize(
    "text, said", [("11/12/2026", "can mean daily:2026-12-11:fortress or"), ("no!", "is not a deal")]
)
def test_a_text_that_means_two_deals_or_none_is_refused_in_a_sentence(text: str, said: str) -> None:
    refused = typed(FORTRESS, text)
    assert refused.session == FORTRESS.session
    assert refused.ui.problem == refused.ui.said
    assert said in refused.ui.problem
    assert refused.ui.problem.startswith("This cannot be opened: ")
