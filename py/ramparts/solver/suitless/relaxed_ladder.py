"""The foundations of a game in which cards from some height on have lost their suit.

*The relaxed game R(T).* Heights are counted from 0, the height of the ace where foundations begin with it. A card below
height T goes home as ever. A card of height T or more may go onto any foundation of its class (`suit_classes`) that has
come to its height. Everything else is as in the game.

*A line that wins the game wins R(T).* Building does not tell the suits of a class apart, nor do empty rows or cells, so
only plays home are in question. Compare after each move: at home are the same cards as in the game, so in each class
equally many foundations have come to each height. When the game plays a card of height h of some suit home, that suit's
foundation has come to h and no further; so there are more foundations of the class that have come to h than such as
have gone beyond, and R(T) has one for the card. So when R(T) cannot be won, the game cannot. That R(T) can be won says
nothing.
"""

from typing import NamedTuple

from ramparts.engine.ladder import BITS, Ladder, step
from ramparts.engine.tables import FACES, Hosts
from ramparts.rules.cards import SUITS, Card, suit

HEIGHT = (1 << BITS) - 1


class RelaxedRungs(NamedTuple):
    """What follows from the heights: the cards that may go home ``next``, and those of them ``forced`` home."""

    next: frozenset[Card]
    forced: frozenset[Card]


class RelaxedLadder:
    """The foundations of R(``threshold``). Their heights are packed as in `ramparts.engine.ladder`.

    The cards of a class are not told apart at home, from the threshold on: of the foundations of the class that have
    come to a card's height the first in order of suits takes it.

    A card is forced home when that can never be regretted; the proof is that of `Ladder`, with one thing more to see
    to. *Cards of one height compete for foundations*: two sevens may want the same six. So a card of height h, T or
    more, is forced only when every foundation of its class has come to h: then there is one for each. And no card may
    be needed to lay another on: every guest that is not surely home has to be next and forced itself once this card is
    home. A guest of height T or more is surely home only when every foundation of its class has gone beyond it.
    """

    def __init__(self, ladder: Ladder, hosts: Hosts, classes: tuple[int, ...], threshold: int) -> None:
        self.full = ladder.full
        self.height = [0] * FACES
        """By card: how many cards go home before it in its suit."""
        self._threshold = threshold
        self._ascents = ladder.ascents
        self._class = [[s for s in range(len(SUITS)) if classes[s] == classes[each]] for each in range(len(SUITS))]
        """By suit: the suits of its class."""
        pack = [card for ascent in ladder.ascents for card in ascent]
        for ascent in ladder.ascents:
            for height, card in enumerate(ascent):
                self.height[card] = height
        self._guests = {card: [guest for guest in pack if hosts[guest] >> card & 1] for card in pack}
        self._may_lie = [
            [
                sum(1 << ladder.ascents[one][height] for one in (alike if height >= threshold else [each]))
                for height in range(len(ladder.ascents[each]))
            ]
            for each, alike in enumerate(self._class)
        ]
        """By suit and height: the mask of the cards that may lie on its foundation there."""
        self._rungs: dict[int, RelaxedRungs] = {}

    def rungs(self, heights: int) -> RelaxedRungs:
        """What follows from these heights; kept, for a search comes back to the same ones."""
        if heights not in self._rungs:
            pack = [card for ascent in self._ascents for card in ascent]
            nexts = frozenset(card for card in pack if self._takers(card, heights))
            self._rungs[heights] = RelaxedRungs(nexts, frozenset(c for c in nexts if self._always_safe(c, heights)))
        return self._rungs[heights]

    def raised(self, heights: int, card: Card) -> int:
        """The heights after this card, one of the next ones, has gone home."""
        return heights + step(self._ascents[self._takers(card, heights)[0]][0])

    def climbs_later(self, heights: int, card: Card, moved: int) -> bool:
        """Whether a card may go home, at some time after these heights, when only cards of a mask have gone before it.

        For that some foundation has to come to its height, or has come so far, and go no further: on each height in
        between a card has to go there that may lie there.
        """
        for each in self._open_to(card):
            begun = heights >> BITS * each & HEIGHT
            if begun <= self.height[card] and all(
                moved & may for may in self._may_lie[each][begun : self.height[card]]
            ):
                return True
        return False

    def _takers(self, card: Card, heights: int) -> list[int]:
        """The suits of the foundations that take this card."""
        return [each for each in self._open_to(card) if heights >> BITS * each & HEIGHT == self.height[card]]

    def _open_to(self, card: Card) -> list[int]:
        """The suits of the foundations on which this card may ever lie."""
        return [suit(card)] if self.height[card] < self._threshold else self._class[suit(card)]

    def _lowest(self, card: Card, heights: int) -> int:
        """How far the last of the foundations has come on which this card may lie."""
        return min(heights >> BITS * each & HEIGHT for each in self._open_to(card))

    def _always_safe(self, card: Card, heights: int) -> bool:
        if self._lowest(card, heights) < self.height[card]:
            return False
        raised = self.raised(heights, card)
        left = [guest for guest in self._guests[card] if self._lowest(guest, raised) <= self.height[guest]]
        return all(self._takers(guest, raised) and self._always_safe(guest, raised) for guest in left)
