"""What a search carries along from position to position is what it would find if it looked anew."""

from random import Random

import pytest

from ramparts.engine.tables import FLOOR
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.streets.fastness import FASTNESS
from ramparts.rules.cards import card_of, rank, suit
from ramparts.rules.game import Game, Position, Role
from ramparts.solver.exploring.features import CELL, DEPTH, HOME, LANE, OVER, STRANGE, Novelty, type_of
from ramparts.solver.exploring.node import Node, Nodes
from ramparts.solver.rows.compiled_game import HOME as PLAY_HOME
from ramparts.solver.rows.compiled_game import STRIDE, compiled_games
from ramparts.solver.rows.stacks import tails
from tests.solver.small import small
from tests.solver.test_thousands import scattered

GAMES = [small(BELEAGUERED_CASTLE, 6, 3), small(BELEAGUERED_CASTLE, 7, 5), small(FASTNESS, 6, 3)]


def rows_of(node: Node) -> list[bytes]:
    """The rows and cells, bottom card first."""
    return [bytes(stack[0] for stack in tails(row))[::-1] for row in node.rows]


def alike(node: Node, rows: int) -> tuple[list[bytes], list[bytes]]:
    """The rows and the cells, each in the order of their cards."""
    found = rows_of(node)
    return sorted(found[:rows]), sorted(found[rows:])


def steps(node: Node, nexts: frozenset[int], rows: int) -> list[int]:
    """Every step that the castles allow, by their rules as the book states them."""
    found = []
    for src, row in enumerate(node.rows):
        if row[0] in nexts:
            found.append(src * STRIDE + PLAY_HOME)
        for dst, other in enumerate(node.rows):
            fits = other[0] == FLOOR if dst >= rows else other[0] == FLOOR or rank(other[0]) == rank(row[0]) + 1
            if row[0] != FLOOR and dst != src and fits and min(src, dst) < rows:
                found.append(src * STRIDE + dst)
    return found


def wandering(position: Position, number: int, chance: Random) -> tuple[list[Node], list[bytes]]:
    """The nodes of a random line, and the rows at its start."""
    nodes = Nodes(compiled_games(GAMES[number])[1], position)
    node, _ = nodes.settled(nodes.start)
    passed = [node]
    while choices := steps(node, nodes.rungs(node.heights).next, nodes.first_cell):
        node, _ = nodes.settled(nodes.child(node, chance.choice(choices)))
        passed.append(node)
        if len(passed) > 40:
            break
    return passed, rows_of(nodes.start)


def naive(node: Node, dealt: list[bytes], game: Game) -> tuple[int, int, int]:
    """Value, strange cards and depth of a node, counted card by card."""
    top_rank, cells = game.top_rank, len(game.having(Role.CELL))
    under = {card: row[:at] for row in dealt for at, card in enumerate(row)}
    strange = depth = 0
    value = (LANE - CELL) * rows_of(node)[len(node.rows) - cells :].count(b"")
    for row in rows_of(node):
        value -= LANE * (not row)
        for at, card in enumerate(row):
            value += HOME + OVER * any(rank(other) < rank(card) for other in row[:at])
            strange += at > 0 and row[:at] == under[card] and rank(row[at - 1]) != rank(card) + 1
            ahead = rank(card) - 1 - (node.heights >> 4 * suit(card) & 15)
            depth += max(0, 3 - ahead) * (len(row) - 1 - at)
    assert node.heights == sum(
        (top_rank - sum(card_of(each, up) in b"".join(rows_of(node)) for up in range(1, top_rank + 1))) << 4 * each
        for each in range(4)
    )
    return value + STRANGE * strange + DEPTH * depth, strange, depth


@pytest.mark.parametrize("number", [0, 1, 2])
def test_features_are_those_that_are_counted_card_by_card(number: int) -> None:
    chance = Random(number)
    for _ in range(60):
        passed, dealt = wandering(scattered(GAMES[number], chance), number, chance)
        for node in passed:
            assert (node.value, node.strange, node.depth) == naive(node, dealt, GAMES[number])


@pytest.mark.parametrize("number", [0, 1, 2])
def test_keys_are_equal_where_the_rows_are_the_same_in_any_order_and_nowhere_else(number: int) -> None:
    chance, told_apart = Random(number), 0
    for _ in range(20):
        position = scattered(GAMES[number], chance)
        by_key: dict[int, tuple[list[bytes], list[bytes]]] = {}
        rows = len(GAMES[number].having(Role.ROW))
        for _ in range(10):
            for node in wandering(position, number, chance)[0]:
                assert by_key.setdefault(node.key, alike(node, rows)) == alike(node, rows)
        assert len(by_key) == len({(*lying, b"cells", *waiting) for lying, waiting in by_key.values()})
        told_apart += len(by_key)
    assert told_apart > 200


def test_what_was_seen_is_new_again_among_positions_that_have_come_as_far_as_none_before() -> None:
    novelty = Novelty()
    asked = [(0b101, 3, 1), (0b101, 3, 1), (0b100, 3, 1), (0b110, 3, 1), (0b110, 4, 1), (0b110, 3, 2)]
    assert [novelty.is_new(*each) for each in asked] == [True, False, False, True, True, True]


def test_types_differ_where_what_is_told_apart_differs() -> None:
    told_apart = {
        type_of(home, strange, depth, lanes)
        for home in (0, 51, 52)
        for strange in (0, 31)
        for depth in (0, 254)
        for lanes in (0, 3)
    }
    assert len(told_apart) == 24
    assert type_of(7, 31, 254, 3) == type_of(7, 45, 600, 8)
    assert type_of(7, 5, 6, 1) == type_of(7, 5, 7, 1)
