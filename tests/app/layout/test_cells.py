"""Where cells stand: in the keep, with the foundations, and for no game of smaller cards than need be."""

from itertools import pairwise

import pytest

from ramparts.app.layout import Layout, layout
from ramparts.app.layout.boxes import Box, Size, Wall, bounds
from ramparts.app.layout.walls import UNITS
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Role
from tests.app.layout.test_layout import SIZES

GAMES = {name: title.at(1) for name, title in TITLES.items() if title.at(1).having(Role.CELL)}

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")

UPRIGHT, LYING, DESK = Size(360, 640), Size(640, 360), Size(1280, 800)


def laid(game: Game, size: Size, shape: str = "auto") -> Layout:
    return layout(game, [len(cards) for cards in game.deal(sorted(game.pack))], size, shape)


def places(game: Game, made: Layout) -> tuple[list[Box], list[Box]]:
    """The places of the foundations, and of the cells."""
    homes, cells = ([made.lanes[i].slot for i in game.having(role)] for role in (Role.FOUNDATION, Role.CELL))
    return homes, cells


def keep(made: Layout) -> Wall:
    (found,) = made.walls
    return found


@each_game
@each_size
def test_in_a_castle_they_stand_side_by_side_below_the_foundations_and_in_the_same_walls(
    game: Game, size: Size
) -> None:
    made = laid(game, size, "castle")
    homes, cells = places(game, made)
    assert len({cell.y for cell in cells}) == 1
    assert cells[0].y - homes[-1].bottom == pytest.approx(homes[1].y - homes[0].bottom)
    middle = bounds(cells).x + bounds(cells).width / 2
    assert middle == pytest.approx(homes[0].x + homes[0].width / 2, abs=0.5)
    assert all(keep(made).box.holds(cell) for cell in cells)


@each_game
def test_on_a_desk_the_door_of_the_tower_is_below_them(game: Game) -> None:
    made = laid(game, DESK)
    _, cells = places(game, made)
    assert keep(made).box.bottom - cells[0].bottom >= 38 * made.card.width / UNITS


@each_game
@pytest.mark.parametrize("shape", ["turned", "columns"])
@pytest.mark.parametrize("size", [UPRIGHT, Size(320, 568), Size(390, 844), Size(768, 1024)], ids=str)
def test_in_a_high_window_they_go_on_with_the_row_of_the_foundations(game: Game, size: Size, shape: str) -> None:
    homes, cells = places(game, laid(game, size, shape))
    row = [*homes, *cells]
    assert len({box.y for box in row}) == 1
    steps = {second.x - first.x for first, second in pairwise(row)}
    assert max(steps) - min(steps) < 1e-9


@each_game
def test_in_a_low_window_columns_have_them_below_the_foundations(game: Game) -> None:
    homes, cells = places(game, laid(game, LYING, "columns"))
    column = [*homes, *cells]
    assert len({box.x for box in column}) == 1
    assert [box.y for box in column] == sorted(box.y for box in column)


@each_game
@pytest.mark.parametrize("size", [UPRIGHT, Size(320, 568), Size(390, 844)], ids=str)
def test_a_thumb_reaches_them_on_a_phone(game: Game, size: Size) -> None:
    """In the middle third of the screen and its right half, off the edge."""
    made = laid(game, size)
    _, cells = places(game, made)
    for cell in cells:
        middle = made.frame.board.y + cell.y + cell.height / 2
        assert size.height / 3 <= middle <= size.height * 2 / 3
        assert size.width / 2 <= cell.x
        assert cell.right <= size.width - 4


@pytest.mark.parametrize("size", [UPRIGHT, LYING], ids=str)
def test_fortress_with_a_cell_has_cards_as_large_as_fortress_on_a_phone(size: Size) -> None:
    assert laid(GAMES["ten-by-one"], size).card == laid(TITLES["fortress"].at(1), size).card


@each_game
@pytest.mark.parametrize(
    "size, least",
    [(Size(320, 568), (47, 56)), (UPRIGHT, (54, 80)), (Size(390, 844), (59, 82)), (LYING, (41, 57)), (DESK, (81, 114))],
    ids=str,
)
def test_cards_are_no_smaller_than(game: Game, size: Size, least: tuple[int, int]) -> None:
    card = laid(game, size).card
    assert card.width >= least[0]
    assert card.height >= least[1]
