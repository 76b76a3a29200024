"""Positions that stand for many of the game, in which loose cards lie differently, and the steps between them.

*Pinned and afloat.* To lay a loose card on another one can be taken back at once. So of each loose card, but those of
the greatest height, this alone is known beside the `Layer`: it is *pinned*, lying on a certain card, or it is *afloat*.
The cards of height h + 1 on which no pinned card lies are *berths* for those of height h that are afloat, and these may
lie on them in any way. A height has a *spare* berth when it has more berths than cards afloat. *Clear* are the cards
that can be bared: of the lowest height each that is loose or a row's last anchor; of height h + 1 the berths, where one
is spare, and no other. A pinned card that is clear comes afloat where a berth is spare at its height.

*Where a berth is spare all these ways can be reached from one another*, for there what is afloat is clear: by induction
over heights, moves of lower cards alone bare any clear card, and can bring these afterwards to lie in any other way. So
each card afloat can be moved to the spare berth, and such exchanges with one empty place give every order, with any
berth left bare. No other card of height h + 1 can be bared: on it lies one that is pinned and not clear. *Where none is
spare* what is afloat cannot move. But there nothing depends on how it lies: all its berths are covered. When last a
berth was spare every way could be reached, so which one it was may be settled later, when a berth is spare again.

*Steps* are plays home of clear cards, and moves of clear anchors: to a berth, where one is spare, or to an empty row if
they are of the greatest height. All other moves are of loose cards from one berth to another. After a step, cards that
are afloat where a berth is spare but are not clear have to be pinned, in each way in which they may lie: on the berths
there were, and not on the card that has left. (An anchor that has moved is afloat; a run that lies as it was dealt, on
what is now its row's last anchor, is pinned.) So the steps lead to all that the game can come to, and to nothing else:
when they do not lead to a win, the game is lost, and when they do, `unfolded` finds the moves.

A clear card goes home at once, the lowest first, when of the cards that are lower by two or more none is left: nothing
will need it any more, as `ramparts.engine.ladder` has it, and no card of the height below is loose any more.
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
            pins = spread.rise(pins)
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

    def rise(self, pins: int) -> int:
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
