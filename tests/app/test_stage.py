"""The newest model and its board: one for as many intents as come before it is asked for, none for what fails."""

import pytest

from ramparts.app import stage
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.intents import Look, Play, Resize, Show, Undo
from ramparts.app.stage import Stage
from ramparts.app.state.model import Model
from ramparts.app.view.board import Board, board
from tests.kit.visit.table import pile, table

START = table("fortress:ms33")
HOME = Play(pile(START, "t1"), pile(START, "fS"))
ENDLESS = Resize(Size(float("nan"), 800))
"""A window in which nothing can be laid out."""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Board]:
    """The boards that were made."""
    boards: list[Board] = []

    def noted(model: Model) -> Board:
        boards.append(board(model))
        return boards[-1]

    monkeypatch.setattr(stage, "board", noted)
    return boards


def test_intents_between_two_frames_share_a_board(made: list[Board]) -> None:
    shown = Stage(START)
    for panel in ("menu", "settings", "keys"):
        assert shown.dispatch(Show(panel), 0) == ()
    assert shown.board == board(shown.model)
    assert shown.board is made[-1]
    assert len(made) == 2


def test_what_changes_nothing_has_the_board_that_is_there(made: list[Board]) -> None:
    shown = Stage(START)
    assert shown.dispatch(Undo(), 0) == ()
    assert shown.dispatch(Resize(START.ui.screen), 0) == ()
    assert shown.board == made[0]._replace(status=shown.model.ui.said, seen="")


def test_what_is_done_outside_waits_for_the_board(made: list[Board]) -> None:
    shown = Stage(START)
    assert shown.dispatch(HOME, 0)
    assert shown.dispatch(Look(), 0)
    assert len(made) == 3


def test_what_cannot_be_shown_leaves_the_last_model_that_could_be() -> None:
    shown = Stage(START)
    shown.dispatch(HOME, 0)
    played = shown.model
    assert shown.dispatch(ENDLESS, 0) == ()
    with pytest.raises(ValueError, match="NaN"):
        _ = shown.board
    assert shown.model is played
    assert shown.board == board(played)


def test_nothing_is_done_outside_for_what_cannot_be_shown() -> None:
    shown = Stage(START)
    shown.dispatch(ENDLESS, 0)
    with pytest.raises(ValueError, match="NaN"):
        shown.dispatch(HOME, 0)
    assert shown.model is START
    assert shown.dispatch(HOME, 0)
    assert len(shown.model.history.nodes) == 2


def test_the_model_knows_the_day_on_which_an_intent_came() -> None:
    shown = Stage(START)
    for today in ("2026-11-22", "2026-11-23"):
        shown.dispatch(Look(), 0, today)
        assert shown.model.today == today
