"""The walls behind the cards: round the foundations, and along the ramparts of the city."""

from itertools import product

import pytest

from ramparts.app.layout import Layout, layout, shapes
from ramparts.app.layout.boxes import Box, Size, Wall, bounds
from ramparts.app.layout.walls import THICKNESS, UNITS, within
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Role

GAMES = [title.at(1) for title in TITLES.values()]
WINDOWS = [
    Size(*size) for size in ((320, 568), (360, 640), (390, 844), (640, 360), (768, 1024), (1280, 800), (1920, 1080))
]
TABLES = [(game, size, shape) for game, size in product(GAMES, WINDOWS) for shape in shapes(game)]

each_table = pytest.mark.parametrize(
    "game, size, shape", TABLES, ids=lambda value: value.id if isinstance(value, Game) else str(value)
)


def laid(game: Game, size: Size, shape: str = "auto") -> Layout:
    return layout(game, [len(cards) for cards in game.deal(sorted(game.pack))], size, shape)


def keep(made: Layout) -> Wall:
    (found,) = (wall for wall in made.walls if wall.kind == "keep")
    return found


@each_table
def test_every_wall_lies_on_the_board_and_holds_what_it_is_drawn_round(game: Game, size: Size, shape: str) -> None:
    made = laid(game, size, shape)
    board = Box(0, 0, made.frame.board.width, made.frame.board.height)
    for wall in made.walls:
        assert board.holds(wall.box)
        assert wall.box.holds(wall.inner)


@each_table
def test_the_keep_stands_round_foundations_and_cells_and_meets_no_other_pile(
    game: Game, size: Size, shape: str
) -> None:
    made = laid(game, size, shape)
    kept = game.having(Role.FOUNDATION, Role.CELL)
    assert keep(made).inner == bounds([made.lanes[i].slot for i in kept])
    others = [made.lanes[i] for i in range(len(game.piles)) if i not in kept]
    beside = keep(made).box
    assert not any(beside.meets(lane.slot) for lane in others if lane.slot.y < beside.bottom and lane.edge in "lr")


def test_a_keep_has_room_for_a_gate_and_a_battlement_where_the_window_has() -> None:
    for game in GAMES[:2]:
        made = laid(game, Size(1280, 800))
        wall, unit = keep(made), made.card.width / UNITS
        assert wall.side == "column"
        assert wall.inner.y - wall.box.y >= 60 * unit
        assert wall.box.bottom - wall.inner.bottom >= 58 * unit


def test_the_wall_of_a_turned_castle_reaches_from_edge_to_edge() -> None:
    made = laid(GAMES[0], Size(390, 844))
    assert (keep(made).side, keep(made).box.x, keep(made).box.width) == ("row", 0, 390)


def test_the_city_has_a_wall_on_each_side_and_its_thickness_is_outside() -> None:
    game = TITLES["besieged-city"].at(1)
    made = laid(game, Size(1280, 800))
    sides = {wall.side: wall for wall in made.walls if wall.kind == "rampart"}
    assert set(sides) == {"top", "bottom", "left", "right"}
    for side, wall in sides.items():
        out = {
            "top": wall.inner.y - wall.box.y,
            "bottom": wall.box.bottom - wall.inner.bottom,
            "left": wall.inner.x - wall.box.x,
            "right": wall.box.right - wall.inner.right,
        }
        assert max(out, key=lambda name: out[name]) == side
        assert out[side] > THICKNESS


def test_games_without_ramparts_have_a_keep_alone() -> None:
    assert all(len(laid(game, Size(1280, 800)).walls) == (5 if game.having(Role.RAMPART) else 1) for game in GAMES)


def test_what_lies_beyond_the_board_is_cut_off() -> None:
    assert within(Box(-5, -6, 30, 30), Box(0, 0, 20, 21)) == Box(0, 0, 20, 21)
