"""Every game in every window: what holds wherever cards lie."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.layout import Layout, layout, panel_room, shape_of, shapes
from ramparts.app.layout.boxes import Box, Size
from ramparts.app.layout.frame import clearing, frame
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Role
from tests.kit.examples import all_of

WINDOWS = ((320, 568), (360, 640), (390, 844), (640, 360), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
PHONES = ((390, 664), (390, 763), (375, 628), (750, 319), (712, 304), (667, 325))
"""What the notch, the round corners and the browser's own bars leave of the windows of phones."""

ENLARGED = tuple((width // 2, height // 2) for width, height in WINDOWS if min(width, height) >= 640)
"""What a browser that shows a window at 200 % has to give; in smaller ones it would be less than 320 pixels wide."""

BESIDE = (Size(900, 700), Size(932, 430), Size(1024, 768))
SIZES = [Size(*size) for size in WINDOWS + PHONES]
GAMES = [title.at(1) for title in TITLES.values()]
LANES = [game for game in GAMES if game.having(Role.ROW)]

each_size = all_of("size", SIZES)
each_enlarged = all_of("size", [*SIZES, *(Size(*size) for size in ENLARGED)])
each_beside = all_of("size", [*SIZES, *(Size(*size) for size in ENLARGED), *BESIDE])
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_with_lanes = pytest.mark.parametrize("game", LANES, ids=lambda game: game.id)


def dealt(game: Game) -> list[int]:
    """The heights of the piles of a deal."""
    return [len(cards) for cards in game.deal(sorted(game.pack))]


def with_lanes(game: Game, first: int, others: int) -> list[int]:
    """Heights with one lane of ``first`` cards in each wing of a game, the other lanes of ``others``."""
    heights, seen = [], set()
    for pile in game.piles:
        is_row = pile.role is Role.ROW
        count = 1 if pile.role is Role.CELL else 4
        heights.append(first if is_row and pile.wing not in seen else others if is_row else count)
        seen.add(pile.wing if is_row else "")
    return heights


def one_lane_of(game: Game, count: int, others: int) -> list[int]:
    """Heights with a single lane of ``count`` cards, the other lanes of ``others``."""
    heights = with_lanes(game, others, others)
    heights[game.having(Role.ROW)[0]] = count
    return heights


def rows(game: Game, made: Layout) -> Iterator[int]:
    """The indices of the lanes of overlapping cards."""
    return (i for i in range(len(made.lanes)) if game.piles[i].role is Role.ROW)


def check(game: Game, heights: Sequence[int], made: Layout) -> None:
    """Asserts what holds in every layout."""
    inside = Box(0, 0, made.frame.board.width, made.frame.board.height)
    assert [len(lane.cards) for lane in made.lanes] == list(heights)
    for pile, lane in zip(game.piles, made.lanes, strict=True):
        assert inside.holds(lane.zone), f"{pile.id}: the zone leaves the board"
        for box in (lane.slot, *lane.cards):
            assert lane.zone.holds(box), f"{pile.id}: a card leaves its lane"
            assert (box.width, box.height) == made.card, f"{pile.id}: a card of its own size"
    for (a, lane), (b, other) in combinations(enumerate(made.lanes), 2):
        assert not lane.zone.meets(other.zone), f"{game.piles[a].id} and {game.piles[b].id} overlap"


@each_enlarged
@each_game
def test_every_card_of_a_deal_lies_in_its_own_part_of_the_board(game: Game, size: Size) -> None:
    heights = dealt(game)
    for shape in ("auto", *shapes(game)):
        check(game, heights, layout(game, heights, size, shape))


@each_enlarged
@each_with_lanes
@pytest.mark.parametrize("longest", [0, 1, 9, 13, 19, 52])
def test_lanes_of_any_length_stay_inside(game: Game, size: Size, longest: int) -> None:
    for others in (0, 5, longest):
        for heights in (with_lanes(game, longest, others), one_lane_of(game, longest, others)):
            check(game, heights, layout(game, heights, size))


@each_beside
@each_game
@pytest.mark.parametrize("cards", [0, 13])
def test_a_panel_beside_the_table_leaves_room_for_all_of_it(game: Game, size: Size, cards: int) -> None:
    taken = panel_room(size)
    assert taken.height == 0
    for heights in (dealt(game), with_lanes(game, cards, 5)):
        made = layout(game, heights, size, framed=frame(size, taken))
        check(game, heights, made)
        assert made.shape == layout(game, heights, size).shape
        assert 0 < made.frame.board.right <= size.width - taken.width
    assert (taken.width == 0) == (size.width < 900)


@each_enlarged
@each_game
@pytest.mark.parametrize("cards", [0, 5])
def test_in_a_small_window_a_review_leaves_room_for_all_of_the_table(game: Game, size: Size, cards: int) -> None:
    taken = panel_room(size, always=True)
    assert (taken.width, taken.height) != (0, 0)
    for heights in (dealt(game), with_lanes(game, cards, 5)):
        made = layout(game, heights, size, framed=frame(size, taken))
        board = made.frame.board
        assert board.right <= size.width - taken.width
        assert board.bottom <= size.height - taken.height
        for lane in made.lanes:
            assert all(Box(0, 0, board.width, board.height).holds(card) for card in (lane.slot, *lane.cards))


@given(st.data())
def test_windows_of_every_form_hold_the_table(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    size = Size(data.draw(st.integers(280, 2600)), data.draw(st.integers(280, 1600)))
    shape = data.draw(st.sampled_from(("auto", *shapes(game))))
    heights = data.draw(st.lists(st.integers(0, 24), min_size=len(game.piles), max_size=len(game.piles)))
    check(game, heights, layout(game, heights, size, shape))


@each_size
@each_with_lanes
def test_strips_are_legible_with_lanes_of_up_to_nine(game: Game, size: Size) -> None:
    made = layout(game, with_lanes(game, 9, 9), size)
    assert min(made.lanes[i].strip for i in rows(game, made)) >= 14


@each_size
@each_with_lanes
def test_strips_are_legible_with_a_lane_of_thirteen(game: Game, size: Size) -> None:
    made = layout(game, one_lane_of(game, 13, 9), size)
    assert min(made.lanes[i].strip for i in rows(game, made)) >= 12


@each_size
@each_with_lanes
@pytest.mark.parametrize("longest", [1, 6, 9, 13])
def test_the_index_is_at_least_eleven_pixels_and_within_its_strip(game: Game, size: Size, longest: int) -> None:
    made = layout(game, with_lanes(game, longest, 5), size)
    for lane in made.lanes:
        across = 1.0 if lane.edge in "tb" else 0.84  # the pip's width, wider than that of a rank
        assert lane.index >= 11
        assert lane.index * across <= lane.strip - 1


@each_enlarged
@each_game
def test_a_card_lying_alone_has_an_index_of_at_least_eleven_pixels(game: Game, size: Size) -> None:
    assert layout(game, dealt(game), size).index >= 11


@each_enlarged
@each_with_lanes
def test_the_width_of_a_card_never_changes_and_its_height_only_for_lanes_over_nine(game: Game, size: Size) -> None:
    made = [layout(game, with_lanes(game, count, 5), size).card for count in range(20)]
    assert {card.width for card in made} == {made[0].width}
    assert {card.height for card in made[:10]} == {made[0].height}
    assert all(later.height <= earlier.height for earlier, later in pairwise(made))


@each_size
@each_with_lanes
def test_the_foundations_stay_where_they_are_while_rows_grow_and_go(game: Game, size: Size) -> None:
    """Bug: a long row moved them towards the other wing, and they leapt back when the cards ran home."""
    rows = range(14)
    heights = [*(one_lane_of(game, count, 5) for count in rows), *(with_lanes(game, count, count) for count in rows)]
    for shape in ("auto", "columns"):
        every = [layout(game, each, size, shape) for each in heights]
        middle = 0.5 if every[0].shape == "turned" else 0  # there it is their middle that stays when cards become lower
        for home in game.foundation:
            slots = [made.lanes[home].slot for made in every]
            downs = [slot.y + middle * slot.height for slot in slots]
            assert len({slot.x for slot in slots}) == 1, shape
            assert max(downs) - min(downs) <= 2 * middle, shape


@each_enlarged
@each_with_lanes
def test_cards_peep_out_by_the_strip_at_the_edge_of_the_index(game: Game, size: Size) -> None:
    made = layout(game, with_lanes(game, 6, 5), size)
    for i in rows(game, made):
        lane = made.lanes[i]
        assert lane.cards[0] == lane.slot
        for card, cover in zip(lane.cards, lane.cards[1:], strict=False):
            seen = {
                "l": cover.x - card.x,
                "r": card.right - cover.right,
                "t": cover.y - card.y,
                "b": card.bottom - cover.bottom,
            }
            assert seen[lane.edge] == lane.strip
            assert sum(map(abs, seen.values())) == 2 * lane.strip


@each_enlarged
def test_the_frame_keeps_its_parts_apart_and_the_buttons_off_the_edge(size: Size) -> None:
    made = layout(GAMES[0], dealt(GAMES[0]), size).frame
    window = Box(0, 0, *size)
    parts = (made.header, made.tools, made.board)
    assert all(window.holds(part) for part in parts)
    assert not any(one.meets(other) for one, other in combinations(parts, 2))
    assert window.grown(-8).holds(made.tools)
    assert min(made.tools.width, made.tools.height) >= 44
    gap = 6 if size in WINDOWS else 4  # what a phone leaves of its window may be less high than any whole one
    assert max(made.tools.width, made.tools.height) >= 6 * 44 + 5 * gap


@each_size
@each_game
def test_the_clearing_meets_no_foundation_and_has_room_for_a_notice(game: Game, size: Size) -> None:
    made = layout(game, [0] * len(game.piles), size)
    homes = [made.lanes[i].slot for i in game.foundation]
    room = clearing(made.frame.board, homes)
    assert Box(0, 0, made.frame.board.width, made.frame.board.height).holds(room)
    assert not any(room.meets(home) for home in homes)
    assert room.width >= 200
    assert room.height >= 190


@each_game
def test_a_wish_for_a_shape_the_game_lacks_is_passed_over(game: Game) -> None:
    assert shape_of(game, SIZES[1], "octagon") == shape_of(game, SIZES[1])
    assert all(shape_of(game, SIZES[1], shape) == shape for shape in shapes(game))
