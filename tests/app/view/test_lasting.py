"""When whoever leaves the page sees the same board at the next visit, each card at the same place."""

import pytest

from ramparts.app.messages.intents import Show, Touch
from ramparts.app.messages.study_intents import Visit
from ramparts.app.state.model import Model
from ramparts.app.view.board import board
from ramparts.app.view.lasting import lasting
from tests.kit.visit.table import drags, table, told

GAME = table("fortress:ms33")


def test_a_game_that_is_kept_lasts() -> None:
    assert lasting(GAME)
    assert board(GAME).lasting


CHANGES = {
    "another tab keeps its game": GAME.with_library(elsewhere=True),
    "the browser refused it": GAME.with_library(unkept=True),
    "the next visit may begin with a warning": GAME.with_library(forgets=True),
    "it is greeted": GAME.with_ui(greeting="welcome"),
    "a panel stands beside it": told(GAME, Show("history")),
}


@pytest.mark.parametrize("model", CHANGES.values(), ids=CHANGES)
def test_what_the_next_visit_will_not_show_so_does_not(model: Model) -> None:
    assert not lasting(model)


def test_below_a_panel_that_covers_it_a_board_lasts() -> None:
    assert lasting(told(GAME, Show("menu")))


def test_a_lost_game_lasts_until_its_notice_is_closed() -> None:
    """At the next visit the notice is there again, and takes its room."""
    model = drags(table("fortress:ms1"), "t7-t9")
    assert model.state == "lost"
    assert lasting(model)
    assert not lasting(told(model, Touch(4, 0), Touch(4, 0, twice=True)))


def test_a_lesson_does_not_last() -> None:
    assert not lasting(told(GAME, Visit("lesson:11")))
