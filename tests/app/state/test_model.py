"""The model in parts: what changes one leaves the others alone."""

from dataclasses import fields

import pytest

from ramparts.app.state.session import FREE, Kind, Run, marked, unranked
from ramparts.app.state.ui import Pick
from tests.kit.visit.table import table

MODEL = table("fortress:ms33")


def changed(model: object, other: object) -> set[str]:
    return {each.name for each in fields(type(MODEL)) if getattr(model, each.name) is not getattr(other, each.name)}


def test_a_change_of_one_part_leaves_the_others_as_they_were() -> None:
    assert changed(MODEL.with_ui(pick=Pick(4), said="."), MODEL) == {"ui"}
    assert changed(MODEL.with_library(unkept=True), MODEL) == {"library"}
    assert changed(MODEL.with_kind(Run(1)), MODEL) == {"session"}


def test_what_is_not_named_of_a_part_stays() -> None:
    held = MODEL.with_ui(pick=Pick(4)).with_ui(said=".")
    assert (held.ui.pick, held.ui.said, held.ui.focus) == (Pick(4), ".", MODEL.ui.focus)
    assert MODEL.with_kind(Run(1)).history is MODEL.history


@pytest.mark.parametrize(
    "kind, known, listed",
    [(FREE, FREE, FREE), (Run(1), Run(1, marked=True), Run(1, ranked=False))],
)
def test_a_run_is_marked_or_loses_its_rank_and_a_deal_by_itself_has_none(kind: Kind, known: Kind, listed: Kind) -> None:
    assert marked(kind) == known
    assert unranked(kind) == listed
