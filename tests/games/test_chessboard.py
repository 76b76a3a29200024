"""The rules of Chessboard, sentence by sentence, where it is not Fortress."""

import pytest
from hypothesis import given

from ramparts.deals.deal import Deal
from ramparts.deals.history import History
from ramparts.deals.notation import parse_move
from ramparts.engine.autoplay import safe, safe_moves
from ramparts.engine.play import base, climbs
from ramparts.engine.runs import run_length
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import cards_text, rank
from tests.kit.playing.positions import after, deal, legal, piles
from tests.kit.playing.random_play import arrangements

OPEN = "chessboard=t0~KH.t1~KD.t2~5C.t3~*AS"
"""No card is home yet."""


def test_it_is_dealt_as_fortress_is() -> None:
    assert deal("chessboard:ms33").start == deal("fortress:ms33").start


def test_any_exposed_card_may_be_the_first_home() -> None:
    """The starting rank is the player's choice."""
    assert {"t0-h", "t1-h", "t2-h", "t3-h"} <= legal(OPEN)


def test_the_first_card_home_sets_the_rank_for_all_four_foundations() -> None:
    chosen = after(OPEN, "t0-h")
    assert base(chosen.game, deal(OPEN).start) is None
    assert base(chosen.game, chosen.start) == 13
    assert {move for move in legal(OPEN, "t0-h") if move.endswith("-h")} == {"t1-h"}


def test_the_rank_may_be_set_at_any_time() -> None:
    assert {"t0-h", "t2-h"} <= legal(OPEN, "t0-t4", "t4-t0", "t2-t5", "t5-t2")


def test_undoing_the_first_card_home_unsets_the_rank() -> None:
    start = deal(OPEN)
    history = History.start(start.game, start.start)
    history = history.play(parse_move(start.game, start.start, "t0-h").singles)
    assert base(start.game, history.position) == 13
    assert base(start.game, history.undo().position) is None


def test_foundations_go_up_in_suit_and_round_the_corner() -> None:
    """After the king comes the ace, then the two."""
    round_the_corner = "chessboard=fH~QH.t0~2HAHKH.t1~*AS"
    assert piles(after(round_the_corner, "t0-h", "t0-h", "t0-h"))["fH"] == "QHKHAH2H"


def test_foundations_go_up_only() -> None:
    assert "t0-h" not in legal("chessboard=fH~QH.t0~JH.t1~*AS")
    assert "t0-h" not in legal("chessboard=fH~QH.t0~AH.t1~*AS")
    assert "t0-h" not in legal("chessboard=fH~QH.t0~KD.t1~*AS")


def test_a_foundation_takes_thirteen_cards() -> None:
    """It is complete with the card below its base; no card of its suit is left to go on."""
    complete = after("chessboard=fH~5H6H7H8H9HTHJHQHKHAH2H3H.t0~4H.t1~*5S", "t0-h")
    assert len(piles(complete)["fH"]) == 2 * 13
    assert not any(climbs(complete.game, complete.start, card) for card in range(26, 39))


def test_rows_build_round_the_corner_too() -> None:
    """Ace on king and king on ace, in suit."""
    assert {"t0-t1", "t1-t0"} <= legal("chessboard=t0~AH.t1~KH.t2~*QS")
    assert {"t0-t1", "t1-t0"}.isdisjoint(legal("chessboard=t0~AH.t1~KD.t2~*QS"))


def test_rows_build_up_and_down_in_suit_as_in_fortress() -> None:
    assert {"t0-t1", "t1-t0"} <= legal("chessboard=t0~5H.t1~6H.t2~*QS")
    assert {"t0-t1", "t1-t0"}.isdisjoint(legal("chessboard=t0~5H.t1~6D.t2~*QS"))
    assert {"t0-t1", "t1-t0"}.isdisjoint(legal("chessboard=t0~5H.t1~7H.t2~*QS"))


def test_runs_go_round_the_corner() -> None:
    run = deal("chessboard=t0~9SQHKHAH2H.t1~3H.t2~*QS")
    assert run_length(run.game, run.start, run.game.index("t0")) == 4
    assert piles(after(run.text, "t0-t1:4"))["t1"] == "3H2HAHKHQH"


def test_nothing_goes_home_by_itself_before_the_base_is_set() -> None:
    start = deal(OPEN)
    assert safe_moves(start.game, start.start) == ()


@given(arrangements({"chessboard": TITLES["chessboard"]}))
def test_once_the_base_is_set_every_card_but_those_of_its_rank_is_safe(at: Deal) -> None:
    """A card of the base rank may still host the last card of its suit."""
    first = base(at.game, at.start)
    for cards in at.start[4:]:
        if cards and climbs(at.game, at.start, cards[-1]):
            assert safe(at.game, at.start, cards[-1]) is (first is not None and rank(cards[-1]) != first)


def test_a_card_of_the_base_rank_may_still_host_the_last_card_of_its_suit() -> None:
    """Hearts begin with the five; the four, which comes last, may lie on it until then."""
    position = "chessboard=fC~5C.t0~4H.t1~5H.t2~*QS"
    assert {"t1-h", "t0-t1"} <= legal(position)
    assert safe_moves(deal(position).game, deal(position).start) == ()


@pytest.mark.parametrize("first", range(1, 14))
def test_a_suit_of_any_base_runs_home_in_thirteen_moves(first: int) -> None:
    """Whatever the base, its foundation ends with the rank below it."""
    clubs = [(first + height - 1) % 13 for height in range(13)]
    row = cards_text(reversed(clubs))
    home = piles(after(f"chessboard=t0~{row}.t1~*QS", *["t0-h"] * 13))["fC"]
    assert home == cards_text(clubs)
