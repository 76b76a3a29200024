"""``grade``, ``daily`` and ``publish``."""

import sys
from datetime import datetime
from pathlib import Path

import pytest

from ramparts.cli.lists import publish
from ramparts.cli.progress import progress_bar
from ramparts.deals.deal import parse_deal, position_text
from ramparts.deals.grade import GRADES
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from ramparts.study.daily_lists import month_line, published
from ramparts.study.days import parse_date
from ramparts.study.grades import grade_of
from tests.cli.test_cli import Answered
from tests.kit.terminal import Terminal


@pytest.fixture
def ramparts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Answered:
    return Answered(capsys, monkeypatch)


def test_grade_answers_with_the_verdict_the_grade_and_the_bits(ramparts: Answered) -> None:
    expected = {"verdict": "winnable", "grade": grade_of("fortress", 4.939), "bits": 4.939}
    assert ramparts.json("grade", "fortress:50007") == expected
    assert ramparts.json("grade", "#fortress:50007", "--engine", "python") == expected
    assert ramparts("grade", "fortress:50007")[1] == f"fortress:50007: {expected['grade']}, 4.9 bits\n"


def test_bits_of_a_deal_are_those_of_the_line_that_solve_gives(ramparts: Answered) -> None:
    line = ramparts.json("solve", "chessboard:50002")["moves"]
    assert isinstance(line, list)
    said = ramparts.json("analyse", "chessboard:50002", *line)
    assert ramparts.json("grade", "chessboard:50002")["bits"] == said["bits"]


def test_a_lost_deal_has_no_grade(ramparts: Answered) -> None:
    assert ramparts.json("grade", "fortress:ms1") == {"verdict": "lost", "grade": None, "bits": None}
    assert ramparts("grade", "fortress:ms1")[1] == "fortress:ms1: lost\n"


def test_a_title_whose_deals_have_one_grade_is_refused(ramparts: Answered) -> None:
    """Bug: it said "fair", as if the deal had been looked at."""
    status, out, err = ramparts("grade", "besieged-city:32020")
    assert (status, out) == (2, "")
    assert err == "ramparts: besieged-city:32020: deals of The Besieged City are not graded\n"


def test_a_position_has_a_grade_too(ramparts: Answered) -> None:
    """Bug: it was refused."""
    deal = parse_deal("fortress:50007", TITLES)
    written = position_text(TITLES["fortress"], deal.game, deal.start)
    assert ramparts.json("grade", written) == ramparts.json("grade", "fortress:50007")
    line = ramparts.json("solve", written)["moves"]
    assert isinstance(line, list)
    after = ramparts.json("grade", "fortress:50007", *line[:-1])
    assert after == ramparts.json("grade", ";".join(["fortress:50007", *line[:-1]]))
    assert (after["verdict"], after["grade"], after["bits"]) == ("winnable", "gentle", 0)
    assert ramparts("grade", "fortress:ms0")[0] == 2


def test_daily_knows_what_day_it_is(ramparts: Answered) -> None:
    before = datetime.now().astimezone().date().isoformat()
    answer = ramparts.json("daily", "today", "fortress")
    assert answer["date"] in {before, datetime.now().astimezone().date().isoformat()}  # midnight may have struck
    assert answer["deals"] == ramparts.json("daily", answer["date"], "fortress")["deals"]


def test_daily_answers_with_a_deal_for_each_title(ramparts: Answered) -> None:
    answer = ramparts.json("daily", "2026-11-22")
    deals = answer["deals"]
    assert isinstance(deals, dict)
    assert (answer["date"], list(deals)) == ("2026-11-22", list(TITLES))
    assert all(set(row) == {"deal", "grade"} and row["grade"] in GRADES for row in deals.values())
    assert deals["fortitude"]["deal"].startswith("fortitude/1:")
    one = ramparts.json("daily", "2026-11-22", "fortress")
    assert one == {"date": "2026-11-22", "deals": {"fortress": deals["fortress"]}}
    first = ramparts("daily", "2026-11-22")[1].splitlines()[0]
    assert first == f"Fortress             {deals['fortress']['deal']}  cruel"


@pytest.mark.parametrize("words", [("2026-11-31",), ("tomorrow",), ("2026-11-22", "patience")])
def test_what_is_no_day_or_no_title_is_refused(ramparts: Answered, words: tuple[str, ...]) -> None:
    status, out, err = ramparts("daily", *words)
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert repr(words[-1]) in err


def november(name: str) -> str:
    """The line of the first month that is published."""
    first = parse_date("2026-11-01")
    return month_line(name, 2026, 11, [published()[name, day] for day in range(first, first + 30)])


@pytest.mark.thorough
def test_publish_adds_the_months_that_are_missing_and_changes_nothing_else(
    ramparts: Answered, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The month that is made anew is the one that ships; at a terminal it is shown how far it has come."""
    path, progress = tmp_path / "daily.txt", Terminal()
    monkeypatch.setattr(sys, "stderr", progress)
    path.write_text(november("fortress").replace("2026-11", "2026-12") + " 0g\n", encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    answer = ramparts.json("publish", str(path), "2026-12", "fortress")
    assert answer == {"published": [{"game": "fortress", "months": 1}]}
    assert progress.getvalue().endswith("1/1\n")
    assert path.read_text(encoding="utf-8") == before + november("fortress") + "\n"
    assert ramparts("publish", str(path), "2026-12", "fortress")[1] == "fortress: 0 months added\n"


def test_publish_refuses_a_month_and_a_file_that_are_none(ramparts: Answered, tmp_path: Path) -> None:
    path = tmp_path / "daily.txt"
    path.write_text("precious\n", encoding="utf-8")
    assert "is not a month" in ramparts("publish", str(path), "2026-13")[2]
    status, _, err = ramparts("publish", str(path), "2026-11")
    assert (status, "'precious' is no month of daily deals" in err) == (2, True)
    assert path.read_text(encoding="utf-8") == "precious\n"


def test_months_run_over_the_end_of_a_year() -> None:
    assert publish.months_until("2027-02") == [(2026, 11), (2026, 12), (2027, 1), (2027, 2)]
    assert publish.months_until("2026-10") == []
    with pytest.raises(BadNotation):
        publish.months_until("soon")


def test_a_day_that_is_on_no_list_is_searched_for_and_shows_it_at_a_terminal(
    ramparts: Answered, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress = Terminal()
    monkeypatch.setattr(sys, "stderr", progress)
    assert ramparts.json("daily", "2026-10-31", "fortitude")["deals"]
    assert progress.getvalue() == f"\r{progress_bar(0, 1)}\r{progress_bar(1, 1)}\n"
    assert ramparts.json("daily", "2026-11-22", "fortress")["deals"]
    assert progress.getvalue().count("\n") == 1
