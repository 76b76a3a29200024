"""The panel of earlier games: how each is called, how it went, and its buttons."""

import pytest

from ramparts.app.messages.intents import Play, Prefer, Restart, Show, Undo
from ramparts.app.messages.platform_intents import Reopen
from ramparts.app.messages.study_intents import Visit as Address
from ramparts.app.state.library import Kept
from ramparts.app.state.model import Model
from ramparts.app.state.panels import EarlierGames
from ramparts.app.view.elements import texts
from ramparts.engine.play import moves
from tests.app.panels.test_keeping_panels import commands, rows, shown
from tests.app.talk.test_transcript import found
from tests.kit.visit.table import told
from tests.kit.visit.visits import HOUR, NOON, Visit, nearly


def test_the_list_of_earlier_games_is_empty_at_first() -> None:
    assert "Games that you leave are kept here." in texts(shown(Visit().model, EarlierGames()))


def earlier() -> Model:
    """Games left a while ago: one won, one left, one stuck, and one never begun."""
    visit = Visit(nearly("S")).plays("t0-h", "t1-h").opens("fortress:ms33").plays("t1-h", "t2-h")
    visit.opens("fortress:ms1").plays("t6-t9").opens("chessboard:ms1").opens("fortress:ms2")
    return visit.wants(Show("menu"), after=3 * HOUR).model


def test_earlier_games_are_told_with_how_they_went() -> None:
    assert rows(shown(earlier(), EarlierGames()), "li") == [
        ["Chessboard ms1", "not begun, 3 hours ago"],
        ["Fortress ms1", "lost after 1 move, 3 hours ago", "Watch"],
        ["Fortress ms33", "left after 2 moves, 3 hours ago", "Watch"],
        ["Fortress, a position", "won in 2 moves and 0:01, 3 hours ago", "Watch"],
    ]


def test_the_game_on_the_table_stands_above_them_and_leads_to_its_earlier_tries() -> None:
    """Bug: a deal that was begun again stood nowhere."""
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h")
    assert rows(shown(visit.model, EarlierGames()), "li") == [["Fortress ms33", "on the table, 2 moves", "History"]]
    again = visit.wants(Restart()).plays("t1-h")
    tree = shown(again.model, EarlierGames())
    assert rows(tree, "li") == [["Fortress ms33", "on the table, 2 tries", "History"]]
    assert commands(tree)[1:] == ["close", "history"]
    left = again.opens("fortress:ms1").wants(Show("menu"), after=3 * HOUR)
    facts = "left after 1 move, 2 tries, 3 hours ago"
    assert rows(shown(left.model, EarlierGames()), "li") == [["Fortress ms33", facts, "Watch"]]


def test_a_deal_that_was_won_is_told_as_won_when_it_is_opened_again() -> None:
    """Bug: it stood there as "on the table, 0 moves", and once it was left, nothing was there to watch."""
    visit = Visit(nearly("S")).plays("t0-h", "t1-h")
    here = ["Fortress, a position", "on the table, won in 2 moves and 0:01", "History"]
    assert rows(shown(visit.model, EarlierGames()), "li") == [here]
    visit.opens("fortress:ms1").opens(nearly("S"))
    assert (visit.model.state, visit.model.history.at) == ("playing", 0)
    assert rows(shown(visit.model, EarlierGames()), "li")[0] == here
    assert rows(shown(visit.again().model, EarlierGames()), "li")[0] == here
    left = ["Fortress, a position", "won in 2 moves and 0:01, just now", "Watch"]
    assert rows(shown(visit.opens("fortress:ms1").model, EarlierGames()), "li") == [left]
    watched = Visit(shelf=visit.shelf, now=visit.now).wants(Reopen(visit.model.library.games[0].deal, show=True))
    assert watched.model.analysis.showing is not None
    visit.wants(Reopen(visit.model.library.games[0].deal))
    assert (visit.model.state, len(visit.model.history.line)) == ("won", 2)


def test_a_deal_that_was_won_and_begun_again_is_opened_where_it_was_left() -> None:
    visit = Visit(nearly("S")).plays("t0-h", "t1-h").wants(Restart()).plays("t0-t2")
    deal = visit.model.deal.text
    visit.opens("fortress:ms1").wants(Reopen(deal))
    assert (visit.model.state, len(visit.model.history.line)) == ("playing", 1)
    assert rows(shown(visit.model, EarlierGames()), "li")[0][1] == "on the table, won in 2 moves and 0:01"


def test_a_deal_that_was_won_and_begun_again_and_taken_back_stands_at_its_start() -> None:
    """Bug: it stood after the move that was taken back."""
    visit = Visit(nearly("S")).plays("t0-h", "t1-h").wants(Restart()).plays("t0-t2").wants(Undo())
    deal = visit.model.deal.text
    visit.opens("fortress:ms1").wants(Reopen(deal))
    assert (visit.model.state, visit.model.history.at) == ("playing", 0)


def test_a_game_whose_moves_were_all_taken_back_has_nothing_to_watch() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Undo()).opens("fortress:ms1")
    assert rows(shown(visit.model, EarlierGames()), "li") == [["Fortress ms33", "left after 0 moves, just now"]]


def test_the_deal_of_a_day_goes_by_its_day_begun_or_not_on_the_table_or_left() -> None:
    """Bug: it was "Fortress 739947001", and the day was lost."""
    visit = Visit("fortress:ms33").wants(Address("daily:2026-11-23:fortress"))
    move = moves(visit.model.deal.game, visit.model.position)[0]
    visit.wants(Play(*move))
    assert rows(shown(visit.model, EarlierGames()), "li")[0][0] == "Fortress 2026-11-23"
    visit.wants(Address("daily:2026-11-24:fortress")).opens("chessboard:ms1")
    names = [row[0] for row in rows(shown(visit.model, EarlierGames()), "li")]
    assert names == ["Fortress 2026-11-24", "Fortress 2026-11-23", "Fortress ms33"]


def test_earlier_games_are_told_without_times_where_none_are_wanted_or_known() -> None:
    model = told(earlier(), Prefer("timer", "off"))
    assert rows(shown(model, EarlierGames()), "li")[-1][1] == "won in 2 moves, 3 hours ago"
    timeless = model.with_library(games=tuple(game._replace(when=0) for game in model.library.games))
    assert rows(shown(timeless, EarlierGames()), "li")[0][1] == "not begun"


def test_each_earlier_game_is_opened_or_watched_by_its_buttons() -> None:
    assert commands(shown(earlier(), EarlierGames()))[1:4] == [
        "reopen:chessboard:ms1",
        "reopen:fortress:ms1",
        "replay:fortress:ms1",
    ]


@pytest.mark.parametrize(
    "asked, count, more, new",
    [
        (EarlierGames(), 20, True, []),
        (EarlierGames(40), 40, True, ["reopen:fortress:32020"]),
        (EarlierGames(60), 50, False, ["reopen:fortress:32040"]),
    ],
    ids=repr,
)
def test_many_earlier_games_are_shown_a_page_at_a_time(
    asked: EarlierGames,
    count: int,
    more: bool,  # noqa: FBT001  # a parameter
    new: list[str],
) -> None:
    """And the first game of a further page has the focus."""
    games = tuple(Kept(f"fortress:{32_000 + i}", "{}", NOON) for i in range(50))
    tree = shown(Visit().model.with_library(games=games), asked)
    assert len(rows(tree, "li")) == count
    assert (f"earlier:{count + 20}" in commands(tree)) is more
    assert [command for node in found(tree, autofocus="") for command in commands(node)] == new
