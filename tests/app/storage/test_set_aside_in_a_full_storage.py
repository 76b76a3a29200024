"""What is set aside where the browser refuses a text: it is written over, or goes, when all the rest is stored."""

from ramparts.app.messages.effects import Discard, Store
from ramparts.app.storage.keeper import Keeper
from tests.app.storage.test_keeper import Refusing


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
