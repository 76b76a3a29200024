"""The status line: what is seen of a sentence takes two lines of a phone at most, and does not stay for ever."""

from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from ramparts.app.messages.intents import Drop, Intent, Open, Read, Redo, Show, Touch, Undo
from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Answers
from ramparts.app.state.ui import Exchange
from ramparts.app.view.board import board
from ramparts.app.view.captions import seen
from ramparts.app.view.elements import texts
from ramparts.app.words.languages import LANGUAGES
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from tests.kit.examples import fewer, in_turn, spread
from tests.kit.visit.table import QUIET, drags, table, tap, told
from tests.kit.visit.visits import CLUBS, DIAMONDS, HEARTS, SPADES

NARROW, TEXT = 320 - 16, 13
"""The width of the line in the narrowest window, and the height of its letters; pixels."""

SLIM, BROAD = "iljtfrłíîI.,:;'\u2019()-/ \u00a0\u202f", "mwMWÖÄÜOQGDHKBCA"
"""Letters of about a third of their height in width, and of about three quarters; others have three fifths."""

DEALS = (
    *("fortress:32005", "chessboard:32007", "beleaguered-castle:32003", "fortitude/4:77000", "besieged-city:32000"),
    *("ten-by-one:32005", "bastion:32005", "castles-end:32005", "citadel:32003", "siegecraft:32003"),
    *("exiled-kings:32003", "stronghold:32005", "fastness:32005", "penelopes-web:32005", "selective-castle:32005"),
)


def width(text: str) -> float:
    """About how many pixels a text takes in the broadest of usual fonts."""
    return TEXT * sum(0.34 if each in SLIM else 0.76 if each in BROAD else 0.6 for each in text)


def lines(text: str) -> int:
    """The lines that a text takes in the narrowest window."""
    count, used = 1, 0.0
    for word in text.split(" "):
        if used and used + width(" " + word) > NARROW:
            count, used = count + 1, 0.0
        used += width(" " + word)
    return count


def shown(model: Model) -> str:
    """What is seen of what is said."""
    return seen(model) or model.ui.said


def wandered(text: str, language: str, seed: int) -> list[Model]:
    """Everything that is said while somebody plays at random: picking up, refusals, moves, undo and redo."""
    random, model, found = Random(seed), table(text, prefs=replace(QUIET, language=language)), list[Model]()
    for _ in range(40):
        legal = moves(model.deal.game, model.position)
        if model.state != "playing" or not legal:
            break
        move = random.choice(legal)
        wrong = random.randrange(len(model.position))
        for asked in (
            (Touch(move.src, len(model.position[move.src]) - 1),),
            (Touch(move.src, len(model.position[move.src]) - 1), Drop(wrong)),
            (Touch(move.src, len(model.position[move.src]) - 1), Drop(move.dst)),
        ):
            after = told(model, *asked)
            found.append(after)
        model = after
        found += [told(model, Undo()), told(model, Undo(), Redo())]
    return found


@in_turn("text, language", DEALS, LANGUAGES)
def test_what_is_seen_while_one_plays_takes_two_lines_at_most(text: str, language: str) -> None:
    """Bug: at 360x640 the ranks of the foundations lay under what was said after a move in Fortitude."""
    said = set(chain.from_iterable(map(shown, wandered(text, language, seed)) for seed in spread(range(6))))
    assert len(said) > fewer(30)
    assert [sentence for sentence in said if lines(sentence) > 2] == []


def test_the_estimate_is_no_flattery() -> None:
    assert lines("x" * 39 + " x") == 2
    assert lines(" ".join(["eight"] * 40)) > 3


def test_the_long_sentence_is_still_said() -> None:
    model = drags(table("fortress:ms33"), "t3-t5")
    assert board(model).status == "Queen of diamonds from row 3 to row 5, on jack of diamonds. Uncovers 8 of clubs."
    assert board(model).seen == "Queen of diamonds onto the jack of diamonds."


def test_a_card_picked_up_names_the_cards_that_take_it_and_no_rows() -> None:
    assert (
        board(tap(table("fortress:ms33"), "t3")).seen
        == "The queen of diamonds can go onto the jack of diamonds or king of diamonds."
    )
    assert board(tap(table("fortress=t0~5H.t1~8C.t2~*KS"), "t0")).seen == "The 5 of hearts can go into an empty row."
    assert (
        board(tap(table("fortress=t0~5HAC.t1~*KS"), "t0")).seen == "The ace of clubs can go home or into an empty row."
    )


def test_that_the_rest_can_go_home_by_itself_is_said_once_when_the_button_comes() -> None:
    """Bug: the button was there and nothing told of it."""
    offer = "Almost there! “Finish” brings the rest home."
    model = table(f"fortress=fC~{CLUBS}.fD~{DIAMONDS}.fH~{HEARTS}.fS~{SPADES[:-8]}.t0~TSJS.t1~KS.t2~QS")
    came = drags(model, "t0-t2")
    assert (
        board(came).status == f"Jack of spades from row 1 to row 2, on queen of spades. Uncovers 10 of spades. {offer}"
    )
    assert board(came).seen == offer
    assert offer not in board(drags(came, "t0-h")).status
    assert offer not in board(told(came, Undo())).status
    assert offer not in board(told(came, Undo(), Redo())).status


def test_what_is_said_the_same_way_to_all_is_said_once() -> None:
    assert board(told(table("fortress:ms33"), Undo())).seen == ""


@pytest.mark.parametrize("what", ["outside", "moves", "table"])
def test_a_long_answer_is_given_in_its_panel(what: str) -> None:
    """Bug: it lay over the board."""
    asked: Intent = Read(what)  # type: ignore[arg-type]  # one of the questions
    model = told(table("fortress:ms33"), asked)
    assert model.ui.panel == Answers()
    assert model.ui.log == (Exchange("", model.ui.said),)
    shown = panel(model)
    assert shown is not None
    assert model.ui.said in texts(shown)
    again = told(told(table("fortress:ms33"), Show("spoken")), asked)
    assert again.ui.panel == "spoken"
    assert told(table("fortress:ms33"), Read("last")).ui.panel == ""


def test_what_was_said_does_not_outlast_a_panel() -> None:
    assert told(table("fortress:ms33"), Read("moves"), Show()).ui.said == ""
    kept = drags(table("fortress:ms33", prefs=QUIET), "t3-t5")
    assert told(kept, Show()).ui.said == kept.ui.said
    assert told(kept, Show("menu")).ui.said == kept.ui.said


def test_where_no_move_can_be_made_nobody_is_told_what_to_do_first() -> None:
    """Bug: beside "No move is left" it said: Get the aces out first."""
    dead = told(table("fortress:ms33"), Open("fortress:99999999999999999999"))
    assert dead.state == "lost"
    assert "aces" not in shown(dead)
    assert "aces" in shown(told(dead, Open("fortress:ms33")))


def test_every_game_is_among_those_that_are_played() -> None:
    played = {text.partition(":")[0].partition("/")[0] for text in DEALS}
    assert TITLES.keys() - played == {"streets-and-alleys"}, "DEALS has a deal of every other game"
