"""Boards of other programs at the command line: read from a file or from standard input, and written."""

import io
from pathlib import Path

import pytest

from ramparts.deals.boards.reading import board_text
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from tests.cli.test_cli import Answered
from tests.deals.boards.published import BELEAGUERED_99, FREECELL_11982

CASTLE = "beleaguered-castle"


@pytest.fixture
def ramparts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Answered:
    return Answered(capsys, monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "board.txt"
    path.write_text(BELEAGUERED_99, encoding="utf-8")
    return path


@pytest.mark.parametrize("command", ["moves", "replay", "solve", "grade"])
def test_a_board_is_taken_for_the_deal_by_every_command(ramparts: Answered, file: Path, command: str) -> None:
    def answer(*words: str) -> dict[str, object]:
        said = ramparts.json(command, *words)
        return {name: value for name, value in said.items() if name not in ("seconds", "deal")}

    assert answer("Beleaguered Castle", "--board", str(file)) == answer(f"{CASTLE}:ms99")


def test_a_board_has_a_position_text_of_ours(ramparts: Answered, file: Path) -> None:
    said = ramparts.json("deal", CASTLE, "--board", str(file))
    assert list(said) == ["game", "deal", "piles"]
    assert said["piles"] == ramparts.json("deal", f"{CASTLE}:ms99")["piles"]
    assert ramparts.json("deal", str(said["deal"])) == said


def test_moves_are_made_on_a_board(ramparts: Answered, file: Path) -> None:
    _, first, _ = ramparts("moves", CASTLE, "--board", str(file))
    move = first.split()[0]
    assert ramparts.json("replay", CASTLE, move, "--board", str(file)) == ramparts.json(
        "replay", f"{CASTLE}:ms99", move
    )


def test_a_board_comes_on_standard_input_where_a_dash_stands_for_it(ramparts: Answered) -> None:
    streets = "streets-and-alleys"
    said = ramparts.json("moves", streets, "--board", "-", typed=io.StringIO(FREECELL_11982))
    assert said == ramparts.json("moves", f"{streets}:ms11982")


def test_both_the_board_and_the_moves_cannot_come_on_standard_input(ramparts: Answered) -> None:
    refused = (2, "", "ramparts: standard input is read once, for the board or for the moves\n")
    assert ramparts("moves", CASTLE, "-", "--board", "-") == refused


def test_a_file_may_hold_a_deal_of_ours_or_a_number_too(ramparts: Answered, file: Path) -> None:
    for text in (f"{CASTLE}:ms99\n", "\ufeffms99\n"):
        file.write_text(text, encoding="utf-8")
        assert ramparts.json("deal", CASTLE, "--board", str(file))["deal"] == f"{CASTLE}:ms99"


@pytest.mark.parametrize("kind", ["pysol", "solvitaire"])
@pytest.mark.parametrize("command", ["deal", "replay"])
def test_the_cards_are_written_as_another_program_takes_them(ramparts: Answered, command: str, kind: str) -> None:
    deal = parse_deal("bastion:ms3", TITLES)
    board = board_text(deal.game, deal.start, "pysol" if kind == "pysol" else "solvitaire")
    assert ramparts(command, deal.text, "--format", kind) == (0, board, "")
    said = ramparts.json(command, deal.text, "--format", kind)
    assert said.pop("board") == board
    assert said == ramparts.json(command, deal.text)


def test_what_is_written_after_moves_is_where_they_lead(ramparts: Answered) -> None:
    assert ramparts("replay", "fortress:ms33", "t1-h", "--format", "pysol")[1].splitlines()[::2][:2] == [
        "Foundations: H-0 C-0 D-0 S-A",
        ": 8H 9H KS 6C TH",
    ]


@pytest.mark.parametrize(
    "game, content, why",
    [
        (
            CASTLE,
            BELEAGUERED_99.replace("QH", "XS").encode(),
            "line 4, read as a deal from PySolFC: 'XS' is not a card",
        ),
        ("fortress", BELEAGUERED_99.encode(), "Fortress takes 10 rows of cards, but there are 8 here"),
        ("klondike", BELEAGUERED_99.encode(), "'klondike': there is no such game"),
        (f"{CASTLE}:ms99", BELEAGUERED_99.encode(), "there is no such game"),
        (CASTLE, b"\xff\xfe", "is not text"),
        (CASTLE, b"", "is not a deal"),
        (CASTLE, b"2C " * 30_000, "a deal has no more than 20000 characters, but this has 90000"),
        (CASTLE, b"2C " * 400_000, "board.txt has more than 1000000 characters"),
    ],
)
def test_what_is_no_board_is_refused_in_one_sentence(
    ramparts: Answered, file: Path, game: str, content: bytes, why: str
) -> None:
    file.write_bytes(content)
    status, out, err = ramparts("solve", game, "--board", str(file))
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert why in err


def test_a_file_that_is_not_there_is_told(ramparts: Answered, tmp_path: Path) -> None:
    gone = str(tmp_path / "gone")
    assert ramparts("deal", CASTLE, "--board", gone) == (2, "", f"ramparts: {gone}: No such file or directory\n")
