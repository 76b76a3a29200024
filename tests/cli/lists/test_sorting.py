"""``sort``."""

from pathlib import Path

import pytest

from ramparts.cli.lists import sorting
from ramparts.rules.errors import BadNotation
from ramparts.study.graded_lists import graded_deals, parse_grades
from tests.cli.test_cli import Answered
from tests.kit.terminal import Terminal


@pytest.fixture
def ramparts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Answered:
    return Answered(capsys, monkeypatch)


@pytest.mark.thorough
def test_sort_goes_on_where_the_list_ends_and_makes_the_one_that_ships(ramparts: Answered, tmp_path: Path) -> None:
    path = tmp_path / "graded.txt"
    path.touch()
    answer = ramparts.json("sort", str(path), "fortress", "--deals", "12")
    assert answer == {"graded": [{"game": "fortress", "deals": 12}]}
    first = path.read_text(encoding="utf-8")
    assert ramparts("sort", str(path), "fortress", "--deals", "3")[1] == "fortress: 3 deals added\n"
    whole = path.read_text(encoding="utf-8")
    assert whole.startswith(first)
    assert list(parse_grades(whole)["fortress"].items()) == list(graded_deals()["fortress"].items())[:15]


def test_sort_shows_how_far_it_has_come_at_a_terminal(tmp_path: Path) -> None:
    path, progress = tmp_path / "graded.txt", Terminal()
    path.touch()
    assert sorting.update_grades(path, ["fortress"], 2, progress) == {"fortress": 2}
    assert progress.getvalue().endswith("1/1\n")


def test_games_with_one_grade_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "graded.txt"
    path.touch()
    assert sorting.update_grades(path, ["besieged-city"], 2, Terminal()) == {}


def test_sort_refuses_a_file_that_is_no_list(ramparts: Answered, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("precious\n", encoding="utf-8")
    status, _, err = ramparts("sort", str(path), "fortress")
    assert (status, "'precious' is no line of grades" in err) == (2, True)
    assert path.read_text(encoding="utf-8") == "precious\n"


def test_a_deal_that_is_listed_but_lost_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """32000 is not among the proved deals of Fortress: it is lost."""
    path = tmp_path / "graded.txt"
    path.touch()
    monkeypatch.setattr(sorting, "proven", lambda _title: (32000,))
    with pytest.raises(BadNotation, match="fortress:32000 is listed as winnable, but was not won"):
        sorting.update_grades(path, ["fortress"], 1, Terminal())
