"""The menu: groups with headings, the most used first, each command with a sign of its own."""

import re
from xml.etree import ElementTree as ET

from ramparts.app.messages.intents import GiveUp, Look, Restart
from ramparts.app.messages.platform_intents import Installable
from ramparts.app.messages.study_intents import Visit
from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, texts
from tests.kit.places import ROOT
from tests.kit.playing.oracle import LAST_MOVE, at, consulted
from tests.kit.visit.table import drags, standing, table, told

STYLES = ROOT / "web" / "styles"


def groups(model: Model) -> dict[str, list[str]]:
    """The commands of each group, by its heading, in their order."""
    tree = panel(model.with_ui(panel="menu"))
    assert tree is not None
    return {texts(each)[0]: _commands(each) for each in _sections(tree)}


def _sections(tree: Node) -> list[Node]:
    found = [tree] if tree.tag == "section" else []
    return found + [each for child in tree.children if isinstance(child, Node) for each in _sections(child)]


def _commands(tree: Node) -> list[str]:
    own = [value for name, value in tree.attributes if name == "data-do"]
    return own + [each for child in tree.children if isinstance(child, Node) for each in _commands(child)]


def test_the_menu_is_in_groups_and_the_game_on_the_table_comes_first() -> None:
    assert groups(table("fortress:ms33")) == {
        "This game": ["restart", "history", "watch", "share"],
        "More to play": ["days", "grades", "puzzles", "learn", "earlier"],
        "Help": ["rules", "spoken", "keys"],
        "Records and settings": ["stats", "settings", "data"],
    }


def test_a_game_that_has_ended_is_reviewed_and_its_solution_no_longer_shown() -> None:
    assert groups(drags(at(LAST_MOVE), "t0-h"))["This game"] == [
        "restart", "history", "review", "rewatch", "share", "share-moves"
    ]  # fmt: skip


def test_a_run_is_ended_once() -> None:
    run = standing("fC~AC.t0~*.s~9C", 1)
    assert "end" in groups(run)["This game"]
    assert "end" not in groups(told(run, GiveUp()))["This game"]


def test_a_number_is_named_and_a_position_is_called_one() -> None:
    """Bug: all the cards of a position stood there, over several lines."""
    assert "Deal ms33" in _menu(table("fortress:ms33"))
    said = _menu(table("fortitude=t0~*"))
    assert "A position" in said
    assert not [text for text in said if "=" in text]


def test_what_is_known_of_the_deal_is_said_until_it_is_won() -> None:
    """Bug: the menu of a game that was won said that it could still be won, and so of one that was lost."""
    begun = drags(consulted(at(LAST_MOVE), Look()), "t0-t1")
    assert begun.history.at
    assert "This deal can be won." in _menu(begun)
    won = drags(consulted(at(LAST_MOVE), Look()), "t0-h")
    assert "You have won this one." in _menu(won)
    assert "This deal can be won." not in _menu(won)
    assert "You have won this one." in _menu(told(won, Restart()))
    shown = won.with_record(won.session.record._replace(shown=True))
    assert not [text for text in _menu(shown) if text.endswith("won.") or "won this" in text]


def test_a_lesson_and_a_puzzle_have_of_the_menu_what_makes_sense_in_them() -> None:
    """Bug: the menu of a lesson spoke of a deal and of a position, and offered to show the solution."""
    lesson = told(table("fortress:ms33"), Visit("lesson:3"))
    assert next(iter(groups(lesson).items())) == ("Lesson 3", ["restart"])
    puzzle = told(table("fortress:ms33"), Visit("puzzle:fortress:17"))
    assert next(iter(groups(puzzle).items())) == ("Puzzle 17", ["restart", "history", "share"])
    for model in (lesson, puzzle, drags(puzzle, "t3-t0")):
        said = " ".join(_menu(model))
        assert not re.search(r"\b(?:deal|position|solution)\b", said.replace("Daily deals", "")), said
        assert not re.search("can be won", said)
        assert [*groups(model)][1:] == ["More to play", "Help", "Records and settings"]


def _menu(model: Model) -> list[str]:
    tree = panel(model.with_ui(panel="menu"))
    assert tree is not None
    return texts(tree)


def test_each_command_of_the_menu_has_a_sign_of_its_own() -> None:
    css = (STYLES / "panels" / "menu.css").read_text("utf-8")
    known = {name: int(number) for name, number in re.findall(r'\[data-do\^?="([\w-]+)"\] \{\s*--n: (\d+);', css)}
    offered = told(table("fortitude:77000"), Installable(offered=True))
    won = drags(at(LAST_MOVE), "t0-h")
    commands = {each for model in (offered, won) for group in groups(model).values() for each in group}
    assert known.keys() == commands - {"restart", "share-moves", "rewatch"}, "what has no number has the first"
    drawn = ET.parse(STYLES / "signs" / "strip.late.svg").getroot()  # noqa: S314  # our own file
    assert sorted(known.values()) == list(range(1, len(drawn)))
