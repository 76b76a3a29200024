"""Pictures of what a preference changes."""

import pytest

from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import PREFERENCES, Prefs, preferring
from ramparts.app.study.settings.samples import SAMPLES, sample
from ramparts.app.view.elements import Node, texts
from ramparts.games.catalogue import TITLES
from tests.kit.visit.table import table

FORTRESS = table("fortress:ms33")
PICTURED = [(name, value) for name in SAMPLES for value in PREFERENCES[name].values]


def every(tree: Node) -> list[Node]:
    return [tree, *(each for child in tree.children if isinstance(child, Node) for each in every(child))]


def value(element: Node, name: str) -> str:
    return dict(element.attributes).get(name, "")


def fields(model: Model, name: str) -> list[Node]:
    tree = panel(model.with_ui(panel="settings"))
    assert tree is not None
    return [each for each in every(tree) if value(each, "data-pref") == name]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", SAMPLES)
def test_each_value_has_a_picture_of_its_own_unless_it_is_what_the_game_has_anyway(name: str, title: str) -> None:
    model = table(f"{title}:32000")
    drawn = [sample(model, name, each) for each in PREFERENCES[name].values]
    same = 1 if name in ("deck", "shape") else 0  # the usual value looks like one of the others
    assert len(set(drawn)) == len(drawn) - same


@pytest.mark.parametrize("name, chosen", PICTURED)
def test_pictures_are_chosen_by_radio_buttons_of_one_group_and_the_chosen_one_is_marked(name: str, chosen: str) -> None:
    found = fields(table("fortress:ms33", prefs=preferring(Prefs(), name, chosen)), name)
    assert {(each.tag, value(each, "type"), value(each, "name")) for each in found} == {
        ("input", "radio", f"pref-{name}")
    }
    assert [value(each, "value") for each in found] == list(PREFERENCES[name].values)
    assert [value(each, "value") for each in found if ("checked", "") in each.attributes] == [chosen]


@pytest.mark.parametrize("name", SAMPLES)
def test_a_choice_is_named_and_each_picture_has_its_words_and_is_not_read_out(name: str) -> None:
    tree = panel(FORTRESS.with_ui(panel="settings"))
    assert tree is not None
    (group,) = [each for each in every(tree) if each.tag == "fieldset" and PREFERENCES[name].label in texts(each)]
    assert [texts(each) for each in every(group) if each.tag == "legend"] == [[PREFERENCES[name].label]]
    labels = [each for each in every(group) if each.tag == "label"]
    assert [texts(each) for each in labels] == [[words] for words in PREFERENCES[name].values.values()]
    for label in labels:
        (picture,) = [each for each in every(label) if "sample" in value(each, "class").split()]
        assert value(picture, "aria-hidden") == "true"


def test_rows_of_a_game_that_has_but_one_way_are_shown_by_another_game() -> None:
    assert sample(table("fortitude:77000"), "shape", "castle") == sample(table("fortress:32000"), "shape", "castle")


def test_the_colours_of_the_system_are_shown_half_by_day_and_half_by_night() -> None:
    kinds = [
        [value(each, "class") for each in every(sample(FORTRESS, "theme", name))] for name in ("", "light", "dark")
    ]
    assert [("light" in each, "dark" in each) for each in kinds] == [(True, True), (True, False), (False, True)]


def test_the_usual_suits_are_those_of_the_game() -> None:
    decks = [value(sample(table(text), "deck", ""), "data-deck") for text in ("fortress:ms33", "fortitude:77000")]
    assert decks == ["four", "two"]


def test_the_usual_back_is_that_of_the_table_that_is_chosen() -> None:
    assert "table-plan" in value(sample(table("fortress:ms33", prefs=Prefs(table="plan")), "back", ""), "class")
