"""Histories that no hand has made: joined without a long wait, and never kept so that they cannot be read."""

import pytest

from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.state.model import Model
from ramparts.deals.history import History, Node
from ramparts.deals.history_merge import MOST_MOVES, MOST_NODES, grafted
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Move
from tests.kit.visit.table import table

START = table("fortress=t0~7H.t1~*")
THERE, BACK = Move(4, 6), Move(6, 4)


def shuttled(gestures: int, moves: int = 1, at: int | None = None) -> Model:
    """A table at which a card wandered to an empty row and back, in gestures of so many moves (an odd number)."""
    away = START.history.play([THERE]).position
    nodes = [Node(None, START.position, latest=1)]
    for number in range(gestures):
        first, then, reached = (BACK, THERE, START.position) if number % 2 else (THERE, BACK, away)
        line = (first, *(then, first) * (moves // 2))
        nodes.append(Node(number, reached, line, first, number + 2 if number < gestures - 1 else None))
    return START.with_history(History(START.deal.game, tuple(nodes), gestures if at is None else at))


def fan(first: int, count: int) -> History:
    """A history of so many lines of one move; the rules are not asked."""
    root = Node(None, START.position)
    return History(
        START.deal.game, (root, *(Node(0, START.position, (Move(i, 0),)) for i in range(first, first + count)))
    )


def test_large_histories_are_joined_in_one_go() -> None:
    """Bug: for each line of the one all lines of the other were gone through and copied, here for an hour."""
    assert grafted(fan(0, 2), fan(1, 200_000)) == fan(0, 2)
    assert len(grafted(fan(0, 2), fan(1, 1000)).nodes) == 1002


def test_a_history_that_would_grow_too_large_is_not_joined() -> None:
    assert len(grafted(fan(0, 1), fan(1, MOST_NODES - 2)).nodes) == MOST_NODES
    assert grafted(fan(0, 1), fan(1, MOST_NODES - 1)) == fan(0, 1)
    half = MOST_NODES - 1
    ours, theirs = shuttled(half, 1).history, shuttled(2, MOST_MOVES // 2 + 1).history
    assert grafted(ours, theirs) == ours


def test_redo_leads_where_it_led_on_either_side() -> None:
    ours, theirs = shuttled(1).history, shuttled(3).history
    joined = grafted(ours, theirs)
    assert (joined.at, [node.latest for node in joined.nodes]) == (1, [1, 2, 3, None])


@pytest.mark.parametrize(
    "model, nodes",
    [
        (shuttled(MOST_NODES - 1, at=7), MOST_NODES),
        (shuttled(MOST_NODES, at=7), 8),
        (shuttled(MOST_NODES), MOST_NODES),
        (shuttled(MOST_NODES + 9), MOST_NODES),
        (shuttled(MOST_MOVES // 5 + 1, 5), MOST_MOVES // 5 + 1),
    ],
    ids=["large", "a short line of many", "one more", "ten more", "long gestures"],
)
def test_whatever_is_kept_can_be_read(model: Model, nodes: int) -> None:
    """Bug: more was kept than would be read. The line to the present position is what stays."""
    history = parse_game(game_text(model.session), TITLES).history
    assert len(history.nodes) == nodes
    assert history.at == min(model.history.at, nodes - 1)
    assert history.line == model.history.line[: len(history.line)]


@pytest.mark.parametrize("gestures, moves", [(3, MOST_MOVES // 2 - 1), (1, MOST_MOVES + 1)])
def test_a_save_of_too_many_moves_is_refused(gestures: int, moves: int) -> None:
    short = "t0-t2 t2-t0 " * (moves // 2) + "t0-t2"
    text = game_text(shuttled(gestures).session)
    for number in range(gestures):
        line = "t2-t0 t0-t2 " * (moves // 2) + "t2-t0" if number % 2 else short
        there = "t2-t0" if number % 2 else "t0-t2"
        text = text.replace(f'[{number},"{there}","{there}"]', f'[{number},"{there}","{line}"]')
    with pytest.raises(BadNotation, match=f"entry {gestures}: there are more than {MOST_MOVES} moves"):
        parse_game(text, TITLES)
