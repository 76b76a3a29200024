"""What a keeper asks of its shelf, text by text."""

import pytest

from ramparts.app.messages.effects import Discard, Store
from ramparts.app.storage.keeper import DRAWING, Keeper
from tests.kit.visit.shelf import MemoryShelf


class Small(MemoryShelf):
    """A shelf that refuses some keys, and has no room beside the drawn board."""

    def __init__(self, *refused: str) -> None:
        super().__init__()
        self.refused, self.asked = set(refused), list[str]()

    def put(self, key: str, text: str) -> bool:
        self.asked.append(key)
        return key not in self.refused and DRAWING not in self.texts and super().put(key, text)


def test_the_very_text_for_which_the_drawn_board_made_room_is_stored() -> None:
    shelf = Small()
    shelf.texts[DRAWING] = "x"
    assert Keeper(shelf).keeps([Store("seen", "yes")])
    assert shelf.texts == {"seen": "yes"}


def test_where_no_room_can_be_made_the_text_waits_until_there_is_another() -> None:
    shelf = Small("seen")
    keeper = Keeper(shelf)
    assert not keeper.keeps([Store("seen", "yes")])
    asked = len(shelf.asked)
    assert not keeper.keeps([])
    assert len(shelf.asked) == asked, "nothing is stored, so nothing is tried again"
    shelf.refused.clear()
    assert keeper.keeps([Store("prefs", "{}")])
    assert shelf.texts == {"seen": "yes", "prefs": "{}"}
    assert keeper.keeps([])


@pytest.mark.parametrize("key", ["records", "best", "solved", "prefs"])
def test_what_takes_the_place_of_nothing_does_not_wait_for_the_list_of_games(key: str) -> None:
    shelf = Small("games")
    assert not Keeper(shelf).keeps([Store("games", "1"), Store(key, "2"), Store("game", "3"), Discard("record")])
    assert shelf.texts == {key: "2"}
