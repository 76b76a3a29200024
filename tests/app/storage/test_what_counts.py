"""What a record and the statistics count: what the player has done, and nothing that was shown."""

import pytest

from ramparts.app.messages.intents import Back, Heard, Redo, Restart, Seek, Show, Step, Undo, Watch
from ramparts.app.messages.platform_intents import Reopen, Rewatch
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.panels import panel
from ramparts.app.state.game_record import Record, filed
from ramparts.app.state.panels import Statistics
from ramparts.app.study.figures.stats import counted
from ramparts.app.view.captions import won_said
from ramparts.app.view.elements import texts
from ramparts.app.view.toolbar import tools
from tests.kit.visit.visits import Visit, nearly

DEAL = nearly("S")
LINE = "t0-h", "t1-h"


def watching(visit: Visit) -> Visit:
    """The visit with the solver's line being shown."""
    visit.wants(Watch("sure"))
    answer = Answer(visit.model.analysis.ask, DEAL, "winnable", line=LINE[len(visit.model.history.line) :])
    return visit.wants(Heard(answer))


def stepped(visit: Visit) -> Visit:
    """The visit with that line shown to its end."""
    while visit.model.analysis.showing is not None:
        visit.wants(Step(visit.model.analysis.showing.left))
    return visit


def everything(visit: Visit) -> tuple[Record, ...]:
    return filed(visit.model.library.records, visit.model.session.record)


def test_what_a_player_has_won_counts() -> None:
    visit = Visit(DEAL).plays(*LINE)
    assert counted(everything(visit)) == ([visit.model.session.record], [])
    assert won_said(visit.model).endswith("no help.")


def test_a_link_with_moves_is_no_win_of_the_players() -> None:
    """Bug: the last move of a game that came with a link was a win in so many moves, nothing taken back."""
    for visit in (Visit(f"{DEAL};t0-h").plays("t1-h"), Visit(f"{DEAL};t0-h;t1-h"), Visit(DEAL).opens(f"{DEAL};t0-h")):
        assert visit.model.session.record.shown
        assert not visit.plays(*(["t1-h"] if visit.model.state == "playing" else [])).model.session.record.won
        assert counted(everything(visit)) == ([], [])
        assert won_said(visit.model) == "You were shown some moves, so this game does not count."
        assert counted(everything(visit.again())) == ([], [])


def test_a_deal_that_came_with_moves_is_a_try_of_so_many_moves_and_lost_where_none_is_left() -> None:
    for link, moves, lost in (("fortress:ms33;t1-h;t2-h", 2, False), ("fortress:ms1;t6-t9", 1, True)):
        record = Visit("chessboard:ms1").opens(link).model.session.record
        assert (record.tries, record.moves, record.lost, record.shown) == (1, moves, lost, True)


def test_a_link_to_what_the_player_has_played_takes_nothing_away() -> None:
    played = Visit(DEAL).plays("t0-h")
    assert played.opens(f"{DEAL};t0-h").plays("t1-h").model.session.record.won
    left = Visit(DEAL).plays("t0-h").opens("fortress:ms33").opens(f"{DEAL};t0-h").plays("t1-h")
    assert left.model.session.record.won
    again = Visit(DEAL).plays(*LINE).opens("fortress:ms33").opens(f"{DEAL};t0-h")
    assert again.model.session.record.won
    assert again.opens("fortress:ms33").opens(f"{DEAL};t1-t0").model.session.record.won


def test_a_link_that_goes_beyond_what_was_played_counts_no_more() -> None:
    left = Visit(DEAL).plays("t0-h").opens("fortress:ms33").opens(f"{DEAL};t0-h;t1-h", sure=True)
    assert (left.model.session.record.won, left.model.session.record.shown) == (False, True)


def test_a_solution_that_is_shown_is_no_win() -> None:
    """Bug: it counted as one, with help."""
    for begun in (Visit(DEAL), Visit(DEAL).plays("t0-h"), Visit(DEAL).plays("t0-h").wants(Undo())):
        visit = stepped(watching(begun))
        assert (visit.model.state, visit.model.session.record.won) == ("won", False)
        assert counted(everything(visit)) == ([], [])
        assert won_said(visit.model) == "You were shown some moves, so this game does not count."


def test_a_solution_shown_along_moves_that_were_played_before_is_no_win_either() -> None:
    visit = Visit(DEAL).plays("t0-h", "t1-h")
    visit.model = visit.model.with_record(visit.model.session.record._replace(won=False))
    assert not stepped(watching(visit.wants(Restart()))).model.session.record.won
    assert visit.model.session.record.shown


@pytest.mark.parametrize("way", [Watch("step"), Seek(1)])
def test_a_game_won_by_hand_after_a_part_was_shown_does_not_count(way: Watch | Seek) -> None:
    visit = watching(Visit(DEAL)).wants(way, Watch("stop")).plays("t1-h")
    assert (visit.model.state, visit.model.session.record.won) == ("won", False)


def test_a_solution_that_was_stopped_before_its_first_move_has_shown_nothing() -> None:
    visit = watching(Visit(DEAL)).wants(Watch("stop")).plays(*LINE)
    assert visit.model.session.record.won
    assert visit.model.session.record.helped


def test_to_watch_ones_own_moves_again_takes_nothing_away() -> None:
    visit = Visit(DEAL).plays("t0-h").wants(Rewatch())
    assert stepped(visit).plays("t1-h").model.session.record.won
    visit = visit.opens("fortress:ms33").wants(Reopen(DEAL, show=True))
    assert stepped(visit).model.session.record.won


def test_back_is_counted_as_undo_is() -> None:
    """Bug: whoever let the solver take moves back had taken back nothing."""
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h").wants(Back())
    while (at := visit.model.analysis.asked) is not None:
        verdict = "winnable" if at == 0 else "lost"
        visit.wants(Heard(Answer(visit.model.analysis.ask, "", verdict)))  # type: ignore[arg-type]
    assert (visit.model.history.at, visit.model.session.record.undos) == (0, 2)
    by_hand = Visit("fortress:ms33").plays("t1-h", "t2-h").wants(Undo(), Undo())
    assert by_hand.model.session.record.undos == 2


def test_undo_takes_a_restart_back() -> None:
    """Bug: after a restart Undo did nothing, and the moves came back one by one."""
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h").wants(Restart())
    assert next(tool.enabled for tool in tools(visit.model) if tool.command == "undo")
    assert visit.model.session.record.tries == 2
    visit.wants(Undo())
    assert (len(visit.model.history.line), visit.model.ui.said) == (2, "Your moves are back.")
    record = visit.model.session.record
    assert (record.tries, record.moves, record.undos) == (1, 2, 0)


def test_undo_takes_a_restart_back_also_when_moves_have_followed_it() -> None:
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h").wants(Restart(), Restart()).plays("t2-h")
    assert len(visit.wants(Undo(), Undo()).model.history.line) == 2
    assert visit.wants(Restart(), Undo(), Undo(), Undo(), Undo()).model.ui.said == "There is no move to take back."
    assert len(visit.wants(Redo(), Redo()).model.history.line) == 2


def test_another_deal_has_no_restart_to_take_back() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Restart()).opens("fortress:ms34").wants(Undo())
    assert visit.model.deal.text == "fortress:ms34"
    assert visit.model.history.at == 0


def test_daily_deals_have_a_column_of_their_own() -> None:
    visit = Visit(DEAL).plays(*LINE)
    assert "Free play" not in told(visit)
    record = Record("fortress:739577001", 1, 5, 9, 9, 81, won=True, date="2026-11-22")
    visit.model = visit.model.with_library(records=(record, record._replace(deal="fortress:ms1", shown=True)))
    said = told(visit)
    assert said[said.index("Free play") :][:9] == [
        "Free play",
        "Daily deals",
        "Played",
        "1",
        "1",
        "Won",
        "1 (100%)",
        "1 (100%)",
        "Won without help",
    ]
    assert "80-99" in told(visit)


def told(visit: Visit) -> list[str]:
    """The texts of the statistics, below the name of the game."""
    tree = panel(visit.wants(Show(Statistics())).model)
    assert tree is not None
    found = texts(tree)
    return found[found.index("Fortress") + 1 :]


OTHER_WAY = "t0-t1", "t1-h", "t1-h"
"""The same with a move more."""


def test_the_fewest_moves_of_a_players_own_are_kept() -> None:
    visit = Visit(DEAL).plays(*OTHER_WAY).wants(Restart())
    first = visit.model.session.record
    assert (first.moves, first.fewest, first.least) == (3, 0, 3)
    record = visit.plays(*LINE).model.session.record
    assert record == first._replace(fewest=2)
    assert visit.wants(Restart()).plays(*OTHER_WAY).model.session.record == record
    assert visit.again().model.session.record.least == 2


def test_to_walk_the_same_way_again_is_no_win_of_its_own() -> None:
    visit = Visit(DEAL).plays(*OTHER_WAY)
    won = visit.model.ui.feast
    assert won == visit.model.history.at
    for back in (Undo(), Restart()):
        again = visit.wants(back, Redo(), Redo(), Redo()).model
        assert (again.session.record.fewest, again.ui.feast) == (0, won)


def test_what_was_shown_after_a_win_is_not_the_players_fewest() -> None:
    """Nor is what is played after it: the line is known by then."""
    visit = stepped(watching(Visit(DEAL).plays(*OTHER_WAY).wants(Restart())))
    assert visit.model.state == "won"
    assert (visit.model.session.record.least, visit.model.session.record.watched) == (3, True)
    assert visit.model.ui.feast != visit.model.history.at
    linked = Visit(DEAL).plays(*OTHER_WAY).opens("fortress:ms33").opens(f"{DEAL};t0-h").plays("t1-h")
    assert (linked.model.session.record.least, linked.model.session.record.won) == (3, True)


def test_to_see_ones_own_game_again_takes_nothing_away() -> None:
    visit = stepped(Visit(DEAL).plays(*OTHER_WAY).wants(Rewatch())).wants(Restart()).plays(*LINE)
    assert visit.model.session.record.least == 2
