"""What was set aside is looked at, brought back as far as it can be read, or thrown away: all in the page."""

import json

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.platform_intents import Reopen
from ramparts.app.messages.study_intents import Restore, ThrowAway
from ramparts.app.panels import panel
from ramparts.app.state.library import Aside, Best
from ramparts.app.view.elements import Inner, texts
from tests.app.storage.keeping.test_setting_aside import STORED, damaged, visit_at
from tests.kit.visit.visits import Visit, everything


def pressed(visit: Visit, *commands: str) -> Visit:
    """The visit after buttons of the open panel were pressed."""
    for command in commands:
        tree = panel(visit.model)
        assert tree is not None
        assert command in list(buttons(tree)), command
        intent = intent_of(visit.model, command, 0)
        assert intent is not None
        visit.wants(intent)
    return visit


def buttons(tree: Inner) -> list[str]:
    if isinstance(tree, str):
        return []
    here = [value for name, value in tree.attributes if name == "data-do"]
    return here + [each for child in tree.children for each in buttons(child)]


def opened(visit: Visit) -> Visit:
    """The visit with the panel of what was set aside, by way of the menu."""
    data = intent_of(visit.model, "data", 0)
    assert data is not None
    return pressed(visit.wants(data), "unread")


def said(visit: Visit) -> str:
    tree = panel(visit.model)
    assert tree is not None
    return "\n".join(texts(tree))


@pytest.mark.parametrize("key, row", [("records", 0), ("games", 1), ("games", 2), ("records", 1)])
def test_a_row_with_a_time_that_cannot_be_comes_back(key: str, row: int) -> None:
    visit = opened(visit_at(damaged(key, row)))
    assert "impossible number" in said(visit) or "was left is impossible" in said(visit)
    pressed(visit, f"restore:{key}.damaged1")
    assert visit.model.ui.news == "It has been restored."
    assert visit.model.library.aside == ()
    assert "Nothing is set aside." in said(visit)
    whole, again = visit_at(STORED).model, visit.again().model
    assert [key for key in visit.shelf.texts if "damaged" in key] == []
    assert {each.deal for each in again.library.games} == {each.deal for each in whole.library.games}
    assert {each.deal for each in again.library.records} == {each.deal for each in whole.library.records}
    assert everything(again)[:4] == everything(whole)[:4]


def aside(key: str, text: str) -> Visit:
    """A visit with a text that was set aside."""
    return opened(visit_at(STORED | {f"{key}.damaged1": text}))


def test_a_game_comes_back_with_the_moves_up_to_the_one_that_cannot_be_read() -> None:
    game = json.loads(Visit("fortress:ms33").plays("t1-h", "t2-h").shelf.texts["game"])
    text = json.dumps(game | {"nodes": [game["nodes"][0], [1, "t1-t99", "t1-t99"]]})
    visit = visit_at({"game.damaged1": text})
    pressed(opened(visit), "restore:game.damaged1")
    assert visit.model.ui.news == "What could be read has been restored; the rest stays set aside."
    assert visit.model.library.aside == (Aside("game.damaged1", text),)
    visit.wants(Reopen("fortress:ms33"))
    assert (visit.model.deal.text, len(visit.model.history.nodes)) == ("fortress:ms33", 2)


@pytest.mark.parametrize("kept", ["game", "record", "records", "games", "best", "solved"])
def test_what_can_be_read_by_now_comes_back_whole(kept: str) -> None:
    """As when an older program, of which a copy was still there, met what a newer one had written."""
    visit = visit_at({f"{kept}.damaged1": STORED[kept]})
    assert "it can be read now" in said(opened(visit))
    pressed(visit, f"restore:{kept}.damaged1")
    assert (visit.model.ui.news, visit.model.library.aside) == ("It has been restored.", ())
    library, whole = visit.again().model.library, visit_at(STORED).model
    assert kept not in ("best", "solved") or getattr(library, kept) == getattr(whole.library, kept)
    assert kept != "game" or whole.deal.text in [game.deal for game in library.games]
    assert kept != "record" or library.records == (whole.session.record,)
    assert kept != "games" or len(library.games) == 3
    assert kept != "records" or len(library.records) == 2


def test_preferences_come_back() -> None:
    visit = visit_at({"prefs.damaged1": '{"version":1,"theme":"dark"}'})
    pressed(opened(visit), "restore:prefs.damaged1")
    assert visit.again().model.prefs.theme == "dark"


@pytest.mark.parametrize(
    "key, text",
    [
        *((key, "{") for key in ("prefs", "best", "game", "record", "records", "games", "solved")),
        ("games", '{"games":7}'),
        ("games", '{"fields":7,"games":[]}'),
        ("games", '{"fields":[[]],"games":[[1]]}'),
        ("games", '{"games":[7,["fortress:ms33"],["nonsense","{}",-1]]}'),
        ("best", '{"best":[[7,0,1,false]]}'),
        ("solved", '{"solved":[[]]}'),
        ("game", '{"deal":"fortress:ms0","nodes":7}'),
        ("game", '{"deal":"fortress:ms0","nodes":[[0,"t1-h","t1-h"]]}'),
        ("game", '{"deal":"fortress=t0~JHQC","nodes":[],"redo":[null],"at":0,"kind":"puzzle:fortress=t0~JHQC"}'),
    ],
)
def test_what_cannot_be_read_at_all_stays_set_aside(key: str, text: str) -> None:
    visit = aside(key, text)
    before = everything(visit.model)
    pressed(visit, f"restore:{key}.damaged1")
    assert visit.model.ui.problem == "It cannot be read, so it stays set aside."
    assert (everything(visit.model), visit.again().model.library.aside) == (before, (Aside(f"{key}.damaged1", text),))


def test_of_several_rows_those_come_back_that_can() -> None:
    good, bad = ["Bob", 20, 0, False], ["Cyd", 0, 1, False]
    visit = aside("best", json.dumps({"version": 1, "best": [good, bad]}))
    pressed(visit, "restore:best.damaged1")
    assert visit.model.ui.news == "What could be read has been restored; the rest stays set aside."
    assert Best("Bob", 20, 1) in visit.model.library.best
    (left,) = visit.again().model.library.aside
    assert json.loads(left.text)["best"] == [bad]


def test_a_row_that_stays_set_aside_stays_as_it_was() -> None:
    """Bug: what was tried in its place was kept instead, the times put right, the day gone."""
    names = json.loads(STORED["records"])["fields"]
    rest = [0, -1, -5, 0, 0, 0, False, True, False, False, "yesterday", False, 0, False]
    rows = [[deal, *rest] for deal in ("fortress:ms1", "x")]
    visit = aside("records", json.dumps({"version": 1, "fields": names, "records": rows}))
    pressed(visit, "restore:records.damaged1")
    (left,) = visit.again().model.library.aside
    assert json.loads(left.text)["records"] == rows[1:]


def test_a_tab_that_stores_nothing_restores_nothing_and_throws_nothing_away() -> None:
    """Bug: it said that it had."""
    shelf = visit_at(STORED | {"best.damaged1": "[]", "games.damaged1": STORED["games"]}).shelf
    visit = Visit(shelf=shelf, elsewhere=True)
    before = visit.model.library
    for intent in (Restore("games.damaged1"), ThrowAway("best.damaged1")):
        visit.wants(intent)
        assert "another tab" in visit.model.ui.problem
    assert visit.model.library == before


def test_a_record_that_was_won_and_lost_was_won() -> None:
    row = ["fortress:ms1", 0, -1, 5, 0, 0, 0, True, True, False, False, "yesterday", False, 0, False]
    names = json.loads(STORED["records"])["fields"]
    visit = aside("records", json.dumps({"version": 1, "fields": names, "records": [row]}))
    pressed(visit, "restore:records.damaged1")
    (record,) = [each for each in visit.model.library.records if each.deal == "fortress:ms1"]
    assert (record.won, record.lost, record.tries, record.begun, record.date) == (True, False, 1, 0, "")


def test_it_is_thrown_away_when_the_player_is_sure() -> None:
    visit = aside("best", "{" * 9000)
    assert "…" in said(visit)
    pressed(visit, "unread:best.damaged1")
    assert "Once thrown away, it cannot come back." in said(visit)
    pressed(visit, "unread", "unread:best.damaged1", "discard:best.damaged1")
    assert visit.model.ui.news == "It has been thrown away."
    assert "Nothing is set aside." in said(visit)
    assert "best.damaged1" not in visit.shelf.texts
    pressed(visit, "data")
    assert "unread" not in buttons(panel(visit.model) or "")


def test_what_is_there_no_more_is_neither_restored_nor_thrown_away() -> None:
    visit = visit_at(STORED)
    before = visit.model.library
    assert visit.wants(Restore("games.damaged1"), ThrowAway("games.damaged1")).model.library == before
