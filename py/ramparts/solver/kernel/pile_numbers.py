"""A search of any piles as numbers, as `pile_input.c` reads it: the tables of the game, weights, and the position.

The kernel counts piles from 1 up, without the foundations, which come first in a game.
"""

from collections.abc import Iterable
from functools import lru_cache
from struct import pack

from ramparts.engine.tables import CACHE_SIZE, FACES, Hosts, Tables, Way, tables_of
from ramparts.rules.cards import face
from ramparts.rules.game import Game, Move, Position
from ramparts.solver.piles.heuristic import PileWeights, built_piles
from ramparts.solver.piles.symmetry import interchangeable

OF_PILES = 2
"""The kind of search, where others have `relaxed`."""

PLACES, MOST_TABLES, MOST_FEEDERS, LONGEST_ASCENT, MOST_CARDS = 32, 8, 4, 31, 124
"""As `kernel.h` has them; a pile of the number `PLACES` and more is the foundation of a suit."""

HASH_BITS = 64

MOST_ROOM = 8_000_000
"""How many positions a search may keep at all: as many as an array of the kernel takes."""


@lru_cache(CACHE_SIZE)
def fits_kernel(game: Game) -> bool:
    """Whether the kernel can search the piles of this game."""
    tables, foundations = tables_of(game), set(game.foundation)
    sources = {feeder for _, feeders in tables.refill for feeder in feeders}
    return (
        not game.chosen_base
        and sorted(foundations) == list(range(len(foundations)))
        and len(game.piles) - len(foundations) < PLACES
        and len(game.pack) <= MOST_CARDS
        and len(game.ladder) <= LONGEST_ASCENT
        and len(_hosts(tables)) <= MOST_TABLES
        and all(len(feeders) <= MOST_FEEDERS for _, feeders in tables.refill)
        and not foundations & {*tables.must_fill, *tables.free, *sources, *(place for place, _ in tables.refill)}
        and not any(ways[i] for ways in (tables.ways, tables.open_ways) for i in foundations)
    )


def pile_numbers(
    game: Game, position: Position, weights: PileWeights, room: int = MOST_ROOM, hash_bits: int = HASH_BITS
) -> bytes:
    """A search of this game, which `fits_kernel`, from this position.

    It keeps no more positions than ``room``; of each hash it keeps so many bits, which are fewer in tests only.
    """
    count, tables = len(game.foundation), tables_of(game)
    masks = (tables.climbing, tables.must_fill, tables.feeders, tables.free, built_piles(game))
    head = pack("<4I3i", OF_PILES, len(game.piles) - count, min(room, MOST_ROOM), hash_bits, *weights)
    heights = bytes(len(position[i]) for i in game.foundation)
    piles = b"".join(bytes([len(cards), *map(face, cards)]) for cards in position[count:])
    return head + pack("<5I", *(_mask(piles, count) for piles in masks)) + _rules(game) + heights + piles


def _mask(piles: Iterable[int], foundations: int) -> int:
    return sum(1 << i - foundations + 1 for i in piles)


def _hosts(tables: Tables) -> list[Hosts]:
    """The different tables by which cards pass."""
    return sorted({way.hosts for ways in (*tables.ways, *tables.open_ways) for way in ways})


@lru_cache(CACHE_SIZE)
def _rules(game: Game) -> bytes:
    """Groups, tables, ways, refills and ascents."""
    count, tables = len(game.foundation), tables_of(game)
    piles = range(count, len(game.piles))
    group_of = {pile: group[0] for group in interchangeable(game) for pile in group}
    hosts = _hosts(tables)
    said = bytes([*(group_of.get(pile, pile) for pile in piles), len(hosts)])
    said += pack(f"<{len(hosts) * FACES}Q", *(mask for each in hosts for mask in each))
    for ways in (tables.ways, tables.open_ways):
        said += bytes(_table(ways[src], dst, hosts) for src in piles for dst in piles)
    said += bytes([len(tables.refill)])
    for place, feeders in tables.refill:
        said += bytes([place - count + 1, len(feeders), *(i - count + 1 for i in feeders)]).ljust(
            2 + MOST_FEEDERS, b"\0"
        )
    for ascent in next(iter(tables.ascents.values())):
        said += bytes([len(ascent), *ascent]).ljust(1 + LONGEST_ASCENT, b"\0")
    return said


def _table(ways: Iterable[Way], dst: int, hosts: list[Hosts]) -> int:
    """The number, from 1 up, of the table by which cards pass to a pile; 0 where they do not."""
    return next((1 + hosts.index(way.hosts) for way in ways if dst in way.dsts), 0)


def pile_line(game: Game, steps: bytes) -> tuple[Move, ...]:
    """The moves of a line of the kernel, two bytes for each: source and target."""
    count = len(game.foundation)
    targets = [game.foundation[dst - PLACES] if dst >= PLACES else dst + count - 1 for dst in steps[1::2]]
    return tuple(Move(src + count - 1, dst) for src, dst in zip(steps[::2], targets, strict=True))
