"""Hints in three depths."""

from dataclasses import replace

import pytest

from ramparts.app.assist.hint_flow import hint_now, hinted_piles
from ramparts.app.messages.intents import Absent, Hint, Look, Play, Prefer, Read, Undo
from ramparts.app.state.model import Model
from ramparts.app.state.session import Lesson
from ramparts.app.view.board import board
from ramparts.app.view.toolbar import tools
from ramparts.rules.game import Move
from tests.kit.playing.oracle import LAST_MOVE, LIGHT, WON, answered, asked_of, at, consulted
from tests.kit.visit.table import drags, effects, pile, table, tap, told

AGAIN = "Ask again to make this move."

SENTENCES = (
    "Look at row 6.",
    "Look at the ace of spades.",
    f"Play the ace of spades home from row 6. That uncovers the 10 of hearts. {AGAIN}",
)


def labels(model: Model) -> list[str]:
    return [tool.label for tool in tools(model)]


def hinted(model: Model, often: int) -> Model:
    for _ in range(often):
        model = consulted(model, Hint())
    return model


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_hint_says_more_each_time(depth: int) -> None:
    assert hinted(at(WON), depth).ui.said == SENTENCES[depth - 1]


@pytest.mark.parametrize("text", [WON, "chessboard:32000"])
def test_who_asks_again_has_the_move_made_and_may_take_it_back(text: str) -> None:
    """Bug: a fourth hint was the third once more, and each move of a newcomer took three hints and two taps."""
    model = hinted(at(text), 3)
    found = hint_now(model)
    assert found is not None
    assert "Do it" in labels(model)
    made = hinted(model, 1)
    assert made.history.nodes[made.history.at].meant == found.move
    assert "Hint" in labels(made)
    assert made.session.record.helped
    assert told(made, Undo()).position == model.position


@pytest.mark.parametrize("text", [WON, "chessboard:32000"])
def test_a_hint_is_never_the_sentence_of_a_move_that_was_made(text: str) -> None:
    """Bug: it was word for word, and who does not see the table believed that the card had gone."""
    model = hinted(at(text), 3)
    found = hint_now(model)
    assert found is not None
    moved = told(model, Play(found.move.src, found.move.dst))
    assert not model.ui.said.startswith(moved.ui.said.split(".")[0])


@pytest.mark.parametrize("depth, piles", [(0, []), (1, []), (2, ["t1"]), (3, ["t1", "fS"])])
def test_a_hint_marks_the_card_and_then_its_target_too(depth: int, piles: list[str]) -> None:
    model = hinted(at(WON), depth)
    assert [model.deal.game.piles[number].id for number in hinted_piles(model)] == piles


@pytest.mark.parametrize(
    "text, look, move",
    [
        ("siegecraft=c0~KC", "Look at the cell.", "Play the king of clubs home from the cell."),
        ("fastness=c1~KC", "Look at cell 2.", "Play the king of clubs home from cell 2."),
    ],
)
def test_a_hint_speaks_of_a_cell(text: str, look: str, move: str) -> None:
    ranks = "A23456789TJQK"
    homes = ".".join(
        f"f{suit}~{''.join(rank + suit for rank in ranks[: 12 if suit == 'C' else 13])}" for suit in "CDHS"
    )
    model = table(text.replace("=", f"={homes}."), prefs=LIGHT)
    assert [hinted(model, depth).ui.said for depth in (1, 2, 3)] == [
        look,
        "Look at the king of clubs.",
        f"{move} {AGAIN}",
    ]


def test_a_hint_at_another_position_begins_anew() -> None:
    model = drags(hinted(at(WON), 3), "t1-h")
    assert hinted_piles(model) == ()
    assert hinted(model, 1).ui.said == "Look at row 2."
    assert hinted(told(hinted(model, 1), Undo()), 1).ui.said == SENTENCES[0]


def test_a_hint_puts_back_what_was_picked_up() -> None:
    assert told(tap(at(WON), "t3"), Hint()).ui.pick is None


def test_a_hint_while_the_solver_thinks_says_so() -> None:
    assert told(at(WON), Hint()).ui.said == "Thinking…"
    assert answered(told(at(WON), Hint()), "searching", visited=4000).ui.said == "Thinking…"


def test_who_asks_again_while_the_solver_thinks_misses_no_step() -> None:
    asked = told(at(WON), Hint(), Hint(), Hint())
    assert answered(asked, "winnable", "t1-h").ui.said == SENTENCES[0]


@pytest.mark.parametrize("text", ["fortress:ms1", "fortress:ms4"])
def test_a_lost_position_gets_no_hint_but_the_truth(text: str) -> None:
    assert hinted(at(text), 1).ui.said.startswith("This deal cannot be won")
    assert hinted(hinted(at(text), 1), 1).ui.said.startswith("This deal cannot be won")
    assert hinted(at(text), 1).ui.said.endswith(" “New” deals you another.")
    assert hinted(at(text), 1).ui.shown == "This deal cannot be won. “New” deals you another."


def test_who_asks_for_a_hint_where_the_game_was_lost_is_told_what_leads_back() -> None:
    """Bug: the answer was that it is lost, and no more."""
    lost = answered(told(drags(at(WON), "t1-h"), Hint()), "lost", how="dead-end")
    assert lost.ui.shown == "This can no longer be won. “Back” takes you to the last point where it could."
    assert lost.ui.said == "This can no longer be won: no place can ever become empty."  # as it is heard, once
    assert told(lost, Hint()).ui.shown == lost.ui.said  # who asks again sees why
    plain = answered(told(drags(at(WON), "t1-h"), Hint()), "lost", how="exhausted")
    assert told(plain, Hint()).ui.shown == plain.ui.shown == lost.ui.shown  # where it is no longer than that


def test_who_asks_for_a_hint_in_a_deal_that_was_lost_from_the_start_is_told_of_another() -> None:
    """Bug: it said that Back leads to where it could still be won."""
    moved = drags(hinted(at("fortress:ms4"), 1), "t1-h")
    assert moved.history.at != 0
    asked = told(moved, Hint())
    asked = asked if asked.analysis.purpose != "hint" else answered(asked, "lost")
    assert asked.ui.said == asked.ui.shown == "This deal cannot be won. “New” deals you another."


def test_no_button_is_named_where_none_leads_on() -> None:
    """Where cards lie face down the light is silent, and a lesson has its own way back."""
    hidden, lesson = at("fortitude/1:77000"), at("fortress:ms4")
    lesson = replace(lesson, session=replace(lesson.session, kind=Lesson(1)))
    for model in (hidden, lesson):
        lost = answered(told(model, Hint()), "lost", how="dead-end")
        assert "won" in lost.ui.said
        assert "“" not in lost.ui.shown


def test_nobody_knows_where_the_solver_gave_up() -> None:
    assert answered(told(at(WON), Hint()), "unknown").ui.said.startswith("We could not work out")


def test_a_hint_from_what_is_known_already_needs_no_question() -> None:
    assert told(consulted(at(WON), Look()), Hint()).ui.said == SENTENCES[0]


def test_without_a_solver_there_is_no_hint() -> None:
    assert told(at(WON), Hint(), Absent("no WebAssembly")).ui.said.startswith("The win checker has stopped")


def test_an_answer_that_is_no_line_gives_no_hint() -> None:
    model = answered(told(at(WON), Hint()), "winnable", "t0-h")
    assert model.ui.said == "Thinking…"
    assert hinted_piles(model) == ()


def test_a_line_that_comes_with_a_lost_game_gives_no_hint() -> None:
    """Bug: it counted as one after every move that followed, and the table broke where it could not be played."""
    lost = answered(told(at(WON), Hint()), "lost", "t1-h", "t2-h")
    assert hint_now(lost) is None
    assert hint_now(told(drags(lost, "t2-h"), Hint())) is None


@pytest.mark.parametrize("line", [["t0-h"], ["nonsense"], ["t9-t0", "t77-t0"], ["t0-t6", "t0-t6"]])
def test_advice_that_is_no_line_gives_no_hint(line: list[str]) -> None:
    """Bug: the table broke at it."""
    model = answered(told(table("fortitude:77000", prefs=LIGHT), Hint()), "advice", *line)
    assert (model.analysis.purpose, hint_now(model)) == ("", None)


def test_advice_that_was_not_asked_for_tells_nothing() -> None:
    """Bug: the light was to show a verdict called advice, and broke."""
    model = answered(told(at(WON), Look()), "advice", "t1-h")
    assert (board(model).light, model.analysis.purpose, model.analysis.helped) == ("off", "", False)


def test_a_hint_where_cards_lie_face_down_does_not_depend_on_them() -> None:
    """The same columns over two different stacks get the same advice."""
    columns = "fortitude=t0~JCAC.t1~JD5D.t2~JH7C.t3~JS7S.t4~9S.t5~9C.t6~TS.t7~TC."
    first = table(columns + "s~*2H", prefs=LIGHT)
    second = table(columns + "s~2H*", prefs=LIGHT)
    for depth in range(1, 4):
        assert hinted(first, depth).ui.said == hinted(second, depth).ui.said
    assert hinted(first, 3).ui.said == (
        f"Play the ace of clubs home from column 1. That uncovers the jack of clubs. {AGAIN}"
    )
    # Bug: the ace of clubs has the number 0, and was taken for no card: what was shown was as long as what is heard.
    assert hinted(first, 3).ui.shown == "Put the ace of clubs home. That uncovers the jack of clubs."


def test_where_only_turning_is_left_the_hint_is_to_turn() -> None:
    """Bug: the hint told which card lies face down."""
    crowded = "fortitude=t0~8C8D.t1~8H8S.t2~6C6D.t3~6H6S.t4~TCTD.t5~THTS.t6~4C4D.t7~4H.d~2H.s~*JS"
    model = table(crowded, prefs=LIGHT)
    said = [hinted(model, depth).ui.said for depth in range(1, 6)]
    assert said[:3] == ["Look at the stock.", "Turn a card.", f"Turn a card. {AGAIN}"]
    assert hinted(model, 3).ui.shown == "Turn a card."
    assert hinted(model, 4).history.at == 1
    assert [model.deal.game.piles[i].id for i in hinted_piles(hinted(model, 3))] == ["s", "d"]


def test_advice_is_followed_to_its_end_before_another_is_asked_for() -> None:
    """Asked anew on the way, advice may lead back: what is imagined face down is another order then."""
    model = hinted(at("besieged-city:32000"), 3)
    advised = model.analysis.advised
    assert len(advised) > 1
    move = advised[0]
    moved = told(model, Play(move.src, move.dst))
    again = hint_now(told(moved, Hint()))
    assert again is not None
    assert again.move == advised[1]


def test_without_a_solver_nothing_is_advised_where_cards_lie_face_down() -> None:
    assert "has stopped" in told(table("fortitude:77000", prefs=LIGHT), Hint(), Absent("none")).ui.said


def test_who_asks_to_be_told_everything_gets_the_solvers_line() -> None:
    blind = table("fortitude:77000", prefs=LIGHT)
    knowing = told(blind, Prefer("tell", "on"))
    questions = [asked_of(effects(model, Hint())) for model in (blind, knowing)]
    assert [question and question.seen for question in questions] == [True, False]
    found = hint_now(answered(told(knowing, Hint()), "winnable", "t5-t6", "s-d"))
    assert found is not None
    assert found.move == Move(pile(knowing, "t5"), pile(knowing, "t6"))
    assert hint_now(consulted(blind, Hint())) != found


def test_a_game_that_has_ended_has_no_hint() -> None:
    won = drags(at(LAST_MOVE), "t0-h")
    assert told(won, Read("deal"), Hint()).ui.said == "Won: all 52 cards are home."


def test_the_marks_of_a_hint_are_on_the_board() -> None:
    model = hinted(at(WON), 3)
    marked = {lane.id for lane in board(model).lanes if lane.hint}
    assert marked == {"t1", "fS"}
    assert pile(model, "t1") in hinted_piles(model)
