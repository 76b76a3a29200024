"""A game's rules as data: made once from the game, and read by all that plays, explains or solves.

A game states relations as predicates: may this card lie on that one, may cards pass between these piles? They are
called here and nowhere else, once for every pair of faces and of piles, and the answers are kept as bit masks. So each
rule is stated in one place, the game, and read in one way, by `Tables`; to read them is also several times faster than
to ask the predicates again for each move.

A mask of faces has bit ``f`` set for face ``f`` (0 to 51). An empty pile shows its `FLOOR`, which counts as one face
more.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ramparts.rules.cards import SUITS, Card, card_of
from ramparts.rules.game import Fits, Game, Pile, Role, any_card

FACES = 52

FLOOR: Card = FACES
"""What an empty pile shows in the place of a card."""

EVERY = (1 << FACES) - 1
"""The mask of every face."""

Hosts = tuple[int, ...]
"""For each face, the mask of the faces that it may be laid on (its hosts)."""

NOWHERE: Hosts = (0,) * FACES


class Way(NamedTuple):
    """How cards pass from one pile to some others, none of them a foundation.

    ``dsts`` are these piles, lowest first. ``hosts`` says what a card may be laid on there; it includes `FLOOR` where
    an empty pile may be filled.
    """

    dsts: tuple[int, ...]
    hosts: Hosts


@dataclass(frozen=True, kw_only=True, eq=False)
class Tables:
    """The rules of one game as data. Piles are indices into `Game.piles`.

    ``hosts`` has one table for each pair of roles, source and target, that the game builds between; `FLOOR` is in none.
    ``ways`` has the ways of every pile, and ``open_ways`` those that hold once the piles ``feeders`` are empty; from
    then on the piles ``free`` may also swap their cards at will. Ways lead to the piles ``hosting`` and no others.
    ``runs`` has for every pile the table by which the cards of a run lie on one another: `NOWHERE` where runs do not
    move. ``ascents`` has for each rank that may begin the foundations (only one, unless the base is chosen) the faces
    of each suit in the order in which they go home. The faces of the mask ``lane`` may go into an empty row: `EVERY`
    one, or kings only. The piles ``climbing`` may play their exposed card home. ``refill`` has the piles that are
    filled as soon as they are empty, each with the piles that it is filled from: the first of these that holds a card.
    """

    foundation: tuple[int, ...]
    climbing: tuple[int, ...]
    hosts: Mapping[tuple[Role, Role], Hosts]
    ways: tuple[tuple[Way, ...], ...]
    open_ways: tuple[tuple[Way, ...], ...]
    hosting: tuple[int, ...]
    runs: tuple[Hosts, ...]
    lane: int
    ascents: Mapping[int, tuple[tuple[Card, ...], ...]]
    chosen_base: bool
    base_first: bool
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
    """The tables of a game. To ask its predicates for all pairs takes a millisecond or two."""
    relations = {fits: hosts_of(fits) for fits in {*game.build.values()}}  # several roles may share a relation
    hosts = {roles: relations[fits] for roles, fits in game.build.items()}
    laid = {roles: _laid(game, roles, hosts.get(roles, NOWHERE)) for roles in {*game.build, *game.fill}}
    refill = tuple(
        (place, tuple(feeder for role in roles for feeder in game.having(role)))
        for filled, roles in game.refill
        for place in game.having(filled)
    )
    ways = tuple(_ways(game, laid, source, rearranging=False) for source in game.piles)
    open_ways = tuple(_ways(game, laid, source, rearranging=True) for source in game.piles)
    bases = game.ladder if game.chosen_base else game.ladder[:1]
    return Tables(
        foundation=game.foundation,
        climbing=game.having(*game.climb),
        hosts=hosts,
        ways=ways,
        open_ways=open_ways,
        hosting=tuple(sorted({dst for some in (*ways, *open_ways) for way in some for dst in way.dsts})),
        runs=tuple(
            _run_hosts(hosts.get((pile.role, pile.role), NOWHERE), each)
            for pile, each in zip(game.piles, ways, strict=True)
        ),
        lane=sum(1 << card for card in range(FACES) if game.into_lane(card)),
        ascents={base: _ascents(game, base) for base in bases},
        chosen_base=game.chosen_base,
        base_first=game.base_first,
        must_fill=game.having(*game.must_fill),
        feeders=tuple(sorted({feeder for _, feeders in refill for feeder in feeders})),
        refill=refill,
        free=() if game.transpose is None else game.having(game.transpose),
    )


def _laid(game: Game, roles: tuple[Role, Role], hosts: Hosts) -> Hosts:
    """What each card may be laid on between two roles, source and target, `FLOOR` included where it may fill a pile."""
    takes = game.into_lane if roles[1] is Role.ROW else any_card
    return tuple(mask | (roles in game.fill and takes(card)) << FLOOR for card, mask in enumerate(hosts))


def cells_take(game: Game) -> bool:
    """Whether cards may go into cells, and not only out of them."""
    return any(target is Role.CELL for _source, target in game.fill)


def _ways(game: Game, laid: Mapping[tuple[Role, Role], Hosts], source: Pile, *, rearranging: bool) -> tuple[Way, ...]:
    """The ways of one pile, one for each role of targets."""
    found: dict[tuple[Role, Role], list[int]] = {}
    for dst, target in enumerate(game.piles):
        roles = (source.role, target.role)
        swaps = source.role is target.role is game.transpose
        if target == source or target.role is Role.FOUNDATION or swaps or roles not in laid:
            continue
        if game.near(source, target) or (rearranging and source.role is game.transpose):
            found.setdefault(roles, []).append(dst)
    return tuple(Way(tuple(dsts), laid[roles]) for roles, dsts in found.items())


def _run_hosts(hosts: Hosts, ways: Sequence[Way]) -> Hosts:
    """The table by which the cards of a run lie on one another, given what each is built on and the ways of its pile.

    A run is moved card by card, by way of empty piles. So a card is part of it only where it may lie in one, but for
    the deepest card, which need not be parked.
    """
    return tuple(mask if any(way.hosts[card] >> FLOOR & 1 for way in ways) else 0 for card, mask in enumerate(hosts))


def _ascents(game: Game, base: int) -> tuple[tuple[Card, ...], ...]:
    """The faces of each suit in the order in which they go home, from the rank ``base`` on."""
    start = game.ladder.index(base)
    ranks = game.ladder[start:] + game.ladder[:start]
    return tuple(tuple(card_of(suit, rank) for rank in ranks) for suit in range(len(SUITS)))


CACHE_SIZE = 32
"""How many games' tables are cached: those of the games that were asked about last."""

tables_of = lru_cache(CACHE_SIZE)(tabulated)
"""The tables of a game, made when they are needed for the first time; cached by the identity of the game."""
