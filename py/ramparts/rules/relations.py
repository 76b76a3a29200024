"""The books' vocabulary: relations between cards, arrangements of piles, and ways to deal.

Terms follow Lady Cadogan's *Illustrated Games of Patience*: a *row* with only its outside card available, a *lane* (an
empty row), *to marry* (to lay on a card of the same suit one rank away), *to build* upwards or downwards.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

from ramparts.rules.cards import KING, SUITS, Card, is_red, rank, suit
from ramparts.rules.game import Fits, Pile, Position, Role, Wing

# Relations between cards: may `card` be laid on `top`?


def anything(top: Card, card: Card) -> bool:
    """Any card on any other."""
    return True


def in_suit(top: Card, card: Card) -> bool:
    """Both of one suit."""
    return suit(top) == suit(card)


def other_colour(top: Card, card: Card) -> bool:
    """One red, one black."""
    return is_red(top) is not is_red(card)


def one_lower(top: Card, card: Card) -> bool:
    """``card`` is one rank below ``top``; nothing goes on an ace."""
    return rank(card) == rank(top) - 1


def beside(top: Card, card: Card) -> bool:
    """One rank apart, upwards or downwards; ace and king never meet."""
    return abs(rank(top) - rank(card)) == 1


def beside_round(top: Card, card: Card) -> bool:
    """One rank apart, upwards or downwards and round the corner, where ace and king meet."""
    return (rank(top) - rank(card)) % 13 in (1, 12)


def one_lower_round(top: Card, card: Card) -> bool:
    """``card`` is one rank below ``top``, round the corner: the king goes on the ace."""
    return (rank(top) - rank(card)) % 13 == 1


def neighbours_in(ladder: Sequence[int]) -> Fits:
    """The relation of ranks that stand next to each other in ``ladder``, in either direction."""
    pairs = {pair for below, above in pairwise(ladder) for pair in ((below, above), (above, below))}
    return lambda top, card: (rank(top), rank(card)) in pairs


def both(first: Fits, second: Fits) -> Fits:
    """The relation that holds where both hold."""
    return lambda top, card: first(top, card) and second(top, card)


def either(first: Fits, second: Fits) -> Fits:
    """The relation that holds where one of the two holds."""
    return lambda top, card: first(top, card) or second(top, card)


def kings(card: Card) -> bool:
    """Kings and no other cards: for `Game.into_lane`, which asks about one card."""
    return rank(card) == KING


# Piles. Foundations always come first.


def foundations() -> tuple[Pile, ...]:
    """Four foundations, one for each suit: ``fC fD fH fS``."""
    return tuple(Pile(f"f{name}", Role.FOUNDATION, suit, word="foundation") for suit, name in enumerate(SUITS))


def rows(wings: str) -> tuple[Pile, ...]:
    """Rows ``t0``, ``t1``..., one for each letter: ``l`` in the left wing, ``r`` in the right one, ``c`` a column.

    Their numbers run down the left wing and then down the right one, as the eye meets them: they follow the order of
    the piles only where that has the whole left wing first.
    """
    names: dict[str, Wing] = {"l": "left", "r": "right", "c": "column"}
    words = {"l": "row", "r": "row", "c": "column"}
    met = sorted(range(len(wings)), key=lambda i: wings[i] == "r")
    numbers = {i: number for number, i in enumerate(met, 1)}
    return tuple(
        Pile(f"t{i}", Role.ROW, wing=names[wing], word=words[wing], number=numbers[i]) for i, wing in enumerate(wings)
    )


def stock_and_waste(stock: str, waste: str) -> tuple[Pile, ...]:
    """``s``, the cards not yet dealt, face down, and ``d``, those turned from it; the arguments are their words."""
    return Pile("s", Role.STOCK, word=stock), Pile("d", Role.WASTE, word=waste)


# Dealing.

NO_FOUNDATIONS: Position = (b"",) * len(SUITS)


def in_turn(deck: Sequence[Card], piles: int) -> Position:
    """The pack dealt face up, one card to each of so many piles in turn."""
    return tuple(bytes(deck[i::piles]) for i in range(piles))


def onto_foundations(deck: Sequence[Card], wanted: Callable[[Card], bool]) -> tuple[Position, list[Card]]:
    """The foundations with every card that is ``wanted`` on them, and the rest of the pack in its order."""
    begun = tuple(bytes(card for card in deck if wanted(card) and suit(card) == s) for s in range(len(SUITS)))
    return begun, [card for card in deck if not wanted(card)]
