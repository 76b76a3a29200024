"""The notice of a game that is lost though there are moves: once somebody asks, and where they lead nowhere."""

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.intents import Aside, Look, Resize, Undo
from ramparts.app.messages.study_intents import Analyse
from ramparts.app.state.model import Model
from ramparts.app.view.board import board
from ramparts.app.view.ending import Notice
from ramparts.deals.notation import move_text
from ramparts.engine.idle import idle
from ramparts.engine.play import moves
from tests.kit.playing.oracle import at, consulted
from tests.kit.visit.table import drags, told

LOST = at("fortress:ms4", "t1-h")
"""It was lost as it was dealt, and there is a lot left to play."""

CIRCLES = at("fortress:ms15", "t8-h")
"""All that is left here are a few moves to and fro."""


def shown(model: Model) -> Notice | None:
    return board(model).notice


def commands(notice: Notice | None) -> list[str]:
    assert notice is not None
    return [tool.command for tool in notice.tools]


def test_whoever_asks_whether_it_is_lost_is_offered_the_reason_and_the_way_back() -> None:
    """Bug: the light said "Lost", and whoever tapped it got a sentence and nothing to do."""
    assert shown(LOST) is None
    asked = consulted(LOST, Look())
    notice = shown(asked)
    assert notice is not None
    assert notice.sentence == asked.ui.said
    assert notice.sentence.startswith("This can no longer be won")
    assert commands(notice) == ["review", "back", "again", "aside"]
    assert intent_of(asked, "review", 0) == Analyse()


def test_it_can_be_closed_and_asked_for_again_and_goes_with_the_next_move() -> None:
    asked = consulted(LOST, Look())
    closed = told(asked, Aside())
    assert shown(closed) is None
    assert shown(told(closed, Look())) == shown(asked)
    assert shown(told(asked, Undo())) is None
    game, position = asked.deal.game, asked.position
    assert shown(drags(asked, move_text(game, moves(game, position)[0]))) is None


@pytest.mark.parametrize("screen", [Size(568, 320), Size(640, 360), Size(844, 390)])
def test_a_toolbar_at_the_side_stays_as_high_as_the_window_beside_it(screen: Size) -> None:
    """Bug: it ended above the notice, where six tools have no room, and "Menu" stood below its plate."""
    asked = consulted(told(LOST, Resize(screen)), Look())
    shown = board(asked)
    assert shown.notice is not None
    assert shown.frame.tools.bottom == screen.height - shown.frame.tools.y
    assert shown.frame.board.x + shown.clearing.right <= shown.frame.tools.x


def test_a_deal_that_was_lost_from_the_start_leads_to_another_one() -> None:
    """Bug: its first button was that which takes a move back, and was dead, for none had been made."""
    assert commands(shown(consulted(at("fortress:ms4"), Look()))) == ["again", "aside"]


def test_a_game_that_can_be_won_has_none() -> None:
    assert shown(consulted(at("fortress:ms33"), Look())) is None


def test_where_the_moves_left_lead_nowhere_nobody_has_to_ask_once_it_is_known() -> None:
    assert idle(CIRCLES.deal.game, CIRCLES.position)
    assert moves(CIRCLES.deal.game, CIRCLES.position)
    assert shown(CIRCLES) is None
    known = consulted(CIRCLES, Look()).with_ui(doomed=-1)
    notice = shown(known)
    assert notice is not None
    assert notice.sentence == "The moves that are left lead nowhere."
    assert commands(notice) == ["review", "back", "again", "aside"]


@pytest.mark.parametrize("size", [Size(320, 568), Size(360, 640), Size(640, 360), Size(1280, 800)])
def test_it_covers_no_card(size: Size) -> None:
    seen = board(told(consulted(LOST, Look()), Resize(size)))
    left, top = seen.frame.board.x + seen.clearing.x, seen.frame.board.y + seen.clearing.y
    assert left >= 0
    assert left + seen.clearing.width <= size.width
    assert top + seen.clearing.height <= size.height
    assert all(card.box.y + card.box.height <= seen.clearing.y for card in seen.cards)


@pytest.mark.parametrize("size", [Size(900, 700), Size(932, 430), Size(1024, 768), Size(1280, 800)])
def test_beside_a_panel_it_stands_in_the_room_that_is_left(size: Size) -> None:
    """Bug: it stayed in the middle of the window, and the panel lay over its buttons."""
    beside = told(consulted(LOST, Look()), Resize(size)).with_ui(panel="history")
    seen = board(beside)
    assert seen.notice is not None
    left = seen.frame.board.x + seen.clearing.x
    assert 0 <= left < left + seen.clearing.width < beside.ui.left.width < size.width
    assert all(card.box.y + card.box.height <= seen.clearing.y for card in seen.cards)
