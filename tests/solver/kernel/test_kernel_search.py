"""Searches of the kernel: their memory, their limits, and what they refuse."""

import pytest

from ramparts.deals.deal import numbered, parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.kernel_search import NO_MEMORY, KernelSearch
from ramparts.solver.kernel.machine import BUFFER
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from ramparts.solver.portfolio import BOTH_WAYS
from ramparts.solver.rows.compiled_game import compiled_games
from ramparts.solver.search import Search, solve

HARD = parse_deal("streets-and-alleys:ms29", TITLES)
"""Three hundred thousand positions do not decide it."""


def test_memory_is_given_back_with_the_search() -> None:
    machine = Wasmtime(kernel_wasm())
    compiled = compiled_games(HARD.game)[1]
    search = KernelEngine(machine).by_types(compiled, HARD.start)
    search.advance(1000)
    assert machine.call("taken") > 0
    del search
    assert machine.call("taken") == 0


def test_a_search_takes_memory_when_it_is_first_advanced_and_until_it_is_lost() -> None:
    machine, deal = Wasmtime(kernel_wasm()), numbered(TITLES["fortress"], 32_007)
    search = KernelEngine(machine).by_weights(compiled_games(deal.game)[1], deal.start, BOTH_WAYS[0])
    assert machine.call("taken") == 0
    assert search.advance(0) is Verdict.SEARCHING
    assert machine.call("taken") > 0
    assert search.advance(10**6) is Verdict.LOST
    assert machine.call("taken") == 0
    assert search.advance(1) is Verdict.LOST


def test_a_search_that_is_asked_for_more_than_it_may_begin_with_looks_at_all_of_them() -> None:
    compiled = compiled_games(HARD.game)[1]
    search = KernelEngine(Wasmtime(kernel_wasm(), 1024)).relaxed(compiled, (0, 0, 0, 0), 8, HARD.start, 8 * 10**6)
    most = (1 << 20) + 1000
    assert (search.advance(most), search.visited) == (Verdict.SEARCHING, most)


def test_a_search_gives_up_when_memory_comes_to_its_end() -> None:
    machine = Wasmtime(kernel_wasm(), megabytes=16)
    finding = solve(HARD.game, HARD.start, engine=KernelEngine(machine))
    assert (finding.verdict, finding.how) == (Verdict.GAVE_UP, "memory")
    assert 20_000 < finding.visited < 500_000
    assert machine.call("taken") == 0


def test_a_position_that_leads_to_nothing_new_leaves_no_more_than_its_key() -> None:
    """Bug: it kept its piles as well, which are for those that it leads to: 129 pages in all."""
    machine, compiled = Wasmtime(kernel_wasm()), compiled_games(HARD.game)[1]
    search = KernelEngine(machine).relaxed(compiled, (0, 0, 0, 0), 8, HARD.start, 10**6)
    assert search.advance(50_000) is Verdict.SEARCHING
    assert machine.call("taken") < 115


class Full(Wasmtime):
    """A machine whose memory is full just when the line is to be put together."""

    def call(self, name: str, *numbers: int) -> int:
        return NO_MEMORY if name == "line" else super().call(name, *numbers)


def test_a_win_whose_line_has_no_room_is_not_told() -> None:
    deal = numbered(TITLES["beleaguered-castle"], 32_001)
    search = Search(deal.game, deal.start, engine=KernelEngine(Full(kernel_wasm())))
    finding = search.advance(10**6)
    assert (finding.verdict, finding.line, finding.how) == (Verdict.GAVE_UP, (), "memory")
    assert search.advance(1) == finding


def test_a_search_for_which_there_is_no_memory_at_all_gives_up() -> None:
    search = KernelEngine(Wasmtime(kernel_wasm(), megabytes=0)).by_types(compiled_games(HARD.game)[1], HARD.start)
    assert (search.advance(100), search.visited, search.line()) == (Verdict.GAVE_UP, 0, ())


def test_a_search_gives_up_when_it_has_kept_enough_positions() -> None:
    search = KernelEngine(Wasmtime(kernel_wasm()), room=5000).by_types(compiled_games(HARD.game)[1], HARD.start)
    assert search.advance(10**6) is Verdict.GAVE_UP
    assert search.advance(1) is Verdict.GAVE_UP


def test_numbers_that_are_no_search_are_refused() -> None:
    search = KernelSearch(Wasmtime(kernel_wasm()), lambda: b"nothing of the kind", lambda steps: ())
    with pytest.raises(ValueError, match="the kernel refuses the search"):
        search.advance(1)


def test_a_line_longer_than_the_buffer_comes_in_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = numbered(TITLES["beleaguered-castle"], 32_001)
    compiled = compiled_games(deal.game)[1]
    search = KernelEngine(Wasmtime(kernel_wasm())).by_types(compiled, deal.start)
    assert search.advance(10**6) is Verdict.WINNABLE
    whole = search.line()
    assert len(whole) < BUFFER
    monkeypatch.setattr("ramparts.solver.kernel.kernel_search.BUFFER", 7)
    assert search.line() == whole


def test_more_searches_than_handles_give_up() -> None:
    engine, compiled = KernelEngine(Wasmtime(kernel_wasm(), 512)), compiled_games(HARD.game)[1]
    searches = [engine.by_types(compiled, HARD.start) for _ in range(65)]
    assert [search.advance(1) for search in searches][-2:] == [Verdict.SEARCHING, Verdict.GAVE_UP]
