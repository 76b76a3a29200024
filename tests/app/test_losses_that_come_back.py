"""A game that is lost and comes back, with the page or from the earlier games, shows its notice again."""

from collections.abc import Callable
from typing import Literal

import pytest

from ramparts.app.messages.intents import Aside, Greeted, Heard, Look, Prefer, Redo, Undo
from ramparts.app.messages.platform_intents import Reopen
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.messages.study_intents import Visit as Address
from ramparts.app.view.board import board
from ramparts.app.view.ending import Notice
from tests.kit.visit.visits import Visit

STUCK = ["Why?", "Back", "New deal", "OK"]


def notice(visit: Visit) -> Notice | None:
    return board(visit.model).notice


def buttons(visit: Visit) -> list[str]:
    shown = notice(visit)
    return [tool.label for tool in shown.tools] if shown else []


def asked(verdict: Literal["lost", "winnable"] = "lost") -> Visit:
    """A game with moves left, of which the player has asked whether it is lost."""
    visit = Visit("fortress:ms4").plays("t1-h").wants(Look())
    return visit.wants(Heard(Answer(visit.model.analysis.ask, visit.model.deal.text, verdict, "exhausted")))


def stuck() -> Visit:
    """A game without a move left."""
    return Visit("fortress:ms1").plays("t6-t9")


@pytest.mark.parametrize("lost", [asked, stuck])
def test_with_the_page_its_notice_comes_again(lost: Callable[[], Visit]) -> None:
    """Bug: where moves were left it was gone, with all that it offers."""
    visit = lost()
    assert buttons(visit) == STUCK
    assert notice(visit.again()) == notice(visit)


@pytest.mark.parametrize("lost", [asked, stuck])
def test_from_the_earlier_games_it_does_too(lost: Callable[[], Visit]) -> None:
    visit = lost().wants(Aside())
    deal = visit.model.deal.text
    assert notice(visit) is None
    visit.opens("fortress:ms33").wants(Reopen(deal))
    assert buttons(visit) == STUCK


@pytest.mark.parametrize("lost", [asked, stuck])
def test_whoever_has_closed_it_there_does_not_get_it_again(lost: Callable[[], Visit]) -> None:
    """Bug: where no move was left, each reload brought it."""
    visit = lost().wants(Aside())
    assert notice(visit.again()) is None
    assert notice(visit.again().again()) is None


def test_whoever_asks_once_more_gets_it_again_with_the_page() -> None:
    visit = asked().wants(Aside(), Look())
    assert buttons(visit) == STUCK
    assert buttons(visit.again()) == STUCK


def test_where_it_was_closed_is_forgotten_with_the_first_move_away() -> None:
    """Bug: it was shown again after a reload and redo, and then gone at the next reload."""
    visit = stuck().wants(Aside()).wants(Undo()).again().wants(Redo())
    assert buttons(visit) == STUCK
    assert buttons(visit.again()) == STUCK


def test_a_position_after_one_that_is_lost_is_told_of_too_and_one_before_is_not() -> None:
    visit = asked().plays("t3-h")
    assert notice(visit) is None
    assert buttons(visit.again()) == STUCK
    assert notice(visit.wants(Undo(), Undo()).again()) is None


def test_what_the_light_has_told_unasked_is_told_as_well() -> None:
    visit = Visit("fortress:ms4").wants(Prefer("light", "always")).plays("t1-h")
    assert visit.model.analysis.purpose == "light"
    visit.wants(Heard(Answer(visit.model.analysis.ask, visit.model.deal.text, "lost", "exhausted")))
    assert notice(visit) is None
    assert buttons(visit.again()) == STUCK


def test_a_game_that_can_be_won_has_none() -> None:
    assert notice(asked("winnable").again()) is None


def test_a_puzzle_says_itself_what_is_lost() -> None:
    visit = Visit("fortress:ms33").wants(Address("puzzle:fortress:1"), Prefer("light", "always")).wants(Look())
    assert visit.model.session.review.rows == ()
    assert notice(visit.again()) is None


@pytest.mark.parametrize("lost", [asked, stuck])
def test_what_is_new_on_another_day_comes_first(lost: Callable[[], Visit]) -> None:
    visit = lost()
    visit.shelf.put("seen", "2026-11-27")
    later = Visit(shelf=visit.shelf, now=visit.now, today="2026-11-28")
    later.model = later.model.with_ui(greeting="day")
    assert notice(later) is None
    assert buttons(later.wants(Greeted())) == STUCK
