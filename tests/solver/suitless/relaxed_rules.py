"""The relaxed games a second time, as plainly as can be: counted, not climbed, with every move and no forced play."""

from collections import Counter

from ramparts.rules.cards import face, is_red, rank
from ramparts.rules.game import Game, Position, Role

Table = tuple[tuple[bytes, ...], bytes, bytes, frozenset[int]]
"""The rows in order of their cards, the waste, the stock, and the cards at home."""


def classes_of(game: Game, card: int) -> int:
    """What building tells apart beside ranks: nothing in the castles, colours in Fortitude."""
    return int(is_red(card)) if game.having(Role.STOCK) else 0


def goes_home(game: Game, card: int, home: frozenset[int], threshold: int) -> bool:
    """Whether R(threshold) lets the card go home: low ones in suit, of high ones fewer than of the rank below."""
    height = rank(card) - 1
    if height < threshold:
        return all(card - step in home for step in range(1, height + 1))
    count = Counter((rank(other), classes_of(game, other)) for other in home)
    below = count[height, classes_of(game, card)]
    if height == 0:
        below = sum(classes_of(game, 13 * each) == classes_of(game, card) for each in range(4))
    return count[height + 1, classes_of(game, card)] < below


def fits(game: Game, top: int, card: int) -> bool:
    """Whether one card may be built on another: one rank lower, of any suit or of the other colour."""
    other = not game.having(Role.STOCK) or is_red(top) is not is_red(card)
    return rank(top) == rank(card) + 1 and other


def relaxed_winnable(game: Game, position: Position, threshold: int) -> bool:
    """Whether R(threshold) can be won, by trying everything."""
    faces = [bytes(map(face, pile)) for pile in position]
    rows = tuple(sorted(faces[i] for i in game.having(Role.ROW)))
    waste, stock = (b"".join(faces[i] for i in game.having(role)) for role in (Role.WASTE, Role.STOCK))
    home = frozenset(b"".join(faces[i] for i in game.foundation))
    start: Table = (rows, waste, stock, home)
    seen, open_ = {start}, [start]
    while open_:
        table = open_.pop()
        if len(table[3]) == len(game.pack):
            return True
        for child in _children(game, table, threshold):
            if child not in seen:
                seen.add(child)
                open_.append(child)
    return False


def _children(game: Game, table: Table, threshold: int) -> list[Table]:
    rows, waste, stock, home = table
    found: list[Table] = []
    if stock:
        found.append((rows, waste + stock[-1:], stock[:-1], home))
    sources = [(row[-1], [*rows[:i], row[:-1], *rows[i + 1 :]], waste) for i, row in enumerate(rows) if row]
    if waste:
        sources.append((waste[-1], list(rows), waste[:-1]))
    for card, left, discard in sources:
        if goes_home(game, card, home, threshold):
            found.append((tuple(sorted(left)), discard, stock, home | {card}))
        for i, row in enumerate(left):
            if not row or fits(game, row[-1], card):
                after = [*left[:i], row + bytes([card]), *left[i + 1 :]]
                found.append((tuple(sorted(after)), discard, stock, home))
    return found
