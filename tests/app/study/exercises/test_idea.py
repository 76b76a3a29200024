"""What a solved puzzle was about, in words and as arrows."""

from functools import cache

import pytest

from ramparts.app.messages.intents import Absent, Look, Say, Undo
from ramparts.app.messages.study_intents import Visit
from ramparts.app.state.model import Model
from ramparts.app.study.exercises.idea import idea_said
from ramparts.deals.notation import move_text, moves_text
from ramparts.engine.hints import Reason, hint
from ramparts.engine.play import moves
from ramparts.rules.game import Move
from ramparts.solver import solve
from ramparts.study.practice.lessons import LESSONS
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import Step
from tests.app.study.exercises.test_puzzle_talk import task
from tests.app.study.test_review_arrows import named
from tests.kit.playing.answers import answers, puzzle
from tests.kit.playing.oracle import answered, at, consulted
from tests.kit.visit.table import drags, pile, table, told


@cache
def line(number: int) -> tuple[Move, ...]:
    """What wins after the last choice of a puzzle."""
    deal, steps = puzzle("fortress", number)
    return solve(deal.game, steps[-1].end).line


def about(number: int) -> Reason:
    """What its last choice is good for."""
    deal, steps = puzzle("fortress", number)
    found = hint(deal.game, steps[-1].start, (*steps[-1].line, *line(number)))
    assert found is not None
    return found.reason


def solved(number: int) -> Model:
    """The puzzle solved, before the solver has answered."""
    return told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"), *map(Say, answers("fortress", number)))


def explained(number: int) -> Model:
    model = solved(number)
    return answered(model, "winnable", *moves_text(model.deal.game, line(number)))


@pytest.mark.parametrize(
    "reason, said",
    [
        (Reason.FREES, "Solved! That frees the "),
        (Reason.EMPTIES, "Solved! That makes room for any card."),
        (Reason.LEADS_TO, "Solved! "),
    ],
)
def test_it_says_what_the_last_move_is_good_for(reason: Reason, said: str) -> None:
    number = next(n for n, each in enumerate(shipped("fortress"), 1) if each.offered and about(n) is reason)
    model = explained(number)
    assert task(model).words.startswith(said)
    assert model.ui.said.endswith(task(model).words)
    assert {(dst[0], means) for _, dst, means in named(model)} <= {("f", "later")}
    assert bool(named(model)) >= (reason is Reason.FREES)


def test_where_rows_take_kings_only_an_emptied_row_makes_room_for_a_king() -> None:
    text = next(lesson.deal for lesson in LESSONS if lesson.name == "A row for a king")
    before = at(text, "t2-t3")
    after = consulted(drags(before, "t2-t4"), Look())
    move = Move(pile(before, "t2"), pile(before, "t4"))
    last = Step(before.position, (move,), (move,), after.position)
    assert idea_said(after, last) == "Solved! That makes room for a king."


@pytest.mark.parametrize(
    "number, made, suit",
    [(405, "t1-t5 t7-t3 t7-t1 t5-t9 t5-t8", "spades"), (414, "t0-t3 t0-t7 t4-t9 t4-t0", "clubs")],
)
def test_a_card_that_others_cover_is_a_goal_and_has_no_arrow(number: int, made: str, suit: str) -> None:
    """Bug: it was said to go home next, with an arrow from the middle of a row."""
    model = told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"), *map(Say, made.split()))
    assert task(model).standing == "solved"
    wins = solve(model.deal.game, model.position).line
    model = answered(model, "winnable", *moves_text(model.deal.game, wins))
    assert task(model).words == f"Solved! You can still win; your next goal is the 2 of {suit}."
    assert named(model) == []


def test_every_arrow_begins_at_a_card_that_can_be_seen_to_move() -> None:
    for number in [n for n, each in enumerate(shipped("fortress")[:200], 1) if each.offered]:
        model = explained(number)
        assert all(each.depth == len(model.position[each.src]) - 1 for each in model.ui.arrows)


def test_as_long_as_nobody_knows_it_says_nothing_of_it() -> None:
    model = solved(30)
    assert (model.analysis.purpose, task(model).words) == ("light", "Solved! You can still win.")
    assert named(model) == []
    unknown = answered(model, "unknown")
    assert (unknown.analysis.purpose, task(unknown).words) == ("", "Solved! You can still win.")
    alone = told(model, Absent("gone"))
    assert (alone.analysis.purpose, named(alone)) == ("", [])


def test_whoever_plays_on_is_shown_nothing_more() -> None:
    model = explained(30)
    game, position = model.deal.game, model.position
    on = told(model, Say(move_text(game, moves(game, position)[0])))
    assert named(on) == []


def test_whoever_has_failed_is_shown_the_cards_that_go_home_next() -> None:
    number = next(n for n, each in enumerate(shipped("fortress"), 1) if each.offered and about(n) is Reason.FREES)
    deal, steps = puzzle("fortress", number)
    wrong = next(move for move in moves(deal.game, steps[0].start) if move not in steps[0].keep)
    late = told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"), Say(move_text(deal.game, wrong)), Undo())
    late = answered(
        told(late, *map(Say, answers("fortress", number))), "winnable", *moves_text(deal.game, line(number))
    )
    assert task(late).words.startswith("Solved, but not on the first try.")
    assert {means for *_, means in named(late)} == {"later"}


def test_what_is_good_for_nothing_near_names_the_next_card_home() -> None:
    fills = next(n for n, each in enumerate(shipped("besieged-city"), 1) if each.offered)
    deal, steps = puzzle("besieged-city", fills)
    model = told(
        table("fortress:ms33"), Visit(f"puzzle:besieged-city:{fills}"), *map(Say, answers("besieged-city", fills))
    )
    wins = solve(deal.game, steps[-1].end).line
    model = answered(model, "winnable", *moves_text(deal.game, wins))
    assert task(model).words.startswith("Solved! You can still win; your next goal is the ")


def test_a_card_that_is_helped_home_is_named_if_it_goes_there_next() -> None:
    leading = [n for n, each in enumerate(shipped("fortress")[:120], 1) if each.offered and about(n) is Reason.LEADS_TO]
    said = {task(explained(number)).words.partition(" the ")[0] for number in leading}
    assert said == {"Solved! That helps", "Solved! You can still win; your next goal is"}
