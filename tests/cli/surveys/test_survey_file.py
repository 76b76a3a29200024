"""The file of a survey: whole, torn, and of something else."""

from pathlib import Path

import pytest

from ramparts.cli.deal_range import DealRange
from ramparts.cli.locked_file import locked
from ramparts.cli.surveys.survey_file import read_survey
from ramparts.cli.surveys.tally import Tally
from ramparts.rules.errors import BadNotation
from ramparts.shares.counts import Counts

RECORD = '{"deal": "fortress:32000", "verdict": "lost", "visited": 13, "seconds": 0.002}'


def tally() -> Tally:
    return Tally(DealRange("fortress:", 32_000, 32_009))


def read(path: Path) -> Tally:
    """What a file says of these deals."""
    found = tally()
    with locked(path) as file:
        read_survey(file, found)
    return found


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "survey.jsonl"
    won = RECORD.replace("lost", "winnable").replace("32000", "32001")
    path.write_text(f"{RECORD}\n{won}\n", encoding="utf-8")
    assert read(path).counts() == Counts(winnable=1, lost=1)


def test_an_editor_may_have_put_a_byte_order_mark_before_it(tmp_path: Path) -> None:
    """Bug: its first line was refused."""
    path = tmp_path / "survey.jsonl"
    path.write_text(f"\ufeff{RECORD}\n", encoding="utf-8")
    assert read(path).counts() == Counts(lost=1)


def test_fields_that_are_not_known_are_passed_over(tmp_path: Path) -> None:
    """Bug: a record with one more field was refused, against the contract."""
    path = tmp_path / "survey.jsonl"
    path.write_text(f'{RECORD[:-1]}, "proof": "dead-end"}}\n', encoding="utf-8")
    assert read(path).counts() == Counts(lost=1)


def test_other_numbers_of_the_game_may_be_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "survey.jsonl"
    path.write_text(RECORD.replace("32000", "ms1") + "\n" + RECORD.replace("32000", "99999") + "\n", encoding="utf-8")
    assert read(path).counts() == Counts()


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
        ("[" * 100_000 + "\n", "line 1: '[[[[[[[[[[[[...[[[[[[[[[[[[[' is not a record of a survey"),
        *(
            (RECORD.replace("0.002", seconds) + "\n", "line 1: ")
            for seconds in ("NaN", "Infinity", "1e999", "-1", "true")
        ),
        *(
            (RECORD.replace("13", visited) + "\n", "line 1: ")
            for visited in ("-1", "true", "1.5", "9" * 20, "9" * 5000)
        ),
        (RECORD.replace('"lost"', "[]") + "\n", "line 1: "),
        (RECORD.replace(', "seconds": 0.002', "") + "\n", "line 1: "),
        (RECORD.replace('"fortress:32000"', "32000") + "\n", "line 1: "),
        (
            RECORD.replace("fortress", "chessboard") + "\n",
            "line 1: 'chessboard:32000' is no deal of fortress: the file is that of another survey",
        ),
    ],
)
def test_a_file_that_is_no_survey_of_the_game_is_refused_and_left_alone(tmp_path: Path, text: str, where: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(BadNotation) as refusal:
        read(path)
    assert str(refusal.value).startswith(f"{path}")
    assert where in str(refusal.value)
    assert path.read_text(encoding="latin-1") == text


def test_a_line_that_a_kill_has_torn_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "survey.jsonl"
    for end in range(1, len(RECORD)):
        path.write_text(f"{RECORD}\n{RECORD[:end]}", encoding="utf-8")
        assert read(path).counts() == Counts(lost=1)
        assert path.read_text(encoding="utf-8") == f"{RECORD}\n"
