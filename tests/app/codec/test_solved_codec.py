"""The lessons and puzzles that were solved are kept, exported, merged and erased."""

import pytest

from ramparts.app.codec.solved_codec import MOST_SOLVED, parse_solved, solved_text
from ramparts.app.codec.versioned_json import written
from ramparts.app.messages.effects import Store
from ramparts.app.messages.intents import Say
from ramparts.app.messages.platform_intents import Erase, Import
from ramparts.app.messages.study_intents import Visit
from ramparts.app.storage.import_export import export_text
from ramparts.app.update import update
from ramparts.rules.errors import BadNotation
from ramparts.study.practice.lessons import LESSONS
from tests.kit.visit.table import table, told
from tests.kit.visit.visits import Visit as Visitor

SOLVED = frozenset({"lesson:10", "lesson:3", "puzzle:fortress:17", "missed:fortress:12", "day:2026-11-27"})


def test_what_is_written_is_read() -> None:
    assert parse_solved(solved_text(SOLVED)) == SOLVED


@pytest.mark.parametrize(
    "solved",
    [
        None,
        "lesson:1",
        {"lesson": 1},
        ["lesson:0"],
        ["lesson"],
        [3],
        ["puzzle:1"],
        ["missed:1"],
        ["day:27"],
        ["lesson:1"] * (MOST_SOLVED + 1),
    ],
)
def test_anything_else_is_refused(solved: object) -> None:
    with pytest.raises(BadNotation):
        parse_solved(written({"solved": solved}))


def test_a_solved_lesson_is_stored_at_once() -> None:
    *moves, last = LESSONS[0].solution
    model = told(table("fortress:ms33"), Visit("lesson:1"), *map(Say, moves))
    _, effects = update(model, Say(last))
    assert Store("solved", solved_text({"lesson:1"})) in effects


def test_a_file_brings_what_was_solved_to_what_is_here() -> None:
    there = table("fortress:ms33").with_library(solved=SOLVED)
    here = Visitor("fortress:ms33")
    here.model = here.model.with_library(solved=frozenset({"lesson:1"}))
    assert here.wants(Import(export_text(there))).model.library.solved == SOLVED | {"lesson:1"}


def test_it_is_erased_with_all_the_rest() -> None:
    assert told(table("fortress:ms33").with_library(solved=SOLVED), Erase()).library.solved == frozenset()
