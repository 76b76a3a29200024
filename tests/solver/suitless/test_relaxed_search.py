"""Relaxed games against a second reading of them, and against the game itself, by trying everything."""

from random import Random

import pytest

from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import rank
from ramparts.rules.game import Game
from ramparts.solver import Verdict
from ramparts.solver.rows.compiled_game import HOME, NO_STEP, STRIDE, compiled_games
from ramparts.solver.rows.stacks import EMPTY, tails
from ramparts.solver.suitless.relaxed_search import Node, RelaxedSearch
from ramparts.solver.suitless.suit_classes import suit_classes
from tests.solver.small import SUITLESS, small, winnable
from tests.solver.suitless.relaxed_rules import relaxed_winnable
from tests.solver.test_thousands import scattered

BY_DAY = SUITLESS[:2]
BY_NIGHT = [pytest.param(game, marks=pytest.mark.thorough, id=game.id) for game in SUITLESS[2:]]
"""The others, for the night: at each change `test_suitless_proof` asks the like of their whole proofs."""

SHAPES = ((3, 2), (3, 3), (4, 2), (4, 3), (4, 4), (5, 2), (5, 3))


def search_of(game: Game, threshold: int, position: tuple[bytes, ...], room: int = 10**6) -> RelaxedSearch:
    """A search of R(threshold)."""
    compiled = compiled_games(game)[1]
    classes = suit_classes(compiled)
    assert classes is not None
    return RelaxedSearch(compiled, classes, threshold, position, room)


@pytest.mark.parametrize("whole", [*BY_DAY, *BY_NIGHT], ids=lambda game: game.id)
def test_each_relaxed_game_alone_is_won_where_trying_everything_wins_it(whole: Game) -> None:
    chance = Random(whole.id)
    games = [small(whole, *shape) for shape in SHAPES]
    found = []
    for number in range(60):
        game = games[number % len(games)]
        position = scattered(game, chance)
        real = winnable(game, position)
        for threshold in range(6):
            verdict = search_of(game, threshold, position).advance(10**6)
            relaxed = relaxed_winnable(game, position, threshold)
            assert verdict is (Verdict.WINNABLE if relaxed else Verdict.LOST), (threshold, position)
            assert relaxed or not real, (threshold, position)
            assert relaxed is real or threshold < game.top_rank, (threshold, position)
            found.append((relaxed, real))
    assert {*found} == {(True, True), (True, False), (False, False)}


@pytest.mark.parametrize("whole", SUITLESS, ids=lambda game: game.id)
def test_a_relaxed_game_that_is_given_up_at_first_sight_is_lost(whole: Game) -> None:
    chance, game, given_up = Random(whole.id), small(whole, 4, 2), 0
    for number in range(100):
        position, threshold = scattered(game, chance), number % 5
        search = search_of(game, threshold, position)
        if search.advance(1) is Verdict.LOST:
            assert not relaxed_winnable(game, position, threshold), (threshold, position)
            given_up += 1
    assert given_up


def walked(search: RelaxedSearch, chance: Random) -> list[Node]:
    """The positions of a random line of castle moves."""
    node, _ = search._open.pop()
    search._open.push((node, NO_STEP), 0)
    passed = [node]
    for _ in range(30):
        steps = [
            src * STRIDE + dst
            for src, row in enumerate(node.rows)
            for dst, other in enumerate(node.rows)
            if dst != src and row is not EMPTY and (other is EMPTY or rank(other[0]) == rank(row[0]) + 1)
        ]
        nexts = search._ladder.rungs(node.heights).next
        steps += [src * STRIDE + HOME for src, row in enumerate(node.rows) if row[0] in nexts]
        if not steps:
            break
        node = search._made(node, chance.choice(steps))
        passed.append(node)
    return passed


@pytest.mark.parametrize("threshold", [0, 2, 4])
def test_equal_keys_mean_equal_rows_but_for_order_and_lost_suits(threshold: int) -> None:
    chance, met = Random(threshold), 0
    for _ in range(25):
        game = small(TITLES["streets-and-alleys"].at(1), 5, 4)
        search = search_of(game, threshold, scattered(game, chance))
        rows_of: dict[bytes, list[list[int]]] = {}
        for node in (node for _ in range(10) for node in walked(search, chance)):
            faces = [[stack[0] for stack in tails(row)] for row in node.rows]
            erased = sorted([card if rank(card) <= threshold else rank(card) + 100 for card in row] for row in faces)
            key = search._key([row[4] for row in node.rows])
            assert rows_of.setdefault(key, erased) == erased
            met += 1
    assert met > 500


def test_a_relaxed_search_that_has_no_more_room_gives_up() -> None:
    game = TITLES["streets-and-alleys"].at(1)
    position = game.deal(sorted(game.pack, key=lambda card: card * 23 % 53))
    search = search_of(game, 9, position, room=300)
    assert search.advance(10**6) is Verdict.GAVE_UP
    assert 300 < search.visited + 300 < 1000
