"""The rules of Fortitude, sentence by sentence; settings and the table of scores belong to the page."""

from itertools import product

import pytest

from ramparts.deals.history import History
from ramparts.deals.notation import parse_move
from ramparts.deals.shuffle import mt_pack
from ramparts.engine.autoplay import safe, safe_moves
from ramparts.engine.play import won
from ramparts.engine.runs import singles
from ramparts.engine.score import deal_score, run_score
from ramparts.games.fortitude import fortitude
from ramparts.rules.cards import card_of, is_red, rank
from ramparts.rules.game import Game, Move, Role
from tests.kit.playing.positions import after, deal, legal, piles

LADDER = [("J", 6), ("Q", 6), ("K", 6), ("J", 7), ("Q", 7), ("K", 7), ("J", 8), ("Q", 8), ("K", 8)]
RANKS = "A23456789TJQK"


def test_there_are_eight_columns_a_stack_and_a_discard_pile() -> None:
    roles = [pile.role for pile in fortitude(1).piles]
    assert roles == [Role.FOUNDATION] * 4 + [Role.ROW] * 8 + [Role.STOCK, Role.WASTE]


@pytest.mark.parametrize("level", range(1, 10))
def test_a_level_has_its_top_rank_and_its_columns(level: int) -> None:
    """The top rank is jack, queen, king in turn; six columns are dealt, then seven, then eight."""
    top, columns = LADDER[level - 1]
    start = deal(f"fortitude/{level}:77000")
    assert RANKS[start.game.top_rank - 1] == top
    assert len([pile for pile in piles(start) if pile.startswith("t")]) == columns
    assert max(map(rank, start.game.pack)) == start.game.top_rank
    assert len(start.game.pack) == 4 * start.game.top_rank


@pytest.mark.parametrize("level", [*range(10, 20), 100, 999])
def test_after_level_nine_come_seven_eight_and_nine_again(level: int) -> None:
    again = 7 + (level - 10) % 3
    assert fortitude(level).top_rank == fortitude(again).top_rank
    pack = range(4 * fortitude(level).top_rank)
    assert fortitude(level).deal(pack) == fortitude(again).deal(pack)
    assert fortitude(level).level == level


@pytest.mark.parametrize("level", range(1, 13))
def test_four_cards_are_dealt_to_each_column_one_to_each_in_turn_and_the_rest_is_the_stack(level: int) -> None:
    """The next card of the stack is on top; blank columns are on the right; nothing is discarded or home."""
    start, game = deal(f"fortitude/{level}:77000"), fortitude(level)
    pack = mt_pack(77_000_000 + level, top_rank=game.top_rank)
    columns = LADDER[level - 1 if level < 10 else (level - 10) % 3 + 6][1]
    for i in range(8):
        assert start.start[4 + i] == (bytes(pack[i : 4 * columns : columns]) if i < columns else b"")
    assert start.start[12] == bytes(reversed(pack[4 * columns :]))
    assert not any(start.start[:4])
    assert start.start[13] == b""


def test_foundations_go_up_from_the_ace_in_suit() -> None:
    assert "t0-h" in legal("fortitude/3=t0~AC.t1~*KH")
    assert "t0-h" in legal("fortitude/3=fC~AC.t0~2C.t1~*KH")
    assert "t0-h" not in legal("fortitude/3=fC~AC.t0~3C.t1~*KH")
    assert "t0-h" not in legal("fortitude/3=fC~AC.t0~2S.t1~*KH")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_foundations_end_with_the_levels_top_rank(level: int) -> None:
    top = 10 + level
    suits = {s: "".join(f"{r}{s}" for r in RANKS[:top]) for s in "CDHS"}
    complete = ".".join(f"f{s}~{suits[s]}" for s in "CDH")
    nearly = f"fortitude/{level}={complete}.fS~{suits['S'][:-2]}.t0~{suits['S'][-2:]}"
    assert not won(deal(nearly).game, deal(nearly).start)
    assert won(deal(nearly).game, after(nearly, "t0-h").start)


def test_the_stack_is_turned_one_card_at_a_time_to_the_discard_pile() -> None:
    turned = after("fortitude/3=t0~*KH.s~4C5D", "s-d")
    assert (piles(turned)["s"], piles(turned)["d"]) == ("4C", "5D")


def test_a_card_of_the_stack_goes_nowhere_but_to_the_discard_pile() -> None:
    """Not home, not on a column."""
    assert {move for move in legal("fortitude/3=t0~6S.t1~*KH.s~5DAC") if move.startswith("s")} == {"s-d"}


def test_there_is_no_redeal() -> None:
    position = "fortitude/3=t0~*KH.d~4C5D"
    assert not any(move.startswith("s") or move.endswith("-s") for move in legal(position))


def test_the_exposed_card_of_a_column_goes_on_the_next_higher_rank_of_the_other_colour() -> None:
    position = "fortitude/3=t0~5H.t1~6S.t2~6C.t3~6D.t4~4C.t5~*KH"
    assert {"t0-t1", "t0-t2", "t4-t0"} <= legal(position)
    assert {"t0-t3", "t1-t0", "t0-t4", "t1-t2", "t4-t1"}.isdisjoint(legal(position))


def test_the_exposed_card_of_the_discard_pile_goes_there_too() -> None:
    position = "fortitude/3=t0~6D.t1~6S.t2~6C.t3~*KH.d~2H5H"
    assert {"d-t1", "d-t2"} <= legal(position)
    assert {"d-t0", "d-t3"}.isdisjoint(legal(position))
    assert "d-h" in legal("fortitude/3=t0~*KH.d~2HAH")


def test_any_exposed_card_goes_into_a_blank_column() -> None:
    assert {"t0-t5", "t1-t5", "d-t5"} <= legal("fortitude/3=t0~5H.t1~*KH.d~9C")


def test_cards_never_go_back_to_the_discard_pile_nor_down_from_a_foundation() -> None:
    found = legal("fortitude/3=fC~AC2C3C.t0~3D.t1~4D.t2~*KH.d~4S.s~9C")
    assert not {move for move in found if move.endswith("-d")} - {"s-d"}
    assert not {move for move in found if move.startswith("f")}


RUN = ["KS", "QD", "JC", "TH", "9S", "8D", "7C", "6H", "5S", "4D", "3C"]
SPARES = ["KC", "QC", "JS", "9C", "7S", "5C"]


@pytest.mark.parametrize("blank, count", list(product(range(4), range(2, 10))))
def test_as_many_ordered_cards_move_as_blank_columns_allow(blank: int, count: int) -> None:
    """2^b onto a column."""
    host, run = RUN[10 - count], RUN[11 - count :]
    others = [f"t{i + 2}~{card}" for i, card in enumerate(SPARES[: 5 - blank])]
    position = ".".join([f"fortitude/3=t0~KH{''.join(run)}", f"t1~{host}", *others, "t7~*KD"])
    steps = singles(deal(position).game, deal(position).start, Move(4, 5, count))
    assert bool(steps) is (count <= 2**blank)
    if steps:
        assert piles(after(position, f"t0-t1:{count}"))["t1"] == host + "".join(run)


@pytest.mark.parametrize("blank, count", list(product(range(1, 5), range(2, 10))))
def test_half_as_many_ordered_cards_go_into_a_blank_column(blank: int, count: int) -> None:
    """2^(b-1), the target being one of the b."""
    others = [f"t{i + 1}~{card}" for i, card in enumerate(SPARES[: 6 - blank])]
    position = ".".join([f"fortitude/3=t0~KH{''.join(RUN[11 - count :])}", *others, "t7~*KD"])
    start = deal(position)
    assert bool(singles(start.game, start.start, Move(4, 11 - blank, count))) is (count <= 2 ** (blank - 1))


def ruled_safe(heights: tuple[int, ...], suit: int, rank: int) -> bool:
    """The ruling on safe cards, as the rules state it; ``heights`` are those of clubs, diamonds, hearts, spades."""
    reds = {1, 2}
    others = [heights[s] for s in range(4) if (s in reds) != (suit in reds)]
    fellow = next(heights[s] for s in range(4) if (s in reds) == (suit in reds) and s != suit)
    return rank <= 2 or min(others) >= rank - 1 or (min(others) >= rank - 2 and fellow >= rank - 3)


@pytest.mark.parametrize("suit", range(4))
@pytest.mark.parametrize("level", [1, 3])
def test_a_card_is_safe_by_the_heights_of_the_foundations(level: int, suit: int) -> None:
    """Rank two and less; or the other colour at r - 1; or the other colour at r - 2 and the fellow suit at r - 3."""
    game: Game = fortitude(level)
    for rank_, *lag in product(range(1, game.top_rank + 1), *[range(-1, 5)] * 3):
        others = [min(max(rank_ - below, 0), game.top_rank) for below in lag]
        heights = (*others[:suit], rank_ - 1, *others[suit:])
        home = tuple(bytes(card_of(s, r) for r in range(1, h + 1)) for s, h in enumerate(heights))
        position = home + (b"",) * 10
        assert safe(game, position, card_of(suit, rank_)) is ruled_safe(heights, suit, rank_), (heights, suit, rank_)


def test_clubs_and_spades_are_black() -> None:
    assert [is_red(card_of(suit, 1)) for suit in range(4)] == [False, True, True, False]


READY = "fortitude=t0~2CAC.t1~2H2D.t2~ADAS.t3~3H.t4~AH.t5~*JC"


def test_safe_cards_follow_one_another_until_nothing_moves() -> None:
    start = deal(READY)
    line = safe_moves(start.game, start.start)
    home = after(READY, *[f"t{move.src - 4}-h" for move in line])
    assert {pile: cards for pile, cards in piles(home).items() if pile.startswith("f")} == {
        "fC": "AC2C",
        "fD": "AD2D",
        "fH": "AH2H3H",
        "fS": "AS",
    }
    assert safe_moves(home.game, home.start) == ()


def test_undo_takes_the_automatic_moves_back_with_the_move_that_set_them_off() -> None:
    position = "fortitude=t0~AC9H.t1~*JC"
    start = deal(position)
    gesture = parse_move(start.game, start.start, "t0-t2")
    line = (*gesture.singles, *safe_moves(start.game, gesture.position))
    history = History.start(start.game, start.start).play(line, gesture.move)
    assert len(line) == 2
    assert history.undo().position == start.start


def test_a_deal_is_lost_when_the_stack_is_empty_and_no_move_is_left() -> None:
    """As long as there is a stack there is a move."""
    stuck = "fortitude=t0~2C.t1~2D.t2~2H.t3~2S.t4~4C.t5~4D.t6~4H.t7~*4S"
    assert legal(stuck) == set()
    assert not won(deal(stuck).game, deal(stuck).start)
    assert legal("fortitude=t0~2C.t1~2D.t2~2H.t3~2S.t4~4C.t5~4D.t6~4H.t7~*4S.s~AC") == {"s-d"}


def test_each_card_home_scores_the_number_of_the_level() -> None:
    for level in (1, 4, 7):
        start = deal(f"fortitude/{level}=fC~AC2C3C.fH~AH.t0~*JS")
        assert deal_score(start.game, start.start) == 4 * level


def test_clearing_a_deal_adds_ten_times_the_level() -> None:
    suits = ".".join(f"f{s}~" + "".join(f"{r}{s}" for r in RANKS[:11]) for s in "CDHS")
    for level in (1, 4, 7, 10):
        start = deal(f"fortitude/{level}={suits}")
        assert deal_score(start.game, start.start) == level * (44 + 10)


def test_a_run_scores_its_cleared_levels_and_the_cards_now_home() -> None:
    """The sum over the cleared levels of l x (cards + 10), and L x (cards home now)."""
    start = deal("fortitude/3=fC~AC2C3C.fH~AH.t0~*KS")
    cleared = [fortitude(1), fortitude(2)]
    assert run_score(cleared, start.game, start.start) == 1 * (44 + 10) + 2 * (48 + 10) + 3 * 4


def test_the_score_goes_on_after_level_nine() -> None:
    start = deal("fortitude/10:77000")
    cleared = [fortitude(level) for level in range(1, 10)]
    assert run_score(cleared, start.game, start.start) == sum(g.level * (len(g.pack) + 10) for g in cleared)
