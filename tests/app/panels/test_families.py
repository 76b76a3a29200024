"""The titles by families, in every panel that goes over all of them."""

import pytest

from ramparts.app.panels import panel
from ramparts.app.panels.families import families, folded
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Days, Panel, Rules
from ramparts.app.view.elements import Node, node, texts
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Title
from tests.kit.visit.table import table

START = table("fortress:ms33")
NAMES = ["Fortress", "Beleaguered Castle", "Streets and Alleys", "The others"]


def found(tree: Node, tag: str) -> list[Node]:
    """All elements of a tree with a tag."""
    inner = (each for each in tree.children if isinstance(each, Node))
    return [*([tree] if tree.tag == tag else []), *(each for child in inner for each in found(child, tag))]


def shown(model: Model, asked: Panel) -> Node:
    tree = panel(model.with_ui(panel=asked))
    assert tree is not None
    return tree


def test_each_title_is_in_one_family_in_the_order_of_the_catalogue() -> None:
    by_family = families(TITLES.values())
    assert [*by_family] == NAMES
    assert [each for some in by_family.values() for each in some] == [*TITLES.values()]


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)
def test_the_first_title_leads_its_family_and_that_the_others(title: Title) -> None:
    by_family = families(TITLES.values(), title.id)
    assert [*by_family] == sorted(NAMES, key=lambda name: name != title.family)
    assert by_family[title.family][0] == title
    assert sorted(each.id for some in by_family.values() for each in some) == sorted(TITLES)


def test_a_family_of_nothing_but_the_title_that_names_it_does_not_say_so_twice() -> None:
    alone, both = [TITLES["fortress"]], [TITLES["fortress"], TITLES["bastion"]]
    assert texts(folded(START, alone, node("ul"))) == ["Fortress"]
    assert texts(folded(START, both, node("ul"))) == ["Fortress", "Fortress, Bastion"]


@pytest.mark.parametrize("asked, heading", [(Days(), "h3"), (Rules(), "h4")], ids=["days", "rules"])
def test_other_games_are_chosen_by_families(asked: Panel, heading: str) -> None:
    sections = [each for each in found(shown(START, asked), "section") if ("class", "family") in each.attributes]
    assert [texts(each)[0] for each in sections] == NAMES
    assert all(found(each, heading) for each in sections)


def test_the_puzzles_of_the_game_on_the_table_are_unfolded_and_those_that_were_tried() -> None:
    def unfolded(model: Model) -> list[str]:
        return [texts(each)[0] for each in found(shown(model, "puzzles"), "details") if ("open", "") in each.attributes]

    assert unfolded(START) == ["Fortress"]
    tried = START.with_library(solved=frozenset({"lesson:3", "missed:fortitude:2"}))
    assert unfolded(tried) == ["Fortress", "The others"]
