"""The commands that search: ``solve`` and ``survey``."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from ramparts.cli import commands
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import moves_text, replay
from ramparts.engine.play import won
from ramparts.games.catalogue import TITLES
from ramparts.library.table import Table
from ramparts.solver import solve, with_short_line
from tests.kit.places import ROOT

HARD = "streets-and-alleys:ms5"
"""Neither won nor proved lost in some thousands of positions."""


@pytest.fixture
def ticks() -> Iterator[float]:
    """A clock that advances by a second at every look."""
    return map(float, count())


def answered(
    capsys: pytest.CaptureFixture[str], *words: str, ticks: Iterator[float] | None = None
) -> dict[str, object]:
    """The object that a command prints under ``--json``."""
    clock = (lambda: next(ticks)) if ticks else (lambda: 0.0)
    assert commands.main([*words, "--json"], clock) == 0
    answer: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return answer


def test_a_line_takes_no_detours_wherever_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    deal = parse_deal("fortress:50002", TITLES)
    found = solve(deal.game, deal.start)
    shown = list(moves_text(deal.game, with_short_line(deal.game, deal.start, found).line))
    assert len(shown) < len(found.line)
    assert answered(capsys, "solve", deal.text)["moves"] == shown
    assert list(map(str, Table(deal.text).solve().line)) == shown


def test_solve_gives_a_line_that_wins(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    answer = answered(capsys, "solve", "fortress:ms33")
    assert set(answer) == {"verdict", "moves", "visited", "seconds", "engine", "proof"}
    assert answer["verdict"] == "winnable"
    deal = parse_deal("fortress:ms33", TITLES)
    texts = answer["moves"]
    assert isinstance(texts, list)
    assert won(deal.game, replay(deal.game, deal.start, texts, deal.text)[-1].position)


def test_solve_goes_on_from_the_moves_given(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    first = answered(capsys, "solve", "fortress:ms33")["moves"]
    assert isinstance(first, list)
    assert answered(capsys, "solve", "fortress:ms33", *first[:-1])["moves"] == first[-1:]


def test_solve_says_that_a_deal_is_lost(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    answer = answered(capsys, "solve", "fortress:ms1")
    assert (answer["verdict"], answer["moves"]) == ("lost", [])


def test_solve_gives_up_after_so_many_positions_or_seconds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, ticks: Iterator[float]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    few = answered(capsys, "solve", HARD, "--nodes", "1500")
    assert (few["verdict"], few["visited"]) == ("unknown", 1500)
    short = answered(capsys, "solve", HARD, "--seconds", "2.5", ticks=ticks)
    assert (short["verdict"], short["visited"], short["seconds"]) == ("unknown", 3000, 4.0)


@pytest.mark.parametrize("deal", ["fortitude/1:77000", "besieged-city:32000"])
def test_solve_says_where_it_knows_more_than_the_player(
    deal: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert answered(capsys, "solve", deal)["knows"] == "everything"
    assert commands.main(["solve", deal]) == 0
    assert "The solver knows everything" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", [("--nodes", "0"), ("--nodes", "x"), ("--seconds", "0"), ("--seconds", "nan"), ("--seconds", "soon")]
)
def test_solve_refuses_a_budget_that_is_none(words: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["solve", HARD, *words]) == 2
    assert capsys.readouterr().err.startswith(f"ramparts: argument {words[0]}: {words[1]!r} is not a number of ") is (
        words[0] == "--seconds"
    )


def test_survey_ends_with_the_share_that_can_be_won(capsys: pytest.CaptureFixture[str]) -> None:
    answer = answered(capsys, "survey", "fortress", "32000", "32009")
    assert (answer["deals"], answer["winnable"], answer["lost"]) == (10, 3, 7)
    assert commands.main(["survey", "fortress", "ms1", "ms4"]) == 0
    *lines, said = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["verdict"] for line in lines] == ["lost", "winnable", "winnable", "lost"]
    assert said.startswith("4 deals: 2 winnable, 2 lost, 0 unknown.")


def test_survey_refuses_what_names_no_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["survey", "fortress", "many", "more"]) == 2
    assert commands.main(["survey", "patience", "32000", "32001"]) == 2
    assert "'patience:32000': there is no such game" in capsys.readouterr().err


def test_survey_in_several_processes_writes_what_one_would(tmp_path: Path) -> None:
    """With the clock of this machine, as a program of its own."""
    out = tmp_path / "out.jsonl"
    words = ["survey", "fortress", "32000", "32003", "--jobs", "2", "--out", str(out), "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "ramparts", *words], cwd=ROOT / "py", capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["deals"] == 4
    records = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [record["deal"] for record in records] == [f"fortress:{number}" for number in range(32000, 32004)]
    assert all(set(record) == {"deal", "verdict", "visited", "seconds"} for record in records)
    assert done.stderr == ""


def survey_killed_at(words: list[str], sign: bytes) -> None:
    """Runs a survey at a terminal, and kills it outright once that shows the sign."""
    terminal, shown = os.openpty()
    running = subprocess.Popen([sys.executable, "-m", "ramparts", *words], cwd=ROOT / "py", stderr=shown)
    os.close(shown)
    said = b""
    while sign not in said:
        said += os.read(terminal, 1000)
    running.kill()
    assert running.wait() == -signal.SIGKILL
    os.close(terminal)


def test_a_survey_in_several_processes_goes_on_after_it_was_killed(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    words = ["survey", "fortress", "32000", "33999", "--jobs", "2", "--out", str(out), "--json"]
    survey_killed_at(words, b" 20/2000")
    before = out.read_text(encoding="utf-8").splitlines()
    assert 20 <= len(before) < 2000
    done = subprocess.run(
        [sys.executable, "-m", "ramparts", *words], cwd=ROOT / "py", capture_output=True, text=True, check=True
    )
    answer = json.loads(done.stdout)
    assert (answer["deals"], answer["winnable"], answer["unknown"]) == (2000, 393, 0)
    after = out.read_text(encoding="utf-8").splitlines()
    assert after[: len(before) - 1] == before[:-1]
    assert [json.loads(line)["deal"] for line in after] == [f"fortress:{number}" for number in range(32_000, 34_000)]


def test_survey_refuses_a_file_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "nowhere" / "survey.jsonl"
    assert commands.main(["survey", "fortress", "32000", "32001", "--out", str(out)]) == 2
    assert f"'{out}' cannot be written: No such file or directory" in capsys.readouterr().err


def test_survey_writes_its_lines_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "survey.jsonl"
    assert commands.main(["survey", "fortress", "32000", "32001", "--out", str(out)]) == 0
    assert [json.loads(line)["deal"] for line in out.read_text("utf-8").splitlines()] == [
        "fortress:32000",
        "fortress:32001",
    ]
    assert "{" not in capsys.readouterr().out
