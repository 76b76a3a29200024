"""A win that comes back, with a reload or from the earlier games, is told as it was when it was won."""

import sys

import pytest

from ramparts.app.codec.storage_schema import stored_text
from ramparts.app.late import ROOM
from ramparts.app.messages.effects import Fetch
from ramparts.app.messages.intents import Aside, Heard, Prefer, Undo
from ramparts.app.messages.platform_intents import Reopen, Unfetched
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.messages.study_intents import Exercise
from ramparts.app.state.game_record import Record
from ramparts.app.view.board import board
from tests.kit.visit.visits import Visit, nearly

DEAL = nearly("S")
EARLIER = Record("chessboard:1", tries=1, begun=1, ended=2, won=True)
LINES = ("Your first win at Fortress!", "2 moves in 0:01. No undos, no help.", "As short as our best!")


def won() -> Visit:
    visit = Visit(DEAL).wants(Prefer("sound", "off"))
    visit.model = visit.model.with_library(records=(EARLIER,))
    visit.shelf.put("records", stored_text("records", visit.model))
    visit.plays("t0-h", "t1-h")
    return visit.wants(Heard(Answer(visit.model.analysis.ask, DEAL, "winnable", line=("t0-h", "t1-h"))))


def test_after_a_reload_its_notice_is_the_same() -> None:
    """Bug: it had lost what was special, how short it was, and what comes next."""
    visit = won()
    before = board(visit.model)
    assert before.notice is not None
    assert before.notice.lines == LINES
    after = board(visit.again().model)
    assert after.notice == before.notice
    assert after.feast == before.feast == "2"


def test_from_the_earlier_games_it_is_the_same() -> None:
    visit = won()
    before = board(visit.model).notice
    visit.opens("fortress:ms33").plays("t1-h").wants(Reopen(DEAL))
    assert board(visit.model).notice == before
    assert board(visit.wants(Undo()).model).notice is None


@pytest.mark.parametrize("moves", [";t0-h;t1-h", ";t0-t1;t1-h;t1-h"])
def test_what_came_with_a_link_is_no_win_that_comes_back(moves: str) -> None:
    visit = Visit(DEAL + moves)
    assert visit.model.state == "won"
    assert (visit.model.ui.feast, visit.again().model.ui.feast) == (-1, -1)


def test_what_is_told_is_fetched_once_and_the_notice_comes_without_it_where_it_cannot_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    visit = won()
    monkeypatch.setitem(sys.modules, ROOM, None)
    later = visit.again()
    assert later.told(Fetch) == [Fetch(Exercise("here"))]
    assert board(later.model).notice is None
    assert board(later.wants(Unfetched()).model).notice is not None
    assert board(later.wants(Aside()).model).notice is None
    assert later.told(Fetch) == [Fetch(Exercise("here"))]
