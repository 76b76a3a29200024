"""Addresses that name no deal: what leads somewhere, and the one sentence for what does not."""

import pytest

from ramparts.app.input.ui_commands import submitted
from ramparts.app.messages.effects import Store
from ramparts.app.messages.study_intents import Visit
from ramparts.app.start import asked
from ramparts.app.talk.command_parser import understood
from ramparts.app.update import update
from ramparts.games.catalogue import TITLES
from tests.kit.table import table

FORTRESS = table("fortress:ms33", "t1-h")


@pytest.mark.parametrize("address", ["daily:2026-11-22:fortress", "puzzle:fortress:17", "lesson:3", "lesson:"])
def test_an_address_typed_pasted_or_loaded_means_the_same(address: str) -> None:
    wanted = Visit(address)
    assert asked(TITLES, address, 1) == wanted
    assert submitted(FORTRESS, "open", f"https://example.org/#{address}") == wanted
    assert understood(FORTRESS, f"open {address}", 1) == understood(FORTRESS, address, 1) == wanted


@pytest.mark.parametrize("address", ["lesson:", "puzzle:fortress", "puzzle:nothing:17", "daily:2026-11-22"])
def test_an_address_that_leads_nowhere_gets_one_sentence(address: str) -> None:
    after, effects = update(FORTRESS, Visit(address))
    assert after.session == FORTRESS.session
    assert after.ui.said == after.ui.problem == f"There is nothing at the address '{address}'."
    assert not [effect for effect in effects if isinstance(effect, Store)]
