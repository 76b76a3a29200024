"""A wrong move is explained: what is left is stepped through, and what was right is told and shown."""

from functools import cache

import pytest

from ramparts.app.messages.intents import Go, Intent, Prefer, Redo, Say, Undo
from ramparts.app.messages.study_intents import Exercise, Visit
from ramparts.app.state.model import Model
from ramparts.app.study.exercises.refutation import refutation
from ramparts.app.study.review.history_outline import seen
from ramparts.app.view.board import board
from ramparts.app.view.welcome import greeting
from ramparts.deals.notation import move_text
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import unfolded
from tests.app.study.exercises.test_puzzle_talk import answered, task
from tests.app.study.test_review_arrows import named
from tests.kit.playing.answers import answers, puzzle
from tests.kit.playing.oracle import at
from tests.kit.visit.table import table, told


@cache
def wrong(length: int, title: str = "fortress", *, ends: bool = True) -> tuple[int, str]:
    """A puzzle and a wrong first move after which so many are left; whether there is none after those."""
    for number, each in enumerate(shipped(title), 1):
        (game, start), keep = beginning(title, each)
        for move in moves(game, start) if each.offered else ():
            after = play(game, start, move)
            line, whole = refutation(game, after)
            end = line[-1].position if line else after
            if move not in keep and len(line) == length and whole and bool(moves(game, end)) != ends:
                return number, move_text(game, move)
    raise LookupError(length)


def beginning(title: str, each: Puzzle) -> tuple[tuple[Game, Position], tuple[Move, ...]]:
    """The position of a puzzle, and the moves that are right."""
    deal, steps = unfolded(TITLES[title], each)
    return (deal.game, deal.start), steps[0].keep


def failed(length: int, title: str = "fortress", *, ends: bool = True) -> Model:
    number, move = wrong(length, title, ends=ends)
    return told(table("fortress:ms33"), Visit(f"puzzle:{title}:{number}"), Say(move))


def commands(model: Model) -> list[str]:
    return [command for command, _ in task(model).buttons]


def test_what_is_left_is_stepped_through_and_back_to_the_puzzle() -> None:
    lost = failed(3)
    assert task(lost).buttons[1] == ("go:0", "Try again")
    assert commands(lost) == ["exercise:why", "go:0"]
    assert named(lost) == []
    why = told(lost, Exercise("why"))
    assert task(why).words == "The best you can still do: move 1 of 3."
    assert commands(why) == ["redo", "go:0"]
    assert [means for *_, means in named(why)] == ["next"]
    assert board(why).state == "failed"
    second = told(why, Redo())
    assert task(second).words == "The best you can still do: move 2 of 3."
    end = told(second, Redo())
    assert commands(end) == ["go:0", "exercise:answer"]
    assert told(end, Undo()).position == second.position
    first = told(why, Undo())
    assert first.position == lost.position
    assert task(first).words.startswith("That was the wrong move. ")
    assert commands(first) == ["redo", "go:0"]
    assert board(told(end, Go(0))).state == "playing"


def test_the_first_move_of_it_is_said() -> None:
    why = told(failed(3), Exercise("why"))
    assert why.ui.said.endswith("The best you can still do: move 1 of 3.")
    assert len(why.ui.said) > len("The best you can still do: move 1 of 3.")
    assert why.ui.shown


def test_at_its_end_arrows_show_what_lies_buried() -> None:
    end = told(failed(3), Exercise("why"), Redo(), Redo())
    assert "you need next (see the arrow" in task(end).words
    assert {means for *_, means in named(end)} == {"bad"}
    assert all(dst.startswith("f") for _, dst, _ in named(end))


def test_why_a_move_was_wrong_does_not_give_the_answer_away() -> None:
    """Bug: it stood at the end of what was shown, and stayed back at the puzzle."""
    number, move = wrong(3)
    model = failed(3)
    for intent in (Exercise("why"), Redo(), Redo()):
        model = told(model, intent)
        assert "right: " not in task(model).words
    back = told(model, Go(0))
    assert task(back).words == task(told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"))).words
    [(src, dst, means)] = named(back)
    assert (move in (f"{src}-{dst}", f"{src}-h"), means) == (True, "bad")
    assert commands(back) == ["exercise:answer", "exercise:leave"]


@pytest.mark.parametrize("way", [(Redo(), Redo()), (Go(0),)], ids=["at the end", "back at the puzzle"])
def test_whoever_asks_for_the_answer_gets_it_back_at_the_puzzle(way: tuple[Intent, ...]) -> None:
    number, _ = wrong(3)
    deal, steps = puzzle("fortress", number)
    back = told(failed(3), Exercise("why"), *way, Exercise("answer"))
    assert (back.history.at, board(back).state) == (0, "playing")
    assert [means for *_, means in named(back)] == ["good"] * len(steps[0].keep)
    right = [seen(back.words, deal.game, steps[0].start, move) for move in steps[0].keep]
    assert task(back).words.endswith(f"right: {' or '.join(right)}.")
    assert (back.ui.said, back.ui.shown) == (task(back).words, task(back).name)
    assert commands(back) == ["exercise:answer", "exercise:next"]
    solving = told(back, Say(move_text(deal.game, steps[0].keep[0])))
    assert named(solving) == []
    assert told(back, Exercise("anew")).ui.arrows == ()


def test_an_answer_at_a_later_choice_is_none_at_an_earlier_one() -> None:
    """Bug: whoever went back from the second choice and failed at the first was told what is right there unasked."""
    number, move = wrong(3)
    deal, steps = puzzle("fortress", number)
    first = move_text(deal.game, steps[0].keep[0])
    second = next(each for each in moves(deal.game, steps[1].start) if each not in steps[1].keep)
    there = told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"), Say(first))
    asked = told(there, Say(move_text(deal.game, second)), Exercise("why"), Exercise("answer"))
    assert "right: " in task(asked).words
    back = told(asked, Go(0), Say(move), Exercise("why"), Go(0))
    assert "right: " not in task(back).words
    assert commands(back) == ["exercise:answer", "exercise:leave"]


def test_whoever_does_not_ask_is_not_told() -> None:
    back = told(failed(3), Undo())
    assert named(back) == []
    assert "right: " not in task(back).words


def test_where_nothing_is_left_the_reason_is_told_at_once() -> None:
    why = told(failed(0), Exercise("why"))
    assert task(why).words.startswith("No move is left; ")
    assert "right: " not in task(why).words
    assert commands(why) == ["go:0", "exercise:answer"]


def test_where_nothing_more_can_go_home_it_says_so() -> None:
    """In Beleaguered Castle there is often a move left that leads nowhere."""
    why = told(failed(0, "beleaguered-castle", ends=False), Exercise("why"))
    assert task(why).words.startswith("No more cards can go home: ")


def test_where_not_everything_was_looked_at_it_is_only_a_try() -> None:
    lost = told(table("fortress:ms33"), Visit("puzzle:streets-and-alleys:236"), Say("t2-h"))
    assert not refutation(lost.deal.game, lost.position).whole
    why = told(lost, Exercise("why"))
    assert task(why).words == "One way it could go: move 1 of 2."
    assert task(told(why, Redo())).words.startswith("This is as far as we got: ")


def test_another_try_from_there_leads_back_to_the_puzzle() -> None:
    lost = told(failed(3), Exercise("why"), Undo())
    game, line = lost.deal.game, refutation(lost.deal.game, lost.position).line
    other = next(move for move in moves(game, lost.position) if move != line[0].move)
    beside = told(lost, Say(move_text(game, other)))
    assert commands(beside) == ["go:0", "exercise:next"]
    assert named(beside) == []


@pytest.mark.parametrize("model", [table("fortress:ms33"), at("fortress:ms33", "t1-h")])
def test_only_of_a_wrong_move_can_be_asked_why(model: Model) -> None:
    assert told(model, Exercise("why")) == model
    begun = told(model, Visit("puzzle:fortress:35"))
    assert told(begun, Exercise("why")).history == begun.history


def test_of_a_choice_that_was_not_explained_no_answer_is_given() -> None:
    """A button of a moment ago may still be pressed."""
    begun = told(table("fortress:ms33"), Visit("puzzle:fortress:35"))
    assert told(begun, Exercise("answer")) == begun


def test_a_puzzle_of_a_lost_game_is_explained_as_well() -> None:
    number, move = wrong(3)
    deal = puzzle("fortress", number).deal
    own = answered(told(table("fortress:ms33"), Visit(f"puzzle:{deal.text}")), "winnable", "line")
    lost = answered(told(own, Say(move)), "lost", "dead-end")
    why = told(lost, Exercise("why"))
    assert task(why).words == "The best you can still do: move 1 of 3."
    end = told(why, Redo(), Redo())
    assert "right: " not in task(end).words
    assert named(told(end, Go(0))) == []
    unknown = told(end, Exercise("answer"))
    assert (unknown.history.at, task(unknown).words) == (0, task(told(end, Go(0))).words)


@pytest.mark.parametrize("width, height, lines", [(320, 568, 9), (360, 640, 6), (640, 360, 4), (1280, 800, 2)])
def test_words_that_are_long_have_room(width: int, height: int, lines: int) -> None:
    """Bug: on a phone the last lines of an explanation lay below the edge of its strip."""
    end = told(failed(3), Exercise("why"), Redo(), Redo())
    small = greeting(end.with_ui(screen=end.ui.screen._replace(width=width, height=height)))
    assert small is not None
    assert small.box.height >= lines * 18.2 + 4


def test_three_buttons_have_room() -> None:
    """On a phone they stand one above the other."""
    number, _ = wrong(3)
    solved = told(failed(3), Exercise("anew"), *map(Say, answers("fortress", number)))
    solved = told(solved.with_library(solved=solved.library.solved | {"missed:fortress:1"}), Exercise("anew"))
    solved = told(solved, *map(Say, answers("fortress", number)))
    assert len(task(solved).buttons) == 3
    small = greeting(solved.with_ui(screen=solved.ui.screen._replace(width=360, height=640)))
    assert small is not None
    assert small.box.height >= 3 * 44 + 2 * 8


def test_words_stand_above_buttons_that_leave_no_room_beside_them() -> None:
    """Bug: on the smallest phone the last button was cut by the edge of the strip."""
    lost = told(failed(3), Prefer("language", "fr"), Undo(), Redo())
    small = greeting(lost.with_ui(screen=lost.ui.screen._replace(width=320, height=568)))
    assert small is not None
    assert max(len(tool.label) for tool in small.buttons) == len("Montre-moi pourquoi")
    assert small.box.height >= 3 * 18.2 + 2 * 44 + 2 * 8
