"""How far the foundations have come, packed into one integer, and what follows from it.

*Heights* are the numbers of cards on the four foundations, four bits for each suit.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ramparts.engine.tables import CACHE_SIZE, FACES, Tables, faces_in, tables_of
from ramparts.rules.cards import SUITS, Card, suit
from ramparts.rules.game import Game, Role

BITS = 4
_MASK = (1 << BITS) - 1
LOOKAHEAD = 3
"""How many cards of each suit `Rungs.wanted` looks ahead, at most."""


def step(card: Card) -> int:
    """What playing this card home adds to the packed heights."""
    return 1 << BITS * suit(card)


def packed(heights: Sequence[int]) -> int:
    """The heights of the four foundations as one integer."""
    return sum(height << BITS * each for each, height in enumerate(heights))


class Rungs(NamedTuple):
    """What follows from the heights: how the cards stand to their foundations.

    The cards that go home ``next``, those of them that are ``forced`` home, the mask of the cards at ``home``, and the
    masks of those ``wanted`` soon: of the next card of each foundation, of the next two, and of the next three.
    """

    next: frozenset[Card]
    forced: frozenset[Card]
    home: int
    wanted: tuple[int, ...]


class Ladder:
    """The foundations of a game from one base.

    A card is forced home when to play it home can never make a winnable position a lost one. *Proof.* Take a line that
    wins with the card c in a row, and play c home first. The line stays legal but for cards laid on c, its guests. Let
    every guest be home already or, once c is home, the next card of its own foundation and, by the same test, forced:
    then it goes home instead of onto c, and so does whatever is later laid on it. The line so changed wins too, and is
    no longer. So the search may leave out every other move. In Fortress every play passes; in Chessboard a card of the
    base rank does not, for the last card of its suit may be laid on it; where rows are built downwards in any suit a
    card of rank r passes when every other foundation has come to r - 2.
    """

    def __init__(self, tables: Tables, base: int) -> None:
        self.ascents = tables.ascents[base]
        self.full = packed([len(ascent) for ascent in self.ascents])
        self.before = [0] * FACES
        """By card: the mask of the cards that go home before it in its suit."""
        self._masks: list[list[int]] = []
        for ascent in self.ascents:
            masks = [0]
            for card in ascent:
                self.before[card] = masks[-1]
                masks.append(masks[-1] | 1 << card)
            self._masks.append(masks)
        pack = sum(masks[-1] for masks in self._masks)
        onto_rows = [hosts for (_, target), hosts in tables.hosts.items() if target is Role.ROW]
        self.guests = [
            pack & sum(1 << guest for guest in range(FACES) if any(hosts[guest] >> card & 1 for hosts in onto_rows))
            for card in range(FACES)
        ]
        self._rungs: dict[int, Rungs] = {}

    def rungs(self, heights: int) -> Rungs:
        """What follows from these heights; cached, since a search comes back to the same ones."""
        if heights not in self._rungs:
            self._rungs[heights] = self._compute(heights)
        return self._rungs[heights]

    def home(self, heights: int) -> int:
        """The mask of the cards that lie on foundations of these heights."""
        return sum(masks[heights >> BITS * each & _MASK] for each, masks in enumerate(self._masks))

    def _next(self, heights: int) -> list[Card]:
        at = [heights >> BITS * each & _MASK for each in range(len(SUITS))]
        return [ascent[height] for ascent, height in zip(self.ascents, at, strict=True) if height < len(ascent)]

    def _compute(self, heights: int) -> Rungs:
        wanted = tuple(self._soon(heights, ahead) for ahead in range(1, LOOKAHEAD + 1))
        nexts = self._next(heights)
        forced = frozenset(card for card in nexts if self._always_safe(card, heights))
        return Rungs(frozenset(nexts), forced, self.home(heights), wanted)

    def _soon(self, heights: int, ahead: int) -> int:
        """The mask of the next cards of each foundation, so many of each."""
        soon = 0
        for each, masks in enumerate(self._masks):
            height = heights >> BITS * each & _MASK
            soon |= masks[min(height + ahead, len(masks) - 1)] ^ masks[height]
        return soon

    def _always_safe(self, card: Card, heights: int) -> bool:
        raised = heights + step(card)
        nexts = self._next(raised)
        guests = faces_in(self.guests[card] & ~self.home(raised))
        return all(guest in nexts and self._always_safe(guest, raised) for guest in guests)


@lru_cache(CACHE_SIZE)
def ladders_of(game: Game) -> Mapping[int, Ladder]:
    """The ladders of a game of one pack, by the rank that begins: one, or all thirteen where the base is chosen."""
    tables = tables_of(game)
    return {base: Ladder(tables, base) for base in tables.ascents}
