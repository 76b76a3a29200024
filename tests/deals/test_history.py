"""The history of a deal is a tree: undo loses no line, and redo goes where the player was last."""

from dataclasses import replace

import pytest

from ramparts.deals.history import History
from ramparts.deals.notation import moves_text, replay
from ramparts.rules.errors import IllegalMove
from ramparts.rules.game import Move
from tests.kit.playing.positions import deal, step

START = deal("fortress=t0~5H.t1~6H.t2~7H.t3~*KS")
A, B, C = (step(START, text) for text in ("t0-t1", "t1-t2", "t2-t4"))


def begun() -> History:
    return History.start(START.game, START.start)


def test_a_history_begins_at_the_deal() -> None:
    history = begun()
    assert (history.position, history.path, history.line, history.at) == (START.start, (0,), (), 0)


def test_undo_at_the_root_and_redo_at_the_end_change_nothing() -> None:
    assert begun().undo() == begun()
    assert begun().redo() == begun()
    assert begun().play([A]).redo() == begun().play([A])


def test_another_move_after_undo_keeps_the_first_line() -> None:
    history = begun().play([A]).undo().play([B])
    assert history.children(0) == (1, 2)
    assert history.go(1).line == (A,)
    assert history.go(2).line == (B,)
    assert history.path == (0, 2)


def test_redo_goes_along_the_line_visited_last() -> None:
    history = begun().play([A]).undo().play([B]).undo()
    assert history.redo().at == 2
    assert history.go(1).undo().redo().at == 1


def test_the_end_is_where_redo_leads_in_the_end() -> None:
    history = begun().play([A]).play([C]).undo().undo()
    assert history.end().at == 2
    assert history.play([B]).end().at == 3


def test_going_deep_makes_the_whole_way_the_one_to_redo() -> None:
    history = begun().play([A]).play([C]).undo().undo().play([B]).go(2)
    assert history.undo().undo().redo().redo().at == 2
    assert history.path_to(3) == (0, 3)


def test_a_line_that_is_followed_is_the_same_as_if_it_were_played() -> None:
    """Bug: of a long line each step took longer than the one before."""
    lines: list[list[str]] = [
        ["t0-t1", "t2-t4"],
        ["t1-t2", "t0-t2"],
        ["t0-t1", "t1-t2:2"],
        [],
        ["t0-t1", "t2-t4", "t4-t2"],
    ]
    played = followed = begun()
    for texts in lines:
        gestures = replay(START.game, START.start, texts, START.text)
        played, followed = replace(played, at=0), replace(followed, at=0).follow(gestures)
        for gesture in gestures:
            played = played.play(gesture.singles, gesture.move)
        assert followed == played
    assert len(played.nodes) == 7


def test_an_equal_child_is_joined() -> None:
    history = begun().play([A]).undo().play([B]).undo().play([A])
    assert history.at == 1
    assert len(history.nodes) == 3


def test_a_gesture_is_one_node_and_remembers_what_was_meant() -> None:
    history = begun().play([A, C], meant=C)
    assert len(history.nodes) == 2
    assert (history.nodes[1].moves, history.nodes[1].meant) == ((A, C), C)
    assert history.line == (A, C)
    assert history.undo().position == START.start
    assert begun().play([A]).nodes[1].meant == A


def test_histories_are_values() -> None:
    """Playing on leaves the older history as it was."""
    history = begun()
    history.play([A])
    assert history == begun()


def test_an_illegal_step_is_refused_with_its_number_and_text() -> None:
    with pytest.raises(IllegalMove, match=r"'t2-t1', step 2 of the move"):
        begun().play([A, Move(C.src, A.dst)])


def test_a_run_is_not_one_move_of_the_rules() -> None:
    with pytest.raises(IllegalMove, match="t0-t1:2"):
        begun().play([A._replace(count=2)])


def test_a_gesture_has_at_least_one_move() -> None:
    with pytest.raises(ValueError, match="at least one"):
        begun().play([])


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_there_is_no_way_to_a_node_that_is_not_there(number: int) -> None:
    with pytest.raises(IndexError, match=f"no node {number} among 2"):
        begun().play([A]).go(number)


def test_moves_have_texts() -> None:
    assert moves_text(START.game, [A, B, C, Move(4, 2), Move(4, 5, 3)]) == [
        "t0-t1",
        "t1-t2",
        "t2-t4",
        "t0-h",
        "t0-t1:3",
    ]
