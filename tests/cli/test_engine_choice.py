"""Which engine searches, and what ``solve`` says of it."""

import json
import subprocess
import sys

import pytest

from ramparts.cli import commands
from ramparts.cli.engine_choice import chosen_engine
from tests.kit.places import ROOT

PROOFS = {
    "fortress:ms33": "line",
    "fortress:ms1": "dead-end",
    "chessboard:ms22": "dead-end",
    "chessboard:ms30": "exhausted",
    "streets-and-alleys:ms49": "suitless",
    "fortitude/1:77000": "line",
}


def solved(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    """What ``solve`` answers, as an object, but for the seconds."""
    assert commands.main(["solve", *words, "--json"]) == 0
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    del answer["seconds"]
    return answer


@pytest.mark.parametrize("deal", PROOFS)
def test_both_engines_say_the_same_and_who_they_are(deal: str, capsys: pytest.CaptureFixture[str]) -> None:
    by_kernel, by_python = solved(capsys, deal, "--engine", "kernel"), solved(capsys, deal, "--engine", "python")
    assert (by_kernel.pop("engine"), by_python.pop("engine")) == ("kernel", "python")
    assert by_kernel == by_python
    assert by_python["proof"] == PROOFS[deal]


def test_where_nothing_is_proved_the_proof_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "streets-and-alleys:ms5", "--nodes", "100")
    assert (answer["verdict"], answer["proof"]) == ("unknown", None)


def test_the_kernel_searches_two_packs(capsys: pytest.CaptureFixture[str]) -> None:
    assert solved(capsys, "besieged-city:32000", "--engine", "kernel")["engine"] == "kernel"


def test_the_kernel_is_the_default_where_wasmtime_is_installed() -> None:
    assert chosen_engine(None).name == "kernel"


def test_without_wasmtime_python_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert chosen_engine(None).name == "python"


@pytest.mark.parametrize("words", [("solve", "fortress:ms33"), ("survey", "fortress", "ms1", "ms2")])
def test_without_wasmtime_the_kernel_is_refused_with_what_to_do(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert commands.main([*words, "--engine", "kernel"]) == 2
    assert "pip install 'ramparts[kernel]'" in capsys.readouterr().err


def test_a_program_that_used_the_kernel_ends_in_silence() -> None:
    """Bug: wasmtime let go of its memory after Python had let go of wasmtime, and said so on standard error."""
    command = [sys.executable, "-m", "ramparts", "solve", "fortress:ms33", "--engine", "kernel"]
    done = subprocess.run(command, cwd=ROOT / "py", capture_output=True, check=False, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_survey_by_the_kernel_is_the_survey_by_python(capsys: pytest.CaptureFixture[str]) -> None:
    surveys = []
    for engine in ("kernel", "python"):
        assert commands.main(["survey", "fortress", "32000", "32040", "--engine", engine]) == 0
        *lines, said = capsys.readouterr().out.splitlines()
        records = [json.loads(line) for line in lines]
        surveys.append(([(record["verdict"], record["visited"]) for record in records], said))
    assert surveys[0] == surveys[1]
