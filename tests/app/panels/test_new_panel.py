"""The panel for choosing a game: what was chosen for the player is on top, and a newcomer is told where to begin."""

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Drop, Lift, Prefer, Show
from ramparts.app.panels import panel
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Graded
from ramparts.app.state.preferences import Prefs
from ramparts.app.update import update
from ramparts.app.view.elements import Node, texts
from ramparts.deals.grade import GRADES
from ramparts.deals.proven import usual
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import suit
from tests.kit.visit.table import pile, table, told

START = table("fortress:ms33")


def chooser(model: Model) -> Node:
    tree = panel(model.with_ui(panel="new"))
    assert tree is not None
    return tree


def every(tree: Node) -> list[Node]:
    return [tree, *(each for child in tree.children if isinstance(child, Node) for each in every(child))]


def value(element: Node, name: str) -> str:
    return dict(element.attributes).get(name, "")


def commands(tree: Node) -> list[str]:
    return [command for each in every(tree) if (command := value(each, "data-do"))]


def won(*titles: str) -> Model:
    """The table of somebody who has won these titles, one after the other."""
    return START.with_library(
        records=tuple(Record(f"{each}:1", 1, 1 + n, 9, won=True) for n, each in enumerate(titles))
    )


def groups(tree: Node) -> list[tuple[str, bool, list[str]]]:
    """The families: the name of each, whether it is unfolded, and the commands in it."""
    return [
        (texts(each)[0], "open" in dict(each.attributes), commands(each))
        for each in every(tree)
        if each.tag == "details"
    ]


def family(name: str) -> list[str]:
    """The commands of a family."""
    return [f"new:{each.id}" for each in TITLES.values() if each.family == name]


def test_days_and_puzzles_stand_above_the_games() -> None:
    """Bug: the days and puzzles were in the menu alone."""
    assert commands(chooser(START))[:5] == ["close", "days", "puzzle:today", "puzzles", f"new:{usual(TITLES)}"]


@pytest.mark.parametrize("model", [START, won("fortitude")], ids=["before the first win", "later"])
def test_every_game_stands_there_once(model: Model) -> None:
    games = [each for each in commands(chooser(model)) if each.startswith("new:")]
    assert sorted(games) == sorted(f"new:{title}" for title in TITLES)


def test_before_the_first_win_three_games_stand_above_the_others_which_are_folded() -> None:
    tree = chooser(START)
    folded = groups(tree)
    above = ("Fortress", "Beleaguered Castle", "Streets and Alleys")
    assert [name for name, _, _ in folded] == [*(f"More like {name}" for name in above), "The others"]
    assert not any(unfolded for _, unfolded, _ in folded)
    inside = [each for _, _, some in folded for each in some]
    games = [each for each in commands(tree) if each.startswith("new:") and each not in inside]
    assert games == ["new:beleaguered-castle", "new:fortress", "new:streets-and-alleys"]


def test_a_folded_family_tells_the_names_of_its_games() -> None:
    folded = [each for each in every(chooser(START)) if each.tag == "summary"]
    castles = [title.name for title in TITLES.values() if title.family == "Beleaguered Castle"]
    assert texts(folded[1]) == [f"More like {castles[0]}", ", ".join(castles[1:])]


def test_the_family_of_the_game_that_was_played_last_stands_first_and_that_game_in_it() -> None:
    tree = chooser(won("citadel", "besieged-city", "siegecraft"))
    castles = family("Beleaguered Castle")
    assert groups(tree) == [
        ("Beleaguered Castle", True, sorted(castles, key=lambda each: each != "new:siegecraft")),
        ("Fortress", False, family("Fortress")),
        ("Streets and Alleys", False, family("Streets and Alleys")),
        ("The others", True, family("The others")),
    ]
    assert texts(tree).count("Last played") == 1
    assert texts(tree)[texts(tree).index("Last played") - 1] == "Siegecraft"


def test_the_game_on_the_table_is_the_last_one_from_its_first_move_on() -> None:
    dealt = won("citadel")
    assert groups(chooser(dealt))[0][0] == "Beleaguered Castle"
    outside = dealt.position[pile(dealt, "t1")]
    lifted, _ = update(dealt, Lift(pile(dealt, "t1"), len(outside) - 1), now=9)
    begun, _ = update(lifted, Drop(dealt.deal.game.foundation[suit(outside[-1])]), now=9)
    assert groups(chooser(begun))[0][0] == "Fortress"


def test_grades_are_chosen_in_one_place_for_all_games() -> None:
    """Bug: the grades were buttons below six games, out of sight, each with a fraction for a name."""
    fields = [each for each in every(chooser(START)) if each.tag == "input" and ("type", "radio") in each.attributes]
    assert [(value(each, "value"), ("checked", "") in each.attributes) for each in fields] == [
        ("mixed", True),
        *((grade, False) for grade in GRADES),
    ]
    wanted = [intent_of(START, f"{value(each, 'data-walk')}:{value(each, 'value')}", 0) for each in fields]
    assert wanted == [Show(Graded("")), *(Show(Graded(grade)) for grade in GRADES)]


def test_a_game_is_a_button_with_its_picture_what_it_is_and_its_odds() -> None:
    tree = chooser(won(usual(TITLES)))
    by_id = {value(each, "id"): " ".join(texts(each)) for each in every(tree)}
    cards = [each for each in every(tree) if value(each, "class") == "game"]
    last = TITLES[usual(TITLES)].family
    for title, card in zip(sorted(TITLES.values(), key=lambda each: each.family != last), cards, strict=True):
        picture, name, _ = (each for each in card.children if isinstance(each, Node))
        assert (picture.tag, name.tag, texts(name)) == ("svg", "button", [title.name])
        assert value(name, "data-do") == f"new:{title.id}"
        assert by_id[value(name, "aria-describedby")].endswith(f"{title.about.line} {title.about.odds}".strip())


def test_the_promise_is_given_where_it_is_kept() -> None:
    promise = "You always get a deal you can win."
    assert promise in texts(chooser(table("fortress:ms33", prefs=Prefs(deals="winnable"))))
    assert promise not in texts(chooser(table("fortress:ms33", prefs=Prefs(deals="any"))))


def test_who_has_not_won_yet_is_told_to_start_with_the_first_game() -> None:
    said = texts(chooser(START))
    assert said.count("Start here") == 1
    names = [each for each in said if each in {title.name for title in TITLES.values()} | {"Start here"}]
    assert names[names.index("Start here") - 1] == TITLES[usual(TITLES)].name


def test_who_has_won_a_game_is_not_told_where_to_start() -> None:
    assert "Start here" not in texts(chooser(won("chessboard")))


def test_the_grades_are_said_in_the_words_of_the_language() -> None:
    """Bug: the second was "fair" in every language."""
    shown = texts(panel(told(table("fortress:ms33"), Prefer("language", "de"), Show("new"))) or "")
    assert [word for word in ("leicht", "mittel", "schwer", "grausam", "fair") if word in shown] == [
        *("leicht", "mittel", "schwer", "grausam")
    ]
