"""``prove``: the lists of deals that can be won, as they ship and anew."""

import io
import json
from pathlib import Path

import pytest

from ramparts.cli import commands
from ramparts.cli.lists.proving import can_be_won, default_count, named_titles, winnable_list
from ramparts.cli.progress import progress_bar
from ramparts.deals.proven import FIRST, listed, parse_lists, proven
from ramparts.games.catalogue import TITLES
from tests.kit.places import ROOT
from tests.kit.terminal import Terminal

SHIPPED = ROOT / "py" / "ramparts" / "deals" / "winnable.txt"


def first_of(bits: int, wanted: int) -> int:
    """As much of a list as holds so many deals."""
    width = next(width for width in range(bits.bit_length() + 1) if (bits & (1 << width) - 1).bit_count() == wanted)
    return bits & (1 << width) - 1


def test_what_ships_is_what_the_command_makes() -> None:
    assert parse_lists(SHIPPED.read_text(encoding="utf-8")) == listed()
    assert {name: bits.bit_count() for name, bits in listed().items()} == {
        name: default_count(title) for name, title in TITLES.items()
    }
    assert list(listed()) == list(TITLES)


@pytest.mark.parametrize("name, wanted", [("fortress", 20), ("chessboard", 20), ("besieged-city", 2)])
def test_the_beginning_of_a_list_is_made_again(name: str, wanted: int) -> None:
    assert winnable_list(name, wanted, 1, io.StringIO()) == first_of(listed()[name], wanted)


def test_a_run_is_listed_if_every_level_can_be_won() -> None:
    assert can_be_won("fortitude", proven(TITLES["fortitude"])[0])
    assert not can_be_won("fortitude", FIRST + 7)


def test_several_processes_list_what_one_does() -> None:
    assert winnable_list("fortress", 20, 2, io.StringIO()) == first_of(listed()["fortress"], 20)


def test_a_bar_shows_people_how_far_it_has_come() -> None:
    progress = Terminal()
    winnable_list("chessboard", 2, 1, progress)
    assert progress.getvalue() == f"\r{progress_bar(1, 2)}\r{progress_bar(2, 2)}\n"


def test_without_names_all_games_are_meant() -> None:
    assert named_titles([]) == tuple(TITLES)
    assert named_titles(["fortitude", "fortress"]) == ["fortitude", "fortress"]


def test_a_list_is_written_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "winnable.txt"
    words = ["prove", str(out), "chessboard", "--deals", "9"]
    assert commands.main([*words, "--json"]) == 0
    written = out.read_text(encoding="utf-8")
    assert written == f"chessboard {first_of(listed()['chessboard'], 9):x}\n"
    tried = first_of(listed()["chessboard"], 9).bit_length()
    said, err = capsys.readouterr()
    assert json.loads(said) == {"proved": [{"game": "chessboard", "listed": 9, "tried": tried}]}
    assert err == ""
    assert commands.main(words) == 0
    assert capsys.readouterr().out == f"chessboard: 9 of the first {tried} deals\n"
    assert out.read_text(encoding="utf-8") == written


def test_what_a_file_says_of_other_games_stays_in_the_order_of_the_games(tmp_path: Path) -> None:
    out = tmp_path / "winnable.txt"
    out.write_text("patience 5\nfortitude 7\nfortress 1\nchessboard 1\n", encoding="utf-8")
    assert commands.main(["prove", str(out), "chessboard", "--deals", "2"]) == 0
    chessboard = first_of(listed()["chessboard"], 2)
    assert parse_lists(out.read_text(encoding="utf-8")) == {
        "fortress": 1,
        "chessboard": chessboard,
        "fortitude": 7,
        "patience": 5,
    }
    assert list(parse_lists(out.read_text(encoding="utf-8"))) == ["fortress", "chessboard", "fortitude", "patience"]


@pytest.mark.parametrize(
    "text, line",
    [
        ("precious\n", "line 1: 'precious'"),
        ("fortress 12\nfortress x\n", "line 2: 'fortress x'"),
        ("a 1 2\n", "line 1"),
    ],
)
def test_a_file_that_is_no_list_is_refused_and_left_alone(
    tmp_path: Path, text: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "notes"
    path.write_text(text, encoding="utf-8")
    assert commands.main(["prove", str(path), "chessboard", "--deals", "1"]) == 2
    said, err = capsys.readouterr()
    assert said == ""
    assert err.startswith(f"ramparts: {path}, {line}")
    assert "is not a list of deals" in err
    assert path.read_text(encoding="utf-8") == text


def test_a_game_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is made: the game named first keeps its list."""
    path = tmp_path / "winnable.txt"
    path.write_text("chessboard 1\n", encoding="utf-8")
    assert commands.main(["prove", str(path), "chessboard", "solitaire", "--deals", "2"]) == 2
    assert "'solitaire': there is no such game; the games are fortress, " in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == "chessboard 1\n"


@pytest.mark.parametrize(
    "words, why",
    [
        (["prove"], "the following arguments are required: FILE"),
        (["prove", "/nowhere/x"], "'/nowhere/x' cannot be written: No such file or directory"),
        (["prove", "x", "--deals", "0"], "'0' is not a number from 1 to"),
        (["prove", "x", "--jobs", "-1"], "argument --jobs"),
    ],
)
def test_what_cannot_be_done_exits_with_2(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert commands.main(words) == 2
    assert why in capsys.readouterr().err
