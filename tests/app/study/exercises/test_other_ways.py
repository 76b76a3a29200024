"""Ways through a puzzle that are not its own: another right move stands; after a mistake a hint leads back."""

import pytest

from ramparts.app.assist.verdict_light import light
from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Absent, Go, Hint, Intent, Redo, Say, Show, Undo
from ramparts.app.messages.study_intents import Exercise, Visit
from ramparts.app.state.model import Model
from ramparts.app.view.board import board
from ramparts.deals.notation import move_text
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.puzzle_lists import shipped
from tests.app.study.exercises.test_explaining import failed
from tests.app.study.exercises.test_own_puzzle import made, tried
from tests.app.study.exercises.test_puzzle_talk import answered, begun, solution, task, told_each, wrong
from tests.kit.playing.answers import mistake, puzzle
from tests.kit.visit.table import table, told

LED = "Go back to the puzzle first: from there you can still win."


def followed(model: Model) -> Model:
    """The model after the first button was pressed."""
    command, word = task(model).buttons[0]
    assert word == "Try again"
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


def strayed(move: int = 1) -> Model:
    """A puzzle with several right moves at its first choice, after one of them; the second can be taken back."""
    for number, each in enumerate(shipped("fortress"), 1):
        deal, (step, *_) = puzzle("fortress", number)
        if each.offered and len(step.keep) > 1:
            there = told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"))
            after = [told(there, Say(move_text(deal.game, right))) for right in step.keep]
            if there.position in [back.position for back in told_each(after[1])]:
                return after[move]
    raise LookupError("no puzzle has such a choice")


def test_any_move_that_keeps_the_win_is_right_and_stands() -> None:
    """Bug: the move of the list was played in place of the player's."""
    listed, other = strayed(0), strayed()
    assert listed.position != other.position
    for model in (listed, other):
        assert task(model).words.startswith("Right. ")
        assert "ove 2 of " in task(model).words
        assert light(model).state == "winnable"
        assert len(model.history.nodes) == 2
        assert parse_game(game_text(model.session), TITLES).history == model.history


def onward(model: Model) -> Model:
    """The table after a move to where the game has not been."""
    passed = {model.history.nodes[node].position for node in model.history.path}
    return next(after for after in told_each(model) if after.position not in passed)


def test_on_a_way_of_ones_own_the_solver_judges_each_move() -> None:
    model = strayed()
    everything = int(task(model).words.rpartition(" of ")[2].rstrip("."))
    for count in range(3, everything + 1):
        model = onward(model)
        assert task(model).words == "Can you still win after that? Just a moment…"
        model = answered(model, "winnable")
        assert task(model).words == f"Right. Go on: move {count} of {everything}."
        assert model.ui.said == task(model).words
    model = answered(onward(model), "winnable")
    assert task(model).standing == "solved"
    assert model.library.solved == {model.session.address}


def test_on_a_way_of_ones_own_a_move_that_loses_is_explained_by_the_solver_alone() -> None:
    model = answered(onward(strayed()), "lost", "dead-end")
    assert task(model).standing == "failed"
    assert task(model).words.startswith("That was the wrong move. This can no longer be won:")
    assert model.library.solved == {model.session.address.replace("puzzle", "missed")}
    why = told(model, Exercise("why"))
    assert task(why).words != task(model).words
    while ("redo", "Next move") in task(why).buttons:
        why = told(why, Redo())
    assert [command for command, _ in task(why).buttons if command == "exercise:answer"] == []
    back = told(why, Go(model.history.path[-2]))
    assert task(back).standing == "playing"
    assert [command for command, _ in task(back).buttons] == ["exercise:next", "exercise:leave"]


def test_whoever_comes_back_stands_as_at_first() -> None:
    """Bug: a puzzle was solved by moving a card to and fro."""
    model = strayed()
    back = next(after for after in told_each(model) if after.position == model.history.nodes[0].position)
    assert task(back).words == task(told(model, Undo())).words
    assert back.analysis.purpose == ""


def test_another_right_move_is_never_drawn_as_a_mistake() -> None:
    """Bug: back at the choice an arrow called it wrong."""
    number = strayed().session.address.rpartition(":")[2]
    mistaken = told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"), Say(mistake("fortress", int(number))))
    home = told(mistaken, Exercise("why"), Go(0))
    assert [arrow.means for arrow in home.ui.arrows] == ["bad"]
    right = puzzle("fortress", int(number)).steps[0].keep[1]
    again = told(home, Say(move_text(home.deal.game, right)), Undo())
    assert again.ui.arrows == home.ui.arrows


def test_what_was_explained_on_one_way_is_not_offered_on_another() -> None:
    """Bug: the answer was offered at a choice as far on that had never been explained."""
    lost = answered(onward(strayed()), "lost", "dead-end")
    start = told(lost, Exercise("why"), Go(0))
    listed = puzzle("fortress", int(start.session.address.rpartition(":")[2])).steps[0].line[0]
    there = told(start, Say(move_text(start.deal.game, listed)))
    assert [command for command, _ in task(there).buttons] == ["exercise:next", "exercise:leave"]


def test_without_a_solver_a_way_of_ones_own_can_be_taken_back() -> None:
    model = onward(told(strayed(), Absent("it died")))
    assert task(model).words.endswith("Take that move back, and try another.")
    assert task(told(model, Undo())).standing == "playing"
