"""Which engine searches, and what ``solve`` says of it."""

import json
import subprocess
import sys

import pytest

from ramparts.cli import commands
from ramparts.library.engine_choice import chosen_engine
from ramparts.library.proofs.reasons import reason
from tests.kit.places import ROOT

PROOFS = {
    "fortress:ms33": "line",
    "fortress:ms1": "dead-end",
    "chessboard:ms22": "dead-end",
    "chessboard:ms30": "exhausted",
    "penelopes-web:1000298": "loose",
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


REASONS = {
    "fortress:ms1": "No empty place can ever be made.",
    "chessboard:ms30": "All positions that it leads to were searched.",
    "penelopes-web:1000298": "It could not be won even if every card that has moved once could always move again.",
    "streets-and-alleys:ms49": "It could not be won even if all cards from the 3 up could go home in any suit.",
}


@pytest.mark.parametrize("deal", REASONS)
def test_a_loss_is_told_with_its_reason(deal: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["solve", deal]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("lost: ")
    assert said[1:] == [REASONS[deal]]


def test_a_proof_in_which_some_suits_are_told_apart_is_told_without_a_rank() -> None:
    assert reason("suitless") == "It could not be won even if high cards could go home in other suits."


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


def test_the_kernel_takes_more_memory_where_it_is_asked_to(capsys: pytest.CaptureFixture[str]) -> None:
    hard = "beleaguered-castle:32345"
    verdicts = [solved(capsys, hard, "--memory", memory)["verdict"] for memory in ("8", "512")]
    assert verdicts == ["unknown", "lost"]


@pytest.mark.parametrize("memory", ["0", "4096", "much"])
def test_memory_that_cannot_be_had_is_refused(memory: str) -> None:
    assert commands.main(["solve", "fortress:ms33", "--memory", memory]) == 2


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


FEW = ("solve", "streets-and-alleys:ms29", "--memory", "8")


def test_a_search_that_fills_its_memory_is_unknown_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(FEW) == 0
    verdict, why = capsys.readouterr().out.splitlines()
    assert verdict.startswith("unknown: ")
    assert why == "The solver has filled its memory; --memory gives it more."
    assert commands.main(["solve", "streets-and-alleys:ms29", "--nodes", "1000"]) == 0
    assert "memory" not in capsys.readouterr().out


def test_more_memory_is_more_positions(capsys: pytest.CaptureFixture[str]) -> None:
    visited = []
    for megabytes in ("8", "16"):
        assert commands.main(["solve", "streets-and-alleys:ms29", "--memory", megabytes, "--json"]) == 0
        visited.append(json.loads(capsys.readouterr().out)["visited"])
    assert visited[1] > 1.5 * visited[0] > 0


def test_a_survey_keeps_to_the_memory_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["survey", "streets-and-alleys", "ms29", "ms29", "--memory"]
    assert commands.main([*words, "8"]) == 0
    assert '"verdict": "unknown"' in capsys.readouterr().out


@pytest.mark.parametrize("text", ["0", "-1", "much", "1e3", "4001", "\u0663", ""])
@pytest.mark.parametrize("words", [("solve", "fortress:ms33"), ("survey", "fortress", "ms1", "ms2")])
def test_what_is_no_number_of_megabytes_is_refused_in_a_sentence(
    words: tuple[str, ...], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main([*words, f"--memory={text}"]) == 2
    said = capsys.readouterr().err
    assert said == f"ramparts: argument --memory: {text!r} is not a number of megabytes from 1 to 4000\n"


def test_python_is_given_no_limit_that_it_cannot_keep_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert commands.main(["solve", "fortress:ms33", "--memory", "8", "--engine", "python"]) == 2
    refused = "ramparts: --memory is for the kernel: the searches in Python cannot keep to a limit\n"
    assert capsys.readouterr().err == refused
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert commands.main(["solve", "fortress:ms33", "--memory", "8"]) == 2
    assert "wasmtime, which is not installed" in capsys.readouterr().err
