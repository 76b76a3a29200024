"""Which puzzle comes next, and the panels of puzzles and lessons."""

from ramparts.app.messages.intents import Show
from ramparts.app.messages.study_intents import Visit
from ramparts.app.panels import panel
from ramparts.app.state.session import Puzzle
from ramparts.app.study.exercises.puzzles import count, following, mark, puzzles
from ramparts.app.view.elements import Node, texts
from ramparts.deals.grade import GRADES
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.kinds import KINDS
from tests.kit.visit.table import table, told

FORTRESS = table("fortress:ms33")


def commands(tree: Node) -> list[str]:
    here = [value for name, value in tree.attributes if name == "data-do"]
    return here + [each for child in tree.children if isinstance(child, Node) for each in commands(child)]


def test_none_comes_twice_until_all_are_solved() -> None:
    solved: frozenset[str] = frozenset()
    at = 0
    for _ in puzzles("fortress"):
        at = following("fortress", "thread", "hard", solved, at)
        assert mark("fortress", at) not in solved
        solved |= {mark("fortress", at)}
    assert len(solved) == len(puzzles("fortress"))
    again = following("fortress", "thread", "hard", solved, at)
    assert mark("fortress", again) in solved
    assert again != at


def test_those_of_the_same_kind_and_grade_come_first() -> None:
    solved: frozenset[str] = frozenset()
    alike = count("fortress", "thread", "hard", solved)
    for done in range(alike.all):
        puzzle = puzzles("fortress")[following("fortress", "thread", "hard", solved) - 1]
        assert (puzzle.kind, puzzle.grade) == ("thread", "hard")
        solved |= {mark("fortress", following("fortress", "thread", "hard", solved))}
        assert count("fortress", "thread", "hard", solved).solved == done + 1
    assert puzzles("fortress")[following("fortress", "thread", "hard", solved) - 1].kind == "thread"


def test_a_game_without_a_list_has_none() -> None:
    assert following("nothing", "thread", "hard", frozenset()) == 0
    assert puzzles("nothing") == ()


def test_every_puzzle_stands_in_the_panel_once() -> None:
    tree = panel(told(FORTRESS, Show("puzzles")))
    assert tree is not None
    wanted = [each for each in commands(tree) if each.startswith("puzzle:")]
    assert wanted == [
        f"puzzle:{title}:{kind}:{grade}"
        for title in TITLES
        for grade in GRADES
        for kind in KINDS
        if count(title, kind, grade, frozenset()).all
    ]
    for each in wanted:
        kind = told(FORTRESS, Visit(each)).session.kind
        assert isinstance(kind, Puzzle)
        assert (kind.title, *puzzles(kind.title)[kind.number - 1][:2]) == tuple(each.split(":")[1:])


def test_a_kind_opened_again_is_not_the_puzzle_on_the_table() -> None:
    first = told(FORTRESS, Visit("puzzle:fortress:thread:hard"))
    assert told(first, Visit("puzzle:fortress:thread:hard")).session.kind != first.session.kind


def test_the_panel_of_lessons_marks_those_that_were_solved() -> None:
    tree = panel(told(FORTRESS.with_library(solved=frozenset({"lesson:2"})), Show("learn")))
    assert tree is not None
    said = texts(tree)
    assert "1. The outside card" in said
    assert "2. Join cards - solved" in said
    assert [each for each in commands(tree) if each.startswith("lesson:")] == [f"lesson:{n}" for n in range(1, 11)]
