"""``puzzles`` and ``compose``."""

from pathlib import Path

import pytest

from ramparts.cli.lists import compose
from ramparts.study.practice.puzzle_lists import parse_puzzles, puzzle_line, shipped
from tests.cli.test_cli import Answered
from tests.kit.terminal import Terminal


@pytest.fixture
def ramparts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Answered:
    return Answered(capsys, monkeypatch)


def test_puzzles_answers_with_their_number(ramparts: Answered) -> None:
    listed = shipped("fortress")
    assert ramparts.json("puzzles", "fortress") == {"title": "fortress", "count": len(listed)}
    assert ramparts("puzzles", "fortress")[1].startswith(f"fortress: {len(listed)} puzzles\n")


def test_a_puzzle_has_its_kind_deal_grade_and_solution(ramparts: Answered) -> None:
    answer = ramparts.json("puzzles", "fortress", "1")
    assert list(answer) == ["kind", "grade", "deal", "solution"]
    puzzle = shipped("fortress")[0]
    assert answer == puzzle._asdict() | {"solution": [*puzzle.solution]}
    said = ramparts("puzzles", "fortress", "1")[1]
    assert said == f"{puzzle.kind}, {puzzle.grade}\n{puzzle.deal}\nsolution: {' '.join(puzzle.solution)}\n"


@pytest.mark.parametrize(
    "words, why",
    [
        (("fortress", "99999"), "fortress has "),
        (("streets-and-alleys", "99999"), "streets-and-alleys has "),
        (("patience",), "'patience': there is no such game"),
        (("fortress", "0"), "'0' is not a number from 1 to 1000000000000"),
    ],
)
def test_a_puzzle_that_is_not_there_is_refused(ramparts: Answered, words: tuple[str, ...], why: str) -> None:
    status, out, err = ramparts("puzzles", *words)
    assert (status, out) == (2, "")
    assert why in err


def test_compose_goes_on_after_the_last_deal_until_there_are_enough(ramparts: Answered, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    answer = ramparts.json("compose", str(path), "fortress", "--deals", "4")
    assert answer == {"title": "fortress", "kinds": {"only-move": 2, "thread": 1, "save-it": 1}}
    first = path.read_text(encoding="utf-8")
    said = ramparts("compose", str(path), "fortress", "--puzzles", "1")[1]
    assert said == "    2 only-move\n    1 thread\n    1 save-it\n"
    assert path.read_text(encoding="utf-8") == first
    assert ramparts.json("compose", str(path), "fortress", "--deals", "7", "--puzzles", "3") != answer
    assert path.read_text(encoding="utf-8").startswith(first)
    listed = parse_puzzles(path.read_text(encoding="utf-8"))
    assert [puzzle_line(*each) for each in listed] == path.read_text(encoding="utf-8").splitlines()


def test_compose_shows_how_far_it_has_come_at_a_terminal(tmp_path: Path) -> None:
    path, progress = tmp_path / "puzzles.txt", Terminal()
    path.touch()
    assert compose.update_puzzles(path, "fortress", 1, 2, progress) == []
    assert progress.getvalue().endswith(" 2/2\n")


def test_compose_refuses_a_file_that_is_no_list(ramparts: Answered, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("precious\n", encoding="utf-8")
    status, _, err = ramparts("compose", str(path), "fortress")
    assert (status, "'precious' is no puzzle" in err) == (2, True)
    assert path.read_text(encoding="utf-8") == "precious\n"
