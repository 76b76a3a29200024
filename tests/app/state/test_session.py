"""The kinds of sessions: what they are called, where they are found, what they leave."""

import pytest

from ramparts.app.state.session import (
    FREE,
    Daily,
    Kind,
    Lesson,
    Puzzle,
    Run,
    addressed,
    marked,
    unranked,
)
from ramparts.app.storage.platform import link
from tests.kit.visit.table import table

EACH = [
    (FREE, "free", "fortress:ms33"),
    (Run(33), "run", "fortress:ms33"),
    (Daily("2026-11-22"), "daily", "daily:2026-11-22:fortress"),
    (Puzzle("fortress", 17), "puzzle", "puzzle:fortress:17"),
    (Lesson(3), "lesson", "lesson:3"),
]


@pytest.mark.parametrize("kind, name, address", EACH)
def test_each_kind_has_its_name_and_an_address_that_leads_to_it(kind: Kind, name: str, address: str) -> None:
    model = table("fortress:ms33", "t1-h").with_kind(kind)
    assert (model.session.name, model.session.address, link(model, moves=False)) == (name, address, address)
    assert addressed(address, "fortress") == (None if name in ("free", "run") else kind)
    assert link(model, moves=True) == "fortress:ms33;t1-h"


@pytest.mark.parametrize("kind, name, _address", EACH)
def test_only_puzzles_and_lessons_leave_no_record(kind: Kind, name: str, _address: str) -> None:
    assert table("fortress:ms33").with_kind(kind).session.counts == (name not in ("puzzle", "lesson"))


@pytest.mark.parametrize("kind", [FREE, Daily("2026-11-22"), Puzzle("fortress", 17), Lesson(3)])
def test_only_a_run_can_be_marked_or_unranked(kind: Kind) -> None:
    assert marked(kind) == unranked(kind) == kind
    assert marked(Run(1)) == Run(1, marked=True)
    assert unranked(Run(1)) == Run(1, ranked=False)
