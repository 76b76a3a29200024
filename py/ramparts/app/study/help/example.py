"""A tiny table of a game, and a few moves on it that show what its rules allow.

Both are made from the rules themselves, so that a new game has its example at once: some of its piles, a few cards
laid so that one may be built on another, so that an ace or whatever begins a foundation comes free, and so that a place
becomes empty and is filled. What a game does not allow is left out.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from ramparts.app.layout.lanes import wings
from ramparts.engine.play import base, moves, play, rung
from ramparts.engine.tables import FLOOR, NOWHERE, tables_of
from ramparts.rules.cards import HEARTS, SPADES, Card, card_of, face, rank, suit
from ramparts.rules.game import Game, Move, Pile, Position, Role

CHOSEN = 5
"""The rank that is chosen where the base of the foundations may be chosen."""

BUILT = 9
"""The rank of the card that is built on another: neither due at home nor the last."""

ROWS, COLUMNS = 1, 2
"""The rows and columns of a reserve that are left."""

HIDDEN = 2
"""Cards of the stack that stay face down."""

NONE = -1
"""The number of no pile."""

STRIDE = 5
"""So far apart lie, in the order of the pack, the cards that lie together here."""


class Step(NamedTuple):
    """A position, the move that is played in it (None at the end), and where else its card might go."""

    position: Position
    move: Move | None
    others: tuple[int, ...] = ()


class Example(NamedTuple):
    """A game of few piles, and the steps on its table."""

    game: Game
    steps: tuple[Step, ...]


@lru_cache(8)
def example(game: Game) -> Example:
    """The example of a game."""
    small = replace(game, piles=tuple(_piles(game)))
    start = game.deal(sorted(game.pack, reverse=True))
    begun = {small.index(game.piles[i].id): start[i] for i in game.foundation}
    full = tuple(small.index(game.piles[i].id) for i in game.having(Role.CELL) if start[i])
    laid, wanted = _city(small, begun) if small.having(Role.RESERVE) else _rows(small, begun, full)
    position = tuple(bytes(laid.get(i, begun.get(i, b""))) for i in range(len(small.piles)))
    steps: list[Step] = []
    for move in wanted:
        if move in (legal := moves(small, position)):
            others = (each.dst for each in legal if each.src == move.src and each.dst != move.dst)
            steps.append(Step(position, move, tuple(others)))
            position = play(small, position, move)
    return Example(small, (*steps, Step(position, None)))


def _piles(game: Game) -> Iterator[Pile]:
    """Two rows of each wing or four columns, the first lines of a reserve, and all that is neither."""
    counts = dict.fromkeys(("left", "right"), 2) | {"column": 4}
    most = {"row": ROWS, "column": COLUMNS}
    for pile in game.piles:
        if pile.role is Role.ROW:
            counts[pile.wing] -= 1
            if counts[pile.wing] < 0:
                continue
        if all(place < most[line] for line, place in pile.lines):
            yield pile


Laid = tuple[dict[int, list[Card]], list[Move]]
"""The cards of piles, and the moves that are wanted."""


def _rows(game: Game, begun: dict[int, bytes], full: tuple[int, ...]) -> Laid:
    """A card covers the next one home; built on another it frees it, and its row, which a second card needs.

    A card in a cell is built on the first, and another fills a row. They have waited there since the deal where cells
    are ``full`` then.
    """
    left, right, _ = wings(game)
    first, second, third, last = rows = tuple(chain(*zip(left, right, strict=True)) if left else right)
    laid_on = next((way.hosts for way in tables_of(game).ways[first] if second in way.dsts), NOWHERE)
    free, due = _free(game, begun), _due(game, begun)
    opening = [] if due.known else [free.taken(card_of(HEARTS, CHOSEN))]
    homeward = [free.taken(card) for card in due.cards]
    moving = free.taken(card_of(HEARTS, BUILT))

    def takes(card: Card) -> bool:
        return bool(laid_on[moving] >> card & 1)

    def fills(card: Card) -> bool:
        return bool(laid_on[card] >> FLOOR & 1)

    target = free.best(takes)
    cell, stock = (_first(game, role) for role in (Role.CELL, Role.STOCK))
    waiting = [] if cell == NONE else [free.best(lambda card: bool(laid_on[card] >> moving & 1))]
    other = free.best(takes if cell == NONE or fills(moving) else fills)  # it waits in the cell for an empty row
    filling = free.best(fills)
    turned = free.best(lambda card: bool(laid_on[card] >> moving & 1))
    laid = {
        first: [homeward[0], moving],
        second: [target],
        third: [homeward[1], filling],
        last: [*free.some(1), other, *([] if full else waiting), *opening],
        stock: [*free.some(HIDDEN), turned],
    }
    if full:
        laid |= {full[-1]: free.some(1), cell: waiting}
    return laid, _played(game, rows, full[-1] if full else cell)


def _played(game: Game, rows: tuple[int, ...], full: int) -> list[Move]:
    """The moves on such a table; ``full`` is the cell of the card that fills a row."""
    (first, second, third, last), home = rows, game.foundation[SPADES]
    cell, stock, waste = (_first(game, role) for role in (Role.CELL, Role.STOCK, Role.WASTE))
    known = {Role.ROW, Role.FOUNDATION, Role.STOCK, Role.WASTE, Role.CELL}
    return [
        Move(last, game.foundation[HEARTS]),
        Move(last, cell),
        Move(first, second),
        Move(cell, second),
        Move(last, cell),
        Move(first, home),
        Move(stock, waste),
        Move(waste, second),
        Move(third, first),
        Move(third, home),
        Move(full, third),
        *(Move(last, i) for i, pile in enumerate(game.piles) if pile.role not in known),
    ]


def _first(game: Game, role: Role) -> int:
    """The first pile of a role; `NONE` where there is none, from which no move is legal."""
    return next(iter(game.having(role)), NONE)


def _city(game: Game, begun: dict[int, bytes]) -> Laid:
    """A card of the reserve is built on a rampart; another rampart's goes home, and the gap is filled."""
    reserve, (west, east, *others) = game.having(Role.RESERVE), game.having(Role.RAMPART)
    near, far = reserve[0], reserve[-1]
    laid_on = next((way.hosts for way in tables_of(game).ways[far] if east in way.dsts), NOWHERE)
    free = _free(game, begun)
    homeward, moving = free.taken(_due(game, begun).cards[0]), free.taken(card_of(HEARTS, BUILT))
    target = free.best(lambda card: bool(laid_on[moving] >> card & 1))
    stock, waste = game.having(Role.STOCK, Role.WASTE)
    laid = {i: free.some(1) for i in (*others, *reserve)}
    laid |= {west: [homeward], east: [target], far: [moving], stock: free.some(2 * HIDDEN)}
    return laid, [Move(far, east), Move(west, game.foundation[SPADES]), Move(near, west), Move(stock, waste)]


class Due(NamedTuple):
    """The next two cards that go home in spades, and whether the base of the foundations is known."""

    cards: tuple[Card, Card]
    known: bool


def _due(game: Game, begun: dict[int, bytes]) -> Due:
    position = tuple(begun.get(i, b"") for i in range(len(game.piles)))
    first, height = base(game, position), len(position[game.foundation[SPADES]])
    cards = (card_of(SPADES, rung(game, first or CHOSEN, height + more)) for more in range(2))
    return Due((next(cards), next(cards)), first is not None)


class Free:
    """The cards of a game that do not lie anywhere yet."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards

    def taken(self, card: Card) -> Card:
        """The card, which is free no longer."""
        self.cards.remove(card)
        return card

    def some(self, count: int) -> list[Card]:
        """So many cards, whichever they are."""
        return [self.cards.pop() for _ in range(count)]

    def best(self, fits: Callable[[Card], bool]) -> Card:
        """The card that shows most plainly what fits: of another suit than hearts if it may be, of a high rank.

        Any card where none fits.
        """
        found = [card for card in self.cards if fits(card)] or self.cards
        return self.taken(max(found, key=lambda card: (suit(card) != HEARTS, rank(card))))


def _free(game: Game, begun: dict[int, bytes]) -> Free:
    """All but those that are home, in an order that nothing follows from."""
    faces = sorted({face(card) for card in game.pack}.difference(*begun.values()))
    return Free(list(chain.from_iterable(faces[begin::STRIDE] for begin in range(STRIDE))))
