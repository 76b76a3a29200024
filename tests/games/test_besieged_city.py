"""The rules of the Besieged City, sentence by sentence: its plan, its foundations and its ramparts."""

import pytest

from ramparts.engine.autoplay import safe_moves
from ramparts.engine.play import won
from ramparts.engine.runs import singles
from ramparts.games.besieged_city import BESIEGED_CITY
from ramparts.rules.cards import RANKS, cards_text, rank, suit
from ramparts.rules.game import Role
from tests.kit.playing.city import LADDER, RAMPARTS, RESERVE, climbed, with_walls
from tests.kit.playing.positions import after, deal, legal, piles, step


def test_two_packs_104_cards() -> None:
    """Each face is there twice."""
    assert len(BESIEGED_CITY.pack) == 104
    dealt = "".join(piles(deal("besieged-city:32000")).values())
    assert all(dealt.count(cards_text([face])) == 2 for face in range(52))


def test_twelve_reserve_cards_in_four_rows_of_three_and_fourteen_ramparts_of_one_card() -> None:
    """One rampart stands at each end of the four rows and the three columns; there are no corners."""
    dealt = piles(deal("besieged-city:32000"))
    assert [len(dealt[pile]) // 2 for pile in (*RESERVE, *RAMPARTS)] == [1] * 26
    assert {pile.id for pile in BESIEGED_CITY.piles if pile.role is Role.RAMPART} == set(RAMPARTS)
    assert {pile.id for pile in BESIEGED_CITY.piles if pile.role is Role.RESERVE} == set(RESERVE)


def test_the_reserve_is_dealt_row_by_row_then_the_ramparts_left_right_above_below_then_the_pack() -> None:
    """The rest is the pack, its next card on top; the talon is empty."""
    dealt = dict(zip((pile.id for pile in BESIEGED_CITY.piles), BESIEGED_CITY.deal(range(104)), strict=True))
    assert [list(dealt[pile]) for pile in (*RESERVE, *RAMPARTS)] == [[i] for i in range(26)]
    assert list(dealt["s"]) == list(range(103, 25, -1))
    assert dealt["d"] == b""


@pytest.mark.parametrize("s", range(4))
def test_foundations_go_from_both_ends_to_the_middle_and_back(s: int) -> None:
    """One for each suit, 26 cards: A K 2 Q 3 J 4 T 5 9 6 8 7 7 8 6 9 5 T 4 J 3 Q 2 K A."""
    name = "CDHS"[s]
    row = "".join(r + name for r in reversed(LADDER))
    others = ".".join(f"f{other}~{climbed(other)}" for other in "CDHS" if other != name)
    nearly = f"besieged-city={others}.w0~{row}"
    end = after(nearly, *["w0-h"] * 26)
    assert won(end.game, end.start)
    assert piles(end)[f"f{name}"] == climbed(name)


@pytest.mark.parametrize("height", range(26))
def test_nothing_but_the_next_card_of_the_order_goes_home(height: int) -> None:
    home = f".fC~{climbed('C', height)}" if height else ""
    for other in set(RANKS) - {LADDER[height]}:
        if LADDER[:height].count(other) < 2:
            assert "w0-h" not in legal(f"besieged-city=w0~{other}C.w1~*2D{home}")


def test_either_ace_of_the_suit_begins_its_foundation() -> None:
    assert {"w0-h", "w1-h"} <= legal("besieged-city=w0~AC.w1~AC.w2~*KD")


def test_home_go_the_top_card_of_a_rampart_and_the_card_just_turned() -> None:
    assert "w0-h" in legal("besieged-city=w0~2HAC.w1~*KD")
    assert "s-h" in legal("besieged-city=w0~2H.w1~*KD.s~2DAC")
    assert {"w0-h", "s-h"}.isdisjoint(legal("besieged-city=w0~AC2H.w1~*KD.s~AD2D"))


def test_reserve_and_talon_cards_never_go_straight_home() -> None:
    position = with_walls(r00="AC", d="*AD")
    assert not [move for move in legal(position) if move.endswith("-h") and move[0] in "rd"]


def marries(top: int, card: int) -> bool:
    """Of one suit, and the ranks differ by one or add up to 14 or 15."""
    total = rank(top) + rank(card)
    return suit(top) == suit(card) and (abs(rank(top) - rank(card)) == 1 or total in (14, 15))


@pytest.mark.parametrize("top", range(13))
def test_on_a_rampart_goes_a_card_of_its_suit_one_rank_away_or_next_in_the_order_of_play(top: int) -> None:
    """Here from another rampart, every card on every club; the reserve is empty, the others lie out of the way."""
    for card in range(52):
        covering = next(cards_text([other]) for other in (51, 50) if other != card)
        found = legal(f"besieged-city=w0~{cards_text([top])}.w1~{cards_text([card])}.w2~*{covering}")
        assert ("w1-w0" in found) is marries(top, card), (top, card)


def test_king_on_ace_and_seven_on_seven_are_marriages() -> None:
    assert {"w0-w1", "w1-w0"} <= legal("besieged-city=w0~KC.w1~AC.w2~*2H")
    assert {"w0-w1", "w1-w0"} <= legal("besieged-city=w0~7H.w1~7H.w2~*2C")


def test_directions_may_mix_in_one_packet() -> None:
    """Up from six to eight, down to six, and from six to nine, its neighbour in the order of play."""
    position = "besieged-city=w0~6C.w1~7C.w2~8C.w3~7C.e0~6C.e1~9C.e2~*2H"
    packet = piles(after(position, *(f"{rampart}-w0" for rampart in ("w1", "w2", "w3", "e0", "e1"))))["w0"]
    assert packet == "6C7C8C7C6C9C"


def test_such_a_card_may_be_another_ramparts_top_or_a_reserve_card() -> None:
    position = with_walls(w0="8H", w1="7H", r00="9H", s="*AC")
    assert {"w1-w0", "r00-w0"} <= legal(position)


def test_a_talon_card_goes_on_no_rampart() -> None:
    assert not {move for move in legal(with_walls(w0="8H", s="*AC", d="7H")) if move.startswith("d")}


def test_packets_are_moved_card_by_card() -> None:
    """A run is no gesture here."""
    start = deal("besieged-city=w0~6C7C8C.w1~9C.w2~*2H")
    assert singles(start.game, start.start, step(start, "w0-w1")._replace(count=2)) == ()
    assert piles(after(start.text, "w0-w1", "w0-w1"))["w1"] == "9C8C7C"


def test_nothing_goes_home_by_itself() -> None:
    """With two copies of each card nothing is strictly safe."""
    ready = deal(with_walls(w0="AC", s="*3S"))
    assert "w0-h" in legal(ready.text)
    assert safe_moves(ready.game, ready.start) == ()
