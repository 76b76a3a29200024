"""Piles that the rules do not tell apart: the rows of a castle, or the two ramparts at the ends of one line.

Two positions in which only such piles have changed places are won or lost together, so a search looks at one of them.
"""

from functools import lru_cache

from ramparts.engine.tables import CACHE_SIZE, Hosts, Tables, Way, tables_of
from ramparts.rules.game import Game


@lru_cache(CACHE_SIZE)
def interchangeable(game: Game) -> tuple[tuple[int, ...], ...]:
    """The groups, of two piles or more, in which any two may change places and every rule stays as it is.

    Piles that are refilled, or from which others are refilled, are in none: they are served in their order.
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
    """Whether nothing changes in the tables when two piles change places."""
    duties = (tables.climbing, tables.must_fill, tables.free)
    if any((one in duty) is not (other in duty) for duty in duties):
        return False
    return all(_same_ways(ways, one, other) for ways in (tables.ways, tables.open_ways))


def _same_ways(ways: tuple[tuple[Way, ...], ...], one: int, other: int) -> bool:
    """Whether all piles have the same ways as before when two piles change places, as sources and as targets."""
    single = [{(dst, way.hosts) for way in each for dst in way.dsts} for each in ways]
    places = {one: other, other: one}
    swapped: list[set[tuple[int, Hosts]]] = [{(places.get(dst, dst), hosts) for dst, hosts in each} for each in single]
    swapped[one], swapped[other] = swapped[other], swapped[one]
    return swapped == single
