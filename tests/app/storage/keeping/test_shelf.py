"""The twin in memory of what keeps texts."""

from tests.kit.visit.shelf import MemoryShelf


def test_a_shelf_keeps_texts_until_it_is_cleared() -> None:
    shelf = MemoryShelf()
    assert shelf.get("game") is None
    shelf.put("game", "first")
    shelf.put("game", "second")
    shelf.put("prefs", "other")
    assert shelf.get("game") == "second"
    assert shelf.everything() == {"game": "second", "prefs": "other"}
    shelf.clear()
    assert shelf.everything() == {}
