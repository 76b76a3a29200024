"""Run moves: several cards in one gesture, carried out as single moves that the rules already allow.

A *run* is the longest top segment of a row in which every card is built on the one below it. Two ways of moving it
exist, and neither is a rule of its own:

- Where building goes both ways (Fortress, Chessboard) a run of any length can be moved card by card, with no empty row;
  it arrives reversed: Cadogan's reversal. Reversed twice, by way of one lane, it keeps its order.
- Elsewhere its order is kept by parking cards in lanes and cells: (c + 1) * 2^b cards onto a row and half as many into
  an empty one, b being the number of empty rows, the target included in the second case, and c that of free cells.
  Where empty rows take no such cards, kings only say, it is c + 1 whatever the empty rows. (c is 0 without cells.)
"""

from collections.abc import Sequence
from itertools import pairwise

from ramparts.engine.play import between, legal, shown, vacancies
from ramparts.engine.tables import FLOOR, tables_of
from ramparts.rules.cards import face
from ramparts.rules.game import Game, Move, Position, Role


def run_length(game: Game, position: Position, src: int) -> int:
    """How many cards the run on top of a pile has; 0 for an empty pile, 1 where runs do not move."""
    cards, hosts = position[src], tables_of(game).runs[src]
    length = min(1, len(cards))
    while 0 < length < len(cards) and hosts[face(cards[-length])] >> face(cards[-length - 1]) & 1:
        length += 1
    return length


def singles(game: Game, position: Position, move: Move) -> tuple[Move, ...]:
    """The single moves that carry out a gesture of ``move.count`` cards; empty when it is not allowed.

    Where building goes both ways and the exposed card fits the target, or the target is a lane, the run is reversed;
    otherwise it keeps its order, with as few single moves as possible.
    """
    src, dst, count = move
    if count == 1:
        return (move,) if legal(game, position, move) else ()
    if not 1 < count <= run_length(game, position, src) or game.piles[dst].role is not game.piles[src].role:
        return ()
    if src == dst or vacancies(game, position):
        return ()
    hosts, top = between(game, position, src, dst), shown(position[dst])
    if hosts is None:
        return ()
    run = [face(card) for card in position[src][-count:]]
    # A run can be reversed when each of its cards also fits on the one that now lies on it.
    within = tables_of(game).runs[src]
    reversible = all(within[below] >> above & 1 for below, above in pairwise(run))
    if reversible and hosts[run[-1]] >> top & 1:
        return (Move(src, dst),) * count
    if not hosts[run[0]] >> top & 1:
        return ()
    lanes, cells = (_spares(game, position, Move(src, dst, count), role) for role in (Role.ROW, Role.CELL))
    if reversible and lanes:
        aside, back = Move(src, lanes[0]), Move(lanes[0], dst)
        return (aside,) * (count - 1) + (Move(src, dst),) + (back,) * (count - 1)
    return _by_parking(count, src, dst, lanes, cells) if count <= _most(lanes, cells) else ()


def _spares(game: Game, position: Position, move: Move, role: Role) -> list[int]:
    """The empty piles of a role where the cards of a run may wait, all but the deepest, and from where they go on."""
    src, dst, count = move
    onward, waiting = between(game, position, src, dst), position[src][1 - count :]
    return [
        i
        for i in game.having(role)
        if i != dst
        and not position[i]
        and (there := between(game, position, src, i))
        and between(game, position, i, dst) == onward
        and all(there[face(card)] >> FLOOR & 1 for card in waiting)
    ]


def _most(lanes: Sequence[int], cells: Sequence[int]) -> int:
    """How many cards can be moved with their order kept, by way of so many lanes and cells."""
    return (len(cells) + 1) << len(lanes)


def _by_parking(count: int, src: int, dst: int, lanes: Sequence[int], cells: Sequence[int]) -> tuple[Move, ...]:
    """At most `_most` cards moved with their order kept, parking as few in lanes as can be at every step."""
    if count <= len(cells) + 1:
        waiting = cells[: count - 1]
        aside, back = (Move(src, cell) for cell in waiting), (Move(cell, dst) for cell in reversed(waiting))
        return (*aside, Move(src, dst), *back)
    parking, rest = lanes[-1], lanes[:-1]
    parked = max(1, count - _most(rest, cells))
    return (
        _by_parking(parked, src, parking, rest, cells)
        + _by_parking(count - parked, src, dst, rest, cells)
        + _by_parking(parked, parking, dst, rest, cells)
    )


def gesture(game: Game, position: Position, src: int, dst: int, held: int = 1) -> Move | None:
    """The gesture meant by dropping the top ``held`` cards of ``src`` on ``dst``; None when there is none.

    Several held cards mean just these. The exposed card alone means itself or, where it does not fit, the longest part
    of its run that does.
    """
    counts = (held,) if held > 1 else (1, *range(run_length(game, position, src), 1, -1))
    candidates = (Move(src, dst, count) for count in counts)
    return next((move for move in candidates if singles(game, position, move)), None)
