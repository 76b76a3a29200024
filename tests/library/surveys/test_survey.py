"""`ramparts.survey`: the verdicts of the command line, in order, by one process or several, and nothing left behind."""

import json
import multiprocessing
from collections.abc import Callable

import pytest

import ramparts
from ramparts.cli import commands

NUMBERS = range(32_000, 32_020)


def test_its_rows_are_those_of_the_command_line_whoever_works(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["survey", "fortress", str(NUMBERS[0]), str(NUMBERS[-1])]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()[: len(NUMBERS)]]
    rows = [*ramparts.survey("Fortress", NUMBERS, jobs=2)]
    assert [(row.deal, row.verdict.value, row.visited) for row in rows] == [
        (line["deal"], line["verdict"], line["visited"]) for line in lines
    ]
    assert rows == [*ramparts.survey("fortress", [*NUMBERS], engine="python")]


def test_numbers_of_microsoft_and_levels_are_named_as_in_deals() -> None:
    assert [row.deal for row in ramparts.survey("fortress", ["ms33", 32000])] == ["fortress:ms33", "fortress:32000"]
    assert [row.deal for row in ramparts.survey("fortitude/2", [77000])] == ["fortitude/2:77000"]
    assert [*ramparts.survey("fortress", [])] == []


def test_limits_are_those_of_each_search() -> None:
    [row] = ramparts.survey("streets-and-alleys", ["ms5"], nodes=100)
    assert (row.verdict, row.visited) == (ramparts.Verdict.UNKNOWN, 100)


def test_who_stops_it_leaves_no_process_behind() -> None:
    rows = ramparts.survey("fortress", NUMBERS, jobs=2)
    assert next(rows).deal == "fortress:32000"
    assert len(multiprocessing.active_children()) == 2
    del rows
    assert multiprocessing.active_children() == []


REFUSED: dict[str, Callable[[], object]] = {
    "'fortress:1': write fortress:ms1": lambda: ramparts.survey("fortress", [1]),
    "'klondike': there is no such game": lambda: ramparts.survey("klondike", [32000]),
    "the numbers of a survey are a range or a list": lambda: ramparts.survey("fortress", iter([32000])),  # type: ignore[arg-type]
    "jobs is a whole number from 1 to 256": lambda: ramparts.survey("fortress", NUMBERS, jobs=0),
    "jobs is a whole number": lambda: ramparts.survey("fortress", NUMBERS, jobs=None),  # type: ignore[arg-type]
    "nodes is a whole number": lambda: ramparts.survey("fortress", NUMBERS, nodes=-1),
    "memory is for the kernel": lambda: ramparts.survey("fortress", NUMBERS, memory=64, engine="python"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_bad_input_is_refused_before_anything_is_searched(why: str) -> None:
    with pytest.raises(ramparts.Error) as refused:
        REFUSED[why]()
    assert str(refused.value).startswith(why)
