"""The analysis of a whole game: the line to its end, and every line beside it."""

from ramparts.deals.deal import parse_deal
from ramparts.deals.history import History
from ramparts.deals.notation import moves_text, replay
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Position
from ramparts.solver import Verdict, solve, with_short_line
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from ramparts.study.worth.branches import SIGNS, Branches
from ramparts.study.worth.knowledge import Knowledge

DEAL = parse_deal("fortress:50002", TITLES)
LOSING, OTHER = ("t0-t5", "t2-t4"), ("t0-t5", "t4-t2")
ENGINE = KernelEngine(Wasmtime(kernel_wasm()))


def played(*lines: tuple[str, ...]) -> History:
    """The history of a player who tried these lines, each from the deal."""
    history = History.start(DEAL.game, DEAL.start)
    for line in lines:
        history = history.go(0).follow(replay(DEAL.game, DEAL.start, line, DEAL.text))
    return history


def analysed(history: History, end: int, *, portion: int = 500) -> tuple[Branches, dict[int, str]]:
    branches = Branches(Knowledge(DEAL.game, engine=ENGINE), history, end)
    while not branches.advance(portion):
        pass
    return branches, dict(branches.texts())


def sign(position: Position) -> str:
    return SIGNS[solve(DEAL.game, position, engine=ENGINE).verdict]


def test_every_line_is_judged_move_by_move() -> None:
    history = played(LOSING, OTHER)
    branches, texts = analysed(history, history.at)
    assert branches.judged == len(history.nodes) == len(texts)
    for number, node in enumerate(history.nodes):
        after = [history.go(number).play([move]).position for move in moves(DEAL.game, node.position)]
        lost = sign(node.position) == SIGNS[Verdict.LOST]
        assert texts[number] == sign(node.position) + ("" if lost else "".join(map(sign, after)))


def test_the_line_that_is_asked_about_comes_first() -> None:
    history = played(LOSING, OTHER)
    branches = Branches(Knowledge(DEAL.game, engine=ENGINE), history, 2)
    while {number for number, _ in branches.texts()} < {0, 1, 2}:
        assert not branches.advance(1)
    assert {number for number, _ in branches.texts()} == {0, 1, 2}


def test_a_position_that_is_looked_at_is_judged_first() -> None:
    history = played(tuple(moves_text(DEAL.game, solve(DEAL.game, DEAL.start, engine=ENGINE).line)))
    branches = Branches(Knowledge(DEAL.game, engine=ENGINE), history, history.at)
    branches.look_at(5)
    while not branches.judged:
        branches.advance(1)
    judged = [number for number, text in branches.texts() if len(text) > 1 and "." not in text]
    assert judged[0] == 5


def test_a_position_of_a_later_line_is_looked_at_on_that_line() -> None:
    history = played(LOSING, OTHER)
    branches, texts = analysed(history, 2)
    branches.look_at(len(history.nodes) - 1)
    assert dict(branches.texts()) == texts


def test_of_a_game_that_was_won_a_short_line_is_looked_for() -> None:
    found = solve(DEAL.game, DEAL.start, engine=ENGINE)
    line = tuple(moves_text(DEAL.game, found.line))
    won, _texts = analysed(played(line), len(line), portion=5)
    assert won.shortest == len(with_short_line(DEAL.game, DEAL.start, found).line) < len(line)
    assert won.advance(1)
    assert analysed(played(LOSING), 2)[0].shortest == 0
