"""Piles that the rules do not tell apart: the rows of a castle, or the two ramparts at the ends of one line."""

from functools import lru_cache

from ramparts.game import Game
from ramparts.tables import KEPT, Tables, Way, tables_of


@lru_cache(KEPT)
def alike(game: Game) -> tuple[tuple[int, ...], ...]:
    """The groups of more than one pile of which any two may change places, and neither a way nor a duty changes.

    Piles that are refilled or are refilled from keep their places, for they have an order.
    """
    tables = tables_of(game)
    ordered = {*tables.foundation, *tables.feeders, *(place for place, _ in tables.refill)}
    groups: list[list[int]] = []
    for pile in sorted({*range(len(game.piles))} - ordered):
        group = next((group for group in groups if _same(tables, group[0], pile)), None)
        if group is None:
            groups.append([pile])
        else:
            group.append(pile)
    return tuple(tuple(group) for group in groups if len(group) > 1)


def _same(tables: Tables, one: int, other: int) -> bool:
    duties = (tables.climbing, tables.must_fill, tables.free)
    if any((one in duty) is not (other in duty) for duty in duties):
        return False
    return all(_swapped(ways, one, other) == [set(each) for each in ways] for ways in (tables.ways, tables.open_ways))


def _swapped(ways: tuple[tuple[Way, ...], ...], one: int, other: int) -> list[set[Way]]:
    """The ways of a game in which two piles have changed places."""
    places = {one: other, other: one}
    swapped = [{way._replace(dst=places.get(way.dst, way.dst)) for way in each} for each in ways]
    swapped[one], swapped[other] = swapped[other], swapped[one]
    return swapped
