"""What becomes of a run of Fortitude when a deal of it is put on the table again, or watched."""

from dataclasses import replace

import pytest

from ramparts.app.assist import winnable_deals
from ramparts.app.messages.intents import DealOn, GiveUp, New, NextLevel, Step
from ramparts.app.messages.platform_intents import Rewatch
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import Run
from tests.kit.visit.table import told
from tests.kit.visit.visits import Visit

ONE_TURN = "fortitude/1=" + ".".join(
    f"f{suit}~" + "".join(rank + suit for rank in ranks)
    for suit, ranks in (("C", "A23456789TJ"), ("D", "A23456789TJ"), ("H", "A23456789TJ"), ("S", "A23456789T"))
)
"""A level of jacks with everything home but one card, which is still in the stack."""


def run_of(visit: Visit) -> Run:
    assert visit.model.run is not None
    return visit.model.run


@pytest.fixture
def one_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only two runs are known to be winnable, so that they come again."""
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (50_000, 50_001))
    monkeypatch.setattr(winnable_deals, "GENTLE", {})


def chosen(visit: Visit) -> Visit:
    """The visit with a new run that can be won."""
    return visit.wants(New("fortitude", 0))


def listing() -> Visit:
    visit = Visit("fortress:ms33")
    visit.model = replace(visit.model, prefs=Prefs(light="demand", deals="winnable"))
    return visit


@pytest.mark.usefixtures("one_listed")
def test_a_run_that_has_ended_is_begun_anew_and_counts_no_more() -> None:
    visit = chosen(listing()).plays("s-d").wants(GiveUp())
    chosen(visit).plays("s-d")
    chosen(visit)
    assert visit.model.deal.text == "fortitude/1:50000"
    assert (visit.model.state, run_of(visit).over, run_of(visit).ranked) == ("playing", False, False)


@pytest.mark.usefixtures("one_listed")
def test_a_run_whose_stack_is_known_goes_on_marked() -> None:
    visit = chosen(listing()).plays("s-d")
    chosen(visit).plays("s-d")
    assert not run_of(visit).marked
    chosen(visit)
    assert visit.model.deal.text == "fortitude/1:50000"
    assert (run_of(visit).ranked, run_of(visit).marked) == (True, True)


def won_by_a_turn() -> Visit:
    """A run whose level was won after a card had been turned."""
    visit = Visit(ONE_TURN + ".s~JS")
    visit.model = told(visit.model, DealOn())
    visit.plays(*(["d-h"] if visit.model.state == "playing" else []))
    visit.model = visit.model.with_kind(Run(77_000))
    return visit


def test_to_watch_what_was_won_does_not_mark_the_run() -> None:
    visit = won_by_a_turn()
    assert visit.model.state == "won"
    visit.wants(Rewatch())
    assert visit.model.history.at == 0
    assert not run_of(visit).marked
    while showing := visit.model.analysis.showing:
        visit.wants(Step(showing.left))
    assert (visit.model.state, run_of(visit)) == ("won", Run(77_000))


def test_to_watch_what_was_not_won_takes_the_turned_card_back() -> None:
    visit = Visit("fortitude:77000").plays("s-d").wants(Rewatch())
    assert run_of(visit).marked


def test_the_next_level_keeps_the_points_though_it_was_seen_before_and_the_run_counts_no_more() -> None:
    visit = Visit("fortitude/2:77000").plays("s-d").opens("fortitude/1:77000")
    won = won_by_a_turn().model
    visit.model = visit.model.with_session(
        replace(visit.model.session, deal=won.deal, history=won.history, kind=Run(77_000))
    )
    visit.wants(NextLevel())
    assert visit.model.deal.text == "fortitude/2:77000"
    assert (run_of(visit).cleared, run_of(visit).ranked, run_of(visit).marked) == ((1,), False, True)
