"""What a first visitor is told, and who plays where the browser forgets."""

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.effects import Store
from ramparts.app.messages.intents import Greeted, Hint, Play, Resize, Say, Show, Touch
from ramparts.app.messages.platform_intents import Unkept
from ramparts.app.messages.study_intents import Exercise
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Greetings
from ramparts.app.view.board import board
from ramparts.app.view.welcome import SEEN, WARNED, greeting, strip_height
from ramparts.engine.play import moves
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.table import pile, table, told
from tests.kit.visit.visits import Visit, nearly

SIZES = [(320, 568), (360, 640), (390, 844), (640, 360), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]

NEARLY_LOW = [(600, 540), (844, 520), (1280, 540), (1024, 690), (1280, 680), (1366, 657)]
"""Windows that have more room than one of the measures of `frame` asks for, and less without the strip."""


def visited(width: int = 1280, height: int = 800, greeting: Greetings = "welcome") -> Model:
    return told(table("fortress:ms33").with_ui(greeting=greeting), Resize(Size(width, height)))


@pytest.mark.parametrize("told", ["welcome", "warning", "day"])
@pytest.mark.parametrize("width, height", SIZES + NEARLY_LOW)
def test_the_greeting_covers_no_card_and_stays_within_the_window(width: int, height: int, told: Greetings) -> None:
    model = visited(width, height, told)
    shown = board(model)
    strip = shown.greeting
    assert strip is not None
    assert strip.box.x >= 0
    assert strip.box.right <= width
    assert strip.box.bottom <= height
    assert all(shown.frame.board.y + view.box.bottom <= strip.box.y for view in shown.cards)


@pytest.mark.parametrize("told", ["welcome", "warning", "day"])
@pytest.mark.parametrize("width, height", [(900, 700), (932, 430), (1024, 768), (1280, 800)])
def test_beside_a_panel_it_stands_in_the_room_that_is_left(width: int, height: int, told: Greetings) -> None:
    """Bug: the panel lay over its buttons."""
    model = visited(width, height, told).with_ui(panel="history")
    shown = board(model)
    assert shown.greeting is not None
    assert shown.greeting.box.right < model.ui.left.width < width
    assert all(shown.frame.board.y + view.box.bottom <= shown.greeting.box.y for view in shown.cards)


@pytest.mark.parametrize("told", ["welcome", "warning", "day"])
@pytest.mark.parametrize("width, height", SIZES + NEARLY_LOW)
def test_no_tool_moves_for_it(width: int, height: int, told: Greetings) -> None:
    """Bug: the toolbar made room, so that what came by itself lay where somebody was about to press another button.

    And where the table had the height of a lower window without the strip, the tools became lower too, or went to the
    side.
    """
    model = visited(width, height, told)
    with_it, without = board(model).frame, board(model.with_ui(greeting="")).frame
    assert (with_it.bar, with_it.tools) == (without.bar, without.tools)


def test_the_table_is_larger_once_the_greeting_was_read() -> None:
    model = visited()
    strip = greeting(model)
    assert strip is not None
    intent = intent_of(model, strip.buttons[-1].command, 0)
    assert intent is not None
    read = told(model, intent)
    assert greeting(read) is None
    assert strip_height(read) == 0
    assert strip_height(model) > 0
    assert board(read).frame.board.height == board(model).frame.board.height + strip_height(model)


def test_who_was_here_before_is_not_greeted() -> None:
    assert board(table("fortress:ms33")).greeting is None


@pytest.mark.parametrize("fragment", ["", "fortress", "fortress:ms33", "fortress:ms33;t1-h"])
def test_who_plays_needs_no_words_how_to_play(fragment: str) -> None:
    """Bug: who began to play at once kept them until "Play now", and was not told of a lost game meanwhile."""
    visit = Visit(fragment)
    assert visit.model.ui.greeting == "welcome"
    looked = told(visit.model, Touch(pile(visit.model, "t2"), 0), Show("menu"), Show(), Hint())
    assert looked.ui.greeting == "welcome"
    move = moves(visit.model.deal.game, visit.model.position)[0]
    assert visit.wants(Play(*move)).model.ui.greeting == ""
    assert Visit(shelf=visit.shelf).model.ui.greeting == ""


def test_who_comes_back_on_another_day_with_nothing_to_go_on_with_is_told_what_is_new() -> None:
    """Bug: the game won or lost yesterday was all that one found."""
    first = Visit(nearly("S"), today="2026-11-26").plays("t0-h", "t1-h")
    assert first.model.state == "won"
    assert Visit(shelf=first.shelf, today="2026-11-26").model.ui.greeting == ""
    second = Visit(shelf=first.shelf, today="2026-11-27")
    shown = board(second.model)
    assert shown.greeting is not None
    assert [tool.command for tool in shown.greeting.buttons] == ["days", "puzzle:today", "greeted"]
    assert shown.notice is None
    assert board(second.wants(Greeted()).model).notice is not None
    assert Visit(shelf=first.shelf, today="2026-11-27").model.ui.greeting == ""


def test_a_new_day_is_told_of_until_it_was_read() -> None:
    """Bug: it was gone with whatever loaded the page anew."""
    shelf = Visit(nearly("S"), today="2026-11-26").plays("t0-h", "t1-h").shelf
    told_of = [Visit(shelf=shelf, today="2026-11-27") for _ in range(3)]
    assert [visit.model.ui.greeting for visit in told_of] == ["day", "day", "day"]
    told_of[-1].wants(Greeted("learn"))
    assert Visit(shelf=shelf, today="2026-11-27").model.ui.greeting == ""
    assert Visit(shelf=shelf, today="2026-11-28").model.ui.greeting == "day"


def test_nobody_is_told_of_a_new_day_who_has_not_won_yet_or_whose_day_is_not_known() -> None:
    shelf = Visit("fortress:ms33", today="2026-11-26").plays("t1-h").shelf
    assert Visit(shelf=shelf, today="2026-11-27").model.ui.greeting == ""
    won = Visit(nearly("S"), today="2026-11-26").plays("t0-h", "t1-h").shelf
    assert Visit(shelf=won).model.ui.greeting == ""
    assert Visit(shelf=won, today="2026-11-27", elsewhere=True).model.ui.greeting == ""


def test_nor_does_who_takes_another_deal() -> None:
    assert Visit().opens("fortress:ms33").model.ui.greeting == ""


@pytest.mark.parametrize("fragment", ["lesson:2", "puzzle:fortress:1"])
def test_nor_does_who_follows_a_link_to_an_exercise(fragment: str) -> None:
    visit = Visit(fragment)
    strip = board(visit.model).greeting
    assert strip is not None
    assert "exercise:leave" in [button.command for button in strip.buttons]
    assert board(visit.wants(Exercise("leave")).model).greeting is None


def test_a_warning_stays_until_it_is_read() -> None:
    model = told(table("fortress:ms33").with_ui(greeting="warning"), Say("t1-h"))
    assert model.ui.greeting == "warning"


def been_here() -> MemoryShelf:
    shelf = MemoryShelf()
    shelf.put(SEEN, "yes")
    return shelf


def forgetful(fragment: str = "", shelf: MemoryShelf | None = None) -> Visit:
    """A visit with a browser that deletes what a page keeps."""
    return Visit(fragment, been_here() if shelf is None else shelf, forgets=True)


def is_warned(visit: Visit) -> bool:
    return visit.model.ui.greeting == "warning"


def test_where_the_browser_forgets_it_is_said_once_at_the_start_of_a_later_visit() -> None:
    first = forgetful("fortress:ms33").plays("t1-h")
    assert board(first.model).greeting is None
    second = forgetful(shelf=first.shelf)
    strip = board(second.model).greeting
    assert strip is not None
    assert strip.words.startswith("After seven days without a visit, this browser deletes what a page has saved")
    assert [button.label for button in strip.buttons] == ["Backup", "Got it"]
    assert board(forgetful(shelf=second.shelf).model).greeting is None


def test_it_is_not_said_where_there_is_nothing_to_lose() -> None:
    again = forgetful(shelf=forgetful("fortress:ms33").shelf)
    assert board(again.model).greeting is None
    assert again.model.library.forgets


@pytest.mark.parametrize("shelf", [MemoryShelf(), been_here()], ids=["first visit", "later visit"])
def test_it_is_said_with_the_next_deal_after_a_win(shelf: MemoryShelf) -> None:
    visit = forgetful(nearly("S"), shelf)
    visit.plays("t0-h").opens("fortress:ms33").opens(nearly("S"))
    assert not is_warned(visit)
    visit.plays("t0-h", "t1-h")
    assert visit.model.state == "won"
    assert not is_warned(visit)
    visit.opens("fortress:ms34")
    assert is_warned(visit)
    assert visit.told(Store).count(Store(WARNED, "yes")) == 1
    assert board(forgetful(shelf=visit.shelf).model).greeting is None


def test_it_is_said_nowhere_else() -> None:
    elsewhere = Visit(nearly("S"), been_here(), forgets=True, elsewhere=True)
    unkept = forgetful(nearly("S")).wants(Unkept())
    unforgetting = Visit(nearly("S"), been_here())
    for visit in (elsewhere, unkept, unforgetting):
        visit.plays("t0-h", "t1-h").opens("fortress:ms33")
        assert visit.model.ui.greeting == ""


def test_where_nothing_can_be_kept_it_is_not_said() -> None:
    class FullShelf(MemoryShelf):
        def put(self, key: str, text: str) -> bool:
            return False

    full = FullShelf()
    full.texts = forgetful("fortress:ms33").plays("t1-h").shelf.texts
    assert board(forgetful(shelf=full).model).greeting is None


def test_the_backup_is_beside_it() -> None:
    model = visited(greeting="warning")
    strip = greeting(model)
    assert strip is not None
    intent = intent_of(model, strip.buttons[0].command, 0)
    assert intent is not None
    opened = told(model, intent)
    assert (opened.ui.greeting, opened.ui.panel) == ("", "data")
