"""Rows and texts that cannot be read are set aside, whatever they are, and the others stay."""

import json
from collections.abc import Callable

import pytest

from ramparts.app.messages.effects import Discard, Store
from ramparts.app.messages.intents import GiveUp, New, Say, Sign
from ramparts.app.messages.platform_intents import Erase, Import, Keep
from ramparts.app.state.library import Aside
from ramparts.app.storage.import_export import export_text
from ramparts.app.storage.keeper import Keeper
from ramparts.app.storage.setting_aside import joined
from tests.app.storage.keeping.test_keeper import Refusing
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.visits import Visit


def stored() -> dict[str, str]:
    """What a visit has stored: two earlier games, their records, a line of the ten best, two solved lessons."""
    visit = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms33").plays("t1-h")
    visit.wants(New("fortitude", 77_006), Say("t3-h"), GiveUp(), Sign("Ada"))
    visit.shelf.put("solved", '{"version":1,"solved":["lesson:1","lesson:2"]}')
    return visit.shelf.everything()


STORED = stored()
COLUMN = {"records": 2, "games": 2, "best": 1}
"""The place of a number in the rows of each list."""


def damaged(key: str, row: int, value: object = -1) -> dict[str, str]:
    """What is stored, with a number in a row of a list that cannot be."""
    saved = json.loads(STORED[key])
    if key == "solved":
        saved[key][row] = value
    else:
        saved[key][row][COLUMN[key]] = value
    return STORED | {key: json.dumps(saved)}


def visit_at(texts: dict[str, str]) -> Visit:
    shelf = MemoryShelf()
    shelf.texts |= texts
    return Visit(shelf=shelf)


WHOLE = visit_at(STORED).model.library


@pytest.mark.parametrize("key, row", [("records", 0), ("records", 1), ("games", 1), ("games", 2), ("solved", 1)])
def test_one_row_that_cannot_be_read_leaves_the_others_where_they_are(key: str, row: int) -> None:
    """Bug: one time before 1970 set all statistics and all games aside, and they never came back."""
    visit = visit_at(damaged(key, row))
    for name in ("records", "games", "best", "solved"):
        lacking = len(getattr(WHOLE, name)) - len(getattr(visit.model.library, name))
        assert lacking == (name == key), name
    (aside,) = visit.model.library.aside
    assert aside.key == f"{key}.damaged1"
    assert json.loads(aside.text)[key] == [json.loads(damaged(key, row)[key])[key][row]]
    assert visit.model.ui.said.startswith(
        "Some of what was saved could not be read and was set aside; see “Backup and data” "
    )
    assert visit.shelf.texts[aside.key] == aside.text
    again = visit.again()
    assert (again.model.library.aside, "set aside" in again.model.ui.said) == ((aside,), False)
    assert getattr(again.model.library, key) == getattr(visit.model.library, key)


@pytest.mark.parametrize("key", ["prefs", "best", "game", "record", "records", "games", "solved"])
def test_a_text_that_cannot_be_read_at_all_is_set_aside_whole(key: str) -> None:
    visit = visit_at(STORED | {key: "{"})
    assert visit.model.library.aside == (Aside(f"{key}.damaged1", "{"),)
    assert visit.shelf.texts[f"{key}.damaged1"] == "{"
    assert visit.shelf.texts.get(key) != "{"
    assert "set aside" not in visit.again().model.ui.said


@pytest.mark.parametrize("make", [lambda: damaged("games", 1), lambda: STORED | {"record": "{"}])
def test_a_tab_that_takes_over_sets_the_same_aside(make: Callable[[], dict[str, str]]) -> None:
    shelf = MemoryShelf()
    shelf.texts |= make()
    visit = Visit("beleaguered-castle:ms3", shelf, elsewhere=True)
    assert shelf.texts == make()
    visit.wants(Keep(tuple(shelf.everything().items())))
    assert [each.key for each in visit.model.library.aside] == [key for key in shelf.texts if ".damaged" in key]
    assert len(visit.model.library.aside) == 1
    assert "set aside" not in visit.again().model.ui.said


def test_what_is_set_aside_goes_into_the_file_and_comes_with_it() -> None:
    text = export_text(visit_at(damaged("games", 1) | {"best": "["}).model)
    visit = Visit("fortress:ms44").wants(Import(text), Import(text))
    assert visit.model.ui.news == "Everything is here now."
    assert sorted(each.key for each in visit.model.library.aside) == ["best.damaged1", "games.damaged1"]
    assert visit.again().model.library.aside == visit.model.library.aside
    assert export_text(visit.model).count("damaged") == 2


@pytest.mark.parametrize("aside", [[], "x", None, {"game": "x"}, {"game.damaged0": "x"}, {"game.damaged1": 1}])
def test_a_file_with_anything_else_set_aside_is_refused(aside: object) -> None:
    text = json.dumps(json.loads(export_text(Visit("fortress:ms33").model)) | {"aside": aside})
    assert (
        "the part of it that was set aside is not text" in Visit("fortress:ms44").wants(Import(text)).model.ui.problem
    )


def test_no_text_takes_the_place_of_another_and_none_stands_there_twice() -> None:
    ours = (Aside("game.damaged2", "a"), Aside("games.damaged1", "a"))
    theirs = (Aside("game.damaged2", "b"), Aside("game.damaged1", "a"), Aside("game", "c"))
    assert joined(ours, theirs) == (*ours, Aside("game.damaged1", "b"), Aside("game.damaged3", "c"))


def test_it_is_deleted_with_all_the_rest() -> None:
    visit = visit_at(damaged("games", 1)).wants(Erase())
    assert (visit.model.library.aside, visit.shelf.texts) == ((), {})


def test_what_is_brought_back_in_part_is_gone_from_what_is_set_aside_once_it_is_stored() -> None:
    """Bug: what was still left was written first, and the list with the rest was refused."""
    shelf = Refusing(lambda shelf, key, text: not shelf.full, {"records.damaged1": "both", "games": "[]"})
    keeper, shelf.full = Keeper(shelf), True
    shelf.takes = lambda shelf, key, text: "." in key
    assert not keeper.keeps([Store("records.damaged1", "rest"), Store("records", "list")])
    assert shelf.texts["records.damaged1"] == "both"
    shelf.takes = lambda shelf, key, text: True
    assert keeper.catches_up()
    assert (shelf.texts["records.damaged1"], shelf.texts["records"]) == ("rest", "list")


def test_what_is_damaged_is_not_written_over_before_it_is_set_aside() -> None:
    shelf = Refusing(lambda shelf, key, text: key != "best.damaged1")
    keeper = Keeper(shelf)
    shelf.put("best", "{")
    assert not keeper.keeps([Store("best", "[]"), Store("best.damaged1", "{"), Store("prefs", "{}"), Store("game", "")])
    assert shelf.texts == {"best": "{", "prefs": "{}"}
    shelf.takes = lambda shelf, key, text: True
    assert keeper.keeps([Discard("prefs")])
    assert shelf.texts == {"best": "[]", "best.damaged1": "{", "game": ""}


def test_what_was_set_aside_goes_when_all_the_rest_is_there() -> None:
    shelf = Refusing(lambda shelf, key, text: not shelf.full, {"games.damaged1": "{", "game": ""})
    keeper, shelf.full = Keeper(shelf), True
    assert not keeper.keeps([Discard("games.damaged1"), Store("games", "[]")])
    assert "games.damaged1" in shelf.texts
    shelf.full = False
    assert keeper.keeps([Discard("game")])
    assert shelf.texts == {"games": "[]"}
