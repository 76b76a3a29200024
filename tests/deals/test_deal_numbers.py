"""Deal numbers, sentence by sentence: the same number gives the same deal for ever, on every machine."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.deal import parse_deal
from ramparts.deals.shuffle import MS_LAST, MT_FIRST, MT_LAST, ms_pack, mt_pack
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import cards_text, rank, suit
from ramparts.rules.errors import BadNotation
from tests.kit.naive.table import Card
from tests.kit.places import DATA
from tests.kit.playing.naive_deals import microsoft, plain
from tests.kit.playing.positions import deal

MS_PACKS = json.loads((DATA / "vectors" / "ms.json").read_text("ascii"))

FULL_PACKS = ["fortress", "chessboard", "beleaguered-castle", "streets-and-alleys"]


def as_naive(pack: tuple[int, ...]) -> list[Card]:
    """The cards as the naive rules write them."""
    return [(rank(card), "CDHS"[suit(card)]) for card in pack]


@given(st.integers(1, MS_LAST))
def test_ms_numbers_shuffle_as_microsofts_generator_does(number: int) -> None:
    assert as_naive(ms_pack(number)) == microsoft(number)


@given(st.integers(MT_FIRST, MT_LAST), st.sampled_from([(1, 11), (1, 12), (1, 13), (2, 13)]))
def test_plain_numbers_shuffle_as_the_mersenne_twister_does(number: int, shape: tuple[int, int]) -> None:
    assert as_naive(mt_pack(number, *shape)) == plain(number, *shape)


@pytest.mark.parametrize("number", MS_PACKS)
def test_ms_numbers_deal_the_pack_that_pysolfcs_cards_deal(number: str) -> None:
    """Also beyond the 32,000 of Windows 3.1: these are of the package `pysol-cards` 0.24.0, by Shlomi Fish."""
    assert cards_text(ms_pack(int(number))) == MS_PACKS[number]


def test_the_first_cards_of_a_known_deal() -> None:
    """Microsoft's deal number 1 begins with JD 2D 9H JC 5D 7H 7C 5H."""
    assert cards_text(ms_pack(1)[:8]) == "JD2D9HJC5D7H7C5H"


def test_ms_numbers_run_from_1_to_a_million() -> None:
    assert parse_deal("fortress:ms1", TITLES).number == 1
    assert parse_deal("fortress:ms1000000", TITLES).ms
    for number in ("ms0", "ms1000001", "ms-1"):
        with pytest.raises(BadNotation, match=number):
            parse_deal(f"fortress:{number}", TITLES)


@pytest.mark.parametrize("name", ["fortitude", "fortitude/3", "besieged-city"])
def test_ms_numbers_are_for_packs_of_52_only(name: str) -> None:
    with pytest.raises(BadNotation, match="full pack"):
        parse_deal(f"{name}:ms1", TITLES)


@pytest.mark.parametrize("name", FULL_PACKS)
def test_a_number_shuffles_the_same_pack_for_every_game(name: str) -> None:
    assert sorted(map(sorted, deal(f"{name}:ms5").start)) != sorted(map(sorted, deal(f"{name}:32005").start))
    assert deal(f"{name}:ms5").start == deal(name + ":ms5").game.deal(ms_pack(5))
    assert deal(f"{name}:32005").start == deal(name + ":32005").game.deal(mt_pack(32005))


def test_plain_numbers_begin_at_32000() -> None:
    assert parse_deal("fortress:32000", TITLES).number == 32_000
    for number in ("31999", "0", "032000", "-5", "\u0663\u0662000"):
        with pytest.raises(BadNotation, match="fortress"):
            parse_deal(f"fortress:{number}", TITLES)


def test_two_packs_are_shuffled_as_one() -> None:
    """One stands after the other before the shuffle, so that the packs mix."""
    assert {card // 52 for card in mt_pack(32_000, 2)[:26]} == {0, 1}
    assert sorted(mt_pack(32_000, 2)) == list(range(104))


@given(st.integers(MT_FIRST, 10**9), st.integers(1, 999))
def test_level_l_of_run_n_is_the_deal_of_the_plain_number_1000_n_plus_l(run: int, level: int) -> None:
    game = TITLES["fortitude"].at(level)
    dealt = parse_deal(f"fortitude/{level}:{run}", TITLES)
    assert dealt.start == game.deal(mt_pack(1000 * run + level, top_rank=game.top_rank))
    assert dealt.number == run


@pytest.mark.parametrize("name", TITLES)
def test_any_position_has_a_text_that_holds_every_card(name: str) -> None:
    """So a link or a save never depends on a generator."""
    start = deal(f"{name}:32000")
    text = f"{name}=" + ".".join(
        f"{pile.id}~{cards_text(cards)}" for pile, cards in zip(start.game.piles, start.start, strict=True) if cards
    )
    assert cards_text(parse_deal(text, TITLES).start[4]) == cards_text(start.start[4])
    assert len(text) < 1000
