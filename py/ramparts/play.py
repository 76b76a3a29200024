"""Moving cards: what is allowed, what comes of it, and when the game is won. Every function is pure.

`moves` lists single legal moves as perft counts them: each pair of source and target once, empty targets each by
themselves. `play` trusts its move; `ramparts.history.History.play` is where moves are checked. Cards may be given as
faces, for no rule tells two equal cards apart.
"""

from typing import NamedTuple

from ramparts.cards import CLUBS, Card, face, rank, suit
from ramparts.game import Game, Move, Position
from ramparts.tables import FACES, FLOOR, Hosts, Tables, Way, tables_of


def base(game: Game, position: Position) -> int | None:
    """The rank with which foundations begin, 1 to 13; None while a chosen base is not yet set."""
    tables = tables_of(game)
    if not tables.chosen_base:
        return next(iter(tables.ascents))
    return next((rank(position[home][0]) for home in tables.foundation if position[home]), None)


def rung(game: Game, first: int, height: int) -> int:
    """The rank that follows ``height`` cards on a foundation begun with rank ``first``; the ladder goes round."""
    ascent = tables_of(game).ascents[first][CLUBS]
    return rank(ascent[height % len(ascent)])


def next_home(game: Game, position: Position) -> int:
    """The mask of the faces that go home next, wherever they lie: all of them while a chosen base is not yet set."""
    first = base(game, position)
    if first is None:
        return (1 << FACES) - 1
    tables = tables_of(game)
    heights = [len(position[home]) for home in tables.foundation]
    ascents = zip(tables.ascents[first], heights, strict=True)
    return sum(1 << ascent[height] for ascent, height in ascents if height < len(ascent))


def climbs(game: Game, position: Position, card: Card) -> bool:
    """Whether the card is the next one of its suit's foundation, wherever it lies."""
    return bool(next_home(game, position) >> face(card) & 1)


def rearranging(game: Game, position: Position) -> bool:
    """Whether the reserve may be rearranged: a game that allows it has nothing left to refill from."""
    tables = tables_of(game)
    return bool(tables.free) and not any(position[i] for i in tables.feeders)


def between(game: Game, position: Position, src: int, dst: int) -> Hosts | None:
    """By face: the mask of what a card of one pile may be laid on in another; None where no card passes now."""
    tables = tables_of(game)
    ways = tables.open_ways if rearranging(game, position) else tables.ways
    return next((way.hosts for way in ways[src] if dst in way.dsts), None)


def shown(pile: bytes) -> Card:
    """The face that a pile shows, its exposed card; its floor when it is empty."""
    return face(pile[-1]) if pile else FLOOR


class _Seen(NamedTuple):
    """What the rules look at in a position: the face that each pile shows, and what follows from all of them.

    ``faces`` is the mask of them, ``next`` that of the faces that go home next. ``free`` are the piles that
    change places now.
    """

    tops: list[Card]
    faces: int
    next: int
    ways: tuple[tuple[Way, ...], ...]
    free: tuple[int, ...]


def _seen(game: Game, position: Position) -> _Seen:
    tables, opened = tables_of(game), rearranging(game, position)
    tops = [shown(pile) for pile in position]
    faces = 0
    for top in tops:
        faces |= 1 << top
    free = tables.free if opened else ()
    return _Seen(tops, faces, next_home(game, position), tables.open_ways if opened else tables.ways, free)


def _targets(tables: Tables, seen: _Seen, src: int) -> list[int]:
    """The piles to which the exposed card of a pile may go by itself, lowest first; none from an empty pile."""
    tops, card = seen.tops, seen.tops[src]
    if card == FLOOR:
        return []
    found = [tables.foundation[suit(card)]] if seen.next >> card & 1 and src in tables.climbing else []
    for dsts, hosts in seen.ways[src]:
        # Most cards fit on nothing that is shown anywhere, so the piles need not be asked one by one.
        if hosts[card] & seen.faces:
            found += [dst for dst in dsts if hosts[card] >> tops[dst] & 1]
    if src in seen.free:
        found += [dst for dst in seen.free if dst != src]
    return sorted(found)


def _due(tables: Tables, position: Position, found: list[Move]) -> list[Move]:
    """Those of the moves found that fill a pile which must not stay empty."""
    vacant = [i for i in tables.must_fill if not position[i]]
    return [move for move in found if move.dst in vacant] if vacant else []


def _found(game: Game, position: Position) -> list[Move]:
    """Every single move, as if no vacancy were due."""
    tables, seen = tables_of(game), _seen(game, position)
    return [Move(src, dst) for src in range(len(position)) for dst in _targets(tables, seen, src)]


def vacancies(game: Game, position: Position) -> list[Move]:
    """The moves of which one must come before any other, by target: a vacant pile is due to be filled. Often empty."""
    tables = tables_of(game)
    if all(position[i] for i in tables.must_fill):
        return []
    return sorted(_due(tables, position, _found(game, position)), key=lambda move: move.dst)


def moves(game: Game, position: Position) -> list[Move]:
    """Every single legal move, sources and targets in the order of `Game.piles`."""
    found = _found(game, position)
    return _due(tables_of(game), position, found) or found


def legal(game: Game, position: Position, move: Move) -> bool:
    """Whether a single move is one of `moves`; from other piles none is looked for, unless a vacancy is due."""
    if due := vacancies(game, position):
        return move in due
    src, dst, cards = move
    there = 0 <= src < len(position) and cards == 1
    return there and dst in _targets(tables_of(game), _seen(game, position), src)


def play(game: Game, position: Position, move: Move) -> Position:
    """The position after a single legal move, refills included; the move is trusted."""
    tables, piles = tables_of(game), list(position)
    src, dst = move[:2]
    if src in tables.free and dst in tables.free:
        piles[src], piles[dst] = piles[dst], piles[src]
        return tuple(piles)
    piles[dst] += piles[src][-1:]
    piles[src] = piles[src][:-1]
    for place, feeders in tables.refill:
        if not piles[place] and (feeder := next((i for i in feeders if piles[i]), None)) is not None:
            piles[place] = piles[feeder][-1:]
            piles[feeder] = piles[feeder][:-1]
    return tuple(piles)


def home(game: Game, position: Position) -> int:
    """How many cards lie on the foundations."""
    return sum(len(position[i]) for i in game.foundation)


def won(game: Game, position: Position) -> bool:
    """Whether every card is home."""
    return home(game, position) == len(game.pack)


def perft(game: Game, position: Position, depth: int) -> int:
    """How many sequences of ``depth`` single legal moves there are; the count that engines are checked by."""
    found = moves(game, position)
    if depth == 1:
        return len(found)
    return sum(perft(game, play(game, position, move), depth - 1) for move in found) if depth else 1
