"""The first model of a visit."""

from typing import Literal

import pytest

from ramparts.app.assist import winnable_deals
from ramparts.app.codec.best_codec import best_text
from ramparts.app.codec.game_codec import game_text, prefs_text
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.effects import Effect, Store, Think
from ramparts.app.start import PANELS, first_model
from ramparts.app.state.library import Best
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.storage.keeper import Keeper
from ramparts.app.view.welcome import SEEN
from ramparts.deals.proven import GENTLE, proven, usual
from ramparts.games.catalogue import TITLES
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.table import drags, table
from tests.kit.visit.visits import Visit, nearly

SCREEN = Size(360, 640)


def begun(shelf: MemoryShelf, fragment: str = "") -> tuple[Model, tuple[Effect, ...]]:
    model, effects = first_model(TITLES, shelf, fragment, SCREEN, 123_456)
    Keeper(shelf).keeps(effects)
    return model, effects


def shelf(**texts: str) -> MemoryShelf:
    kept = MemoryShelf()
    for key, text in texts.items():
        kept.put(key, text)
    return kept


class FullShelf(MemoryShelf):
    """A shelf that takes nothing more."""

    def put(self, key: str, text: str) -> bool:
        return False


PLAYED = drags(table("chessboard:ms33"), "t1-h")


def test_the_first_visit_begins_with_a_deal_of_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (123_456,))
    monkeypatch.setattr(winnable_deals, "GENTLE", {})
    model, _ = begun(shelf())
    assert (model.deal.text, model.ui.said, model.ui.screen) == (
        "beleaguered-castle:123456",
        "Beleaguered Castle, deal 123456.",
        SCREEN,
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_title_chosen_while_the_page_still_loads_is_on_the_table_at_once(title: str) -> None:
    """Bug: four of them were looked for by the solver, and until it had found a deal another game was there."""
    for chosen, on_the_table in (("", usual(TITLES)), (title, title)):
        model, effects = begun(shelf(), chosen)
        assert (model.deal.game.id, model.ui.panel) == (on_the_table, "")
        assert not [effect for effect in effects if isinstance(effect, Think)]
        assert model.deal.number in GENTLE.get(on_the_table, proven(TITLES[on_the_table]))


def test_a_later_visit_goes_on_where_the_last_one_stopped() -> None:
    kept = shelf(
        game=game_text(PLAYED.session), prefs=prefs_text(Prefs(home="all")), best=best_text((Best("Ada", 9, 1),))
    )
    model, _ = begun(kept)
    assert (model.deal.text, model.history) == (PLAYED.deal.text, PLAYED.history)
    assert (model.prefs.home, model.library.best) == ("all", (Best("Ada", 9, 1),))


def test_a_link_of_the_game_that_was_kept_leaves_it_as_it_is() -> None:
    model, effects = begun(shelf(game=game_text(PLAYED.session)), "chessboard:ms33")
    assert model.history == PLAYED.history
    assert not [effect for effect in effects if isinstance(effect, Store) and effect.key == "game"]


def test_a_link_opens_its_deal() -> None:
    model, effects = begun(shelf(game=game_text(PLAYED.session)), "fortress:ms33;t1-h")
    assert (model.deal.text, len(model.history.nodes)) == ("fortress:ms33", 2)
    assert [effect for effect in effects if isinstance(effect, Store) and effect.key == "game"]


@pytest.mark.parametrize("fragment, dealt", [("ten-by-one:7", "ten-by-one"), ("nonsense", usual(TITLES))])
def test_a_link_that_is_refused_leaves_a_first_visitor_with_the_game_that_it_names(fragment: str, dealt: str) -> None:
    """Bug: whatever it named, there was Beleaguered Castle."""
    model, _ = begun(shelf(), fragment)
    assert model.deal.game.id == dealt
    assert model.ui.problem


def test_a_link_that_is_none_leaves_the_game_that_was_kept_on_the_table() -> None:
    model, _ = begun(shelf(game=game_text(PLAYED.session)), "nonsense")
    assert model.history == PLAYED.history
    assert model.ui.said.startswith("This cannot be opened: ")


@pytest.mark.parametrize("fragment", ["", "fortress:ms33", "nonsense"])
@pytest.mark.parametrize("key", ["game", "prefs", "best"])
def test_what_is_damaged_is_set_aside_and_a_sentence_says_so(key: str, fragment: str) -> None:
    """Bug: the sentence was lost when the address named a deal."""
    kept = shelf(**{key: "{damaged"})
    model, _ = begun(kept, fragment)
    assert model.ui.said.startswith(
        "Some of what was saved could not be read and was set aside; see “Backup and data” (the saved "
    )
    assert any(name.startswith(f"{key}.damaged") and text == "{damaged" for name, text in kept.texts.items())


def test_of_several_damaged_texts_one_sentence_tells_and_first_where_they_are() -> None:
    """Bug: four times the same sentence, of which a phone showed the beginning, which does not say what to do."""
    model, _ = begun(shelf(prefs="{", best="{", records="{"))
    assert model.ui.said.count("Backup and data") == 1
    assert model.ui.said.startswith("Some of what was saved could not be read and was set aside; see “Backup and data”")
    for name in ("settings", "top ten", "statistics"):
        assert f"the saved {name}: " in model.ui.said


def test_what_is_whole_is_kept_beside_what_is_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (123_456,))
    monkeypatch.setattr(winnable_deals, "GENTLE", {})
    model, _ = begun(shelf(game="[]", prefs=prefs_text(Prefs(home="all"))))
    assert model.prefs.home == "all"
    assert model.deal.text == "beleaguered-castle:123456"


@pytest.mark.parametrize("deals, number", [("winnable", 50_001), ("any", 40_001)])
def test_the_first_deal_of_all_can_be_won_unless_any_will_do(
    deals: Literal["winnable", "any"], number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (50_000, 50_001))
    monkeypatch.setattr(winnable_deals, "GENTLE", {})
    model, _ = first_model(TITLES, shelf(prefs=prefs_text(Prefs(deals=deals))), "", SCREEN, 40_001)
    assert model.deal.number == number


def test_an_address_that_is_a_games_id_asks_for_a_new_deal_of_it() -> None:
    model, effects = begun(shelf(), "fortitude")
    assert model.deal.game.id == "fortitude"
    assert not model.ui.problem
    assert effects


def test_an_address_that_asks_for_a_new_game_lets_choose_and_leaves_the_game_that_was_kept() -> None:
    model, effects = begun(shelf(game=game_text(PLAYED.session)), "new")
    assert (model.ui.panel, model.history, model.ui.problem) == ("new", PLAYED.history, "")
    assert not [effect for effect in effects if isinstance(effect, Store) and effect.key == "game"]
    assert "new" not in TITLES


def test_the_address_of_the_shortcut_to_the_lessons_opens_them_over_the_game_that_was_left() -> None:
    model, _effects = begun(shelf(game=game_text(PLAYED.session)), "learn")
    assert (model.ui.panel, model.history) == ("learn", PLAYED.history)
    assert PANELS.keys().isdisjoint(TITLES)


def test_the_first_deal_is_kept_at_first_sight_and_does_not_count_as_played() -> None:
    """Bug: who looked at the first deal for a minute and opened the page again found another one."""
    visit = Visit()
    assert list(visit.shelf.texts) == [SEEN, "game"]
    later = Visit(shelf=visit.shelf, draw=654_321)
    assert later.model.deal.text == visit.model.deal.text
    assert (later.model.session.record.tries, later.model.library.records, later.model.library.games) == (0, (), ())


def test_the_deal_of_a_first_link_is_kept_alone() -> None:
    visit = Visit("chessboard:ms33")
    assert [effect.key for effect in visit.asked if isinstance(effect, Store)] == ["game"]
    assert Visit(shelf=visit.shelf).model.deal.text == "chessboard:ms33"
    assert Visit(shelf=visit.shelf).model.library.games == ()


def test_beside_a_tab_that_keeps_the_first_deal_is_not_kept() -> None:
    assert Visit(elsewhere=True).shelf.texts == {}


def test_what_lies_there_instead_of_a_damaged_game_is_kept_at_first_sight_too() -> None:
    visit = Visit(shelf=shelf(game="{damaged"))
    assert visit.shelf.texts["game.damaged1"] == "{damaged"
    assert Visit(shelf=visit.shelf, draw=654_321).model.deal.text == visit.model.deal.text


def test_a_damaged_game_that_cannot_be_set_aside_stays_where_it_is() -> None:
    full = FullShelf()
    full.texts["game"] = "{damaged"
    begun(full)
    assert full.texts == {"game": "{damaged"}


def test_a_game_that_comes_back_says_what_is_left_to_do_and_a_won_one_nothing() -> None:
    """Bug: above a castle that was won stood what comes first."""
    visit = Visit(nearly("H")).plays("t0-h")
    assert Visit(shelf=visit.shelf).model.ui.shown.startswith("Bring all cards home.")
    visit.plays("t1-h")
    assert "Bring all cards home" not in Visit(shelf=visit.shelf).model.ui.shown
