"""Surveys: counts, intervals, and going on after a kill."""

import io
import json
from functools import partial
from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.cli.survey import NO_LIMITS, Record, numbers, progress_bar, read_records, summary, wilson
from ramparts.cli.surveying import Decide, record_of_text, surveyed
from ramparts.rules.errors import BadNotation

DEALS = ["fortress:32000", "fortress:32001", "fortress:32002"]


def recorder(asked: list[str], verdict: str = "lost") -> Decide:
    """A solver that has the same verdict on every deal, and writes down what it was asked."""

    def decide(deal: str) -> Record:
        asked.append(deal)
        return {"deal": deal, "verdict": verdict, "visited": 1, "seconds": 0.0}

    return decide


class Terminal(io.StringIO):
    """Takes itself for a terminal."""

    def isatty(self) -> bool:
        return True


@given(st.integers(1, 10**6), st.data())
def test_the_interval_holds_the_share_and_stays_within_nothing_and_all(deals: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, deals))
    low, high = wilson(wins, deals)
    assert 0 <= low <= wins / deals + 1e-12
    assert wins / deals - 1e-12 <= high <= 1


def test_the_interval_is_wilsons() -> None:
    """The figures for 81 of 263 are the worked example of Newcombe, Statistics in Medicine 17:857 (1998)."""
    assert [round(end, 4) for end in wilson(81, 263)] == [0.2553, 0.3662]


def test_the_summary_counts_the_unknown_against_and_for() -> None:
    records: dict[str, Record] = {
        str(i): {"verdict": verdict} for i, verdict in enumerate(["winnable"] * 3 + ["lost"] * 6 + ["unknown"])
    }
    answer, said = summary(records)
    assert answer == {
        "deals": 10,
        "winnable": 3,
        "lost": 6,
        "unknown": 1,
        "share": 0.3,
        "interval": [round(wilson(3, 10)[0], 6), round(wilson(4, 10)[1], 6)],
    }
    assert said.startswith("10 deals: 3 winnable, 6 lost, 1 unknown. Winnable: 30.00%, 95 % interval 10.78% to 68.73%")
    assert summary({})[0]["interval"] == [0.0, 1.0]


def test_a_survey_writes_a_line_for_each_deal_and_shows_how_far_it_has_come() -> None:
    out, progress = io.StringIO(), Terminal()
    records = surveyed(DEALS, recorder([]), 1, out, progress)
    assert [json.loads(line)["deal"] for line in out.getvalue().splitlines()] == DEALS
    assert list(records) == DEALS
    assert progress.getvalue().endswith(f"\r{progress_bar(3, 3)}\n")
    assert progress_bar(1, 4, 8) == "[##......] 1/4"
    assert progress_bar(0, 0, 2) == "[..] 0/0"


def test_a_survey_shows_a_bar_to_people_only() -> None:
    progress = io.StringIO()
    surveyed(DEALS, recorder([]), 1, io.StringIO(), progress)
    assert progress.getvalue() == ""


def test_a_survey_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    """A whole line is kept, a torn one is not, and a deal on which the solver gave up is tried again."""
    path = tmp_path / "out.jsonl"
    asked: list[str] = []
    surveyed(DEALS[:1], recorder(asked), 1, path, io.StringIO())
    surveyed(DEALS[1:2], recorder(asked, "unknown"), 1, path, io.StringIO())
    with path.open("a", encoding="utf-8") as torn:
        torn.write('{"deal": "fortress:320')
    asked.clear()
    records = surveyed(DEALS, recorder(asked, "winnable"), 1, path, io.StringIO())
    assert asked == DEALS[1:]
    assert [records[deal]["verdict"] for deal in DEALS] == ["lost", "winnable", "winnable"]
    assert read_records(path) == records


def test_a_survey_in_two_processes_keeps_the_order_of_the_deals() -> None:
    out = io.StringIO()
    records = surveyed(DEALS, partial(record_of_text, NO_LIMITS, perf_counter, None), 2, out, io.StringIO())
    assert [json.loads(line)["deal"] for line in out.getvalue().splitlines()] == DEALS
    assert [records[deal]["verdict"] for deal in DEALS] == ["lost", "lost", "lost"]


@pytest.mark.parametrize(
    "first, last, found",
    [("32000", "32002", ["32000", "32001", "32002"]), ("ms7", "ms8", ["ms7", "ms8"]), ("5", "5", ["5"])],
)
def test_a_range_of_deals_runs_from_one_number_to_another(first: str, last: str, found: list[str]) -> None:
    assert list(numbers(first, last)) == found


@pytest.mark.parametrize(
    "first, last", [("ms1", "32000"), ("2", "1"), ("a", "3"), ("3", ""), ("-1", "3"), ("\u0661", "\u0663")]
)
def test_a_range_that_is_none_is_refused(first: str, last: str) -> None:
    with pytest.raises(BadNotation, match="is no range of deals"):
        list(numbers(first, last))


RECORD = '{"deal": "fortress:32000", "verdict": "lost", "visited": 13, "seconds": 0.002}'


@pytest.mark.parametrize(
    "text, where",
    [
        ('{"precious": 1}\n', "line 1: '{\"precious\": 1}' is not a record of a survey"),
        (f"{RECORD}\n\n", "line 2: '' is not a record of a survey"),
        (f"{RECORD}\n[]\n", "line 2: '[]' is not a record of a survey"),
        (RECORD.replace("lost", "bad") + "\n", "line 1: "),
        (RECORD.replace("13", '"13"') + "\n", "line 1: "),
        ('{"precious": 1}', "it ends with '{\"precious\": 1}', which no survey has written"),
        ("a\xff\n", "line 1: "),
    ],
)
def test_a_file_that_is_no_survey_is_refused_and_left_alone(tmp_path: Path, text: str, where: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(BadNotation) as refusal:
        read_records(path)
    assert str(refusal.value).startswith(f"{path}")
    assert where in str(refusal.value)
    assert path.read_text(encoding="latin-1") == text


def test_a_line_that_a_kill_has_torn_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "survey.jsonl"
    for end in range(1, len(RECORD)):
        path.write_text(f"{RECORD}\n{RECORD[:end]}", encoding="utf-8")
        assert list(read_records(path)) == ["fortress:32000"]
        assert path.read_text(encoding="utf-8") == f"{RECORD}\n"
