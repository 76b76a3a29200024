"""Moving cards: what is allowed, what comes of it, and when the game is won. Every function is pure.

`moves` lists single legal moves as perft counts them: each pair of source and target once, empty targets each by
themselves. `play` trusts its move; `ramparts.history.History.play` is where moves are checked.
"""

from collections.abc import Iterator, Sequence

from ramparts.cards import Card, face, rank, suit
from ramparts.game import Fits, Game, Move, Position, Role


def base(game: Game, position: Position) -> int | None:
    """The rank with which foundations begin, 1 to 13; None while a chosen base is not yet set."""
    if not game.chosen_base:
        return game.ladder[0]
    return next((rank(position[home][0]) for home in game.foundation if position[home]), None)


def rung(game: Game, first: int, height: int) -> int:
    """The rank that follows ``height`` cards on a foundation begun with rank ``first``; the ladder goes round."""
    return game.ladder[(game.ladder.index(first) + height) % len(game.ladder)]


def climbs(game: Game, position: Position, card: Card) -> bool:
    """Whether the card is the next one of its suit's foundation, wherever it lies."""
    first = base(game, position)
    height = len(position[game.foundation[suit(card)]])
    return first is None or (height < len(game.ladder) and rung(game, first, height) == rank(card))


def rearranging(game: Game, position: Position) -> bool:
    """Whether the reserve may be rearranged: a game that allows it has nothing left to refill from."""
    sources = {role for _, feeders in game.refill for role in feeders}
    return game.transpose is not None and not any(position[i] for i in game.having(*sources))


def vacancies(game: Game, position: Position) -> list[Move]:
    """The moves of which one must come before any other: a vacant pile is due to be filled. Often empty."""
    empty = [i for i in game.having(*game.must_fill) if not position[i]] if game.must_fill else []
    return [move for dst in empty for move in _onto(game, position, dst)]


def moves(game: Game, position: Position) -> list[Move]:
    """Every single legal move, sources and targets in the order of `Game.piles`."""
    if due := vacancies(game, position):
        return sorted(due)
    found = [move for dst in range(len(game.piles)) for move in _onto(game, position, dst)]
    return sorted(found)


def legal(game: Game, position: Position, move: Move) -> bool:
    """Whether a single move is one of `moves`; the others are not looked for."""
    if due := vacancies(game, position):
        return move in due
    return 0 <= move.dst < len(game.piles) and move in _onto(game, position, move.dst)


def _onto(game: Game, position: Position, dst: int) -> Iterator[Move]:
    """The single moves onto one pile."""
    target = game.piles[dst]
    free = rearranging(game, position)
    for src, source in enumerate(game.piles):
        if src == dst or not position[src]:
            continue
        if source.role is target.role is game.transpose:
            allowed = free
        elif target.role is Role.FOUNDATION:
            allowed = source.role in game.climb and suit(position[src][-1]) == target.suit
            allowed = allowed and climbs(game, position, position[src][-1])
        else:
            passes = game.near(source, target) or (free and source.role is game.transpose)
            allowed = passes and accepts(game, position, src, dst)
        if allowed:
            yield Move(src, dst)


def accepts(game: Game, position: Position, src: int, dst: int) -> bool:
    """Whether pile ``dst``, no foundation, takes the exposed card of ``src`` by the rules of building and filling."""
    roles = (game.piles[src].role, game.piles[dst].role)
    if not position[dst]:
        return roles in game.fill
    fits: Fits | None = game.build.get(roles)
    return fits is not None and fits(face(position[dst][-1]), face(position[src][-1]))


def play(game: Game, position: Position, move: Move) -> Position:
    """The position after a single legal move, refills included; the move is trusted."""
    piles = list(position)
    src, dst = move.src, move.dst
    if game.piles[src].role is game.piles[dst].role is game.transpose:
        piles[src], piles[dst] = piles[dst], piles[src]
        return tuple(piles)
    piles[dst] += piles[src][-1:]
    piles[src] = piles[src][:-1]
    for role, feeders in game.refill:
        for place in game.having(role):
            feeder = next((i for i in _in_order(game, feeders) if piles[i]), None)
            if not piles[place] and feeder is not None:
                piles[place] = piles[feeder][-1:]
                piles[feeder] = piles[feeder][:-1]
    return tuple(piles)


def _in_order(game: Game, roles: Sequence[Role]) -> Iterator[int]:
    for role in roles:
        yield from game.having(role)


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
