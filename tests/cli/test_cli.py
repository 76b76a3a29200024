"""The command line: what other programs rely on, to the letter."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from ramparts import __version__
from ramparts.cli import commands
from ramparts.games.catalogue import TITLES
from tests.kit.playing.positions import written_out


class Waiting(io.StringIO):
    """A standard input that somebody holds open, a person or a program: who reads from it waits for ever."""

    def read(self, size: int | None = -1) -> str:
        raise AssertionError(f"{size} characters were waited for")


class Answered:
    """Runs commands in this process; ``typed`` is on standard input, or nothing ever is."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch

    def __call__(self, *words: str, typed: io.TextIOBase | None = None) -> tuple[int, str, str]:
        """The exit status, standard output and standard error."""
        self.monkeypatch.setattr(sys, "stdin", typed or Waiting())
        status = commands.main(words)
        said = self.capsys.readouterr()
        return status, said.out, said.err

    def json(self, *words: str, typed: io.TextIOBase | None = None) -> dict[str, object]:
        """The object that a command answers with."""
        status, out, err = self(*words, "--json", typed=typed)
        assert (status, err) == (0, "")
        answer: dict[str, object] = json.loads(out)
        return answer


@pytest.fixture
def ramparts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Answered:
    return Answered(capsys, monkeypatch)


def test_games_lists_the_six_games_in_order(ramparts: Answered) -> None:
    """Fortress, Chessboard, Beleaguered Castle, Streets and Alleys, Fortitude, the Besieged City."""
    listed = ramparts.json("games")["games"]
    assert isinstance(listed, list)
    assert [game["id"] for game in listed] == list(TITLES)
    assert ramparts("games")[1].splitlines()[0] == "fortress             Fortress"


def test_deal_answers_with_every_pile_bottom_card_first(ramparts: Answered) -> None:
    answer = ramparts.json("deal", "fortress:ms33")
    assert list(answer) == ["game", "deal", "piles"]
    assert (answer["game"], answer["deal"]) == ("fortress", "fortress:ms33")
    piles = answer["piles"]
    assert isinstance(piles, dict)
    assert list(piles) == ["fC", "fD", "fH", "fS", *(f"t{i}" for i in range(10))]
    assert piles["t0"] == ["JH", "QC", "TD", "6S", "5H", "3D"]
    assert piles["fC"] == []


@pytest.mark.parametrize(
    "name, ids",
    [
        ("fortitude/4", "fC fD fH fS t0 t1 t2 t3 t4 t5 t6 t7 s d"),
        (
            "besieged-city",
            "fC fD fH fS r00 r01 r02 r10 r11 r12 r20 r21 r22 r30 r31 r32 w0 w1 w2 w3 e0 e1 e2 e3 n0 n1 n2 s0 s1 s2 s d",
        ),
    ],
)
def test_piles_have_the_ids_that_were_promised(ramparts: Answered, name: str, ids: str) -> None:
    piles = ramparts.json("deal", f"{name}:77000")["piles"]
    assert isinstance(piles, dict)
    assert list(piles) == ids.split()


def test_moves_answers_with_the_legal_moves_after_those_given(ramparts: Answered) -> None:
    assert ramparts.json("moves", "fortress:ms33")["won"] is False
    first = ramparts.json("moves", "fortress:ms33")["moves"]
    assert isinstance(first, list)
    assert "t1-h" in first
    assert len(first) == 7
    assert ramparts.json("moves", "fortress:ms33", "t1-h")["moves"] != first


@pytest.mark.parametrize("command", ["moves", "replay", "solve"])
def test_moves_come_on_standard_input_where_a_dash_stands_for_them(ramparts: Answered, command: str) -> None:
    said = ramparts.json(command, "fortress:ms33", "t1-h", "t2-h")
    assert ramparts.json(command, "fortress:ms33", "-", typed=io.StringIO("t1-h\nt2-h\n")) == said
    blank = ramparts.json(command, "fortress:ms33")
    assert ramparts.json(command, "fortress:ms33", "-", typed=io.StringIO("")) == blank


def test_perft_answers_with_the_counts_of_each_depth(ramparts: Answered) -> None:
    assert ramparts.json("perft", "fortress:ms33", "4") == {"perft": [7, 36, 138, 396]}
    assert ramparts("perft", "fortress:ms33", "2")[1] == "  1 7\n  2 36\n"


@pytest.mark.parametrize("depth", ["0", "-1", "x", "", "101", "²", "1.5"])
def test_a_depth_is_a_number_from_1_to_100(ramparts: Answered, depth: str) -> None:
    status, out, err = ramparts("perft", "fortress:ms33", "--", depth)
    assert (status, out) == (2, "")
    assert f"{depth!r} is not a depth" in err


def test_replay_answers_with_the_piles_whether_it_is_won_and_the_cards_home(ramparts: Answered) -> None:
    answer = ramparts.json("replay", "fortress:ms33", "t1-h")
    assert list(answer) == ["piles", "won", "home"]
    assert (answer["won"], answer["home"]) == (False, 1)
    assert ramparts("replay", "fortress:ms33", "t1-h")[1].splitlines()[-1] == "1 of 52 cards home"


def test_replay_tells_a_win(ramparts: Answered) -> None:
    suits = ".".join(f"f{s}~" + "".join(f"{r}{s}" for r in "A23456789TJQK") for s in "CDH")
    nearly = written_out(f"fortress={suits}.fS~AS2S3S4S5S6S7S8S9STSJSQS.t9~*")
    answer = ramparts.json("replay", nearly, "KS-h")
    assert (answer["won"], answer["home"]) == (True, 52)
    assert ramparts("replay", nearly, "t9-h")[1].splitlines()[-1] == "won"


def test_an_illegal_move_exits_with_1_its_number_and_why(ramparts: Answered) -> None:
    status, out, err = ramparts("replay", "fortress:ms33", "t1-h", "t0-t1", "--json")
    assert (status, out) == (1, "")
    assert "move 2 of fortress:ms33" in err
    assert "'t0-t1' is not allowed" in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "words, offending",
    [
        (["deal", "fortress"], "fortress"),
        (["deal", "solitaire:33000"], "solitaire"),
        (["deal", "fortress:33"], "fortress:33"),
        (["deal", "fortress=t0~AC"], "fortress=t0~AC"),
        (["moves", "fortress:ms33", "t1-h", "north"], "move 2 of fortress:ms33: 'north'"),
        (["replay", "fortress:ms33", "t1-t77"], "move 1 of fortress:ms33: 't77'"),
        (["perft", "fortitude/1000:32000", "1"], "1000"),
        (["deal", "fortress:\udcff"], "udcff"),
        (["deal", ""], "''"),
    ],
)
def test_bad_input_exits_with_2_and_names_the_offending_text(
    ramparts: Answered, words: list[str], offending: str
) -> None:
    status, out, err = ramparts(*words)
    assert (status, out) == (2, "")
    assert err.startswith("ramparts: ")
    assert offending in err
    assert len(err.splitlines()) == 1


def test_an_ambiguous_move_exits_with_2_and_names_the_moves_it_may_be(ramparts: Answered) -> None:
    position = written_out("besieged-city=w0~AC.w1~AC.w2~*KD")
    status, _, err = ramparts("replay", position, "AC-h")
    assert status == 2
    assert "'AC-h' could mean any of w0-h, w1-h" in err


@pytest.mark.parametrize(
    "words, which",
    [(["deal"], "DEAL"), (["deal", "fortress:ms33", "--colour"], "--colour"), (["perft", "fortress:ms33"], "DEPTH")],
)
def test_what_lacks_or_has_a_word_too_many_says_which(ramparts: Answered, words: list[str], which: str) -> None:
    """Bug: all that a command takes was shown before."""
    status, out, err = ramparts(*words)
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith("ramparts: ")
    assert which in re.findall(r"[\w-]+", err)


def test_who_gives_no_command_is_told_how_to_go_on(ramparts: Answered) -> None:
    assert ramparts() == (2, "", "ramparts: no command was given; ramparts --help lists them\n")


def test_what_is_no_command_is_told_with_those_that_are(ramparts: Answered) -> None:
    status, out, err = ramparts("castle")
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith("ramparts: argument COMMAND: invalid choice: 'castle' (choose from 'games', 'deal', ")


def test_standard_input_that_does_not_end_is_bad_input(ramparts: Answered) -> None:
    with Path("/dev/zero").open(encoding="utf-8") as typed:
        status, _, err = ramparts("moves", "fortress:ms33", "-", typed=typed)
    assert (status, err) == (2, "ramparts: standard input has more than 1000000 characters\n")


def test_standard_input_that_is_no_text_is_bad_input(ramparts: Answered) -> None:
    typed = io.TextIOWrapper(io.BytesIO(b"\xff\xfe"), encoding="utf-8")
    status, _, err = ramparts("moves", "fortress:ms33", "-", typed=typed)
    assert status == 2
    assert "standard input is not text" in err


def test_where_there_is_no_standard_input_a_dash_is_bad_input(
    ramparts: Answered, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As under a server, where there is none at all."""
    monkeypatch.setattr(sys, "stdin", None)
    assert commands.main(["moves", "fortress:ms33", "--json"]) == 0
    assert json.loads(ramparts.capsys.readouterr().out) == ramparts.json("moves", "fortress:ms33")
    monkeypatch.setattr(sys, "stdin", None)
    assert commands.main(["moves", "fortress:ms33", "-"]) == 2
    assert "there is no standard input" in ramparts.capsys.readouterr().err


def test_people_see_the_piles_that_have_cards(ramparts: Answered) -> None:
    status, out, _ = ramparts("deal", "fortress:ms33")
    assert status == 0
    assert out.splitlines()[:2] == ["fortress:ms33", " t0  JH QC TD 6S 5H 3D"]


def test_people_see_the_moves_in_one_line(ramparts: Answered) -> None:
    _, out, _ = ramparts("moves", "fortress:ms33")
    assert len(out.splitlines()) == 1
    assert "t1-h" in out.split()


@pytest.mark.parametrize("link", ["#fortress:ms33;t1-h;t2-h", "fortress:ms33;t1-h;t2-h"])
def test_a_link_of_the_page_is_a_deal_with_its_moves(ramparts: Answered, link: str) -> None:
    assert ramparts("moves", link) == ramparts("moves", "fortress:ms33", "t1-h", "t2-h")
    assert ramparts("moves", "#fortress:ms33;t1-h", "t2-h") == ramparts("moves", link)
    status, _, err = ramparts("replay", link, "t1-t2")
    assert (status, "move 3 of fortress:ms33" in err) == (1, True)


@pytest.mark.parametrize("words", [("t1-h", "-"), ("-", "t2-h")])
def test_moves_on_standard_input_are_all_the_moves(ramparts: Answered, words: tuple[str, str]) -> None:
    status, out, err = ramparts("moves", "fortress:ms33", *words)
    assert (status, out) == (2, "")
    assert "- stands for all moves" in err


def test_help_tells_what_a_command_takes(ramparts: Answered) -> None:
    status, out, err = ramparts("perft", "--help")
    assert (status, err) == (0, "")
    assert out.startswith("usage: ramparts perft [-h] [--json] [--board FILE] DEAL DEPTH\n")


def test_the_version_is_told(ramparts: Answered) -> None:
    assert ramparts("--version") == (0, f"ramparts {__version__}\n", "")
