"""A game's rules as data: its predicates, asked once about every pair of faces and of piles, kept as bit masks.

The solver runs on these tables and on nothing else: relations are stated once, by the game. `moves` and `after` read
them a second time as `ramparts.play` reads the game; tests hold the two readings equal in every game.

A mask of faces has bit ``f`` set for face ``f`` (0 to 51).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ramparts.cards import SUITS, Card, card_of, face, rank, suit
from ramparts.game import Fits, Game, Move, Pile, Position, Role

FACES = 52

Hosts = tuple[int, ...]
"""By face: the mask of the faces on which it may be laid."""

NOWHERE: Hosts = (0,) * FACES


class Way(NamedTuple):
    """How cards pass from one pile to another that is no foundation.

    ``hosts`` says what they may be laid on there; ``fill`` whether they may be laid there when the pile is empty.
    """

    dst: int
    hosts: Hosts
    fill: bool


@dataclass(frozen=True, kw_only=True)
class Tables:
    """The rules of one game as data. Piles are indices into `Game.piles`.

    ``hosts`` has one table for each pair of roles that the game builds between. ``ways`` gives every pile's ways, and
    ``open_ways`` the same once the game may be rearranged, which it may when the piles ``feeders`` are empty; then the
    piles ``free`` change places at will. ``ascents`` has for each rank that may begin the foundations (only one, unless
    the base is chosen) the faces of each suit in the order in which they go home.
    """

    foundation: tuple[int, ...]
    climbing: frozenset[int]
    hosts: dict[tuple[Role, Role], Hosts]
    ways: tuple[tuple[Way, ...], ...]
    open_ways: tuple[tuple[Way, ...], ...]
    ascents: dict[int, tuple[tuple[Card, ...], ...]]
    chosen_base: bool
    must_fill: tuple[int, ...]
    feeders: tuple[int, ...]
    refill: tuple[tuple[int, tuple[int, ...]], ...]
    free: tuple[int, ...]


def faces_in(mask: int) -> Iterator[Card]:
    """The faces of a mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def hosts_of(fits: Fits) -> Hosts:
    """A relation between cards as a table, asked about all 52 x 52 pairs of faces."""
    return tuple(sum(1 << top for top in range(FACES) if fits(top, card)) for card in range(FACES))


def tabulated(game: Game) -> Tables:
    """The tables of a game: some ten thousand questions put to its predicates, a few milliseconds."""
    hosts = {roles: hosts_of(fits) for roles, fits in game.build.items()}
    refill = tuple(
        (place, tuple(feeder for role in roles for feeder in game.having(role)))
        for filled, roles in game.refill
        for place in game.having(filled)
    )
    bases = game.ladder if game.chosen_base else game.ladder[:1]
    return Tables(
        foundation=game.foundation,
        climbing=frozenset(game.having(*game.climb)),
        hosts=hosts,
        ways=tuple(tuple(_ways(game, hosts, source, rearranging=False)) for source in game.piles),
        open_ways=tuple(tuple(_ways(game, hosts, source, rearranging=True)) for source in game.piles),
        ascents={base: _ascents(game, base) for base in bases},
        chosen_base=game.chosen_base,
        must_fill=game.having(*game.must_fill),
        feeders=tuple(sorted({feeder for _, feeders in refill for feeder in feeders})),
        refill=refill,
        free=() if game.transpose is None else game.having(game.transpose),
    )


def _ways(game: Game, hosts: dict[tuple[Role, Role], Hosts], source: Pile, *, rearranging: bool) -> Iterator[Way]:
    for dst, target in enumerate(game.piles):
        roles = (source.role, target.role)
        swaps = source.role is target.role is game.transpose
        if target == source or target.role is Role.FOUNDATION or swaps:
            continue
        near = game.near(source, target) or (rearranging and source.role is game.transpose)
        if near and (roles in hosts or roles in game.fill):
            yield Way(dst, hosts.get(roles, NOWHERE), roles in game.fill)


def _ascents(game: Game, base: int) -> tuple[tuple[Card, ...], ...]:
    start = game.ladder.index(base)
    turned = game.ladder[start:] + game.ladder[:start]
    return tuple(tuple(card_of(suit, rung) for rung in turned) for suit in range(len(SUITS)))


KEPT = 32
"""Of so many games, the last that were asked about, what was made for them is kept."""

tables_of = lru_cache(KEPT)(tabulated)
"""The tables of a game, made on the first need."""


def climbers(tables: Tables, position: Position) -> int:
    """The mask of the faces that are next on their suits' foundations."""
    bases = [position[home][0] for home in tables.foundation if position[home]]
    if tables.chosen_base and not bases:
        return (1 << FACES) - 1
    ascents = tables.ascents[rank(bases[0])] if tables.chosen_base else next(iter(tables.ascents.values()))
    heights = [len(position[home]) for home in tables.foundation]
    nexts = (ascent[height] for ascent, height in zip(ascents, heights, strict=True) if height < len(ascent))
    return sum(1 << card for card in nexts)


def moves(tables: Tables, position: Position) -> list[Move]:
    """Every single legal move, in the order of `ramparts.play.moves`; cards may be given as faces."""
    tops = [face(pile[-1]) if pile else -1 for pile in position]
    open_now = bool(tables.free) and not any(position[i] for i in tables.feeders)
    ways = tables.open_ways if open_now else tables.ways
    climbing = climbers(tables, position)
    found = []
    for src, card in enumerate(tops):
        if card < 0:
            continue
        if climbing >> card & 1 and src in tables.climbing:
            found.append(Move(src, tables.foundation[suit(card)]))
        on = [dst for dst, hosts, fill in ways[src] if (hosts[card] >> tops[dst] & 1 if tops[dst] >= 0 else fill)]
        if open_now and src in tables.free:
            on += [dst for dst in tables.free if dst != src]
        found += [Move(src, dst) for dst in sorted(on)]
    due = [move for move in found if move.dst in tables.must_fill and tops[move.dst] < 0]
    return due or found


def after(tables: Tables, position: Position, move: Move) -> Position:
    """The position after a single legal move, refills included, as `ramparts.play.play` gives it."""
    src, dst = move[:2]
    piles = list(position)
    if src in tables.free and dst in tables.free:
        piles[src], piles[dst] = piles[dst], piles[src]
        return tuple(piles)
    piles[dst] += piles[src][-1:]
    piles[src] = piles[src][:-1]
    for place, feeders in tables.refill:
        if not piles[place]:
            for feeder in feeders:
                if piles[feeder]:
                    piles[place] = piles[feeder][-1:]
                    piles[feeder] = piles[feeder][:-1]
                    break
    return tuple(piles)
