"""The rules of Beleaguered Castle and of Streets and Alleys, sentence by sentence; they differ in the deal only."""

from itertools import product

import pytest

from ramparts.engine.autoplay import safe
from ramparts.engine.play import moves, won
from ramparts.engine.runs import singles
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.streets_and_alleys import STREETS_AND_ALLEYS
from ramparts.rules.cards import card_of
from ramparts.rules.game import Game, Move, Role
from tests.kit.playing.positions import after, deal, legal, piles

BOTH = [BELEAGUERED_CASTLE, STREETS_AND_ALLEYS]
NAMES = [game.id for game in BOTH]


@pytest.mark.parametrize("game", BOTH, ids=NAMES)
def test_there_are_eight_rows_four_in_each_wing(game: Game) -> None:
    """The left rows come first."""
    wings = [pile.wing for pile in game.piles if pile.role is Role.ROW]
    assert wings == ["left"] * 4 + ["right"] * 4


@pytest.mark.parametrize("name", NAMES)
def test_rows_are_built_down_regardless_of_suit(name: str) -> None:
    for suit in "CDHS":
        assert "t0-t1" in legal(f"{name}=t0~5H.t1~6{suit}.t2~*KS")


@pytest.mark.parametrize("name", NAMES)
def test_rows_are_not_built_up_nor_with_gaps(name: str) -> None:
    """Nor does a king go on an ace."""
    found = legal(f"{name}=t0~5H.t1~6H.t2~8H.t3~TD.t4~KS.t5~3C.t6~KD.t7~*AS")
    assert found == {"t0-t1", "t7-h"}


@pytest.mark.parametrize("name", NAMES)
def test_one_card_is_moved_at_a_time(name: str) -> None:
    assert piles(after(f"{name}=t0~KC5H4S.t1~5D.t2~*KS", "t0-t1"))["t1"] == "5D4S"


@pytest.mark.parametrize("name", NAMES)
def test_any_card_fills_an_empty_row(name: str) -> None:
    found = legal(f"{name}=t0~5H.t1~8C.t2~*KS")
    assert found == {f"t{source}-t{target}" for source in range(3) for target in range(3, 8)}


@pytest.mark.parametrize("name", NAMES)
def test_foundations_go_from_ace_to_king_in_suit(name: str) -> None:
    suits = ".".join(f"f{s}~" + "".join(f"{r}{s}" for r in "A23456789TJQK") for s in "CDH")
    nearly = f"{name}={suits}.t0~KSQSJSTS9S8S7S6S5S4S3S2SAS"
    assert won(deal(nearly).game, after(nearly, *["t0-h"] * 13).start)
    assert "t0-h" not in legal(f"{name}=fC~AC.t0~3C.t1~*KS")
    assert "t0-h" not in legal(f"{name}=fC~AC.t0~2D.t1~*KS")


@pytest.mark.parametrize("game", BOTH, ids=NAMES)
def test_there_is_no_redeal(game: Game) -> None:
    """There is neither a pack nor a talon."""
    assert {pile.role for pile in game.piles} == {Role.FOUNDATION, Role.ROW}


@pytest.mark.parametrize("name", NAMES)
def test_a_card_on_a_foundation_stays_there(name: str) -> None:
    found = legal(f"{name}=fH~AH2H3H.t0~4S.t1~8H.t2~*KS")
    assert all(move.startswith("t") for move in found)


def test_in_beleaguered_castle_the_four_aces_start_on_the_foundations() -> None:
    """The other 48 cards lie in eight rows of six."""
    dealt = piles(deal("beleaguered-castle:ms1"))
    assert [dealt[f"f{suit}"] for suit in "CDHS"] == ["AC", "AD", "AH", "AS"]
    assert [len(dealt[f"t{i}"]) // 2 for i in range(8)] == [6] * 8


def test_in_streets_and_alleys_the_aces_stay_in_the_pack() -> None:
    """The four left rows have seven cards, the four right rows six."""
    dealt = piles(deal("streets-and-alleys:ms1"))
    assert [len(dealt[f"t{i}"]) // 2 for i in range(8)] == [7] * 4 + [6] * 4
    assert not any(f"f{suit}" in dealt for suit in "CDHS")


def test_cards_are_dealt_one_to_each_row_in_turn() -> None:
    """Card i goes to pile i mod 8, counted in Beleaguered Castle without the aces."""
    dealt = STREETS_AND_ALLEYS.deal(range(52))
    assert all(list(dealt[4 + i]) == list(range(i, 52, 8)) for i in range(8))
    dealt = BELEAGUERED_CASTLE.deal(range(52))
    assert list(dealt[4]) == [card for card in range(52) if card % 13][::8]


DESCENDING = ["KS", "QD", "JC", "TH", "9S", "8D", "7C", "6H", "5S", "4D", "3C", "2H"]
SPARES = ["KC", "QC", "JD", "9C", "7D", "JH"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("empty, count", list(product(range(4), range(2, 10))))
def test_onto_a_row_go_two_to_the_power_of_the_empty_rows(name: str, empty: int, count: int) -> None:
    run = DESCENDING[11 - count : 11]
    others = [f"t{i + 2}~{card}" for i, card in enumerate(SPARES[: 5 - empty])]
    host = DESCENDING[10 - count]
    position = ".".join([f"{name}=t0~KH{''.join(run)}", f"t1~{host}", *others, "t7~*KD"])
    start = deal(position)
    steps = singles(start.game, start.start, Move(4, 5, count))
    assert bool(steps) is (count <= 2**empty)
    if steps:
        assert piles(after(position, f"t0-t1:{count}"))["t1"] == host + "".join(run)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("empty, count", list(product(range(1, 5), range(2, 10))))
def test_into_an_empty_row_go_half_as_many(name: str, empty: int, count: int) -> None:
    """The target is counted among the empty rows."""
    run = "".join(DESCENDING[11 - count : 11])
    others = [f"t{i + 1}~{card}" for i, card in enumerate(SPARES[: 6 - empty])]
    position = ".".join([f"{name}=t0~KH{run}", *others, "t7~*KD"])
    start = deal(position)
    target = 4 + 7 - empty
    assert bool(singles(start.game, start.start, Move(4, target, count))) is (count <= 2 ** (empty - 1))


@pytest.mark.parametrize("game", BOTH, ids=NAMES)
def test_a_card_is_safe_when_every_other_foundation_is_at_most_two_below(game: Game) -> None:
    """Rank r is safe when every other foundation has reached r - 2, whatever the heights."""
    for rank, *lag in product(range(1, 14), *[range(-1, 5)] * 3):
        others = [min(max(rank - below, 0), 13) for below in lag]
        heights = [rank - 1, *others]
        position = tuple(bytes(card_of(s, r) for r in range(1, h + 1)) for s, h in enumerate(heights)) + (b"",) * 8
        assert safe(game, position, card_of(0, rank)) is (min(others) >= rank - 2)


def test_where_nothing_fits_there_is_no_move() -> None:
    stuck = deal("beleaguered-castle=t0~2C.t1~2D.t2~2H.t3~2S.t4~4C.t5~4D.t6~4H.t7~*4S")
    assert moves(stuck.game, stuck.start) == []
