"""A puzzle made of a lost game: opened from its review or by its address, judged by the solver alone."""

import pytest

from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Absent, Intent, Prefer, Redo, Say, Undo
from ramparts.app.messages.study_intents import Exercise, Visit
from ramparts.app.state.model import Model
from ramparts.app.state.session import Puzzle
from ramparts.app.study.review.line import losses
from ramparts.app.view.board import board
from ramparts.app.view.captions import facts
from ramparts.deals.deal import position_text
from ramparts.deals.notation import move_text
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from tests.app.study.exercises.test_puzzle_talk import answered, task
from tests.app.study.test_review_panel import LOST, every, known, tree
from tests.kit.playing.oracle import LAST_MOVE, at
from tests.kit.visit.table import table, told


def pressed(model: Model, command: str) -> Intent:
    intent = intent_of(model, command, 0)
    assert intent is not None
    return intent


def made() -> Model:
    """The puzzle that its review makes of that game."""
    [command] = [each for each in (button.get("data-do", "") for button in every(tree(LOST), "button")) if "=" in each]
    return told(LOST, pressed(LOST, command))


def tried(model: Model, move: str) -> Model:
    """The puzzle, which the solver has found to be one, after a move that it has not looked at yet."""
    return told(answered(model, "winnable", "line"), Say(move))


def test_it_is_the_position_before_the_move_that_lost() -> None:
    model = made()
    assert model.session.kind == Puzzle("fortress", 0)
    [loss] = losses(LOST.session.review, LOST.history)
    assert model.position == LOST.history.nodes[LOST.history.nodes[loss.node].parent or 0].position
    assert model.session.address == f"puzzle:{position_text(TITLES['fortress'], model.deal.game, model.position)}"
    assert facts(model).endswith("a puzzle")
    assert not model.session.counts


def test_whether_it_can_be_won_is_asked_before_it_says_so() -> None:
    model = made()
    assert task(model).words == "Can this be won? Just a moment\u2026"
    assert (task(model).awaits, model.analysis.purpose) == ("verdict", "light")
    found = answered(model, "winnable", "line")
    assert task(found).awaits == ""
    assert task(found).words == "Somebody lost from here. Can you do better? Find a move after which you can still win."
    assert found.ui.said.endswith(task(found).words)
    assert task(answered(model, "lost", "dead-end")).words == (
        "There is no right move here, so there is nothing to find. "
        "This deal cannot be won: no place can ever become empty."
    )
    assert task(answered(model, "unknown")).words == "We could not work out in time whether this can be won."
    alone = task(told(model, Absent("gone")))
    assert "win checker" in alone.words
    assert alone.awaits == ""


def test_a_move_that_keeps_the_win_solves_it_and_one_that_loses_is_taken_back() -> None:
    asked = tried(made(), "t2-t4")
    assert task(asked).words == "Can you still win after that? Just a moment\u2026"
    lost = answered(asked, "lost", "dead-end")
    assert board(lost).state == "failed"
    assert task(lost).words.startswith("That was the wrong move. ")
    assert [command for command, _label in task(lost).buttons] == ["exercise:why", "go:0"]
    end = told(lost, Exercise("why"), *[Redo()] * 9)
    assert [command for command, _label in task(end).buttons] == ["go:0", "exercise:leave"]  # no list has a next one
    again = told(lost, Undo())
    assert board(again).state == "playing"
    won = answered(told(again, Say("t0-h")), "winnable", "line")
    assert board(won).state == "solved"
    assert task(won).words == "Solved! You can still win."
    assert won.library.solved == frozenset()
    assert [command for command, _label in task(won).buttons] == ["share", "exercise:leave"]


def test_what_the_solver_cannot_tell_is_said_as_such() -> None:
    said = task(answered(tried(made(), "t2-t4"), "unknown")).words
    assert said.startswith("We could not work out in time whether you can still win")


@pytest.mark.parametrize("what", ["anew", "next"])
def test_it_is_begun_anew_and_none_comes_after_it(what: str) -> None:
    model = tried(made(), "t2-t4")
    after = told(model, Exercise(what))
    assert after.deal == model.deal
    assert after.history.at == (0 if what == "anew" else 1)


def test_whoever_leaves_has_the_game_before_again() -> None:
    assert told(made(), Exercise("leave")).deal == LOST.deal


def test_it_is_saved_and_its_address_opens_it_again() -> None:
    model = tried(made(), "t2-t4")
    kept = parse_game(game_text(model.session), TITLES)
    assert (kept.kind, kept.deal, kept.history.at) == (Puzzle("fortress", 0), model.deal, 1)
    assert told(table("chessboard:ms4"), Visit(model.session.address)).deal == model.deal


@pytest.mark.parametrize("position", ["fortress=", "fortress=t0~ZZ", "nothing=t0~2C", "fortress=t0~2C", "="])
def test_an_address_that_is_no_position_gets_its_sentence(position: str) -> None:
    model = told(LOST, Visit(f"puzzle:{position}"))
    assert model.deal == LOST.deal
    assert model.ui.problem.startswith("There is nothing at the address")


def test_a_position_that_is_won_is_no_puzzle() -> None:
    won = at(LAST_MOVE, "t0-h")
    text = position_text(TITLES["fortress"], won.deal.game, won.position)
    assert told(LOST, Visit(f"puzzle:{text}")).deal == LOST.deal


def test_it_speaks_german() -> None:
    assert task(told(made(), Prefer("language", "de"))).name == "Eine Aufgabe aus einem verlorenen Spiel"


def test_no_puzzle_is_made_where_cards_lie_face_down() -> None:
    dealt = at("besieged-city:32066")
    first = moves(dealt.deal.game, dealt.position)[0]
    lost = known(told(dealt, Say(move_text(dealt.deal.game, first)), Prefer("tell", "on")), "+-", "-")
    [loss] = losses(lost.session.review, lost.history)
    asked = [each.get("data-do", "") for each in every(tree(lost), "button")]
    assert f"try-from:{loss.node - 1}" in asked
    assert not [command for command in asked if command.startswith("puzzle:")]
