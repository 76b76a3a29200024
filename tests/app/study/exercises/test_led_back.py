"""After a mistake in a puzzle a hint leads back to where it can still be solved."""

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Hint, Intent, Redo, Say, Show, Undo
from ramparts.app.messages.study_intents import Exercise
from ramparts.app.state.model import Model
from ramparts.app.view.board import board
from tests.app.study.exercises.test_explaining import failed
from tests.app.study.exercises.test_own_puzzle import made, tried
from tests.app.study.exercises.test_puzzle_talk import answered, begun, solution, task, wrong
from tests.kit.visit.table import told

LED = "Go back to the puzzle first: from there you can still win."


def followed(model: Model) -> Model:
    """The model after the first button was pressed."""
    command, word = task(model).buttons[0]
    assert word == "To the puzzle"
    intent = intent_of(model, command, 0)
    assert intent is not None
    return told(model, intent)


def test_a_hint_says_where_it_can_still_be_solved_and_has_the_way_there() -> None:
    """Bug: it only said that the game was lost."""
    model = told(begun("only-move"), wrong("only-move"))
    asked = told(model, Hint())
    assert (task(asked).words, asked.ui.said) == (LED, LED)
    assert asked.analysis.purpose == model.analysis.purpose, "nobody is asked for a hint"
    back = followed(asked)
    assert (back.history.at, board(back).state) == (0, "playing")
    assert told(back, Hint()).ui.said.startswith("Look at ")


def test_it_leads_to_the_last_choice_that_was_right() -> None:
    model = told(begun("thread"), Say(solution("thread")[0]))
    right = model.history.at
    assert followed(told(model, wrong("thread", 2), Hint())).history.at == right


@pytest.mark.parametrize("way", [(), (Exercise("why"),), (Exercise("why"), Redo())])
def test_wherever_the_player_is_led_meanwhile(way: tuple[Intent, ...]) -> None:
    asked = told(failed(3), *way, Hint())
    assert task(asked).words == LED
    assert len(task(asked).buttons) == 2
    assert followed(asked).history.at == 0


def test_where_no_move_is_left_too() -> None:
    """Bug: it only said that no move is left."""
    stuck = failed(0)
    assert stuck.state == "lost"
    assert task(told(stuck, Hint())).words == LED


def test_it_stays_until_something_is_done() -> None:
    asked = told(begun("only-move"), wrong("only-move"), Hint())
    assert task(answered(asked, "lost")).words == LED
    assert task(told(asked, Show("menu"), Show())).words == LED
    assert board(told(asked, Undo())).state == "playing"
    assert task(told(asked, Exercise("why"))).words != LED


def test_in_a_puzzle_of_a_lost_game_as_well() -> None:
    asked = told(answered(tried(made(), "t2-t4"), "lost", "dead-end"), Hint())
    assert task(asked).words == LED
    assert followed(asked).history.at == 0


def test_a_puzzle_without_a_right_move_leads_nowhere() -> None:
    lost = told(answered(made(), "lost", "dead-end"), Say("t2-t4"))
    assert task(told(lost, Hint())).words == task(lost).words
