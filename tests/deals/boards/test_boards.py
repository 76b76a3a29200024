"""Boards of other programs: what is written is read again, and what others have published is the deal that it is."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.boards.reading import MANY, board_text, format_of, parse_board
from ramparts.deals.boards.sheet import LONGEST, NAMES, Format
from ramparts.deals.deal import parse_deal, position_text
from ramparts.deals.shuffle import mt_pack
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Position
from tests.deals.boards.published import BELEAGUERED_99, BLACK_HOLE, FREECELL_800600, NAMED, STREETS_1080
from tests.kit.playing.positions import deal
from tests.kit.playing.random_play import Walk, walks

FORMATS: tuple[Format, ...] = get_args(Format)

NOISE = st.text('{}[]":,-=#\n ACDHSTJQK10239x', max_size=6)


def text_of(walk: Walk, position: Position) -> str:
    return position_text(TITLES[walk.deal.game.id], walk.deal.game, position)


@given(walks(), st.sampled_from(FORMATS))
def test_what_is_written_is_read_again(walk: Walk, kind: Format) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    written = board_text(game, position, kind)
    found = parse_board(written, TITLES[game.id], game.level)
    assert (format_of(written), found.format) == (kind, kind)
    assert found.deal.text == text_of(walk, position)


@given(walks(), st.sampled_from(FORMATS))
def test_without_a_level_it_is_the_lowest_one_with_these_ranks(walk: Walk, kind: Format) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    found = parse_board(board_text(game, position, kind), TITLES[game.id]).deal
    head, piles = text_of(walk, position).split("=")
    assert found.text == f"{head.partition('/')[0]}={piles}"


@given(walks(longest=20), st.sampled_from(FORMATS), st.data())
def test_what_is_damaged_is_read_or_refused_in_one_sentence(walk: Walk, kind: Format, data: st.DataObject) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    written = board_text(game, position, kind)
    first = data.draw(st.integers(0, len(written)))
    last = data.draw(st.integers(first, min(len(written), first + 12)))
    damaged = written[:first] + data.draw(NOISE) + written[last:]
    try:
        found = parse_board(damaged, TITLES[game.id])
    except BadNotation as error:
        told = str(error)
        assert len(told.splitlines()) == 1
        assert len(told) < 250
        assert told.startswith(("line ", "read as "))
        assert any(f"read as a deal from {name}: " in told for name in NAMES.values())
    else:
        assert parse_deal(found.deal.text, TITLES) == found.deal


@pytest.mark.parametrize("name", NAMED)
def test_a_published_board_is_the_deal_of_its_number(name: str) -> None:
    found = parse_board(NAMED[name], TITLES[name.partition(":")[0]])
    assert found.deal.start == parse_deal(name, TITLES).start


def test_a_board_of_a_long_number_is_the_deal_of_its_number() -> None:
    found = parse_board(FREECELL_800600, TITLES["streets-and-alleys"])
    assert found.deal.start == parse_deal("streets-and-alleys:800600", TITLES).start


def test_a_number_of_twenty_digits_deals_the_cards_of_pysolfc() -> None:
    dealt = [card_text(card) for card in mt_pack(45508856405861261758) if card_text(card) != "AS"]
    rows = [dealt[row::17] for row in range(17)]
    assert [card for row in rows[:11] for card in row] == BLACK_HOLE.split()


@pytest.mark.parametrize(
    "other",
    [
        BELEAGUERED_99.lower(),
        BELEAGUERED_99.replace("T", "10"),
        BELEAGUERED_99.replace("\n", "\r\n"),
        BELEAGUERED_99.replace("\n", "\n: ").removesuffix(": "),
        BELEAGUERED_99.replace("\n", "\n\n"),
        BELEAGUERED_99.replace("Foundations: H-A C-A D-A S-A", "Freecells:\nFounds: D-1 S-a C-A H-A"),
        BELEAGUERED_99.replace("Foundations: H-A C-A D-A S-A\n", "# Beleaguered Castle\n\n"),
        BELEAGUERED_99.replace("6C\n", "6C  # the first row\n"),
        f"-=-=-=-=-=-=-=-\n\n{BELEAGUERED_99}\n\n====================\n",
        f"\ufeff{BELEAGUERED_99}",
    ],
)
def test_the_same_board_is_written_in_many_ways(other: str) -> None:
    assert format_of(other) == "pysol"
    found = parse_board(other, TITLES["beleaguered-castle"])
    assert found.deal.start == parse_deal("beleaguered-castle:ms99", TITLES).start


def test_in_json_a_pile_may_be_written_in_many_ways_too() -> None:
    at_start = deal("siegecraft=fC~AC.fD~AD2D.t0~*.c0~KH")
    written = board_text(at_start.game, at_start.start, "solvitaire")
    for found, other in (('"cells": ["KH"]', '"cells": [["Kh"]]'), ('["AC"]', '"1C"'), ("[]", '""')):
        assert found in written
        written = written.replace(found, other)
    assert parse_board(written, TITLES["siegecraft"]).deal == at_start


def test_the_aces_are_home_where_all_are_missing_and_nothing_is_said_of_foundations() -> None:
    [_, *rows] = BELEAGUERED_99.splitlines()
    found = parse_board("\n".join(rows), TITLES["beleaguered-castle"])
    assert found.deal.start == parse_deal("beleaguered-castle:ms99", TITLES).start


def test_an_empty_line_between_rows_is_an_empty_row_where_there_is_one() -> None:
    written = "Foundations: H-K C-K D-Q S-J\n\nKD\n\nKS QS\n" + "\n" * 7
    expected = deal("fortress=fC~AC2C3C4C5C6C7C8C9CTCJCQCKC.fH~AH2H3H4H5H6H7H8H9HTHJHQHKH.fS~AS2S3S4S5S6S7S8S9STSJS."
                    "fD~AD2D3D4D5D6D7D8D9DTDJDQD.t1~KD.t3~KSQS")  # fmt: skip
    assert parse_board(written, TITLES["fortress"]).deal == expected


def test_empty_lines_that_may_be_rows_or_space_are_refused_where_both_would_have_to_be() -> None:
    """Bug: which of the lines were rows was guessed."""
    head = "Foundations: H-K C-K D-Q S-J"
    for rows in (["KD", "", "KS QS", *":" * 8], ["", "", "KD", "KS QS", *":" * 7]):
        assert "t9" not in parse_board("\n".join((head, *rows)), TITLES["fortress"]).deal.text
    either = r"line 3, .* here an empty line could be an empty row or just a gap: write a colon"
    with pytest.raises(BadNotation, match=either):
        parse_board("\n".join((head, "KD", "", "KS QS", "", *":" * 7)), TITLES["fortress"])


def test_how_far_a_suit_is_home_is_told_by_its_missing_cards_where_the_base_is_chosen() -> None:
    start = deal("chessboard=fH~QHKHAH2H.fC~QC.t0~*")
    written = board_text(start.game, start.start, "pysol")
    assert written.startswith("Foundations: H-2 C-Q D-0 S-0\n")
    assert parse_board(written, TITLES["chessboard"]).deal == start


@pytest.mark.parametrize(
    "text",
    [
        "fortress:ms33",
        "fortress:ms33;t1-h;t2-h",
        "33",
        "Fortress 2026-11-22",
        "",
        "2C 3C 4C",
        deal("fortress=t0~*").text,
    ],
)
def test_what_is_no_board_has_no_format(text: str) -> None:
    assert format_of(text) is None


def test_a_board_is_written_in_a_format_that_there_is() -> None:
    start = deal("fortress:ms33")
    unknown: Format = "kpat"  # type: ignore[assignment]  # as somebody may write it
    with pytest.raises(BadNotation, match="'kpat' is not a known board format: use one of pysol, solvitaire"):
        board_text(start.game, start.start, unknown)


def test_so_many_cards_are_a_board() -> None:
    words = STREETS_1080.split()
    assert (format_of(" ".join(words[:MANY])), format_of(" ".join(words[: MANY - 1]))) == ("pysol", None)


def test_a_text_of_any_length_is_answered_soon() -> None:
    with pytest.raises(BadNotation, match="a deal has no more than 20000 characters, but this has 20001"):
        parse_board(" " * (LONGEST + 1), TITLES["fortress"])
    assert format_of("2C " * 10**6) == "pysol"
