"""Positions that stand for all that can be reached from one another without loss, and the steps between them.

*Places that are left open.* To move a loose card onto another one can be taken back at once. So consider, beside the
`Layer`, of each loose card below the greatest height only this: it is *pinned*, lying on a certain card, or it is
*afloat*. The cards of height h + 1 on which no pinned one lies are the *berths* of those of height h that are afloat,
and these may lie on them in any way. A berth is *spare* when there are more berths than cards afloat. Of a height
*clear* cards are those that may be exposed: of the lowest height all that are loose or the last anchor of a row; of
height h + 1 the berths, if one is spare, and none otherwise. A pinned card that is clear comes afloat when a berth is
spare at its height.

*All these ways can be reached from one another*, wherever a berth is spare: by induction over heights. Let any clear
card of height h be exposed by moves of lower cards only, which afterwards can be brought to lie in any way. (Of the
lowest height each is exposed.) With a berth to spare each of the cards afloat, which are clear, can be moved there; such
exchanges with the one spare place make every order. So any berth can be left bare, and is exposed; none else can, for
on every other card of that height lies a card that is pinned and not clear. *Where no berth is spare* the cards afloat
cannot move. But as long as that is so nothing depends on how they lie: none of their berths is exposed. When a berth was
spare last, every way could be reached; so which it was is decided when it matters: when a berth is spare again.

*Steps* are plays home of a clear card, and moves of a clear anchor onto a berth, if one is spare, or into an empty row
if it is of the greatest height. Everything else that can happen in the game is a move of a loose card. After a step,
where a berth is spare, cards that are afloat but not clear have to be pinned, in every way in which they may have lain
just before: on the berths of before, without the card that has left. (An anchor that has moved is afloat with those
of its height. A run on what is now the last anchor of its row lies as it was dealt, pinned.) So from each position of the
game that can be reached and its like the same steps can be made, and when none of these positions wins the game is lost.

A clear card goes home at once when no lower card is left but such as are next themselves: of these the lowest first.
Nothing will need it any more, as `ramparts.engine.ladder` proves, and nothing is pinned by its going.
"""

from collections.abc import Iterator
from copy import copy
from typing import NamedTuple

from ramparts.solver.afloat.table import Layer, Mask, Table, bits, four

PIN = 3
"""How many bits of the pins a card has: 0, or `PINNED` and the suit of the card that it lies on."""

PINNED = 4


class Place(NamedTuple):
    """A position: how far it is played, and the pins of the loose cards."""

    layer: Layer
    pins: int


class Step(NamedTuple):
    """What leads to a position: the card that moves, and whether it goes home."""

    token: int
    home: bool


class Before(NamedTuple):
    """What is known just before a step, of the cards as it leaves them: the loose ones that are afloat, and berths."""

    afloat: Mask
    berths: Mask


class Positions:
    """The positions of one start."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.start = Place(table.start, self._dealt(table.masks(table.start)[0]))

    def _dealt(self, loose: Mask) -> int:
        """The pins of cards that lie as they were dealt."""
        below = loose & (1 << 4 * self.table.top) - 1
        return sum(PINNED + self.table.dealt_on[token] << PIN * token for token in bits(below))

    def at_rest(self, place: Place) -> tuple[Place, Mask]:
        """A position with everything afloat that can be, and its clear cards."""
        return next(self._settled(place.pins, Before(0, 0), Spread(self.table, place.layer)))

    def _ready(self, place: Place, clear: Mask) -> list[int]:
        """The cards that can go home."""
        nexts = [4 * height + suit for suit, height in enumerate(place.layer.homes) if height <= self.table.top]
        return [token for token in nexts if clear >> token & 1]

    def surely(self, place: Place, clear: Mask) -> Step | None:
        """The play home that is never regretted, if there is one."""
        least = 4 * min(place.layer.homes) + 8
        return next((Step(token, home=True) for token in sorted(self._ready(place, clear)) if token < least), None)

    def steps(self, place: Place, clear: Mask) -> Iterator[Step]:
        """The steps from a position."""
        table = self.table
        yield from (Step(token, home=True) for token in self._ready(place, clear))
        loose, _ = table.masks(place.layer)
        for row, count in enumerate(place.layer.rows):
            token = table.anchors[row][count]
            if count and clear >> token & 1:
                highest = token // 4 == table.top
                if table.empty_rows(place.layer, loose) > 0 if highest else four(clear, token // 4 + 1):
                    yield Step(token, home=False)

    def after(self, place: Place, step: Step) -> Iterator[tuple[Place, Mask]]:
        """The positions after a step, each with its clear cards."""
        table, bit = self.table, 1 << step.token
        loose, hosts = table.masks(place.layer)
        layer = table.left(place.layer, step.token, home=step.home)
        spread = Spread(table, layer)
        kept = pinned(place.pins, loose)
        before = Before(loose & ~kept & ~bit | (0 if step.home else bit), hosts & ~taken(place.pins, kept) & ~bit)
        pins = place.pins & ~(7 << PIN * step.token) | self._dealt(spread.loose & ~loose & ~bit)
        yield from self._settled(pins, before, spread)

    def _settled(self, pins: int, before: Before, spread: "Spread") -> Iterator[tuple[Place, Mask]]:
        """The positions with these pins, and with such cards pinned that are afloat but not clear any more."""
        while spread.height < self.table.top:
            stuck = spread.stuck(before.afloat)
            if stuck:
                token = 4 * spread.height + next(bits(stuck))
                for suit in range(4):
                    berth = 1 << 4 * spread.height + 4 + suit
                    if before.berths & berth:
                        rest = Before(before.afloat & ~(1 << token), before.berths & ~berth)
                        yield from self._settled(pins | PINNED + suit << PIN * token, rest, spread.copy())
                return
            pins = spread.climb(pins)
        yield Place(spread.layer, pins), spread.clear


class Spread:
    """What is clear in a layer, height by height."""

    def __init__(self, table: Table, layer: Layer) -> None:
        self.layer, self.height = layer, 0
        self.loose, self._hosts = table.masks(layer)
        self.clear = four(self._hosts, 0)
        """The clear cards up to this height."""

    def copy(self) -> "Spread":
        """Another one, to be carried on otherwise."""
        return copy(self)

    def is_spare(self, height: int) -> bool:
        """Whether one of the cards above this height may be left bare."""
        return four(self._hosts, height + 1).bit_count() > four(self.loose, height).bit_count()

    def stuck(self, afloat: Mask) -> Mask:
        """The suits of the cards of this height that were afloat and have to be pinned."""
        return four(afloat & ~self.clear, self.height) if self.is_spare(self.height) else 0

    def climb(self, pins: int) -> int:
        """Goes on to the next height; the pins without those of this height that are needless."""
        if self.is_spare(self.height):
            for suit in range(4):
                token = 4 * self.height + suit
                if self.clear >> token & 1:
                    pins &= ~(7 << PIN * token)
            kept = pinned(pins, self.loose & 15 << 4 * self.height)
            self.clear |= self._hosts & ~taken(pins, kept) & 15 << 4 * self.height + 4
        self.height += 1
        return pins


def pinned(pins: int, among: Mask) -> Mask:
    """The cards of a mask that are pinned."""
    return sum(1 << token for token in bits(among) if pins >> PIN * token & 7)


def taken(pins: int, cards: Mask) -> Mask:
    """The cards on which these pinned ones lie."""
    return sum(1 << token // 4 * 4 + 4 + (pins >> PIN * token & 3) for token in bits(cards))
