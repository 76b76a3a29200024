"""``hint``: what other programs rely on, and what a player reads."""

import io

import pytest

from ramparts.cli.learning.hint import Adviser
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import Gesture, move_text, replay
from ramparts.engine.play import won
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.library.searching import NO_LIMITS
from tests.cli.test_cli import Answered
from tests.kit.examples import spread
from tests.kit.playing.positions import written_out

ACE = "Play the ace of spades home from row 6. That uncovers the 10 of hearts."
CROWDED = "fortitude=t0~8C8D.t1~8H8S.t2~6C6D.t3~6H6S.t4~TCTD.t5~THTS.t6~4C4D.t7~4H.d~2H.s~*JS"
"""Nothing can be done but to turn a card."""


@pytest.fixture
def ramparts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Answered:
    return Answered(capsys, monkeypatch)


def test_hint_answers_with_a_move_and_why(ramparts: Answered) -> None:
    answer = ramparts.json("hint", "fortress:ms33")
    assert answer == {"verdict": "winnable", "move": "t1-h", "reason": "goes-home", "said": ACE}
    assert ramparts("hint", "fortress:ms33") == (0, f"t1-h: {ACE}\n", "")


def test_moves_come_after_the_deal_in_a_link_or_on_standard_input(ramparts: Answered) -> None:
    answer = ramparts.json("hint", "fortress:ms33", "t1-h", "t2-h")
    assert answer["move"] == "t8-h"
    assert ramparts.json("hint", "#fortress:ms33;t1-h;t2-h") == answer
    assert ramparts.json("hint", "fortress:ms33", "-", typed=io.StringIO("t1-h t2-h")) == answer


@pytest.mark.parametrize(
    "text", spread(["fortress:50007", "chessboard:50011", "beleaguered-castle:50011", "fortitude:50011"])
)
def test_who_follows_every_hint_wins(text: str) -> None:
    """Asked anew after each move, the solver leads these back to where they were."""
    deal, gestures = parse_deal(text, TITLES), list[Gesture]()
    adviser = Adviser(deal, NO_LIMITS, lambda: 0.0, chosen_engine(None))
    position, seen = deal.start, {deal.start}
    while not won(deal.game, position):
        line = adviser.found(gestures).line
        gestures += replay(deal.game, position, [move_text(deal.game, line[0])], text)
        position = gestures[-1].position
        assert position not in seen
        seen.add(position)


def test_who_leaves_the_line_gets_a_hint_of_another(ramparts: Answered) -> None:
    first = ramparts.json("hint", "beleaguered-castle:50011")["move"]
    legal = ramparts.json("moves", "beleaguered-castle:50011")["moves"]
    assert isinstance(legal, list)
    other = next(move for move in legal if move != first)
    answer = ramparts.json("hint", "beleaguered-castle:50011", other)
    assert answer["verdict"] == ramparts.json("solve", "beleaguered-castle:50011", other)["verdict"]


def test_of_cards_that_lie_face_down_nothing_is_told(ramparts: Answered) -> None:
    """`solve` knows the whole stock, and says so; a hint goes by what a player sees, as on the page."""
    columns = "fortitude=t0~JCAC.t1~JD5D.t2~JH7C.t3~JS7S.t4~9S.t5~9C.t6~TS.t7~TC."
    answer = ramparts.json("hint", written_out(f"{columns}s~*2H"))
    assert (answer["verdict"], answer["move"]) == ("advice", "t0-h")
    assert ramparts.json("hint", written_out(f"{columns}s~2H*")) == answer
    turn = {"verdict": "advice", "move": "s-d", "reason": "turns", "said": "Turn a card."}
    assert ramparts.json("hint", written_out(CROWDED)) == turn


@pytest.mark.parametrize(
    "line, verdict, said",
    [
        (["fortress:ms1"], "lost", "This deal cannot be won. No empty place can ever be made."),
        (
            ["fortress:50002", "t0-t5", "t2-t4"],
            "lost",
            "This can no longer be won. No empty place can ever be made.",
        ),
        (["fortress:ms1", "t6-t9"], "lost", "No move is left; 0 of 52 cards are home."),
        (["streets-and-alleys:ms5", "--nodes", "50"], "unknown", "The solver gave up after 50 positions."),
        (["streets-and-alleys:ms5", "--nodes", "1"], "unknown", "The solver gave up after 1 position."),
    ],
)
def test_where_there_is_no_hint_it_says_why(ramparts: Answered, line: list[str], verdict: str, said: str) -> None:
    assert ramparts.json("hint", *line) == {"verdict": verdict, "move": None, "reason": None, "said": said}
    assert ramparts("hint", *line) == (0, f"{said}\n", "")


def test_a_game_that_was_won_needs_no_hint(ramparts: Answered) -> None:
    line = ramparts.json("solve", "fortress:ms33")["moves"]
    assert isinstance(line, list)
    assert ramparts("hint", "fortress:ms33", *line) == (0, "Won: all 52 cards are home.\n", "")
