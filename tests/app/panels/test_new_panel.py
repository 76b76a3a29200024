"""The panel for choosing a game: what was chosen for the player is on top, and a newcomer is told where to begin."""

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Show
from ramparts.app.panels import panel
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Graded
from ramparts.app.state.preferences import Prefs
from ramparts.app.view.elements import Node, texts
from ramparts.deals.grade import GRADES
from ramparts.deals.proven import usual
from ramparts.games.catalogue import TITLES
from tests.kit.visit.table import table

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


def test_days_and_puzzles_stand_above_the_games() -> None:
    """Bug: the days and puzzles were in the menu alone."""
    assert commands(chooser(START)) == [
        "close",
        "days",
        "puzzle:today",
        "puzzles",
        *(f"new:{title}" for title in TITLES),
    ]


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
    tree = chooser(START)
    by_id = {value(each, "id"): " ".join(texts(each)) for each in every(tree)}
    cards = [each for each in every(tree) if value(each, "class") == "game"]
    for title, card in zip(TITLES.values(), cards, strict=True):
        picture, name, _ = (each for each in card.children if isinstance(each, Node))
        assert (picture.tag, name.tag, texts(name)) == ("svg", "button", [title.name])
        assert value(name, "data-do") == f"new:{title.id}"
        assert by_id[value(name, "aria-describedby")].endswith(f"{title.about.line} {title.about.odds}")


def test_the_promise_is_given_where_it_is_kept() -> None:
    promise = "Every new deal can be won. The odds are for cards shuffled at random."
    assert promise in texts(chooser(table("fortress:ms33", prefs=Prefs(deals="winnable"))))
    assert promise not in texts(chooser(table("fortress:ms33", prefs=Prefs(deals="any"))))


def test_who_has_not_won_yet_is_told_to_start_with_the_first_game() -> None:
    said = texts(chooser(START))
    assert said.count("Start here") == 1
    names = [each for each in said if each in {title.name for title in TITLES.values()} | {"Start here"}]
    assert names[names.index("Start here") - 1] == TITLES[usual(TITLES)].name


def test_who_has_won_a_game_is_not_told_where_to_start() -> None:
    won = START.with_library(records=(Record("chessboard:ms1", 1, 1, 2, won=True),))
    assert "Start here" not in texts(chooser(won))
