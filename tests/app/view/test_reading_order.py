"""One number means one row everywhere: numbers go up as the eye meets the rows, in every game and every shape."""

from collections.abc import Iterator
from itertools import chain

import pytest

from ramparts.app.input.keyboard import intent_of_key
from ramparts.app.layout import Layout, Size, layout, shapes
from ramparts.app.messages.intents import Touch
from ramparts.app.study.typed.names import pile_named
from ramparts.app.view.board import board
from ramparts.app.view.groups import groups
from ramparts.app.words.sentences import ENGLISH
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Role
from tests.kit.playing.positions import deal
from tests.kit.visit.table import seated, table

GAMES = {
    f"{title.id}/{level}": title.at(level) for title in TITLES.values() for level in range(1, title.ladder_top + 1)
}

WIDE, TALL = Size(1280, 800), Size(360, 640)

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def drawn(game: Game) -> Iterator[Layout]:
    """The table of a game in each of its shapes, in a wide window and in a tall one."""
    heights = [len(cards) for cards in game.deal(sorted(game.pack))]
    for shape in shapes(game):
        for window in (WIDE, TALL):
            yield layout(game, heights, window, shape)


def as_seen(made: Layout, piles: tuple[int, ...]) -> list[int]:
    """These piles as the eye meets them: from the top of a castle's wing to its foot, else from left to right."""
    down = made.shape == "castle"
    return sorted(piles, key=lambda i: (made.lanes[i].slot.y, made.lanes[i].slot.x)[:: 1 if down else -1])


@each_game
def test_the_numbers_of_rows_go_up_one_by_one_down_the_left_wing_and_then_the_right(game: Game) -> None:
    """Bug: in Fortress the left wing had the rows 1, 3, 4, 5 and 6, and the right one 2, 7, 8, 9 and 10."""
    rows = game.having(Role.ROW)
    for made in drawn(game):
        wings = [tuple(i for i in rows if game.piles[i].wing == wing) for wing in ("left", "right", "column")]
        met = chain.from_iterable(as_seen(made, wing) for wing in wings)
        assert [game.piles[i].number for i in met] == [*range(1, len(rows) + 1)], made.shape


@each_game
def test_columns_side_by_side_are_numbered_from_left_to_right(game: Game) -> None:
    for made in drawn(game):
        if made.shape == "columns":
            seen = as_seen(made, game.having(Role.ROW))
            assert [game.piles[i].number for i in seen] == [*range(1, len(seen) + 1)]


@each_game
def test_ramparts_and_cells_are_numbered_as_the_eye_meets_them(game: Game) -> None:
    for made in drawn(game):
        sides: dict[tuple[Role, str], list[int]] = {}
        for i in game.having(Role.RAMPART, Role.CELL):
            sides.setdefault((game.piles[i].role, game.piles[i].side), []).append(i)
        for piles in sides.values():
            seen = sorted(piles, key=lambda i: (made.lanes[i].slot.y, made.lanes[i].slot.x))
            alone = len(piles) == 1 and not game.piles[piles[0]].number
            assert alone or [game.piles[i].number for i in seen] == [*range(1, len(seen) + 1)]


@each_game
def test_the_page_is_read_in_the_order_of_the_numbers(game: Game) -> None:
    model = seated(deal("fortress:ms33")._replace(game=game, start=game.deal(sorted(game.pack))))
    read = [pile for group in groups(model) for pile in group.piles]
    rows = [pile for pile in read if game.piles[pile].role is Role.ROW]
    assert [game.piles[pile].number for pile in rows] == [*range(1, len(rows) + 1)]
    assert [pile for pile in game.reading if pile in rows] == rows
    assert sorted(game.reading) == [*range(len(game.piles))]


@each_game
def test_the_number_on_the_table_is_that_of_its_key_and_of_what_is_typed(game: Game) -> None:
    model = seated(deal("fortress:ms33")._replace(game=game, start=game.deal(sorted(game.pack))))
    for pile in game.having(Role.ROW):
        number = board(model).lanes[pile].number
        touched = intent_of_key(model, board(model), number[-1])
        assert isinstance(touched, Touch)
        assert touched.pile == pile == pile_named(ENGLISH, game, number)


def test_ids_of_piles_are_what_they_were() -> None:
    """They stand in links, saved games and boards."""
    model = table("fortress:ms33")
    wings = {pile.id: (pile.wing, pile.number) for pile in model.deal.game.piles if pile.role is Role.ROW}
    assert [*wings.items()] == [
        *(("t0", ("left", 1)), ("t1", ("right", 6)), ("t2", ("left", 2)), ("t3", ("left", 3)), ("t4", ("left", 4))),
        *(("t5", ("left", 5)), ("t6", ("right", 7)), ("t7", ("right", 8)), ("t8", ("right", 9)), ("t9", ("right", 10))),
    ]
