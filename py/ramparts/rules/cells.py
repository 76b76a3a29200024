"""Cells: places for one card each beside the rows of a game."""

from dataclasses import replace

from ramparts.rules.game import Game, Pile, Role


def cells(count: int) -> tuple[Pile, ...]:
    """Cells ``c0``, ``c1``...: each is a place for one card; a cell alone has no number."""
    return tuple(Pile(f"c{i}", Role.CELL, word="cell", number=i + 1 if count > 1 else 0) for i in range(count))


def with_cells(game: Game, count: int) -> Game:
    """The game with so many cells: a card of a row may be put into an empty one, and from there wherever it might go.

    Cards do not go from cell to cell. The cells are empty at the start.
    """
    return replace(
        game,
        piles=game.piles + cells(count),
        deal=lambda deck: game.deal(deck) + (b"",) * count,
        build={**game.build, (Role.CELL, Role.ROW): game.build[Role.ROW, Role.ROW]},
        fill=game.fill | {(Role.ROW, Role.CELL), (Role.CELL, Role.ROW)},
        climb=game.climb | {Role.CELL},
    )
