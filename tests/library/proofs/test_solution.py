"""What `Table.solve` says, by either engine and within limits."""

import sys
from typing import Literal

import pytest

import ramparts

PROOFS = {
    "fortress:ms33": (ramparts.Verdict.WINNABLE, "line", ""),
    "fortress:ms1": (ramparts.Verdict.LOST, "dead-end", "No empty place can ever be made."),
    "chessboard:ms30": (ramparts.Verdict.LOST, "exhausted", "All positions that it leads to were searched."),
    "streets-and-alleys:ms49": (
        ramparts.Verdict.LOST,
        "suitless",
        "It could not be won even if all cards from the 3 up could go home in any suit.",
    ),
}


@pytest.mark.parametrize("engine", ["kernel", "python"])
@pytest.mark.parametrize("deal", PROOFS)
def test_a_verdict_comes_with_its_proof_and_the_reason(deal: str, engine: Literal["kernel", "python"]) -> None:
    table = ramparts.Table(deal)
    found = table.solve(engine=engine)
    assert (found.verdict, found.proof, found.why) == PROOFS[deal]
    assert found == table.solve(), "both engines look at the same positions"
    for move in found.line:
        assert move in table.moves
        table.play(move)
    assert table.won is (found.verdict is ramparts.Verdict.WINNABLE)


def test_it_is_the_present_position_that_is_solved() -> None:
    assert ramparts.Table("fortress:ms33", "t5-t3").solve().verdict is ramparts.Verdict.LOST


def test_within_too_few_positions_nothing_is_proved() -> None:
    found = ramparts.Table("streets-and-alleys:ms5").solve(nodes=100)
    assert (found.verdict, found.line, found.visited, found.proof) == (ramparts.Verdict.UNKNOWN, (), 100, "")


def test_where_memory_is_full_it_says_what_gives_more() -> None:
    found = ramparts.Table("beleaguered-castle:32345").solve(memory=8)
    assert (found.verdict, found.proof) == (ramparts.Verdict.UNKNOWN, "")
    assert found.why == "The solver has filled its memory; memory gives it more."


LIMITS = {
    "nodes is a whole number from 1 to": {"nodes": 0},
    "nodes is a whole number": {"nodes": 1.5},
    "memory is a whole number from 1 to 4000": {"memory": 4001},
    "memory is for the kernel": {"memory": 64, "engine": "python"},
    "'stockfish' is no engine; write kernel or python": {"engine": "stockfish"},
}


@pytest.mark.parametrize("why", LIMITS)
def test_limits_that_are_none_are_refused(why: str) -> None:
    with pytest.raises(ramparts.Error, match=why):
        ramparts.Table("fortress:ms33").solve(**LIMITS[why])  # type: ignore[arg-type]  # that is what is refused


def test_without_wasmtime_the_kernel_is_refused_and_python_solves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    table = ramparts.Table("fortress:ms33")
    assert table.solve().verdict is ramparts.Verdict.WINNABLE
    with pytest.raises(ramparts.Error, match="pip install"):
        table.solve(engine="kernel")
