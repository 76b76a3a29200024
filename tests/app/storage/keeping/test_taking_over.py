"""Two tabs: the second stores nothing until it takes over from the first."""

from ramparts.app.messages.effects import Store
from ramparts.app.messages.intents import Prefer
from ramparts.app.messages.platform_intents import Keep, Reopen
from ramparts.app.state.library import Aside
from ramparts.app.storage.platform import elsewhere_said
from ramparts.app.view.board import board
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.visits import Visit, everything


def test_a_tab_that_keeps_nothing_says_so_and_plays_on() -> None:
    shelf = Visit("fortress:ms33").plays("t1-h").shelf
    kept = dict(shelf.texts)
    visit = Visit(shelf=shelf, elsewhere=True)
    assert "another tab" in visit.model.ui.said
    assert visit.model.ui.said == elsewhere_said(visit.model)
    assert board(visit.model).facts == "not saved, 1 move, ms33"
    visit.plays("t2-h").opens("chessboard:ms1").wants(Prefer("theme", "dark"))
    assert shelf.texts == kept
    assert visit.told(Store) == []


def test_the_second_tab_takes_over_with_what_was_brought_into_it_and_could_not_be_read() -> None:
    first = Visit("fortress:ms33").plays("t1-h")
    second, aside = Visit("chessboard:ms33", first.shelf, elsewhere=True), (Aside("best.damaged1", "{"),)
    second.model = second.model.with_library(aside=aside)
    assert second.wants(Keep(tuple(first.shelf.everything().items()))).model.library.aside == aside


def test_what_the_first_had_set_aside_comes_before_what_the_second_has() -> None:
    first, second = Visit("fortress:ms33"), Visit("chessboard:ms33", elsewhere=True)
    first.shelf.put("best.damaged1", "{")
    second.model = second.model.with_library(aside=(Aside("best.damaged1", "["),))
    second.wants(Keep(tuple(first.shelf.everything().items())))
    assert second.model.library.aside == (Aside("best.damaged1", "{"), Aside("best.damaged2", "["))


def test_the_second_tab_takes_over_with_all_that_the_first_has_left() -> None:
    first = Visit("fortress:ms33").plays("t1-h")
    second = Visit("chessboard:ms33", first.shelf, elsewhere=True).plays("t1-h")
    first.plays("t2-h").opens("fortress:ms1").plays("t6-t9")
    second.wants(Keep(tuple(first.shelf.everything().items())))
    assert second.model.ui.said == "The other tab is closed; from now on this one saves your game."
    assert not second.model.library.elsewhere
    assert second.model.deal.text == "chessboard:ms33"
    assert {game.deal for game in second.model.library.games} == {"fortress:ms33", "fortress:ms1"}
    assert {record.deal for record in second.model.library.records} == {"fortress:ms33", "fortress:ms1"}
    third = second.plays("t2-h").again()
    assert everything(third.model)[:4] == everything(second.model)[:4]
    assert len(third.wants(Reopen("fortress:ms33")).model.history.nodes) == 3


def test_what_is_damaged_is_set_aside_when_a_tab_takes_over() -> None:
    shelf = MemoryShelf()
    for key, text in {"game": "{", "best": "[]", "best.damaged1": "x", "seen": "yes"}.items():
        shelf.put(key, text)
    visit = Visit("fortress:ms33", shelf, elsewhere=True)
    assert shelf.texts["game"] == "{"
    visit.wants(Keep(tuple(shelf.everything().items())))
    assert shelf.texts["game.damaged1"] == "{"
    assert (shelf.texts["best.damaged1"], shelf.texts["best.damaged2"]) == ("x", "[]")
    assert Visit(shelf=shelf).model.deal.text == "fortress:ms33"


def test_a_tab_that_takes_over_does_not_undo_what_was_chosen_in_the_other() -> None:
    first = Visit("fortress:ms33")
    second = Visit("fortress:ms1", first.shelf, elsewhere=True)
    first.wants(Prefer("theme", "dark"))
    second.wants(Keep(tuple(first.shelf.everything().items())))
    assert second.model.prefs.theme == "dark"
    assert second.again().model.prefs.theme == "dark"
