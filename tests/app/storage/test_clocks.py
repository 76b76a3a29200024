"""Clocks that are wrong, set back or not known; and lines of the ten best that stand twice in a file."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.codec.storage_schema import READERS, stored_text, texts
from ramparts.app.messages.intents import Open, Say, Undo
from ramparts.app.messages.platform_intents import Copied, Import
from ramparts.app.state.game_record import TIME, Record
from ramparts.app.state.library import TEN, Backup, Best
from ramparts.app.state.session import FREE, Daily
from ramparts.app.storage.import_export import export_text
from ramparts.app.storage.merge import merged
from ramparts.app.update import update
from ramparts.games.catalogue import TITLES
from tests.kit.examples import examples
from tests.kit.visit.table import table
from tests.kit.visit.visits import NOON, Visit, nearly

STEPS = st.sampled_from(
    [
        *map(Say, ("t0-h", "t1-h", "t2-h")),
        *map(Open, (nearly("S"), "fortress:ms33", "chessboard:ms1", "fortress:ms33;t2-h")),
        Undo(),
        Copied(),
    ]
)
TIMES = st.sampled_from([-1, 0, 1, -(10**15), NOON, NOON - 86_400_000, NOON + 1, 8_640_000_000_000_000])


@examples(60)
@given(st.lists(st.tuples(STEPS, TIMES), max_size=12))
def test_whatever_the_clock_says_what_is_written_can_be_read(steps: list[tuple[Open | Say | Undo, int]]) -> None:
    """Bug: with a clock before 1970 games were written that no later visit could read."""
    model = table("fortress:ms33")
    for intent, now in steps:
        model, _effects = update(model, intent, now)
        for key in texts(model):
            READERS[key](stored_text(key, model), TITLES, None)


@pytest.mark.parametrize("unknown", [0, -1])
@pytest.mark.parametrize("intent", [Copied(), Say("t2-h")])
def test_an_unknown_time_leaves_the_clock_as_it_was(unknown: int, intent: Copied | Say) -> None:
    model, _ = update(table("fortress:ms33"), Say("t1-h"), NOON)
    assert update(model, intent, unknown)[0].now == NOON


def test_a_record_begins_with_the_first_move_and_keeps_its_beginning() -> None:
    visit = Visit("fortress:ms33").plays("t1-h")
    begun = visit.now
    visit.plays("t2-h", after=5000)
    assert visit.model.session.record.begun == begun == NOON + 1000


def test_a_deal_that_came_with_moves_was_begun_when_it_came_and_one_begun_before_keeps_its_beginning() -> None:
    fresh = Visit("chessboard:ms1").wants(Open("fortress:ms33;t2-h"))
    assert fresh.model.session.record.begun == fresh.now
    visit = Visit("fortress:ms33").plays("t1-h")
    begun = visit.now
    visit.opens("chessboard:ms1").wants(Open("fortress:ms33;t2-h", sure=True))
    assert (visit.model.session.record.shown, visit.model.session.record.begun) == (True, begun)


DAY = "2023-11-14"


def timely(*records: Record) -> bool:
    """Whether the deal of the day, begun at `NOON`, is timely beside the records of other deals."""
    model = table("fortress:ms33")
    model = replace(model.with_kind(Daily(DAY)), today=DAY).with_library(records=records)
    return update(model, Say("t1-h"), NOON)[0].session.record.timely


def test_the_deal_of_a_day_is_timely_when_it_is_begun_on_that_day_and_stays_so_after_midnight() -> None:
    model = replace(table("fortress:ms33").with_kind(Daily(DAY)), today=DAY)
    begun = update(model, Say("t1-h"), NOON)[0]
    later = update(replace(begun, today="2023-11-15"), Say("t2-h"), NOON + 1)[0]
    assert (later.session.record.date, later.session.record.timely) == (DAY, True)
    late = update(replace(model, today="2023-11-15"), Say("t1-h"), NOON)[0]
    on_time = update(replace(late, today=DAY), Say("t2-h"), NOON + 1)[0]
    assert (on_time.session.record.date, on_time.session.record.timely) == (DAY, False)
    alone = update(begun.with_kind(FREE), Say("t2-h"), NOON + 1)[0]
    assert (alone.session.record.date, alone.session.record.timely) == (DAY, True)
    assert not update(replace(table("fortress:ms33"), today=DAY), Say("t1-h"), NOON)[0].session.record.timely


@pytest.mark.parametrize("late, is_timely", [(0, True), (TIME, True), (TIME + 1, False)])
def test_a_day_is_won_in_time_within_a_day_of_its_first_move(late: int, is_timely: bool) -> None:  # noqa: FBT001
    model = replace(table(nearly("S")).with_kind(Daily(DAY)), today=DAY)
    begun = update(model, Say("t0-h"), NOON)[0]
    won = update(begun, Say("t1-h"), NOON + late)[0]
    assert (won.session.record.won, won.session.record.timely) == (True, is_timely)


def test_no_time_was_spent_while_the_time_was_not_known() -> None:
    model = update(table("fortress:ms33"), Say("t1-h"), 0)[0]
    assert update(model, Say("t2-h"), NOON)[0].session.record.spent == 0


EARLY, LATE = NOON - 1, NOON + 1


@pytest.mark.parametrize(
    "begun, ended, is_timely",
    [(EARLY, 0, True), (NOON, NOON, True), (EARLY, EARLY, True), (LATE, 0, False), (EARLY, LATE, False)],
)
def test_with_a_clock_that_was_set_back_no_day_begins_anew(begun: int, ended: int, is_timely: bool) -> None:  # noqa: FBT001
    before = Record("fortress:ms1", tries=1, begun=EARLY)
    odd = Record("fortress:ms2", tries=1, begun=begun, ended=ended)
    assert timely(before, odd) == timely(odd, before) == is_timely


ADA, BOB = Best("Ada", 20, 1), Best("Bob", 20, 1)


@pytest.mark.parametrize(
    "ours, theirs, joined",
    [
        ((), (ADA, ADA), (ADA, ADA)),
        ((ADA,), (ADA, ADA), (ADA, ADA)),
        ((ADA, ADA), (ADA,), (ADA, ADA)),
        ((ADA,), (BOB, ADA), (ADA, BOB)),
        ((ADA,) * TEN, (ADA,) * TEN, (ADA,) * TEN),
    ],
)
def test_a_line_that_stands_twice_in_a_file_is_two(
    ours: tuple[Best, ...], theirs: tuple[Best, ...], joined: tuple[Best, ...]
) -> None:
    model = table("fortress:ms33").with_library(best=ours)
    once = merged(model, Backup(best=theirs), staying=True)
    assert once.library.best == merged(once, Backup(best=theirs), staying=True).library.best == joined


def test_a_file_brings_both() -> None:
    text = export_text(table("fortress:ms33").with_library(best=(ADA, ADA)))
    assert Visit("fortress:ms33").wants(Import(text)).model.library.best == (ADA, ADA)
