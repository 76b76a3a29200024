"""Turns between two searches: how long they are, and what becomes of the other when one gives up."""

import weakref

import pytest

from ramparts.rules.game import Move
from ramparts.solver import in_turn
from ramparts.solver.findings.searcher import Searcher
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.in_turn import InTurn


class Planned:
    """A search that comes to its verdict after so many positions, and writes down its turns."""

    def __init__(self, name: str, verdict: Verdict, length: int, turns: list[tuple[str, int]]) -> None:
        self.visited = 0
        self.proof = name
        self.is_short = False
        self._verdict, self._length, self._turns = verdict, length, turns

    def advance(self, nodes: int) -> Verdict:
        taken = min(nodes, self._length - self.visited)
        self.visited += taken
        self._turns.append((self.proof, taken))
        return self._verdict if self.visited == self._length else Verdict.SEARCHING

    def line(self) -> tuple[Move, ...]:
        return (Move(len(self.proof), 0),)


def searched(
    wins: tuple[Verdict, int], losses: tuple[Verdict, int], portion: int = 10**9
) -> tuple[InTurn, Verdict, list[tuple[str, int]]]:
    """Two planned searches in turn, carried to their end: the verdict, and the turns."""
    turns: list[tuple[str, int]] = []
    first: Searcher = Planned("wins", *wins, turns)
    both = InTurn(first, Planned("losses", *losses, turns))
    verdict = both.advance(portion)
    while verdict is Verdict.SEARCHING:
        verdict = both.advance(portion)
    return both, verdict, turns


FAR = 10**9


def test_turns_grow_by_a_quarter_each_round_up_to_four_thousand() -> None:
    _, verdict, turns = searched((Verdict.WINNABLE, 40_000), (Verdict.LOST, FAR))
    assert verdict is Verdict.WINNABLE
    assert turns[:6] == [("wins", 500), ("losses", 500), ("wins", 625), ("losses", 625), ("wins", 781), ("losses", 781)]
    assert turns[-3:-1] == [("wins", 4000), ("losses", 4000)]


def test_the_proof_has_twice_as_long_turns_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_turn, "LONG", 1000)
    turns = searched((Verdict.WINNABLE, 3000), (Verdict.LOST, FAR))[2]
    assert turns[:6] == [
        ("wins", 500), ("losses", 500), ("wins", 625), ("losses", 1250), ("wins", 781), ("losses", 1562),
    ]  # fmt: skip


@pytest.mark.parametrize("portion", [1, 7, 499, 500, 501, FAR])
def test_portions_change_nothing(portion: int) -> None:
    both, verdict, _ = searched((Verdict.WINNABLE, FAR), (Verdict.LOST, 1300), portion)
    assert (verdict, both.proof, both.visited) == (Verdict.LOST, "losses", 500 + 625 + 781 + 1300)
    assert both.advance(portion) is Verdict.LOST


def test_when_one_gives_up_the_other_goes_on_alone() -> None:
    both, verdict, turns = searched((Verdict.WINNABLE, 2000), (Verdict.GAVE_UP, 600))
    assert (verdict, both.visited, both.line()) == (Verdict.WINNABLE, 2600, (Move(4, 0),))
    assert [name for name, _ in turns] == ["wins", "losses", "wins", "losses", "wins", "wins"]
    both, verdict, _ = searched((Verdict.GAVE_UP, 100), (Verdict.LOST, 3000))
    assert (verdict, both.proof, both.visited) == (Verdict.LOST, "losses", 3100)


@pytest.mark.parametrize("first, portion", [(100, 1000), (2000, 2200)])
def test_a_search_that_has_given_up_gives_its_memory_back(first: int, portion: int) -> None:
    """Bug: it was held until the other came to its end, which had too little, for memory is shared."""
    wins, losses = (Planned(name, Verdict.GAVE_UP, length, []) for name, length in (("wins", first), ("losses", 1000)))
    left = [weakref.ref(wins), weakref.ref(losses)]
    both = InTurn(wins, losses)
    del wins, losses
    assert both.advance(portion) is Verdict.SEARCHING
    assert [each() is None for each in left] == [first == 100, first == 2000]


def test_when_both_give_up_nothing_is_known() -> None:
    both, verdict, _ = searched((Verdict.GAVE_UP, 100), (Verdict.GAVE_UP, 3000))
    assert (verdict, both.visited, both.line(), both.is_short) == (Verdict.GAVE_UP, 3100, (), False)
    assert both.advance(10) is Verdict.GAVE_UP
