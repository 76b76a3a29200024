"""What a lesson says: its own hints, what went wrong, what was learnt, and each of it once."""

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Hint, Intent, Lift, Play, Prefer, Say, Show, Undo
from ramparts.app.messages.study_intents import Visit
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Task
from ramparts.app.view.board import board
from ramparts.study.practice.lessons import LESSONS
from tests.kit.visit.table import table, told

COSTS = LESSONS[4]


def lesson(*intents: Intent) -> Model:
    return told(table("fortress:ms33"), Visit("lesson:5"), *intents)


def task(model: Model) -> Task:
    assert model.ui.task is not None
    return model.ui.task


def test_who_sees_the_table_reads_the_words_beside_it_and_not_twice() -> None:
    model = lesson()
    assert model.ui.shown == "Lesson 5: What an empty row costs"
    strip = board(model).greeting
    assert strip is not None
    assert (strip.name, strip.words) == ("Lesson 5: What an empty row costs", COSTS.told)


def test_its_hints_are_its_own_and_say_more_each_time() -> None:
    model = lesson(Hint())
    assert (task(model).words, model.ui.said) == (COSTS.hints[0], COSTS.hints[0])
    assert model.analysis.purpose == ""
    model = told(model, Hint())
    assert (task(model).words, model.ui.said) == (COSTS.hints[1], COSTS.hints[1])


def test_after_its_last_hint_stands_again_what_there_is_to_do() -> None:
    """Bug: a hint took the place of the task, and nothing brought it back."""
    model = lesson(*[Hint()] * (len(COSTS.hints) + 1))
    assert (task(model).words, model.ui.said) == (COSTS.told, COSTS.told)
    assert task(told(model, Hint())).words == COSTS.hints[0]
    later = lesson(Say(COSTS.solution[0]), Hint(), Hint())
    assert (task(later).words, later.ui.arrows) == (COSTS.told, ())
    assert len(told(later, Hint()).ui.arrows) == 1


def drawn(model: Model) -> list[str]:
    """The shapes of what is drawn over the table."""
    tree = board(model).pointing
    return [each.tag for group in tree.children for each in group.children] if tree else []  # type: ignore[union-attr]


def test_its_own_hints_are_shown_on_the_table_as_well() -> None:
    """Bug: they were words alone, and whoever asked on never saw the move."""
    model = lesson(Hint())
    assert drawn(model) == drawn(told(model, Show("menu"), Show())) == ["rect", "rect"]
    assert set(drawn(told(model, Hint()))) == set(drawn(told(model, Hint(), Show("menu"), Show()))) == {"polyline"}
    assert drawn(told(model, Hint(), Hint())) == []
    for hints in ((), (Hint(),)):
        assert drawn(told(model, *hints, Say("t1-t2"), Undo())) == []


@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1))
def test_the_move_is_seen_after_three_hints_at_most_and_is_the_right_one(number: int) -> None:
    begun = LESSONS[number - 1]
    model = told(table("fortress:ms33"), Visit(f"lesson:{number}"), *[Hint()] * len(begun.hints))
    assert len(begun.hints) <= 3
    if begun.played:
        assert drawn(model) == [], "a move is to be taken back first"
        return
    made = told(model, Say(begun.solution[0]))
    meant = made.history.nodes[made.history.at].meant
    assert meant is not None
    [arrow] = model.ui.arrows
    assert (arrow.src, arrow.dst, arrow.means) == (meant.src, meant.dst, "next")
    assert arrow.depth == len(model.position[meant.src]) - meant.count


def test_a_hint_puts_back_the_cards_in_the_hand() -> None:
    """Bug: an arrow showed a move of one card while another one stayed picked up, with its targets lit."""
    model = lesson(Lift(4, 0))
    assert model.ui.pick is not None
    assert told(model, Hint()).ui.pick is None


def test_a_hint_stays_until_something_is_played() -> None:
    model = lesson(Hint(), Show("menu"), Show())
    assert task(model).words == COSTS.hints[0]
    assert task(told(model, Say("t1-t2"))).words == COSTS.told
    later = told(model, Say("t1-t2"), Hint())
    assert task(told(later, Show("menu"), Show())).words == task(later).words
    assert told(later, Show("menu"), Show()).ui.arrows == later.ui.arrows != ()
    assert task(told(model, Prefer("language", "de"))).words.startswith("Eine leere Reihe ist schnell belegt")


def test_that_the_goal_is_out_of_reach_is_told_at_once_and_once() -> None:
    """Bug: after a first wrong move of three the player was let to try on."""
    model = lesson(Say(COSTS.wrong[0]))
    assert board(model).state == "failed"
    failed = "You can't do it in 3 moves any more. Go back, or begin again."
    assert task(model).words == failed
    assert model.ui.said.endswith(failed)
    assert failed not in model.ui.shown
    assert failed not in told(model, Show("menu"), Show()).ui.said
    assert failed not in told(model, Say(COSTS.wrong[1])).ui.said
    assert board(told(model, Undo())).state == "playing"


def test_the_way_back_leads_to_where_it_could_still_be_done() -> None:
    model = lesson(Say(COSTS.solution[0]), *map(Say, ("t0-t9", "t3-t0")))
    (back, word), (anew, _word) = task(model).buttons
    assert (back, word, anew) == ("go:1", "Go back", "exercise:anew")
    assert task(told(model, Hint())).words == "Go back first: from there you can still do it."
    there = intent_of(model, back, 0)
    assert there is not None
    assert board(told(model, there)).state == "playing"
    assert task(told(model, there, Hint())).words.startswith("Put the king of clubs onto the queen of clubs.")


def test_a_hint_names_the_next_thing_to_do() -> None:
    """Bug: whoever had made the first move was told to make it."""
    model = lesson(Say(COSTS.solution[0]), Hint())
    frees = "That frees the 7 of diamonds, which can go home."
    assert task(model).words == f"Put the king of clubs onto the queen of clubs. {frees}"
    assert model.ui.said == f"Move the king of clubs from row 1 to row 6, on the queen of clubs. {frees}"
    assert [(each.src, each.dst, each.means) for each in model.ui.arrows] == [(4, 5, "next")]
    assert told(model, Say(COSTS.solution[1])).ui.arrows == ()


@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1))
def test_who_follows_the_hints_solves_it(number: int) -> None:
    begun = LESSONS[number - 1]
    first = ["undo"] if begun.played else []
    model = told(table("fortress:ms33"), Visit(f"lesson:{number}"), *map(Say, (*first, *begun.solution[:1])))
    for _ in range(begun.within):
        if board(model).state == "solved":
            break
        [arrow] = told(model, Hint()).ui.arrows
        model = told(model, Play(arrow.src, arrow.dst))
    assert board(model).state == "solved"


def test_a_card_that_is_to_be_turned_is_hinted_at() -> None:
    assert task(told(table("fortress:ms33"), Visit("lesson:9"), Say("d-t2"), Hint())).words == "Turn a card."


def test_it_can_be_begun_again_once_something_is_played() -> None:
    assert [command for command, _ in task(lesson()).buttons] == ["exercise:leave"]
    played = lesson(Say(COSTS.solution[0]))
    assert [command for command, _ in task(played).buttons] == ["exercise:anew", "exercise:leave"]
    assert [command for command, _ in task(told(played, Undo())).buttons] == ["exercise:leave"]


def test_where_no_move_is_left_the_moves_are_not_counted() -> None:
    model = told(table("fortress:ms33"), Visit("lesson:8"), *map(Say, ("t9-t8", "t9-h", "t3-t2", "t4-t3")))
    assert board(model).state == "failed"
    assert task(model).words == "No move is left here. Go back, or begin again."


def test_a_solved_lesson_gives_no_hint_of_its_own() -> None:
    model = lesson(*map(Say, COSTS.solution))
    assert task(told(model, Hint())).words == f"Solved! {COSTS.learnt}"


def test_where_the_lesson_begins_with_a_lost_game_there_is_a_hint_and_no_notice() -> None:
    model = told(table("fortress:ms33"), Visit("lesson:11"))
    assert model.state == "lost"
    assert board(model).notice is None
    assert "hint" in [tool.command for tool in board(model).tools if tool.enabled]
