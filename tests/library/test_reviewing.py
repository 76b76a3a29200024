"""What every move was worth, and how hard a deal is."""

import json

import pytest

import ramparts
from ramparts.cli import commands

LOST_BY = "fortress:ms33;t1-h;t5-t3;t2-h"


def test_the_review_is_what_the_command_line_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["analyse", LOST_BY, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    found = ramparts.review(ramparts.Table(LOST_BY))
    assert found == ramparts.review(LOST_BY)
    assert [(row["verdict"], row["legal"], row["keep"]) for row in answer["positions"]] == [
        (worth.verdict.value, len(worth.moves), [*map(str, worth.keep)]) for worth in found.positions
    ]
    [point] = answer["turning_points"]
    assert (point["move"], point["played"]) == (found.lost_at, str(found.losing_move))
    assert answer["bits"] == found.bits


def test_it_goes_as_far_as_the_present_position() -> None:
    table = ramparts.Table(LOST_BY)
    table.undo()
    table.undo()
    found = ramparts.review(table)
    assert (len(found.positions), found.losing_move, found.lost_at) == (2, None, None)


def test_what_the_search_gives_up_is_unknown_and_has_no_bits() -> None:
    found = ramparts.review("streets-and-alleys:ms5", nodes=20)
    [worth] = found.positions
    assert (worth.verdict, worth.unknown, worth.keep) == (ramparts.Verdict.UNKNOWN, worth.moves, ())
    later = ramparts.review(ramparts.Table("streets-and-alleys:ms5", worth.moves[:1]), nodes=20)
    assert later.bits is None


@pytest.mark.parametrize("deal", ["fortress:ms33", "fortress:ms33;t1-h", "fortress:ms1"])
def test_the_grade_is_what_the_command_line_says(deal: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["grade", deal, "--json"]) == 0
    grade = json.loads(capsys.readouterr().out)["grade"]
    assert ramparts.grade(deal) == ramparts.grade(ramparts.Table(deal)) == grade


def test_a_grade_is_not_looked_for_longer_than_it_is_asked() -> None:
    assert ramparts.grade("fortress:ms33", nodes=1) is None


def test_what_has_no_grade_and_limits_that_are_none_are_refused() -> None:
    with pytest.raises(ramparts.Error, match="are not graded"):
        ramparts.grade("besieged-city:32066")
    with pytest.raises(ramparts.Error, match="nodes is a whole number"):
        ramparts.grade("fortress:ms33", nodes=0)
    with pytest.raises(ramparts.Error, match="nodes is a whole number"):
        ramparts.review(ramparts.Table("fortress:ms33"), nodes=0)
