"""The rules of Fortress, sentence by sentence."""

from hypothesis import given

from ramparts.deals.deal import Deal
from ramparts.deals.history import History
from ramparts.deals.notation import parse_move
from ramparts.engine.autoplay import safe
from ramparts.engine.play import climbs, won
from ramparts.engine.runs import run_length
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import rank, suit
from ramparts.rules.game import Role
from tests.kit.playing.positions import after, deal, legal, piles, step
from tests.kit.playing.random_play import arrangements

NUMBERED = deal("fortress:ms33")

FULL = "fortress=t0~KC2H3H4H5H.t1~KS6H.t2~KH.t3~9D.t4~9C.t5~9S.t6~9H.t7~JD.t8~JS.t9~*QC"
"""Ten rows in use; the run of four in row 0 fits on the six in row 1, its exposed card first."""


def test_one_pack_of_52_is_dealt_face_up_into_ten_rows_five_in_each_wing() -> None:
    """One pack of 52, all dealt into ten rows, five in each wing; the foundations are empty."""
    game = NUMBERED.game
    rows = [pile for pile in game.piles if pile.role is Role.ROW]
    assert [pile.wing for pile in rows].count("left") == [pile.wing for pile in rows].count("right") == 5
    assert sum(len(cards) for pile, cards in zip(game.piles, NUMBERED.start, strict=True) if pile in rows) == 52


def test_two_rows_have_six_cards_and_eight_have_five() -> None:
    """The six-card rows are the top row of each wing."""
    lengths = {pile: len(cards) // 2 for pile, cards in piles(NUMBERED).items()}
    assert lengths == {f"t{i}": 6 if i in (0, 1) else 5 for i in range(10)}
    assert [NUMBERED.game.piles[NUMBERED.game.index(pile)].wing for pile in ("t0", "t1")] == ["left", "right"]


def test_the_first_two_rows_are_on_top_then_come_the_left_ones_then_the_right_ones() -> None:
    """Pile order: left row 1, right row 1, left rows 2 to 5, right rows 2 to 5."""
    wings = [pile.wing for pile in NUMBERED.game.piles if pile.role is Role.ROW]
    assert wings == ["left", "right", *["left"] * 4, *["right"] * 4]


def test_cards_are_dealt_one_to_each_row_in_turn() -> None:
    """Card i goes to pile i mod 10."""
    dealt = NUMBERED.game.deal(range(52))
    assert all(i in dealt[4 + i % 10] for i in range(52))
    assert all(list(row) == sorted(row) for row in dealt)


def test_only_the_outside_card_of_a_row_is_available() -> None:
    """The five of hearts would fit on the six, but for the king that covers it."""
    position = "fortress=t0~5HKS.t1~6H.t2~*AC"
    assert {"t0-t1", "t1-t0"}.isdisjoint(legal(position))
    assert {"t0-t1", "t1-t0"} <= legal(position, "t0-t3")


def test_foundations_go_up_in_suit_from_the_ace() -> None:
    assert legal("fortress=t0~AC.t1~2D.t2~*KH") == {"t0-h", *lanes("t0", "t1", "t2")}
    assert "t0-h" in legal("fortress=fC~AC.t0~2C.t1~*KH")
    assert "t0-h" not in legal("fortress=fC~AC.t0~2D.t1~*KH")
    assert "t0-h" not in legal("fortress=fC~AC.t0~3C.t1~*KH")


def lanes(*sources: str) -> set[str]:
    """The moves from rows into the rows t3 to t9, all of them lanes."""
    return {f"{source}-t{i}" for source in sources for i in range(3, 10)}


def test_foundations_end_with_the_king_and_then_the_game_is_won() -> None:
    suits = ".".join(f"f{s}~" + "".join(f"{r}{s}" for r in "A23456789TJQK") for s in "CDH")
    nearly = f"fortress={suits}.fS~AS2S3S4S5S6S7S8S9STSJSQS.t0~KS"
    assert not won(deal(nearly).game, deal(nearly).start)
    assert won(deal(nearly).game, after(nearly, "t0-h").start)


def test_a_card_may_be_married_to_the_next_higher_of_its_suit() -> None:
    assert "t0-t1" in legal("fortress=t0~5H.t1~6H.t2~*KS")


def test_a_card_may_be_married_to_the_next_lower_of_its_suit() -> None:
    assert "t1-t0" in legal("fortress=t0~5H.t1~6H.t2~*KS")


def test_other_suits_and_ranks_further_off_do_not_fit() -> None:
    assert not legal("fortress=t0~5H.t1~6D.t2~7H.t3~5C.t4~5S.t5~9H.t6~JH.t7~KH.t8~2D.t9~*KC")


def test_both_directions_may_be_mixed_at_will() -> None:
    """On the six goes the seven, upwards, and on the seven the six again, downwards, with the five to follow."""
    position = "fortress=t0~6H.t1~7H.t2~8H.t3~*KS"
    assert piles(after(position, "t0-t1", "t1-t4", "t1-t2", "t4-t2"))["t2"] == "8H7H6H"
    assert piles(after(position, "t1-t0", "t2-t0"))["t0"] == "6H7H8H"
    assert piles(after("fortress=t0~KC6H.t1~5H.t2~6D5D6S.t3~*KS", "t1-t0"))["t0"] == "KC6H5H"


def test_there_is_no_corner() -> None:
    """Ace and king never join."""
    assert {"t0-t1", "t1-t0"}.isdisjoint(legal("fortress=t0~AH.t1~KH.t2~*KS"))
    assert legal("fortress=t0~AH.t1~KH.t2~*KS") >= {"t0-h", "t0-t3", "t1-t3"}


def test_any_available_card_may_fill_a_lane() -> None:
    assert legal("fortress=t0~5H.t1~8C.t2~*KS") == lanes("t0", "t1", "t2")


def test_one_card_is_moved_at_a_time() -> None:
    assert piles(after("fortress=t0~KC2H3H.t1~4H.t2~*KS", "t0-t1"))["t1"] == "4H3H"


def test_there_is_no_redeal() -> None:
    """There is neither a pack nor a talon: where nothing fits there is no move."""
    assert {pile.role for pile in NUMBERED.game.piles} == {Role.FOUNDATION, Role.ROW}


def test_a_card_on_a_foundation_stays_there() -> None:
    position = "fortress=fH~AH2H3H.t0~5D.t1~4H.t2~*KS"
    assert not {move for move in legal(position) if not move.startswith("t")}


def test_a_run_is_the_longest_top_segment_in_suit_one_apart() -> None:
    run = deal("fortress=t0~KC2H3H4H.t1~KS7D6D5C.t2~JSQSKH5S6S5H.t3~TC9CTD.t4~AC2C3C2D.t5~*QC")
    assert [run_length(run.game, run.start, run.game.index(f"t{i}")) for i in range(6)] == [3, 1, 1, 1, 1, 1]
    long = deal("fortress=t0~KCQCJCTC9C8C7C6C5C4C3C2CAC.t1~*KH")
    assert run_length(long.game, long.start, long.game.index("t0")) == 13


def test_a_run_whose_exposed_card_fits_goes_over_whole_and_is_reversed() -> None:
    """No spare row is needed, whatever the length."""
    assert piles(after(FULL, "t0-t1:4"))["t1"] == "KS6H5H4H3H2H"


def test_a_run_goes_into_a_lane_whole_and_is_reversed() -> None:
    position = "fortress=t0~KC2H3H4H5H.t1~KS.t3~9D.t4~9C.t5~9S.t6~9H.t7~JD.t8~JS.t9~*QC"
    assert piles(after(position, "t0-t2:4"))["t2"] == "5H4H3H2H"


def test_a_run_whose_deepest_card_fits_keeps_its_order_by_way_of_one_lane() -> None:
    """One lane besides the target suffices."""
    position = "fortress=t0~KC5H4H3H2H.t1~KS6H.t3~9D.t4~9C.t5~9S.t6~9H.t7~JD.t8~JS.t9~*QC"
    assert piles(after(position, "t0-t1:4"))["t1"] == "KS6H5H4H3H2H"
    assert "t2" not in piles(after(position, "t0-t1:4"))


def test_without_a_lane_a_run_does_not_go_over_in_its_order() -> None:
    refused = deal("fortress=t0~KC5H4H3H2H.t1~KS6H.t2~KH.t3~9D.t4~9C.t5~9S.t6~9H.t7~JD.t8~JS.t9~*QC")
    assert run_length(refused.game, refused.start, refused.game.index("t0")) == 4
    assert not legal(refused.text)


def test_one_lane_suffices_for_any_length() -> None:
    """FreeCell's limit of 2^n does not apply: eleven cards go over by way of one lane."""
    position = "fortress=t0~KCJHTH9H8H7H6H5H4H3H2HAH.t1~KSQH.t3~9D.t4~9C.t5~9S.t6~KH.t7~JD.t8~JS.t9~*QC"
    assert piles(after(position, "t0-t1:11"))["t1"] == "KSQHJHTH9H8H7H6H5H4H3H2HAH"


def test_a_run_move_is_kept_as_its_single_moves_and_taken_back_by_one_undo() -> None:
    start = deal(FULL)
    gesture = parse_move(start.game, start.start, "t0-t1:4")
    assert gesture.singles == (step(start, "t0-t1"),) * 4
    history = History.start(start.game, start.start).play(gesture.singles, gesture.move)
    assert len(history.line) == 4
    assert history.undo().position == start.start


@given(arrangements({"fortress": TITLES["fortress"]}))
def test_playing_home_is_always_safe(at: Deal) -> None:
    """Its guests are the card below, already home, and the card above, which could itself go home."""
    for cards in at.start[4:]:
        if cards and climbs(at.game, at.start, cards[-1]):
            assert safe(at.game, at.start, cards[-1])
            assert len(at.start[suit(cards[-1])]) == rank(cards[-1]) - 1
