"""New deals that can be won."""

from dataclasses import replace

import pytest

from ramparts.app.assist import winnable_deals
from ramparts.app.assist.solver_requests import CANDIDATES
from ramparts.app.assist.verdict_light import light
from ramparts.app.messages.effects import StopThinking
from ramparts.app.messages.intents import Absent, Heard, New, Show, Undo
from ramparts.app.messages.solver_protocol import Answer, Reported
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Rules
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import Run
from ramparts.deals.proven import GENTLE, proven
from ramparts.games.catalogue import TITLES
from tests.kit.playing.oracle import LAST_MOVE, asked_of, consulted
from tests.kit.playing.positions import written_out
from tests.kit.visit.table import drags, effects, table, told
from tests.kit.visit.visits import Visit

CHOSEN = Prefs(light="demand", deals="winnable")


@pytest.fixture
def unlisted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No deal is proved."""
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: ())


searched = pytest.mark.usefixtures("unlisted")
"""With such a player the solver looks for a deal."""


@pytest.mark.parametrize("title", TITLES)
def test_a_new_deal_is_one_of_the_list_at_once(title: str) -> None:
    """Bug: in four games one waited until the solver had found a deal."""
    for number in range(40_000, 40_005):
        model = told(before(), Show("new"), New(title, number))
        assert (model.deal.game.id, model.ui.panel, model.analysis.purpose) == (title, "", "")
        assert model.deal.number in {*proven(TITLES[title]), *GENTLE[title]}


def test_until_a_title_is_won_its_deals_are_gentle_ones() -> None:
    newcomer, player = table("fortress:ms33", prefs=CHOSEN), before()
    assert told(newcomer, New("streets-and-alleys", 40_000)).deal.number in GENTLE["streets-and-alleys"]
    firsts = {told(newcomer, New("fortress", n)).deal.number for n in range(400)}
    laters = {told(player, New("fortress", n)).deal.number for n in range(400)}
    assert firsts == {*GENTLE["fortress"]}
    assert len(laters) == len(proven(TITLES["fortress"]))
    first, *others = GENTLE["fortress"]
    beaten = newcomer.with_library(records=(Record(f"fortress:{first}", tries=3, lost=True),))
    assert {told(beaten, New("fortress", n)).deal.number for n in range(400)} == {*others}
    tried = newcomer.with_library(records=tuple(Record(f"fortress:{n}", tries=1) for n in GENTLE["fortress"]))
    assert {told(tried, New("fortress", n)).deal.number for n in range(400)} == {*GENTLE["fortress"]}
    higher = {told(newcomer, New("fortitude", n, 2)).deal.number for n in range(400)}
    assert len(higher) == len(proven(TITLES["fortitude"]))


def test_when_every_deal_of_the_list_is_played_the_solver_looks_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (32_100,))
    assert told(table("fortress:32100", prefs=CHOSEN), New("fortress", 0)).analysis.purpose == "deal"


def before() -> Model:
    """The table of somebody who has won each game once."""
    won = tuple(Record(f"{title}:40999", tries=1, won=True) for title in TITLES)
    return drags(table("fortress:ms33", prefs=CHOSEN), "t1-h").with_library(records=won)


@searched
def test_a_new_deal_is_looked_for_while_the_old_game_stays() -> None:
    model = told(told(before(), Show("new")), New("streets-and-alleys", 40_000))
    assert model.history == before().history
    assert (model.ui.said, model.ui.panel) == ("Looking for a deal that can be won…", "")
    assert told(model, Undo()).deal == before().deal


@searched
def test_the_solver_is_asked_about_many_deals_in_turn() -> None:
    question = asked_of(effects(before(), New("chessboard", 40_000)))
    assert question is not None
    assert question.deals[:2] == ("chessboard:40000", "chessboard:40001")
    assert len(question.deals) == CANDIDATES


@searched
def test_the_first_deal_that_can_be_won_is_dealt_and_the_light_knows() -> None:
    model = consulted(before(), New("fortress", 40_000))
    assert model.deal.text == "fortress:40002"
    assert light(model).state == "winnable"
    assert not model.analysis.helped


@pytest.mark.parametrize("verdict", ["lost", "unknown"])
def test_when_none_is_found_one_of_the_list_is_dealt(verdict: Reported, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: ())
    looking = told(before(), New("fortress", 40_001))
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (50_000, 50_001))
    model = told(looking, Heard(Answer(looking.analysis.ask, "fortress:40060", verdict)))
    assert model.deal.text == "fortress:50001"
    assert light(model).sentence == "This deal can be won."


@pytest.mark.parametrize(
    "deal, line",
    [
        ("nonsense", ()),
        ("fortress:0", ()),
        ("fortress:40060", ("t0-h",)),
        ("fortress:40060", ("nonsense",)),
        ("besieged-city=w0~AC.w1~AC.w2~*KD", ("AC-h",)),
    ],
)
def test_an_answer_that_is_no_deal_or_no_line_leads_to_the_list(
    deal: str, line: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: the table broke at it."""
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: ())
    looking = told(before(), New("fortress", 40_001))
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (50_000, 50_001))
    model = told(looking, Heard(Answer(looking.analysis.ask, written_out(deal), "winnable", line=line)))
    assert model.deal.text == "fortress:50001"


@searched
@pytest.mark.parametrize("verdict", ["winnable", "lost"])
def test_a_panel_that_was_opened_meanwhile_stays_open(verdict: Reported) -> None:
    looking = told(before(), New("fortress", 40_000), Show(Rules()))
    answer = Answer(looking.analysis.ask, LAST_MOVE, verdict, line=("t0-h",))
    for heard in (Heard(answer), Absent("no WebAssembly")):
        model = told(looking, heard)
        assert (model.ui.panel, model.history.line) == (Rules(), ())


def test_without_a_list_any_deal_is_dealt_and_nothing_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: ())
    looking = told(before(), New("fortress", 40_001))
    model = told(looking, Heard(Answer(looking.analysis.ask, "fortress:40060", "unknown")))
    assert (model.deal.text, light(model).state) == ("fortress:40001", "off")


@searched
def test_a_search_that_goes_on_and_an_old_answer_change_nothing() -> None:
    looking = told(before(), New("fortress", 40_000))
    ask = looking.analysis.ask
    for answer in (Answer(ask, "fortress:40000", "searching"), Answer(ask - 1, "fortress:40000", "winnable")):
        assert told(looking, Heard(answer)) == looking


def test_who_wants_any_deal_gets_it_at_once() -> None:
    model = table("fortress:ms33", prefs=Prefs(light="demand", deals="any"))
    assert told(model, New("chessboard", 40_000)).deal.text == "chessboard:40000"
    assert told(model, New("fortitude", 40_000)).run == Run(40_000)


def test_games_with_cards_face_down_are_not_searched() -> None:
    assert told(before(), New("fortitude", 40_000)).analysis.purpose == ""
    assert told(before(), New("besieged-city", 40_000)).deal.game.id == "besieged-city"


def test_without_a_solver_the_list_is_used_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (50_000,))
    assert told(before(), Absent("none"), New("fortress", 40_000)).deal.text == "fortress:50000"
    assert told(before(), New("fortress", 40_000), Absent("gone")).deal.text == "fortress:50000"


def test_a_solver_that_goes_while_nothing_is_asked_is_not_spoken_of() -> None:
    assert told(before(), Absent("gone")).ui.said == before().ui.said


@searched
def test_a_new_deal_that_was_found_ends_the_question() -> None:
    looking = told(before(), New("fortress", 40_000))
    answer = Answer(looking.analysis.ask, "fortress:ms33", "winnable", "line", 7, ("t1-h",))
    assert StopThinking() in effects(looking, Heard(answer))
    assert told(looking, Heard(answer)).deal.text == "fortress:ms33"


def test_a_new_deal_is_another_and_one_that_was_not_played_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (50_000, 50_001, 50_002))
    monkeypatch.setattr(winnable_deals, "GENTLE", {})
    visit = Visit("fortitude:50000").plays("s-d")
    visit.model = replace(visit.model, prefs=CHOSEN)
    visit.wants(New("fortitude", 0)).plays("s-d").wants(New("fortitude", 0)).plays("s-d")
    assert {record.deal for record in visit.model.library.records} == {"fortitude/1:50000", "fortitude/1:50001"}
    assert visit.model.deal.text == "fortitude/1:50002"
    assert visit.wants(New("fortitude", 0)).model.deal.text == "fortitude/1:50000"
