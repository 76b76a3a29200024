"""Moving cards: what is allowed, what comes of it, and when the game is won. Every function is pure.

`moves` lists single legal moves as perft counts them: one for each pair of source and target, and every empty target
counts. `play` does not check its move; `ramparts.deals.history.History.play` does. Cards may be given as faces: no rule
tells two equal cards apart.
"""

from collections.abc import Sequence

from ramparts.engine.tables import FACES, FLOOR, Hosts, tables_of
from ramparts.rules.cards import CLUBS, Card, face, rank, suit
from ramparts.rules.game import Game, Move, Position


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
    """The mask of the faces that go home next, wherever they lie: every face while a chosen base is not yet set."""
    first = base(game, position)
    if first is None:
        return (1 << FACES) - 1
    tables = tables_of(game)
    heights = [len(position[home]) for home in tables.foundation]
    ascents = zip(tables.ascents[first], heights, strict=True)
    return sum(1 << ascent[height] for ascent, height in ascents if height < len(ascent))


def climbs(game: Game, position: Position, card: Card) -> bool:
    """Whether the card is the next one of its suit's foundation, wherever it lies."""
    first = base(game, position)
    if first is None:
        return True
    tables, of = tables_of(game), suit(card)
    ascent, height = tables.ascents[first][of], len(position[tables.foundation[of]])
    return height < len(ascent) and ascent[height] == face(card)


def rearranging(game: Game, position: Position) -> bool:
    """Whether the reserve may be rearranged: a game that allows it has nothing left to refill from."""
    tables = tables_of(game)
    return bool(tables.free) and not any(position[i] for i in tables.feeders)


def beginning(game: Game, position: Position) -> bool:
    """Whether the next move has to be the one home that sets the base."""
    return tables_of(game).base_first and base(game, position) is None


def between(game: Game, position: Position, src: int, dst: int) -> Hosts | None:
    """By face: the mask of what a card of ``src`` may be laid on in ``dst``; None where no card may pass now."""
    if beginning(game, position):
        return None
    tables = tables_of(game)
    ways = tables.open_ways if rearranging(game, position) else tables.ways
    return next((way.hosts for way in ways[src] if dst in way.dsts), None)


def shown(pile: bytes) -> Card:
    """The face of the exposed card of a pile; `FLOOR` when it is empty."""
    return face(pile[-1]) if pile else FLOOR


def first_free(position: Position, piles: Sequence[int]) -> int:
    """The first of these piles that is empty, such as a cell for a card; the first of all where none is."""
    return next((pile for pile in piles if not position[pile]), piles[0])


def _moves(game: Game, position: Position) -> list[Move]:
    """Every single move, as if no vacancy were due, in the order of `moves`."""
    tables, may_rearrange = tables_of(game), rearranging(game, position)
    ways = tables.open_ways if may_rearrange else tables.ways
    tops, nexts, faces = [shown(pile) for pile in position], next_home(game, position), 0
    only_home = beginning(game, position)
    for dst in tables.hosting:
        faces |= 1 << tops[dst]
    found: list[Move] = []
    for src, card in enumerate(tops):
        if card == FLOOR:
            continue
        dsts = [tables.foundation[suit(card)]] if nexts >> card & 1 and src in tables.climbing else []
        for targets, hosts in () if only_home else ways[src]:
            # For speed: most cards fit on no exposed card at all, so most piles need not be looked at one by one.
            if fitting := hosts[card] & faces:
                dsts += [dst for dst in targets if fitting >> tops[dst] & 1]
        if may_rearrange and src in tables.free:
            dsts += [dst for dst in tables.free if dst != src]
        if dsts:
            found += [Move(src, dst) for dst in sorted(dsts)]
    return found


def vacancies(game: Game, position: Position) -> list[Move]:
    """The moves that fill a pile of `Game.must_fill`, by target; where there are any, one of them has to be next."""
    vacant = [i for i in tables_of(game).must_fill if not position[i]]
    found = _moves(game, position) if vacant else []
    return [move for dst in vacant for move in found if move.dst == dst]


def moves(game: Game, position: Position) -> list[Move]:
    """Every single legal move, sources and targets in the order of `Game.piles`."""
    return sorted(vacancies(game, position)) or _moves(game, position)


def legal(game: Game, position: Position, move: Move) -> bool:
    """Whether a single move is one of `moves`; faster, since other piles are looked at only for a vacancy."""
    if not _allowed(game, position, move):
        return False
    vacant = [i for i in tables_of(game).must_fill if not position[i]]
    return not vacant or move.dst in vacant or not vacancies(game, position)


def _allowed(game: Game, position: Position, move: Move) -> bool:
    """Whether a single move would be legal if no vacancy were due."""
    src, dst, count = move
    if count != 1 or src == dst or not (0 <= src < len(position) and position[src]):
        return False
    tables, card = tables_of(game), face(position[src][-1])
    if dst in tables.foundation:
        return dst == tables.foundation[suit(card)] and src in tables.climbing and climbs(game, position, card)
    if src in tables.free and dst in tables.free and rearranging(game, position):
        return True
    hosts = between(game, position, src, dst)
    return hosts is not None and bool(hosts[card] >> shown(position[dst]) & 1)


def play(game: Game, position: Position, move: Move) -> Position:
    """The position after a single legal move, refills included; the move is not checked."""
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
