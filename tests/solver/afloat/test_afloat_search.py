"""The search in which places are left open: its verdicts are those of trying everything, and so are the kernel's."""

from random import Random

import pytest

from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.games.streets.penelopes_web import PENELOPES_WEB
from ramparts.rules.game import Position
from ramparts.solver import Verdict, solve
from ramparts.solver.afloat import afloat_search, hopeful
from ramparts.solver.afloat.afloat_search import AfloatSearch
from ramparts.solver.findings.searcher import Searcher
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from ramparts.solver.rows.compiled_game import CompiledGame, compiled_games
from ramparts.solver.search import wins
from tests.kit.playing.positions import deal
from tests.solver.small import small, winnable
from tests.solver.test_thousands import scattered

KERNEL = KernelEngine(Wasmtime(kernel_wasm()))

SHAPES = ((3, 2), (3, 3), (4, 2), (4, 3), (4, 4), (5, 2), (5, 3), (5, 4), (6, 3))

DEALS = 180
"""Small deals; `tests.bench.agreeing` has hundreds."""


def of_deal(text: str) -> tuple[CompiledGame, Position]:
    """A deal made ready."""
    at = deal(text)
    return compiled_games(at.game)[1], at.start


def said(search: Searcher, portion: int) -> tuple[Verdict, int]:
    """What a search says at last, and after how many positions."""
    verdict = Verdict.SEARCHING
    while verdict is Verdict.SEARCHING and search.visited < 4000:
        verdict = search.advance(portion)
    return verdict, search.visited


def test_verdicts_and_lines_are_those_of_trying_everything_and_of_the_kernel() -> None:
    chance, verdicts = Random("afloat"), list[Verdict]()
    games = [small(PENELOPES_WEB, *shape) for shape in SHAPES]
    for number in range(DEALS):
        game = games[number % len(games)]
        position = scattered(game, chance)
        compiled = compiled_games(game)[1]
        python, kernel = AfloatSearch(compiled, position), KERNEL.afloat(compiled, position)
        verdicts.append(python.advance(10**6))
        assert (kernel.advance(10**6), kernel.visited) == (verdicts[-1], python.visited), position
        assert (verdicts[-1] is Verdict.WINNABLE) is winnable(game, position), position
        assert (kernel.line(), kernel.proof) == (python.line(), python.proof)
        assert wins(game, position, python.line()) is (verdicts[-1] is Verdict.WINNABLE), position
    assert {*verdicts} == {Verdict.WINNABLE, Verdict.LOST}
    assert verdicts.count(Verdict.LOST) > DEALS / 4


PINNED = {
    "penelopes-web:3000003": (Verdict.LOST, 160),
    "penelopes-web:3000005": (Verdict.WINNABLE, 218),
    "exiled-kings:1000002": (Verdict.WINNABLE, 1493),
    "exiled-kings:1000001": (Verdict.WINNABLE, 2553),
    "exiled-kings:1000003": (Verdict.LOST, 0),
    "penelopes-web:3000593": (Verdict.SEARCHING, 4000),
}
"""What is said of a deal, and after how many positions."""


@pytest.mark.parametrize("text", PINNED)
def test_the_same_positions_are_looked_at_as_ever_in_whatever_portions_and_by_the_kernel(text: str) -> None:
    compiled, start = of_deal(text)
    python, kernel = AfloatSearch(compiled, start), KERNEL.afloat(compiled, start)
    assert said(python, 4000) == said(AfloatSearch(compiled, start), 50) == said(kernel, 1000) == PINNED[text]
    assert python.line() == kernel.line()
    assert wins(compiled.game, start, python.line()) is (PINNED[text][0] is Verdict.WINNABLE)


def test_a_deal_is_proved_lost_that_was_not_decided() -> None:
    """Of which the game without suits and the game itself have more than three million positions."""
    game, start = numbered(TITLES["penelopes-web"], 3_000_289)[1:3]
    finding = solve(game, start, engine=KERNEL)
    assert (finding.verdict, finding.how) == (Verdict.LOST, "exhausted")


def test_it_gives_up_where_room_ends() -> None:
    compiled, start = of_deal("exiled-kings:1000002")
    search = AfloatSearch(compiled, start, room=50)
    assert search.advance(10**6) is Verdict.GAVE_UP
    assert search.visited < 60


def test_it_gives_up_where_one_position_leads_to_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(afloat_search, "MOST_ENTERED", 3)
    compiled, start = of_deal("exiled-kings:1000002")
    assert AfloatSearch(compiled, start).advance(10**6) is Verdict.GAVE_UP


def test_where_no_more_layers_are_known_they_may_be_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hopeful, "ROOM", 40)
    compiled, start = of_deal("penelopes-web:3000003")
    search = AfloatSearch(compiled, start)
    assert search.advance(10**6) is Verdict.LOST
    assert search.visited > PINNED["penelopes-web:3000003"][1]
