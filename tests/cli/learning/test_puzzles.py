"""``puzzles`` and ``compose``."""

from collections import Counter
from pathlib import Path

import pytest

from ramparts.cli.learning.puzzles_shown import summary
from ramparts.cli.lists import compose
from ramparts.deals.grade import GRADES, Grade
from ramparts.deals.notation import moves_text
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.kinds import KINDS
from ramparts.study.practice.puzzle_lists import parse_puzzles, puzzle_line, shipped
from ramparts.study.practice.unfolding import unfolded
from tests.cli.test_cli import Answered
from tests.kit.playing.answers import first, proved, puzzle
from tests.kit.terminal import Terminal


@pytest.fixture
def ramparts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Answered:
    return Answered(capsys, monkeypatch)


def test_puzzles_answers_with_their_number_and_how_they_are(ramparts: Answered) -> None:
    listed = shipped("fortress")
    offered = [puzzle for puzzle in listed if puzzle.offered]
    answer = ramparts.json("puzzles", "fortress")
    assert (answer["title"], answer["count"], answer["offered"]) == ("fortress", len(listed), len(offered))
    assert answer["greatest"] == max(puzzle.chance for puzzle in offered)
    kinds = Counter((puzzle.grade, puzzle.kind) for puzzle in offered)
    assert answer["grades"] == {grade: {kind: kinds[grade, kind] for kind in KINDS} for grade in GRADES}
    first, *lines = ramparts("puzzles", "fortress")[1].splitlines()
    assert first == f"fortress: {len(listed)} puzzles, {len(offered)} of them offered"
    assert [line.split()[1] for line in lines[:4]] == [*GRADES]
    assert lines[4].startswith("a guess solves ")
    assert lines[5].startswith(f"choice 1: {len(offered)} puzzles, 2 to ")


def test_where_no_puzzle_is_offered_that_is_all(ramparts: Answered) -> None:
    assert summary(TITLES["fortress"], []) == (
        {"title": "fortress", "count": 0, "offered": 0},
        "fortress: 0 puzzles, 0 of them offered",
    )


def test_a_puzzle_has_its_kind_grade_deal_and_what_keeps_the_win(ramparts: Answered) -> None:
    number = first("thread")
    listed, (deal, steps) = shipped("fortress")[number - 1], puzzle("fortress", number)
    answer = ramparts.json("puzzles", "fortress", str(number))
    assert list(answer) == ["kind", "grade", "chance", "deal", "keep", "line"]
    assert (answer["kind"], answer["grade"], answer["chance"], answer["deal"]) == (*listed[:3], deal.text)
    assert answer["keep"] == [moves_text(deal.game, step.keep) for step in steps]
    line = [text for step in steps for text in moves_text(deal.game, step.line)]
    assert answer["line"] == line
    said = ramparts("puzzles", "fortress", str(number))[1]
    assert said.startswith(f"thread, {listed.grade}, guessed by {listed.chance:.1%}\n{deal.text}\nchoice 1: ")
    assert said.endswith(f"line: {' '.join(line)}\n")


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

    def composed(deals: int) -> Counter[Grade]:
        said = ramparts("compose", str(path), "fortress", "--deals", str(deals), "--puzzles", "1")[1]
        listed = parse_puzzles(path.read_text(encoding="utf-8"))
        found = Counter(each.puzzle.grade for each in listed)
        assert said == "".join(f"{found[grade]:>5} {grade}\n" for grade in GRADES)
        assert [puzzle_line(*each) for each in listed] == path.read_text(encoding="utf-8").splitlines()
        return found

    gentle = next(each for each in shipped("fortress") if each.offered and each.grade == "gentle")
    path.write_text(f"{puzzle_line(200_000, gentle)}\n", encoding="utf-8")  # one that takes long to be found
    few = composed(4)
    begun = path.read_text(encoding="utf-8")
    assert 1 < sum(few.values()) < 4
    assert composed(80) == dict.fromkeys(GRADES, 1)
    whole = path.read_text(encoding="utf-8")
    assert whole.startswith(begun)
    assert composed(90) == dict.fromkeys(GRADES, 1)
    assert path.read_text(encoding="utf-8") == whole
    assert ramparts.json("compose", str(path), "fortress", "--deals", "1") == {
        "title": "fortress",
        "grades": dict.fromkeys(GRADES, 1),
    }


def test_compose_goes_on_from_puzzles_that_can_be_guessed(ramparts: Answered, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    begun = (
        "200003 save-it fair 0.5000 200003+4 34:\n"
        "200003 only-move fair 0.5000 200003+4 34:\n"
        "200003 thread fair 0.9000 200003+ 0:\n"
    )
    path.write_text(begun, encoding="utf-8")
    ramparts("compose", str(path), "fortress", "--deals", "1")
    whole = path.read_text(encoding="utf-8")
    assert whole.startswith(begun)
    [one] = [each for each in parse_puzzles(whole) if each.puzzle.deal == "200003+4" and each.puzzle.offered]
    assert (one.number, one.puzzle.kind) == (200_003, "save-it")
    assert proved("fortress", one.puzzle)
    ramparts("compose", str(path), "fortress", "--deals", "1")
    assert path.read_text(encoding="utf-8") == whole


def test_compose_offers_no_position_twice(ramparts: Answered, tmp_path: Path) -> None:
    """Bug: two ways of one deal led to the same position."""
    path = tmp_path / "puzzles.txt"
    guessed = "200003 save-it fair 0.5000 200003+4 34:\n"
    path.write_text(guessed, encoding="utf-8")
    ramparts("compose", str(path), "fortress", "--deals", "1")
    [one] = [each for each in parse_puzzles(path.read_text(encoding="utf-8")) if each.puzzle.offered]
    there = one.puzzle._replace(deal=unfolded(TITLES["fortress"], one.puzzle).deal.text)
    whole = f"{puzzle_line(one.number, there)}\n{guessed}"
    path.write_text(whole, encoding="utf-8")
    assert ramparts("compose", str(path), "fortress", "--deals", "1")[0] == 0
    assert path.read_text(encoding="utf-8") == whole


def test_compose_proves_a_puzzle_of_a_level_by_its_game(ramparts: Answered, tmp_path: Path) -> None:
    """Bug: it was proved by the game of the first level, which has no kings."""
    path = tmp_path / "puzzles.txt"
    way = "000010001000100000010004000469465027025006b9118516b780600101101132220022122210011002"
    path.write_text(f"200076 save-it gentle 0.2963 200076/9+{way} 02:0 12: 02:\n", encoding="utf-8")
    assert ramparts("compose", str(path), "fortitude", "--deals", "1")[0] == 0


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
