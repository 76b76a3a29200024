"""Earlier games opened again, and moves shown again: what becomes of panel, record and run, and what is said."""

from ramparts.app.messages.intents import DealOn, Show, Undo
from ramparts.app.messages.platform_intents import Import, Reopen, Rewatch
from ramparts.app.state.library import Kept
from ramparts.app.state.model import Model
from tests.kit.visit.table import standing, told
from tests.kit.visit.visits import CLUBS, DIAMONDS, HEARTS, SPADES, Visit


def test_an_earlier_game_that_was_left_at_its_beginning_is_opened_as_it_was_left() -> None:
    """It is no further try, nor is it said to have been played before."""
    visit = Visit("fortress:ms33").plays("t1-h").wants(Undo())
    left = visit.model
    visit.opens("chessboard:ms5").wants(Reopen("fortress:ms33"))
    assert (visit.model.history, visit.model.session.record.tries) == (left.history, 1)
    assert visit.model.ui.said == "Fortress, deal ms33."


def test_why_an_earlier_game_cannot_be_opened_stands_in_the_panel_and_in_the_status_line() -> None:
    model = Visit("fortress:ms33").model.with_library(games=(Kept("fortress:ms1", "{"),))
    model = told(model, Reopen("fortress:ms1"))
    assert model.ui.said == model.ui.problem != ""


def test_whoever_watches_is_told_how_to_stop_and_sees_the_table() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Show("data"), Import("{"))
    assert (visit.model.ui.panel, visit.model.ui.problem != "") == ("data", True)
    visit.wants(Rewatch())
    said = "Watch; tap anywhere to stop."
    assert (visit.model.ui.panel, visit.model.ui.problem, visit.model.ui.said) == ("", "", said)


def test_watching_is_no_restart_that_undo_takes_back() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Rewatch(), Undo())
    assert (visit.model.history.at, visit.model.ui.said) == (0, "There is no move to take back.")


def turned(*, last: bool) -> Model:
    """A ranked run whose stack was turned, by which its level is won if that was its last card."""
    nearly = f"fC~{CLUBS[:22]}.fD~{DIAMONDS[:22]}.fH~{HEARTS[:22]}.fS~{SPADES[:20]}.s~JS"
    return told(standing(nearly if last else "t0~5H.s~9C*", 1), DealOn())


def test_a_run_whose_level_is_won_is_not_marked_when_it_is_watched_and_any_other_is() -> None:
    """With its beginning the cards that were turned are back on the stack, and have been seen."""
    for last in (True, False):
        before = turned(last=last)
        assert before.state == ("won" if last else "playing")
        watched = told(before, Rewatch())
        assert before.run is not None
        assert watched.run is not None
        assert (before.run.marked, watched.run.marked) == (False, not last)
