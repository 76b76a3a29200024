"""The games with cells: Siegecraft, Stronghold, Fastness, Ten by One and Bastion, sentence by sentence."""

from collections import deque

import pytest

from ramparts.deals.deal import Deal, parse_deal
from ramparts.engine.autoplay import safe
from ramparts.engine.play import moves, play
from ramparts.engine.runs import run_length, singles
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text, parse_card
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Move, Role
from tests.kit.playing.positions import after, deal, legal, piles, step

CELLS = {"siegecraft": 1, "stronghold": 1, "fastness": 2, "ten-by-one": 1, "bastion": 2}
DOWN = ["siegecraft", "stronghold", "fastness"]


@pytest.mark.parametrize("title, count", CELLS.items())
def test_a_title_has_so_many_cells_of_which_one_alone_has_no_number(title: str, count: int) -> None:
    game = TITLES[title].at(1)
    found = [pile for pile in game.piles if pile.role is Role.CELL]
    assert [pile.id for pile in found] == ["c0", "c1"][:count]
    assert [pile.number for pile in found] == ([0] if count == 1 else [1, 2])
    assert game.piles[-count:] == tuple(found)


@pytest.mark.parametrize("title", CELLS)
def test_an_empty_cell_takes_any_card_of_a_row_and_a_full_one_none(title: str) -> None:
    position = f"{title}=t0~5H3D.t1~KC.t2~9S.t3~*KS"
    assert {"t0-c0", "t1-c0", "t2-c0", "t3-c0"} <= legal(position)
    assert not [move for move in legal(position, "t1-c0") if move.endswith("-c0")]


@pytest.mark.parametrize("title", CELLS)
def test_a_card_of_a_cell_goes_where_it_may_be_built_into_an_empty_row_or_home(title: str) -> None:
    position = f"{title}=fS~AS2S3S.c0~4S.t0~5S.t1~9D.t2~*KD"
    assert {"c0-h", "c0-t0", "c0-t3", "c0-t7"} <= legal(position)
    assert "c0-t1" not in legal(position)


@pytest.mark.parametrize("title", ["fastness", "bastion"])
def test_no_card_goes_from_cell_to_cell(title: str) -> None:
    assert "c0-c1" not in legal(f"{title}=c0~4S.t1~9D.t2~*KD")


@pytest.mark.parametrize("title", CELLS)
def test_a_position_with_two_cards_in_a_cell_is_refused(title: str) -> None:
    with pytest.raises(BadNotation, match="pile c0 has room for one card"):
        deal(f"{title}=c0~4S5S.t0~*")


def test_siegecraft_is_dealt_as_beleaguered_castle_and_the_others_as_streets_and_alleys() -> None:
    for title in CELLS:
        like = {"siegecraft": "beleaguered-castle", "ten-by-one": "fortress"}.get(title, "streets-and-alleys")
        if title != "bastion":
            assert piles(parse_deal(f"{title}:ms7", TITLES)) == piles(parse_deal(f"{like}:ms7", TITLES))


def test_in_bastion_fifty_cards_make_ten_rows_of_five_and_the_last_two_fill_the_cells() -> None:
    dealt = TITLES["bastion"].at(1).deal(range(52))
    assert [len(pile) for pile in dealt] == [0] * 4 + [5] * 10 + [1, 1]
    assert all(i in dealt[4 + i % 10] for i in range(50))
    assert dealt[-2:] == (bytes([50]), bytes([51]))


RUN = "TC9D8C7D6C5D4C3D2CAD"
OTHERS = ["KC", "KD", "QC", "QD", "QS", "QH"]


def ordered(title: str, count: int, lanes: int, host: str, cells: str = "") -> Deal:
    """So many ordered cards from the ten down in row 0, ``host`` exposed in row 1, and so many empty rows."""
    rows = "".join(f".t{i}~{card}" for i, card in enumerate(OTHERS[: 6 - lanes], 2))
    return deal(f"{title}=t0~KH{RUN[: 2 * count]}.t1~*{host}{rows}{cells}")


def able(title: str, lanes: int, target: str, cells: str) -> list[int]:
    """How many ordered cards may move at once: onto the knave in row 1, or into an empty row, the last one."""
    dst, host = (5, "JH") if target == "row" else (11, "KS")
    starts = {count: ordered(title, count, lanes, host, cells) for count in range(2, 11)}
    assert all(run_length(at.game, at.start, 4) == count for count, at in starts.items())
    return [count for count, at in starts.items() if singles(at.game, at.start, Move(4, dst, count))]


@pytest.mark.parametrize("lanes", [0, 1, 2])
@pytest.mark.parametrize("title, cells, free", [("stronghold", "", 1), ("fastness", "", 2), ("fastness", ".c1~AS", 1)])
def test_onto_a_row_go_free_cells_and_one_times_two_to_the_lanes(title: str, cells: str, free: int, lanes: int) -> None:
    assert able(title, lanes, "row", cells) == list(range(2, min(10, (free + 1) * 2**lanes) + 1))


@pytest.mark.parametrize("lanes", [1, 2])
@pytest.mark.parametrize("title, cells, free", [("stronghold", "", 1), ("fastness", "", 2)])
def test_half_as_many_go_into_an_empty_row(title: str, cells: str, free: int, lanes: int) -> None:
    assert able(title, lanes, "lane", cells) == list(range(2, (free + 1) * 2 ** (lanes - 1) + 1))


def fewest(count: int, lanes: int, cells: int) -> int:
    """The fewest single moves that bring so many ordered cards over by lanes and cells, found breadth first."""
    run = tuple(range(count, 0, -1))
    start: tuple[tuple[int, ...], ...] = (run, (count + 1,), *((),) * (lanes + cells))
    seen, ahead = {start}, deque([(start, 0)])
    while ahead:
        table, made = ahead.popleft()
        if table[1][1:] == run:
            return made
        for src, cards in enumerate(table):
            for dst, other in enumerate(table):
                is_cell = dst >= 2 + lanes
                fits = not other if is_cell else not other or other[-1] == (cards or (99,))[-1] + 1
                if cards and src != dst and fits and not (is_cell and src >= 2 + lanes):
                    moved = list(table)
                    moved[dst], moved[src] = other + cards[-1:], cards[:-1]
                    following = (*moved[:2], *sorted(moved[2 : 2 + lanes]), *sorted(moved[2 + lanes :]))
                    if following not in seen:
                        seen.add(following)
                        ahead.append((following, made + 1))
    raise AssertionError((count, lanes, cells))


@pytest.mark.parametrize("title, cells", [("stronghold", 1), ("fastness", 2)])
@pytest.mark.parametrize("lanes", [0, 1, 2])
@pytest.mark.parametrize("count", range(2, 7))
def test_a_run_goes_over_by_the_shortest_way_there_is(title: str, cells: int, lanes: int, count: int) -> None:
    start = ordered(title, count, lanes, "JH")
    line = singles(start.game, start.start, Move(4, 5, count))
    assert len(line) == (fewest(count, lanes, cells) if count <= (cells + 1) * 2**lanes else 0)
    position = start.start
    for move in line:
        assert move in moves(start.game, position)
        position = play(start.game, position, move)


@pytest.mark.parametrize("title, longest", [("ten-by-one", 2), ("bastion", 3)])
def test_built_in_suit_a_run_keeps_its_order_by_free_cells_card_by_card(title: str, longest: int) -> None:
    """With as many free cells as it has cards less one."""
    rows = ".".join(f"t{i}~{card}" for i, card in enumerate(["KC", "KD", "QC", "QD", "QS", "JC", "JD"], 3))
    whole = deal(f"{title}=t0~KH{'9H8H7H'[: 2 * longest]}.t1~TH.t2~*KS.{rows}")
    assert piles(after(whole.text, f"t0-t1:{longest}"))["t1"] == "TH" + "9H8H7H"[: 2 * longest]
    longer = deal(f"{title}=t0~KH{'9H8H7H6H'[: 2 * longest + 2]}.t1~TH.t2~*KS.{rows}")
    assert singles(longer.game, longer.start, Move(4, 5, longest + 1)) == ()


@pytest.mark.parametrize("title", ["ten-by-one", "bastion"])
def test_built_in_suit_a_run_of_any_length_is_turned_round_with_the_cells_full(title: str) -> None:
    cells = "".join(f".c{i}~{card}" for i, card in enumerate(["AS", "AC"][: CELLS[title]]))
    position = f"{title}=t0~KC2H3H4H5H.t1~AH.t2~*KD{cells}"
    start = deal(position)
    assert singles(start.game, start.start, step(start, "t0-t1")) == ()
    assert piles(after(position, "t0-t3:4"))["t3"] == "5H4H3H2H"


@pytest.mark.parametrize("title", [*DOWN, "bastion"])
def test_safe_at_home_is_what_is_safe_without_the_cells(title: str) -> None:
    """Rank r once every other foundation has come to r - 2 where rows are built down; always where they are in suit."""
    start = deal(f"{title}=fC~AC2C3C.fD~AD2D.fH~AH2H.fS~AS2S.t0~*")
    higher = deal(f"{title}=fC~AC2C3C4C.fD~AD2D.fH~AH2H.fS~AS2S.t0~*")
    assert safe(start.game, start.start, parse_card("4C"))
    assert safe(higher.game, higher.start, parse_card("5C")) is (title == "bastion")
    safe_ones = {card_text(card) for card in start.game.pack if safe(start.game, start.start, card)}
    assert safe_ones == {"3D", "3S", "3H", "4C"}
