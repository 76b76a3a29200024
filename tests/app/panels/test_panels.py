"""Panels over the table: whatever their words, their buttons work and their fields have labels."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from ramparts.app.input.ui_commands import intent_of, submitted
from ramparts.app.layout import Size
from ramparts.app.messages.intents import GiveUp, Look, New, Open, Show
from ramparts.app.panels import panel
from ramparts.app.state.library import Best
from ramparts.app.state.preferences import PREFERENCES, Prefs
from ramparts.app.study.settings.settings_panel import LONGEST
from ramparts.app.view.elements import Inner, Node, node, texts
from ramparts.deals.deal import position_text
from ramparts.games.catalogue import TITLES
from tests.kit.examples import all_of
from tests.kit.playing.oracle import LAST_MOVE, at, consulted
from tests.kit.visit.panels import PANELS
from tests.kit.visit.table import drags, standing, table, told

START = table("fortress:ms33")

MODELS = {
    **{title: table(f"{title}:32000") for title in TITLES},
    "played": drags(table("fortress:ms33"), "t1-h", "t2-h"),
    "won": drags(at(LAST_MOVE), "t0-h"),
    "known": consulted(at("fortress:ms33"), Look()),
    "position": table("fortitude=t0~*"),
    "over": told(standing("fC~AC.t0~*.s~9C", 1), GiveUp()),
    "listed": table("fortitude:77000").with_library(best=(Best("Ada", 9, 1, marked=True), Best("Bob", 5, 2))),
    "refused": told(table("fortress:ms33"), Show("new"), Open("nonsense")),
    "another": told(drags(table("fortress:ms33"), "t1-h"), New("chessboard", 40_000)),
    "unpreferred": table("fortress:ms33", prefs=Prefs(light="off", deals="any", keys=False, ask=True, home="all")),
}

each_shown = all_of("key", MODELS)


@cache
def tree(name: str, key: str) -> Node:
    shown = panel(MODELS[key].with_ui(panel=PANELS[name]))
    assert shown is not None
    return shown


def every(inner: Inner) -> Iterator[Node]:
    """All elements of a tree."""
    if isinstance(inner, Node):
        yield inner
        for child in inner.children:
            yield from every(child)


def attribute(element: Node, name: str) -> str:
    return dict(element.attributes).get(name, "")


def test_the_settings_are_in_groups_and_each_of_them_in_one() -> None:
    elements = list(every(tree("settings", "fortress")))
    assert [texts(each) for each in elements if each.tag == "h3"] == [
        ["Play"],
        ["Help"],
        ["General"],
        ["Look"],
    ]
    fields = {(attribute(each, "data-pref"), attribute(each, "name")) for each in elements}
    assert sorted(name for name, _ in fields if name) == sorted(PREFERENCES)
    order = [name for each in elements if (name := attribute(each, "data-pref"))]
    assert order[:4] == ["home", "tap", "deals", "ask"], "what is wanted most stands first"
    assert "data" in [attribute(each, "data-do") for each in elements]


@pytest.mark.parametrize("width, height, folded", [(360, 640, 4), (640, 360, 4), (1280, 800, 0)])
def test_on_a_phone_the_groups_of_the_settings_are_folded_and_name_what_is_in_them(
    width: int, height: int, folded: int
) -> None:
    """Bug: they were one list, eight phones long."""
    shown = panel(table("fortress:ms33").with_ui(screen=Size(width, height), panel="settings"))
    assert shown is not None
    groups = [each for each in every(shown) if each.tag == "details"]
    assert [("open", "") in each.attributes for each in groups] == [False] * folded + [True] * (4 - folded)
    for group in groups:
        inside = {attribute(each, "data-pref") for each in every(group)} - {""}
        (head,) = [each for each in every(group) if each.tag == "summary"]
        named = {*texts(head)[1].split(", ")}
        assert named == {label for name in inside if len(label := PREFERENCES[name].label) <= LONGEST} != set()


@each_shown
@pytest.mark.parametrize("name", PANELS)
def test_every_panel_has_a_title_and_can_be_closed(name: str, key: str) -> None:
    elements = list(every(tree(name, key)))
    (title,) = [element for element in elements if attribute(element, "id") == "panel-title"]
    assert title.tag == "h2"
    assert texts(title)[0]
    assert [element for element in elements if attribute(element, "data-do") == "close"]


@each_shown
@pytest.mark.parametrize("name", PANELS)
def test_every_button_of_a_panel_gives_a_command_and_every_form_an_intent(name: str, key: str) -> None:
    model = MODELS[key]
    for element in every(tree(name, key)):
        if command := attribute(element, "data-do"):
            assert intent_of(model, command, 40_000) is not None, command
            assert element.tag == "button"
            assert "".join(texts(element)).strip() or attribute(element, "aria-label")
        if form := attribute(element, "data-form"):
            assert submitted(model, form, "ms33") is not None, form


@each_shown
@pytest.mark.parametrize("name", PANELS)
def test_every_field_has_a_label_and_every_id_is_there_once(name: str, key: str) -> None:
    elements = list(every(tree(name, key)))
    ids = Counter(attribute(element, "id") for element in elements if attribute(element, "id"))
    assert set(ids.values()) == {1}
    labelled = {attribute(element, "for") for element in elements if element.tag == "label"}
    for field in (element for element in elements if element.tag in ("input", "select", "textarea")):
        assert attribute(field, "id") in labelled or attribute(field, "aria-label"), field
    for element in elements:
        assert all(ids[each] for each in attribute(element, "aria-describedby").split())


@each_shown
@pytest.mark.parametrize("name", PANELS)
def test_no_sentence_of_a_panel_keeps_an_unfilled_blank(name: str, key: str) -> None:
    assert not [text for text in texts(tree(name, key)) if "{" in text]


@pytest.mark.parametrize("name", PANELS)
def test_no_panel_prints_a_position_card_by_card(name: str) -> None:
    """Bug: the text of a position filled several lines."""
    game = TITLES["fortress"]
    text = position_text(game, game.at(1), START.position)
    cards = text.partition("=")[2]
    shown = panel(table(text).with_ui(panel=PANELS[name]))
    assert shown is not None
    assert len(cards) > 80
    said = [*texts(shown), *(value for element in every(shown) for _, value in element.attributes)]
    assert not [each for each in said if cards[:20] in each]


def test_a_refused_deal_is_told_in_the_panel_that_asked_for_it() -> None:
    (alert,) = [element for element in every(tree("new", "refused")) if attribute(element, "role") == "alert"]
    assert texts(alert)[0].startswith("This cannot be opened: 'nonsense' is not a deal")


def test_no_panel_is_open_unless_it_was_asked_for() -> None:
    assert panel(table("fortress:ms33")) is None


def test_every_preference_can_be_set() -> None:
    fields = {attribute(element, "data-pref") for element in every(tree("settings", "fortress"))}
    assert fields - {""} == PREFERENCES.keys()


def test_the_settings_show_what_is_chosen() -> None:
    elements = list(every(tree("settings", "unpreferred")))
    chosen = {attribute(element, "value") for element in elements if ("selected", "") in element.attributes}
    assert {"off", "any", "all"} <= chosen
    ticked = {attribute(element, "data-pref") for element in elements if ("checked", "") in element.attributes}
    assert "ask" in ticked
    assert "keys" not in ticked


def test_the_ten_best_stand_in_their_order() -> None:
    said = texts(tree("ladder", "listed"))
    assert said.index("Ada") < said.index("Bob")
    assert "peeked" in said
    assert "Nobody yet." in texts(tree("ladder", "fortress"))


def test_the_rules_of_every_game_are_told() -> None:
    for title in TITLES.values():
        assert title.name in texts(tree("rules", title.id))


def test_an_element_is_written_with_underscores_for_hyphens() -> None:
    written = node("label", "Name", node("b", "!"), for_="x", data_do="undo")
    assert written == Node("label", (("for", "x"), ("data-do", "undo")), ("Name", Node("b", (), ("!",))))
    assert texts(written) == ["Name", "!"]


def test_the_placeholder_of_the_form_is_the_deal_when_it_is_short() -> None:
    (field,) = [element for element in every(tree("new", "won")) if attribute(element, "id") == "deal-text"]
    assert attribute(field, "placeholder") == ""
    (field,) = [element for element in every(tree("new", "played")) if attribute(element, "id") == "deal-text"]
    assert attribute(field, "placeholder") == "fortress:ms33"
