"""The relaxed games a second time, as plainly as can be: counted, not climbed, with every move and no forced play."""

from collections import Counter

from ramparts.rules.cards import card_of, is_red, rank
from ramparts.rules.game import Game, Position, Role

Table = tuple[tuple[bytes, ...], tuple[bytes, ...], frozenset[int]]
"""The rows in order of their cards, the cells likewise, and the cards at home."""


def class_of(game: Game, card: int) -> int:
    """What building tells apart beside ranks: nothing, or colours."""
    any_suit = game.build[Role.ROW, Role.ROW](card_of(0, 3), card_of(0, 2))
    return 0 if any_suit else int(is_red(card))


def goes_home(game: Game, card: int, home: frozenset[int], threshold: int) -> bool:
    """Whether R(threshold) lets the card go home: low ones in suit, of high ones fewer than of the rank below."""
    height = rank(card) - 1
    if height < threshold:
        return all(card - step in home for step in range(1, height + 1))
    alike = class_of(game, card)
    count = Counter((rank(other), class_of(game, other)) for other in home)
    suits = sum(class_of(game, card_of(suit, 1)) == alike for suit in range(4))
    return count[height + 1, alike] < (count[height, alike] if height else suits)


def relaxed_winnable(game: Game, position: Position, threshold: int) -> bool:
    """Whether R(threshold) can be won, by trying everything."""
    start: Table = (
        tuple(sorted(position[i] for i in game.having(Role.ROW))),
        tuple(sorted(position[i] for i in game.having(Role.CELL))),
        frozenset(b"".join(position[i] for i in game.foundation)),
    )
    seen, open_ = {start}, [start]
    while open_:
        table = open_.pop()
        if len(table[2]) == len(game.pack):
            return True
        for child in _children(game, table, threshold):
            if child not in seen:
                seen.add(child)
                open_.append(child)
    return False


def without(piles: tuple[bytes, ...], number: int) -> list[bytes]:
    """The piles with the outside card of one of them lifted off."""
    return [*piles[:number], piles[number][:-1], *piles[number + 1 :]]


def _children(game: Game, table: Table, threshold: int) -> list[Table]:
    rows, cells, home = table
    found: list[Table] = []
    for number, source in enumerate(rows):
        if source:
            card, left = source[-1], without(rows, number)
            found += _landings(game, (tuple(left), cells, home), card, threshold)
            if b"" in cells:
                found.append((tuple(sorted(left)), tuple(sorted([*cells[1:], bytes([card])])), home))
    for number, source in enumerate(cells):
        if source:
            left = without(cells, number)
            found += _landings(game, (rows, tuple(sorted(left)), home), source[-1], threshold)
    return found


def _landings(game: Game, left: Table, card: int, threshold: int) -> list[Table]:
    """The tables after a card that was lifted off has gone home or into a row."""
    rows, cells, home = left
    found: list[Table] = []
    if goes_home(game, card, home, threshold):
        found.append((tuple(sorted(rows)), cells, home | {card}))
    for i, row in enumerate(rows):
        if game.build[Role.ROW, Role.ROW](row[-1], card) if row else game.into_lane(card):
            found.append((tuple(sorted([*rows[:i], row + bytes([card]), *rows[i + 1 :]])), cells, home))
    return found
