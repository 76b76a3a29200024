"""The room that comes later is asked for once it is needed, and not before."""

import sys

import pytest

from ramparts.app import study
from ramparts.app.late import ROOM, lacking, room
from ramparts.app.messages.effects import Fetch
from ramparts.app.messages.intents import GiveUp, Open, Say, Show, Undo
from ramparts.app.messages.platform_intents import Unfetched
from ramparts.app.messages.study_intents import Praised, StudyIntent
from ramparts.app.state.model import Model
from ramparts.app.update import update
from ramparts.app.view.board import board
from tests.kit.visit.table import table, told
from tests.kit.visit.visits import Visit, nearly

FORTRESS = table("fortress:ms33")


class Known(StudyIntent):
    """An intent that the room can carry out."""


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The room has not come yet."""
    monkeypatch.setitem(sys.modules, ROOM, None)


@pytest.mark.parametrize("intent", [Show("odds"), GiveUp(), Say("undo"), Known()])
@pytest.mark.usefixtures("nowhere")
def test_what_needs_the_room_fetches_it_and_changes_nothing(intent: Show | GiveUp | Say | StudyIntent) -> None:
    assert update(FORTRESS, intent) == (FORTRESS, (Fetch(intent),))


@pytest.mark.usefixtures("nowhere")
def test_a_typed_line_that_needs_the_room_is_said_again_when_it_has_come() -> None:
    """Bug: its answer was what had been said last."""
    before = FORTRESS.with_ui(said="Put back.")
    assert update(before, Say("open Ms34")) == (before, (Fetch(Say("open Ms34")),))


@pytest.mark.parametrize("intent", [Show("menu"), Show()])
@pytest.mark.usefixtures("nowhere")
def test_what_does_not_need_the_room_does_not_fetch_it(intent: Show) -> None:
    assert not lacking(intent)


def test_a_room_that_is_there_carries_out_what_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(model: Model, intent: StudyIntent) -> Model:
        return model.with_ui(said=f"{type(intent).__name__} was heard.")

    monkeypatch.setitem(study.FLOWS, Known, known)
    after, effects = update(FORTRESS, Known())
    assert after.ui.said == "Known was heard."
    assert effects == ()


def test_the_room_is_what_the_others_know_of_it() -> None:
    assert room() is study


def test_every_intent_of_the_room_has_its_flow() -> None:
    kinds = {kind for kind in StudyIntent.__subclasses__() if kind.__module__.startswith("ramparts.")}
    assert kinds == study.FLOWS.keys()


def test_a_player_is_told_that_nothing_could_be_fetched() -> None:
    after, effects = update(FORTRESS, Unfetched())
    sentence = "This part of Ramparts could not be loaded. Try again, or reload the page."
    assert (after.ui.said, after.ui.news, after.ui.problem) == (sentence, sentence, ""), "no field is to blame for it"
    assert effects == ()


@pytest.mark.usefixtures("nowhere")
def test_the_notice_of_a_win_waits_for_what_there_is_to_tell() -> None:
    visit = Visit(nearly("S")).plays("t0-h", "t1-h")
    assert visit.asked[-1] == Fetch(Praised())
    assert board(visit.model).notice is None


@pytest.mark.usefixtures("nowhere")
def test_a_win_fetches_the_room_once_and_nothing_else_on_its_way_does() -> None:
    visit = Visit(nearly("S")).plays("t0-h", "t1-h").wants(Undo(), Open("fortress:ms1"))
    assert [each for each in visit.asked if isinstance(each, Fetch)] == [Fetch(Praised())]


@pytest.mark.usefixtures("nowhere")
def test_what_cannot_be_fetched_is_not_told_and_the_notice_comes_without_it() -> None:
    visit = Visit(nearly("S")).plays("t0-h", "t1-h")
    said = visit.model.ui.said
    notice = board(visit.wants(Unfetched()).model).notice
    assert notice is not None
    assert notice.lines[0] == "Won: all 52 cards are home."
    assert visit.model.ui.said == said


def test_the_notice_comes_with_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as away:
        away.setitem(sys.modules, ROOM, None)
        visit = Visit(nearly("S")).plays("t0-h", "t1-h")
    seen = board(visit.model).seen
    assert board(visit.model).status == "King of spades home from row 6. Won: all 52 cards are home."
    shown = board(visit.wants(Praised()).model)
    assert shown.notice is not None
    assert shown.notice.lines[0] == "Your very first win!"
    assert (shown.status, shown.seen) == ("Your very first win!", seen), "each sentence is said once"
    assert board(visit.wants(Praised()).model).status == shown.status
    assert told(visit.wants(Undo()).model, Praised()).ui.said == visit.model.ui.said
