"""Platform intents: links, files, deletion, and one tab after another."""

from dataclasses import replace

import pytest

from ramparts.app.messages.intents import Step, Touch, Undo
from ramparts.app.messages.platform_intents import (
    Copied,
    Copy,
    Export,
    Import,
    Reopen,
    Rewatch,
    Share,
    Unfetched,
    Unkept,
)
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Aside
from ramparts.app.storage.import_export import export_text
from ramparts.app.storage.platform import link, unkept_said
from ramparts.app.view.board import board
from ramparts.deals.link import LONGEST_LINK
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.table import cards, table, told
from tests.kit.visit.visits import Visit, everything, nearly


def test_the_link_to_a_deal_is_its_text_and_that_to_a_position_has_the_moves() -> None:
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h").wants(Share(), Share(moves=True))
    assert visit.told(Copy) == [Copy("fortress:ms33"), Copy("fortress:ms33;t1-h;t2-h")]


def test_the_link_to_a_position_opens_it() -> None:
    visit = Visit("besieged-city:32000").wants(Touch(0, 0)).plays("s-d", "s-d")
    (copied,) = visit.wants(Share(moves=True)).told(Copy)
    assert isinstance(copied, Copy)
    assert Visit(copied.fragment).model.position == visit.model.position


def test_a_link_that_could_not_be_opened_leaves_the_moves_out() -> None:
    model = table("fortress:ms33", "t1-h")
    step = model.history.nodes[1]
    long = replace(model.history, nodes=(model.history.nodes[0], step._replace(moves=step.moves * LONGEST_LINK)))
    assert link(model.with_history(long), moves=True) == "fortress:ms33"


def test_good_news_stands_in_the_open_panel_and_in_the_status_line() -> None:
    model = Visit().wants(Import("{"), Copied()).model
    assert model.ui.problem == ""
    assert model.ui.said == model.ui.news == "The link has been copied."
    model = told(model, Copied(result=True))
    assert model.ui.said == model.ui.news == "The result has been copied."


def test_a_part_of_the_program_that_does_not_come_is_told_in_the_panel_and_in_the_status_line() -> None:
    model = told(Visit().wants(Import("{")).model, Unfetched())
    assert model.ui.said == model.ui.news
    assert model.ui.news == "This part of Ramparts could not be loaded. Try again, or reload the page."
    assert model.ui.problem == ""


def test_a_browser_that_keeps_nothing_is_told_of_once() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Unkept())
    assert visit.model.ui.said.startswith("Ace of spades home from row 6.")
    assert visit.model.ui.said.endswith(f" {unkept_said(visit.model)}")
    assert board(visit.model).facts.startswith("not saved")
    assert "has stopped saving" not in visit.plays("t2-h").wants(Unkept()).model.ui.said


def test_a_browser_that_does_not_keep_the_program_itself_is_told_of_unless_it_keeps_nothing_at_all() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Unkept(site=True))
    assert visit.model.ui.said.endswith("In this browser Ramparts opens only while you are online.")
    assert not board(visit.model).facts.startswith("not saved")
    assert "Ramparts itself" not in Visit("fortress:ms33").wants(Unkept(), Unkept(site=True)).model.ui.said


def test_a_damaged_text_never_takes_the_place_of_one_set_aside_before() -> None:
    shelf = MemoryShelf()
    for text in ("{", "["):
        shelf.put("game", text)
        Visit(shelf=shelf)
    assert [shelf.texts[f"game.damaged{i}"] for i in (1, 2)] == ["{", "["]


def test_a_damaged_text_is_set_aside_once_however_often_it_is_met() -> None:
    shelf = MemoryShelf()
    for _ in range(3):
        shelf.put("best", "{")
        assert "set aside" in Visit(shelf=shelf).model.ui.said
    assert [key for key in shelf.texts if "damaged" in key] == ["best.damaged1"]


def test_what_cannot_be_set_aside_for_want_of_room_stays_where_it_is() -> None:
    class Full(MemoryShelf):
        def put(self, key: str, text: str) -> bool:
            return False

    shelf = Full()
    shelf.texts["best"] = "{"
    visit = Visit(shelf=shelf)
    assert "could not be read" in visit.model.ui.said
    assert "has stopped saving" in visit.model.ui.said
    assert visit.model.library.aside == (Aside("best.damaged1", "{"),)
    assert shelf.texts == {"best": "{"}


def test_the_record_of_a_game_that_cannot_be_read_is_kept() -> None:
    visit = Visit("fortress:ms33").plays("t1-h")
    visit.shelf.put("game", "{")
    assert [record.deal for record in visit.again().model.library.records] == ["fortress:ms33"]


def test_a_record_of_another_deal_than_the_one_kept_is_one_of_the_others() -> None:
    visit = Visit("fortress:ms33").plays("t1-h")
    visit.shelf.put("record", Visit("fortress:ms1").plays("t6-t9").shelf.texts["record"])
    assert visit.again().model.session.record == Record("fortress:ms33")
    assert [record.deal for record in visit.again().model.library.records] == ["fortress:ms1"]


def test_a_game_that_was_won_can_be_watched_again_from_the_start() -> None:
    visit = Visit(nearly("S")).plays("t0-h", "t1-h")
    won = visit.model
    visit.wants(Rewatch())
    assert visit.model.history.at == 0
    assert cards(visit.model, "fS").endswith("JS")
    visit.wants(Step(2), Step(1))
    assert visit.model.state == "won"
    assert visit.model.history == won.history
    assert visit.model.session.record == won.session.record


def test_a_line_that_is_watched_keeps_its_gestures() -> None:
    """A gesture of several cards is seen as one, and no second line of single moves grows."""
    visit = Visit("fortress=t0~4H5H.t1~6H.t2~*KS").plays("t0-t1:2")
    nodes = visit.model.history.nodes
    steps = len(visit.model.history.line)
    assert steps > 1
    visit.wants(Rewatch(), Step(1))
    assert visit.model.history.nodes == nodes
    assert visit.model.analysis.showing is None


def test_nothing_can_be_watched_where_nothing_was_played() -> None:
    visit = Visit("fortress:ms33")
    assert visit.wants(Rewatch()).model.analysis.showing is None


def test_an_earlier_game_is_watched_from_its_beginning() -> None:
    visit = (
        Visit("fortress:ms33").plays("t1-h", "t2-h").opens("chessboard:ms1").wants(Reopen("fortress:ms33", show=True))
    )
    showing = visit.model.analysis.showing
    assert showing is not None
    assert (visit.model.deal.text, visit.model.history.at, showing.left) == ("fortress:ms33", 0, 2)


@pytest.mark.parametrize("deal", ["fortress:ms99", "", "fortress:ms33"])
def test_what_is_not_in_the_list_is_not_opened(deal: str) -> None:
    visit = Visit("fortress:ms33").plays("t1-h")
    before = everything(visit.model)
    assert everything(visit.wants(Reopen(deal), Reopen(deal, show=True), Undo()).model)[4:6] == before[4:6]
    assert visit.model.deal.text == "fortress:ms33"


def test_an_earlier_game_that_is_damaged_is_told_and_stays_where_it_is() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms1")
    visit.model = visit.model.with_library(games=tuple(game._replace(text="{") for game in visit.model.library.games))
    visit.wants(Reopen("fortress:ms33", show=True))
    assert visit.model.ui.problem == "This game cannot be opened: the saved game: this is not JSON text: '{'."
    assert visit.model.deal.text == "chessboard:ms1"
    assert len(visit.model.library.games) == 1


def test_platform_intents_take_note_of_the_time() -> None:
    visit = Visit().wants(Export(), Import(export_text(Visit("fortress:ms33").model)))
    assert visit.model.now == visit.now
