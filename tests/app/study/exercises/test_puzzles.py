"""Which puzzle comes next, and the panels of puzzles and lessons."""

from collections.abc import Iterable

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Show
from ramparts.app.messages.study_intents import Exercise, Visit
from ramparts.app.panels import panel
from ramparts.app.state.panels import PuzzlesOf
from ramparts.app.state.session import Puzzle
from ramparts.app.study.exercises.puzzles import (
    count,
    following,
    mark,
    missed,
    offered,
    suited,
)
from ramparts.app.view.elements import Node, texts
from ramparts.deals.grade import GRADES
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.kinds import KINDS
from ramparts.study.practice.puzzle_lists import shipped
from tests.kit.visit.table import table, told

FORTRESS = table("fortress:ms33")


def commands(tree: Node, having: str = "data-do") -> list[str]:
    """The commands of the buttons that have an attribute."""
    own = dict(tree.attributes)
    here = [own["data-do"]] if "data-do" in own and having in own else []
    return here + [each for child in tree.children if isinstance(child, Node) for each in commands(child, having)]


def test_those_of_the_first_lists_are_offered_where_a_title_has_no_others() -> None:
    for title in TITLES:
        hard = {number for number, each in enumerate(shipped(title), 1) if each.offered}
        assert offered(title) == (hard or {*range(1, len(shipped(title)) + 1)})


def test_none_comes_twice_until_all_are_solved() -> None:
    solved: frozenset[str] = frozenset()
    at = 0
    for _ in offered("fortress"):
        at = following("fortress", "thread", "hard", solved, at)
        assert mark("fortress", at) not in solved
        solved |= {mark("fortress", at)}
    assert solved == {mark("fortress", number) for number in offered("fortress")}
    again = following("fortress", "thread", "hard", solved, at)
    assert mark("fortress", again) in solved
    assert again != at


def test_those_of_the_same_grade_come_first_and_of_these_those_of_the_same_kind() -> None:
    solved: frozenset[str] = frozenset()
    alike = count("fortress", "thread", "hard", solved)
    assert alike.all
    for done in range(alike.all):
        number = following("fortress", "thread", "hard", solved)
        assert shipped("fortress")[number - 1][:2] == ("thread", "hard")
        solved |= {mark("fortress", number)}
        assert count("fortress", "thread", "hard", solved).solved == done + 1
    after = shipped("fortress")[following("fortress", "thread", "hard", solved) - 1]
    assert (after.kind != "thread", after.grade) == (True, "hard")


def test_those_at_which_the_player_has_failed_come_after_all_others() -> None:
    one, *others = sorted(offered("fortress"))
    failed = frozenset({missed("fortress", one)})
    rest = failed | {mark("fortress", number) for number in others[1:]}
    assert following("fortress", *shipped("fortress")[one - 1][:2], rest) == others[0]
    assert following("fortress", *shipped("fortress")[one - 1][:2], rest | {mark("fortress", others[0])}) == one


def test_a_puzzle_that_can_be_guessed_is_not_offered_and_counts_where_it_was_solved() -> None:
    old = next(number for number, each in enumerate(shipped("fortress"), 1) if not each.offered)
    kind, grade = shipped("fortress")[old - 1][:2]
    before = count("fortress", kind, grade, frozenset())
    after = count("fortress", kind, grade, frozenset({mark("fortress", old)}))
    assert after == (before.all + 1, before.solved + 1)


def test_the_next_puzzle_suits_the_player() -> None:
    assert suited(TITLES, frozenset({"lesson:1"})) == "gentle"
    grades = {
        grade: [n for n in sorted(offered("fortress")) if shipped("fortress")[n - 1].grade == grade] for grade in GRADES
    }
    strong = frozenset(mark("fortress", number) for number in grades["hard"][:9])
    weak = frozenset(missed("fortress", number) for number in grades["hard"][:9])
    assert suited(TITLES, strong) == "cruel"
    assert suited(TITLES, weak) == "gentle"
    there = told(FORTRESS.with_library(solved=strong), Visit(f"puzzle:fortress:{grades['gentle'][0]}"))
    after = told(there, Exercise("next")).session.kind
    assert isinstance(after, Puzzle)
    assert shipped("fortress")[after.number - 1].grade == "cruel"


def test_a_game_without_a_list_has_none() -> None:
    assert following("nothing", "thread", "hard", frozenset()) == 0
    assert shipped("nothing") == ()


def sets(*marks: str) -> dict[str, Node]:
    """The cards of the panel by the commands of their buttons, for a player with these marks."""
    tree = panel(told(FORTRESS.with_library(solved=frozenset(marks)), Show("puzzles")))
    assert tree is not None
    cards = (each for each in every(tree) if dict(each.attributes).get("class", "").startswith("set "))
    return {command: each for each in cards for command in commands(each)}


def every(tree: Node) -> list[Node]:
    return [tree, *(each for child in tree.children if isinstance(child, Node) for each in every(child))]


def numbers(kind: str, *grades: str) -> list[int]:
    """Those of the puzzles of Fortress that are offered, of a kind and these grades."""
    offers = ((n, shipped("fortress")[n - 1]) for n in sorted(offered("fortress")))
    return [n for n, each in offers if each.kind == kind and each.grade in grades]


def test_a_set_of_each_kind_and_title_stands_in_the_panel_and_begins_gently() -> None:
    wanted = [*sets()]
    assert [each.rsplit(":", 1)[0] for each in wanted] == [
        f"puzzle:{title}:{kind}"
        for title in TITLES
        for kind in KINDS
        if any(count(title, kind, grade, frozenset()).all for grade in GRADES)
    ]
    assert f"puzzle:fortress:{KINDS[0]}:gentle" in wanted
    for each in wanted:
        kind = told(FORTRESS, Visit(each)).session.kind
        assert isinstance(kind, Puzzle)
        assert (kind.title, *shipped(kind.title)[kind.number - 1][:2]) == tuple(each.split(":")[1:])


def test_a_set_says_how_many_were_solved_in_words_and_by_a_bar() -> None:
    done = numbers("thread", "gentle", "fair")[:5]
    found = sets(*(mark("fortress", number) for number in done))
    card = next(each for command, each in found.items() if command.startswith("puzzle:fortress:thread"))
    (bar,) = [dict(each.attributes) for each in every(card) if each.tag == "progress"]
    assert (bar["value"], bar["max"]) == ("5", str(len(numbers("thread", *GRADES))))
    (name,) = [dict(each.attributes) for each in every(card) if each.tag == "button"]
    assert name["aria-labelledby"] == f"sets-fortress {name['id']}"
    said = {dict(each.attributes).get("id"): texts(each) for each in every(card)}
    assert [said[part] for part in name["aria-describedby"].split()] == [["medium"], [f"5 of {bar['max']} solved"]]


def test_the_next_puzzle_of_a_set_suits_the_player() -> None:
    strong = [mark("fortress", number) for kind in KINDS for number in numbers(kind, "hard")[:3]]
    assert "puzzle:fortress:thread:cruel" in sets(*strong)


def test_a_set_goes_on_with_the_nearest_grade_that_is_left_and_then_anew() -> None:
    gentle = [mark("fortress", number) for number in numbers("thread", "gentle")]
    lost = [missed("fortress", number) for number in numbers("save-it", *GRADES)]
    assert "puzzle:fortress:thread:fair" in sets(*gentle, *lost)
    every_one = [mark("fortress", number) for number in numbers("thread", *GRADES)]
    (anew,) = [each for each in sets(*every_one) if each.startswith("puzzle:fortress:thread:")]
    assert anew == f"puzzle:fortress:thread:{suited(TITLES, frozenset(every_one))}"


def test_a_grade_is_chosen_for_all_sets_and_given_back() -> None:
    hard = told(FORTRESS, Show(PuzzlesOf("hard")))
    tree = panel(hard)
    assert tree is not None
    assert "puzzle:fortress:thread:hard" in commands(tree)
    assert checked(tree) == [("hard", True)]
    back = intent_of(hard, "puzzles:my level", 0)
    assert back == Show(PuzzlesOf())
    again = panel(told(hard, back))
    assert again is not None
    assert commands(again) == commands(panel(told(FORTRESS, Show("puzzles"))) or Node(""))
    assert checked(again) == [("my level", True)]
    assert checked(panel(told(FORTRESS, Show("puzzles"))) or Node("")) == [("my level", False)]


def test_a_grade_that_was_chosen_stays_chosen() -> None:
    """Bug: the next puzzle was of the player's own grade again, and so was what the panel offered."""
    hard = told(FORTRESS, Show(PuzzlesOf("hard")), Visit("puzzle:fortress:thread:hard"), Exercise("next"))
    assert isinstance(hard.session.kind, Puzzle)
    assert shipped("fortress")[hard.session.kind.number - 1].grade == "hard"
    assert checked(panel(told(hard, Show("puzzles"))) or Node("")) == [("hard", False)]
    anew = told(hard, Show(PuzzlesOf()), Exercise("next"))
    assert isinstance(anew.session.kind, Puzzle)
    assert shipped("fortress")[anew.session.kind.number - 1].grade == suited(TITLES, anew.library.solved) != "hard"


def checked(tree: Node) -> list[tuple[str, bool]]:
    """The choice that is checked, and whether it takes the focus."""
    fields = [dict(each.attributes) for each in every(tree) if each.tag == "input"]
    return [(field["value"], "autofocus" in field) for field in fields if "checked" in field]


def test_a_kind_opened_again_is_not_the_puzzle_on_the_table() -> None:
    first = told(FORTRESS, Visit("puzzle:fortress:thread:hard"))
    assert told(first, Visit("puzzle:fortress:thread:hard")).session.kind != first.session.kind


def test_the_panel_of_lessons_marks_those_that_were_solved() -> None:
    tree = panel(told(FORTRESS.with_library(solved=frozenset({"lesson:2"})), Show("learn")))
    assert tree is not None
    said = texts(tree)
    assert "1. The end card" in said
    assert "2. Build down - solved" in said
    assert [each for each in commands(tree) if each.startswith("lesson:")] == [f"lesson:{n}" for n in range(1, 14)]


@pytest.mark.parametrize("solved, following", [((), ["lesson:1"]), ((2, 1), ["lesson:3"]), (range(1, 14), [])])
def test_the_first_lesson_that_is_not_solved_yet_has_the_focus(solved: Iterable[int], following: list[str]) -> None:
    known = FORTRESS.with_library(solved=frozenset(f"lesson:{number}" for number in solved))
    tree = panel(told(known, Show("learn")))
    assert tree is not None
    assert commands(tree, "autofocus") == following
