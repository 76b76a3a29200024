"""The panel for choosing a game: what was chosen for the player is on top, and a newcomer is told where to begin."""

from ramparts.app.panels import panel
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, texts
from ramparts.deals.proven import usual
from ramparts.games.catalogue import TITLES
from tests.kit.visit.table import table

START = table("fortress:ms33")


def chooser(model: Model) -> Node:
    tree = panel(model.with_ui(panel="new"))
    assert tree is not None
    return tree


def commands(tree: Node) -> list[str]:
    own = [value for name, value in tree.attributes if name == "data-do"]
    return own + [each for child in tree.children if isinstance(child, Node) for each in commands(child)]


def test_days_puzzles_and_grades_stand_above_the_games() -> None:
    """Bug: the grades stood below six games, out of sight, and the days and puzzles were in the menu alone."""
    games = [f"new:{title}" for title in TITLES]
    assert commands(chooser(START)) == ["close", "days", "puzzle:today", "puzzles", "grades", *games]


def test_who_has_not_won_yet_is_told_to_start_with_the_first_game() -> None:
    said = texts(chooser(START))
    assert said.count("Start here") == 1
    names = [each for each in said if each in {title.name for title in TITLES.values()} | {"Start here"}]
    assert names[names.index("Start here") - 1] == TITLES[usual(TITLES)].name


def test_who_has_won_a_game_is_not_told_where_to_start() -> None:
    won = START.with_library(records=(Record("chessboard:ms1", 1, 1, 2, won=True),))
    assert "Start here" not in texts(chooser(won))
