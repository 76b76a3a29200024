"""Castles from a chosen base: Selective Castle and Castles End, sentence by sentence."""

from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import moves_text
from ramparts.engine.autoplay import eager_moves, safe
from ramparts.engine.play import base, beginning, moves
from ramparts.engine.play import legal as allowed
from ramparts.engine.runs import singles
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import parse_card
from ramparts.rules.game import Move, Role
from tests.kit.playing.positions import after, deal, legal, piles, step

NUMBERED = parse_deal("castles-end:ms1", TITLES)


def test_selective_castle_is_dealt_as_streets_and_alleys() -> None:
    assert piles(parse_deal("selective-castle:ms1", TITLES)) == piles(parse_deal("streets-and-alleys:ms1", TITLES))


def test_the_first_card_home_may_be_of_any_rank_and_sets_the_base() -> None:
    position = "selective-castle=t0~3C5H.t1~9S.t2~*KS"
    assert {"t0-h", "t1-h", "t2-h"} <= legal(position)
    assert {"t1-h", "t2-h"}.isdisjoint(legal(position, "t0-h"))
    set_ = after(position, "t0-h")
    assert base(set_.game, set_.start) == 5


def test_its_foundations_go_up_in_suit_and_round_the_corner() -> None:
    assert "t0-h" in legal("selective-castle=fC~QCKC.t0~AC.t1~*KS")
    assert "t0-h" not in legal("selective-castle=fC~QCKC.t0~AD.t1~*KS")
    assert "t0-h" not in legal("selective-castle=fC~QCKC.t0~2C.t1~*KS")


def test_its_rows_are_built_down_in_any_suit_and_a_king_goes_on_an_ace() -> None:
    position = "selective-castle=t0~5H.t1~6C.t2~AD.t3~*KS"
    assert {"t0-t1", "t3-t2"} <= legal(position)
    assert {"t1-t0", "t2-t3"}.isdisjoint(legal(position))


def test_before_the_base_is_set_nothing_is_safe_and_no_card_of_its_rank_afterwards() -> None:
    for title in ("selective-castle", "castles-end"):
        unset = deal(f"{title}=t0~5H.t1~6C.t2~*KS")
        assert not [card for card in unset.game.pack if safe(unset.game, unset.start, card)]
        begun = deal(f"{title}=fC~5C.t0~5D.t1~6C.t2~*KS")
        assert not safe(begun.game, begun.start, parse_card("5D"))
        assert moves_text(begun.game, eager_moves(begun.game, begun.start)) == ["t1-h"]


def test_in_castles_end_a_card_that_another_colour_may_be_laid_on_is_not_safe() -> None:
    """Chessboard's rule would have it home: there only its own suit can need it."""
    start = deal("castles-end=fC~5C.fD~5D.fH~5H.fS~5S.t0~*")
    assert not safe(start.game, start.start, parse_card("6C"))
    every_red = deal("castles-end=fC~5C6C.fD~5D6D7D8D.fH~5H6H7H8H.fS~5S6S.t0~*")
    assert safe(every_red.game, every_red.start, parse_card("7C"))


def test_castles_end_begins_with_a_play_home_and_nothing_else() -> None:
    """Of any outside card or of a card in a cell."""
    game, start = NUMBERED.game, NUMBERED.start
    assert beginning(game, start)
    assert {game.piles[move.dst].role for move in moves(game, start)} == {Role.FOUNDATION}
    assert [move.src for move in moves(game, start)] == list(range(4, 16))
    pairs = [Move(src, dst) for src in range(4, 16) for dst in range(16)]
    assert [move for move in pairs if allowed(game, start, move)] == moves(game, start)


def test_until_then_no_run_is_moved_either() -> None:
    before = deal("castles-end=t0~2C3H4S.t1~5D.t2~*KS")
    assert singles(before.game, before.start, Move(4, 5, 2)) == ()
    assert singles(before.game, before.start, Move(4, 7, 2)) == ()
    after_it = after(before.text, "t2-h")
    assert not beginning(after_it.game, after_it.start)
    assert singles(after_it.game, after_it.start, Move(4, 5, 3)) == (Move(4, 5),) * 3


def test_its_rows_go_up_and_down_in_the_other_colour_and_round_the_corner() -> None:
    position = "castles-end=fC~9C.t0~5H.t1~6C.t2~AD.t3~6D.t4~4S.t5~*KS"
    assert {"t0-t1", "t1-t0", "t0-t4", "t4-t0", "t5-t2", "t2-t5"} <= legal(position)
    assert {"t0-t3", "t3-t0", "t1-t3"}.isdisjoint(legal(position))


def test_its_cells_give_and_never_take() -> None:
    position = "castles-end=fC~9C.c0~5H.c1~TC.t1~6C.t2~*KS"
    assert {"c0-t1", "c0-t3", "c1-h", "c1-t9"} <= legal(position)
    assert not [move for move in legal(position, "c0-t1") if move.endswith(("-c0", "-c1"))]
    assert len(NUMBERED.start[-1]) == len(NUMBERED.start[-2]) == 1


def test_its_runs_are_turned_round_and_keep_their_order_by_an_empty_row_but_by_no_cell() -> None:
    """Building goes both ways, so what holds in Fortress holds here."""
    rows = "t3~KC.t4~KD.t5~KH.t6~QC.t7~QD.t8~JS"
    position = f"castles-end=fC~9C.t0~KS6C5D4C.t1~7D.t2~*QS.{rows}"
    start = deal(position)
    assert singles(start.game, start.start, step(start, "t0-t9")._replace(count=3)) == (step(start, "t0-t9"),) * 3
    assert piles(after(position, "t0-t1:3"))["t1"] == "7D6C5D4C"
    full = deal(f"castles-end=fC~9C.t0~KS6C5D4C.t1~7D.t2~*QS.{rows}.t9~JH")
    assert singles(full.game, full.start, step(full, "t0-t1")._replace(count=3)) == ()
