"""The rules of the Besieged City, sentence by sentence: its reserve, its pack and its talon."""

import pytest

from ramparts.deals.notation import moves_text
from ramparts.engine.autoplay import finish, forced_moves
from ramparts.engine.play import moves, rearranging, vacancies
from tests.kit.playing.city import RAMPARTS, RESERVE, climbed, replaced, with_walls
from tests.kit.playing.positions import after, deal, legal, piles

QUIET = with_walls(s="*AC")

ENDS = {
    f"r{row}{column}": {f"w{row}", f"e{row}", f"n{column}", f"s{column}"} for row in range(4) for column in range(3)
}


def test_in_the_city_that_these_tests_change_nothing_fits() -> None:
    """All that can be done is turn a card, or send home the ace that comes."""
    assert legal(QUIET) == {"s-d", "s-h"}


@pytest.mark.parametrize("place", ENDS)
def test_a_reserve_card_reaches_only_the_ramparts_at_the_ends_of_its_row_and_column(place: str) -> None:
    """Nothing in between blocks it."""
    for rampart in RAMPARTS:
        found = legal(with_walls(s="*AC", **{place: "9H", rampart: "TH"}))
        assert (f"{place}-{rampart}" in found) is (rampart in ENDS[place])


GOLDEN = with_walls(r10="4C", r11="AD", r12="3C", r00="AC", r20="7S", r30="6S", s2="6C", s="*KD")
"""The four of clubs in a row with the ace of diamonds and the three of clubs, in a column with the ace of clubs and the
seven and six of spades."""


def test_the_books_own_example_of_reach() -> None:
    """The four of clubs reaches the two ends of its row and the two ends of its column, and nothing else."""
    reached = set()
    for rampart in ["w0", "w1", "w2", "w3", "e0", "e1", "e2", "e3", "n0", "n1", "n2", "s0", "s1", "s2"]:
        found = legal(replaced(GOLDEN, **{rampart: "5C"}))
        reached |= {move for move in found if move.startswith("r10-")}
    assert reached == {"r10-w1", "r10-e1", "r10-n0", "r10-s0"}


@pytest.mark.parametrize("end", ["w1", "e1"])
def test_in_the_books_example_a_vacancy_at_a_row_end_is_filled_by_that_rows_three_cards(end: str) -> None:
    assert legal(replaced(GOLDEN, **{end: ""})) == {f"r10-{end}", f"r11-{end}", f"r12-{end}"}


@pytest.mark.parametrize("end", ["n0", "s0"])
def test_in_the_books_example_a_vacancy_at_a_column_end_is_filled_by_that_columns_four(end: str) -> None:
    assert legal(replaced(GOLDEN, **{end: ""})) == {f"r{row}0-{end}" for row in range(4)}


def test_a_vacancy_comes_before_any_other_move() -> None:
    """The ace on the rampart, the king that would take it and the pack all wait."""
    position = with_walls(w0="", w1="AC", s1="KC", s="*3S")
    assert legal(position) == {"r00-w0", "r01-w0", "r02-w0"}
    assert {"w1-h", "w1-s1", "s-d"} <= legal(position, "r00-w0")


def test_the_player_chooses_which_card_fills_it() -> None:
    """With more than one in the line none moves by itself."""
    start = deal(with_walls(w0="", s="*AC"))
    assert forced_moves(start.game, start.start) == ()


def test_if_only_one_card_is_there_it_moves_by_itself() -> None:
    """Perft counts it as the move it is."""
    start = deal(with_walls(w0="", r00="", r01="", s="*AC"))
    assert moves_text(start.game, forced_moves(start.game, start.start)) == ["r02-w0"]
    assert legal(start.text) == {"r02-w0"}


def test_a_rampart_is_never_filled_from_another_rampart() -> None:
    """Nor from pack or talon."""
    found = legal("besieged-city=w0~2C.w1~*9H.d~3C.s~4CAC")
    assert found == {"s-h", "s-d"}


def test_if_its_line_is_empty_it_stays_empty_until_a_card_may_reach_it() -> None:
    """Here one turned card later: the vacant places of the reserve are filled from the talon, and the line is full."""
    position = with_walls(w0="", r00="", r01="", r02="", s="*QH", d="5H")
    assert vacancies(deal(position).game, deal(position).start) == []
    assert {"s-d"} <= legal(position)
    assert legal(position, "s-d") == {"r00-w0", "r01-w0", "r02-w0"}


def test_a_vacant_reserve_place_is_filled_from_the_talons_top_card() -> None:
    position = with_walls(w0="", d="3S8D", s="*AC")
    filled = piles(after(position, "r01-w0"))
    assert (filled["r01"], filled["d"]) == ("8D", "3S")


def test_when_there_is_no_talon_it_is_filled_from_the_pack() -> None:
    """Unseen beforehand, and not diverted home on the way, though it is an ace."""
    position = with_walls(w0="", s="*AC")
    filled = piles(after(position, "r01-w0"))
    assert filled["r01"] == "AC"
    assert "fC" not in filled


def test_the_place_left_by_a_card_laid_on_a_rampart_is_filled_too() -> None:
    position = with_walls(w0="8C", s="*AC")
    assert piles(after(position, "r00-w0"))["r00"] == "AC"


def test_a_card_turned_from_the_pack_goes_on_the_talon() -> None:
    turned = piles(after(with_walls(s="*3SKD", d="5H"), "s-d"))
    assert turned["d"] == "5HKD"
    assert turned["s"].endswith("3S")


def test_if_it_fits_a_foundation_it_may_go_home_straight_away() -> None:
    """It may also go on the talon."""
    assert {"s-h", "s-d"} <= legal(QUIET)
    assert piles(after(QUIET, "s-h"))["fC"] == "AC"


def test_between_turns_any_move_may_be_made() -> None:
    position = with_walls(w0="8C", w1="7C", s="*3S")
    assert {"w1-w0", "r00-w0", "s-d"} <= legal(position)
    assert {"w1-w0", "r00-w0", "s-d"} <= legal(position, "s-d")


def test_there_is_no_redeal() -> None:
    """With the pack gone the talon is not turned over; it only fills the reserve."""
    position = with_walls(d="*9S")
    assert legal(position) == set()


def test_when_pack_and_talon_are_gone_the_reserve_may_be_rearranged_freely() -> None:
    """Empty places included, as often as wished: cards change places, or move."""
    position = with_walls(w2="*9S", r00="9C", r01="")
    assert {"r00-r01", "r00-r32", "r32-r00"} <= legal(position)
    assert "r01-r00" not in legal(position)
    moved = piles(after(position, "r00-r01", "r01-r32", "r32-r10"))
    assert (moved.get("r00"), moved["r01"], moved["r10"], moved["r32"]) == (None, "9H", "9C", "6D")


@pytest.mark.parametrize("left", ["s", "d"])
def test_as_long_as_one_card_is_left_in_pack_or_talon_it_may_not(left: str) -> None:
    position = deal(with_walls(w2="*9S", **{left: "3S"}))
    assert not rearranging(position.game, position.start)
    assert not {move for move in legal(position.text) if "-r" in move}


def test_once_the_reserve_may_be_rearranged_every_line_is_open() -> None:
    """The same as to move the card into a line first: the six of clubs may go on an eight anywhere."""
    position = with_walls(w2="*9S", e3="8C")
    assert "r00-e3" in legal(position)
    assert "r30-e3" in legal(position, "r00-r30")


def test_a_vacancy_is_due_after_rearranging_too() -> None:
    """As every line is open then, any reserve card may fill it, and one has to."""
    assert legal(with_walls(w0="", w2="*9S")) == {f"{place}-w0" for place in RESERVE}
    emptied = with_walls(w0="", r00="", r01="", r02="", w2="*9S")
    assert legal(emptied) == {f"{place}-w0" for place in RESERVE[3:]}


def test_with_the_reserve_gone_a_vacancy_stays() -> None:
    assert legal("besieged-city=w0~2C.w1~3C.w2~*KS") == {"w0-w1", "w1-w0"}


def test_when_all_that_remains_can_run_home_it_can_be_finished() -> None:
    """The fill that leaves no choice is made on the way."""
    home = ".".join(f"f{suit}~{climbed(suit, 22)}" for suit in "CDHS")
    walls = dict(zip(RAMPARTS, [r + s for s in "DHS" for r in "Q2KA"] + ["QC", "ACKC"], strict=True))
    start = deal(f"besieged-city={home}." + ".".join(f"{pile}~{cards}" for pile, cards in walls.items()) + ".r00~2C")
    line = moves_text(start.game, finish(start.game, start.start))
    assert len(line) == 17
    assert [move for move in line if not move.endswith("-h")] == [line[1]]


def test_a_card_that_goes_home_next_fills_a_breach_on_the_way_to_the_finish() -> None:
    home = ".".join(f"f{suit}~{climbed(suit, 23 if suit == 'C' else 22)}" for suit in "CDHS")
    walls = zip(RAMPARTS[:-1], [*(r + s for s in "DHS" for r in "Q2KA"), "KC"], strict=True)
    start = deal(f"besieged-city={home}.r00~AC.r11~2C." + ".".join(map("~".join, walls)))
    assert legal(start.text) == {"r00-s2", "r11-s2"}
    line = moves_text(start.game, finish(start.game, start.start))
    assert [text for text in line if not text.endswith("-h")] == ["r11-s2", "r00-w0"]
    assert len(line) == 15 + 2


def test_with_every_rampart_breached_the_last_cards_fill_them_and_run_home() -> None:
    home = ".".join(f"f{suit}~{climbed(suit, 22 if suit == 'C' else 26)}" for suit in "CDHS")
    start = deal(f"besieged-city={home}.r00~AC.r11~2C.r21~QC.r32~KC")
    line = moves_text(start.game, finish(start.game, start.start))
    assert [text[:3] for text in line[:4]] == ["r21", "r00", "r11", "r32"]
    assert [text[2:] for text in line[4:]] == ["-h"] * 4


def test_no_finish_is_offered_while_something_is_in_the_way() -> None:
    start = deal(QUIET)
    assert finish(start.game, start.start) == ()
    assert moves(start.game, start.start)
