"""The shapes of the table: which one is taken when, and what lies where in it."""

import pytest

from ramparts.app.layout import Frame, Layout, frame, layout, panel_room
from ramparts.app.layout.boxes import Size
from ramparts.app.layout.lanes import shares
from ramparts.games.catalogue import TITLES
from ramparts.games.fortress import FORTRESS
from ramparts.rules.game import Game, Role

PORTRAIT, LANDSCAPE, DESKTOP = Size(360, 640), Size(640, 360), Size(1280, 800)
BESIDE = [LANDSCAPE, Size(768, 1024), Size(900, 700), Size(932, 430), Size(1024, 768), DESKTOP, Size(1920, 1080)]
CITY = TITLES["besieged-city"].at(1)
FORTITUDE = TITLES["fortitude"].at(1)


def laid(
    game: Game, screen: Size, longest: tuple[int, int] = (5, 5), shape: str = "auto", framed: Frame | None = None
) -> Layout:
    """A layout with the given numbers of cards in the first two rows (one of each wing in Fortress), five in others."""
    heights = [5 if pile.role is Role.ROW else 3 for pile in game.piles]
    for i, count in zip(game.having(Role.ROW), longest, strict=False):
        heights[i] = count
    return layout(game, heights, screen, shape, framed)


def place(game: Game, made: Layout, pile: str) -> tuple[float, float]:
    """The top left corner of a pile's slot."""
    return made.lanes[game.index(pile)].slot[:2]


@pytest.mark.parametrize(
    "size, shape, bar",
    [
        (Size(1150, 1000), "castle", "bottom"),
        (Size(1149, 1000), "turned", "bottom"),
        (PORTRAIT, "turned", "bottom"),
        (LANDSCAPE, "castle", "rails"),
        (DESKTOP, "castle", "bottom"),
    ],
)
def test_a_castle_turns_with_the_window(size: Size, shape: str, bar: str) -> None:
    made = laid(FORTRESS, size)
    assert (made.shape, made.frame.bar) == (shape, bar)


def test_fortitude_has_columns_and_the_city_is_a_city_in_any_window() -> None:
    for size in (PORTRAIT, LANDSCAPE, DESKTOP):
        assert laid(FORTITUDE, size).shape == "columns"
        assert laid(CITY, size).shape == "city"


@pytest.mark.parametrize("size, longest, strip", [
    (PORTRAIT, (6, 6), 25),
    (PORTRAIT, (9, 5), 16.5),
    (PORTRAIT, (13, 5), 13),
    (LANDSCAPE, (6, 6), 19),
    (LANDSCAPE, (9, 9), 19),
    (LANDSCAPE, (13, 5), 13),
])  # fmt: skip
def test_strips_of_a_castle_on_a_phone(size: Size, longest: tuple[int, int], strip: float) -> None:
    made = laid(FORTRESS, size, longest)
    assert min(made.lanes[i].strip for i in FORTRESS.having(Role.ROW)) >= strip


def test_cards_are_as_wide_as_a_phone_allows() -> None:
    assert laid(FORTRESS, PORTRAIT).card.width >= 65
    assert laid(FORTRESS, LANDSCAPE).card.width >= 46


def test_cards_do_not_grow_for_ever() -> None:
    assert laid(FORTRESS, Size(1920, 1080)).card.width <= 130


def test_wings_lie_left_and_right_of_the_foundations_and_open_outwards() -> None:
    made = laid(FORTRESS, DESKTOP)
    keep = place(FORTRESS, made, "fC")[0]
    for i in FORTRESS.having(Role.ROW):
        lane = made.lanes[i]
        assert (lane.slot.x < keep, lane.edge) in {(True, "r"), (False, "l")}
        assert abs(lane.cards[-1].x - keep) > abs(lane.slot.x - keep)
    assert place(FORTRESS, made, "t0")[1] == place(FORTRESS, made, "t1")[1]


def test_the_turned_castle_grows_up_and_down_from_its_foundations() -> None:
    made = laid(FORTRESS, PORTRAIT)
    wall = place(FORTRESS, made, "fC")[1]
    for i in FORTRESS.having(Role.ROW):
        lane = made.lanes[i]
        assert (lane.slot.y < wall, lane.edge) in {(True, "b"), (False, "t")}
        assert abs(lane.cards[-1].y - wall) > abs(lane.slot.y - wall)


def test_the_foundations_of_a_castle_leave_the_middle_only_for_a_row_that_could_not_be_read() -> None:
    def middle(*longest: int) -> float:
        made = laid(FORTRESS, PORTRAIT, (longest[0], longest[1]))
        return made.lanes[0].slot.y + made.card.height / 2 - made.frame.board.height / 2

    assert abs(middle(5, 13)) <= 1
    assert abs(middle(13, 5)) <= 1
    assert middle(24, 5) > 20
    assert middle(5, 24) < -20


def test_shares_are_even_unless_a_wing_is_cramped() -> None:
    assert shares(200, 20, (7, 3)) == (100, 100)
    assert shares(240, 20, (13, 3)) == (164, 76)
    assert shares(240, 20, (3, 13)) == (76, 164)
    assert shares(200, 20, (13, 9)) == (116, 84)
    assert shares(30, 20, (1, 1)) == (20, 10)


def test_columns_stand_side_by_side_in_the_order_of_their_numbers() -> None:
    for size in (PORTRAIT, LANDSCAPE, DESKTOP):
        for game in (FORTRESS, FORTITUDE):
            made = laid(game, size, shape="columns")
            columns = [made.lanes[i].slot for i in sorted(game.having(Role.ROW), key=lambda i: game.piles[i].number)]
            assert len({slot.y for slot in columns}) == 1
            assert [slot.x for slot in columns] == sorted(slot.x for slot in columns)
            assert all(made.lanes[i].edge == "t" for i in game.having(Role.ROW))


def test_a_long_column_makes_cards_shorter() -> None:
    assert laid(FORTITUDE, Size(1280, 500), (16, 5)).card.height < laid(FORTITUDE, Size(1280, 500)).card.height


def test_ramparts_stand_at_the_ends_of_the_lines_of_the_reserve() -> None:
    for size in (PORTRAIT, LANDSCAPE, DESKTOP):
        made = laid(CITY, size)
        for row in range(4):
            west, first, last, east = (
                place(CITY, made, name) for name in (f"w{row}", f"r{row}0", f"r{row}2", f"e{row}")
            )
            assert west[1] == first[1] == last[1] == east[1]
            assert west[0] < first[0] < last[0] < east[0]
        for column in range(3):
            names = f"n{column}", f"r0{column}", f"r3{column}", f"s{column}"
            north, first, last, south = (place(CITY, made, name) for name in names)
            assert north[0] == first[0] == last[0] == south[0]
            assert north[1] < first[1] < last[1] < south[1]


def test_the_packet_of_a_rampart_shows_that_it_has_grown_and_a_foundation_stays_square() -> None:
    heights = [3] * len(CITY.piles)
    made = layout(CITY, heights, PORTRAIT)
    first, second, third = made.lanes[CITY.index("w0")].cards
    assert first.y > second.y > third.y
    assert len(set(made.lanes[CITY.index("fC")].cards)) == 1
    heights[CITY.index("w0")] = 26
    assert layout(CITY, heights, PORTRAIT).lanes[CITY.index("w0")].cards[-1] == third


@pytest.mark.parametrize("size", BESIDE)
def test_header_and_tools_stand_in_what_a_panel_leaves_of_the_window(size: Size) -> None:
    """Bug: they stayed in the middle of the window, and the panel lay over the button of the menu."""
    taken, whole = panel_room(size), frame(size)
    left, beside = size.width - taken.width, frame(size, taken)
    header, tools = beside.header, beside.tools
    assert beside.bar == whole.bar
    assert (header.y, tools.y, tools.height) == (whole.header.y, whole.tools.y, whole.tools.height)
    assert tools.x >= 8
    assert tools.right <= left - 8
    if beside.bar == "bottom":
        assert header.right == left
        assert abs(tools.x + tools.width / 2 - left / 2) <= 1
        assert tools.width == min(whole.tools.width, left - 16)
    else:
        assert header.right <= beside.board.x
        assert beside.board.right <= tools.x


@pytest.mark.parametrize("size", [LANDSCAPE, Size(667, 375), Size(740, 360), Size(844, 390), Size(700, 600)])
@pytest.mark.parametrize("title", ["fortress", "beleaguered-castle", "streets-and-alleys", "ten-by-one"])
def test_beside_a_review_the_castle_stays_and_its_cards_are_as_large_as_its_rows_allow(title: str, size: Size) -> None:
    """Bug: it was turned, and who looked at a card had to look for it; as it stood its cards had been half as large."""
    game, taken = TITLES[title].at(1), panel_room(size, always=True)
    rows = game.having(Role.ROW)
    for counts, index, strip in (((6, 7), 15, 18), ((9, 9), 11, 14), ((13, 9), 11, 12)):
        made = laid(game, size, counts, framed=frame(size, taken))
        assert made.shape == "castle"
        assert min(made.lanes[row].index for row in rows) >= index
        assert min(made.lanes[row].strip for row in rows) >= strip
