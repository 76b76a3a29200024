"""Which layers may be won: the loose game of `ramparts.solver.suitless.loose_search`, remembered for each layer.

Where suits and cells need no thought the rules are these: of each height at most as many cards are loose as may lie on
those of the next height, and of the greatest as many as there are rows without anything fixed. An anchor becomes loose
when there is room before, without it as a place to lie on, and after; a card goes home when it is next and there is
room without it. So a position of a layer that cannot be won there is lost, wherever its loose cards lie; the proof
stands there. (That a run on the last anchor is loose from the start allows more, and changes nothing in it.)

No layer is reached twice on one way, as with every step a row has an anchor less or a foundation a card more. So each
is looked at once, until there is no more room; from then on what was not looked at may be won, as far as is known.
"""

from ramparts.solver.afloat.table import Layer, Mask, Table, four

ROOM = 49_152
"""How many layers are looked at, at most."""


class Hopeful:
    """The layers of one start that can be won in the loose game."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known: dict[Layer, bool] = {}

    def may_be_won(self, layer: Layer) -> bool:
        """Whether the loose game can be won from there."""
        if self._table.won(layer) or (layer not in self._known and len(self._known) >= ROOM):
            return True
        if layer not in self._known:
            self._known[layer] = True  # takes its room
            self._known[layer] = self._looked_at(layer)
        return self._known[layer]

    def _looked_at(self, layer: Layer) -> bool:
        table = self._table
        loose, hosts = table.masks(layer)
        for suit, height in enumerate(layer.homes):
            token = 4 * height + suit
            if height > table.top or not self._fits(layer, loose, hosts & ~(1 << token)) or not hosts >> token & 1:
                continue
            after = table.left(layer, token, home=True)
            if height == min(layer.homes):
                return self.may_be_won(after)
            if self.may_be_won(after):
                return True
        for row, count in enumerate(layer.rows):
            token = table.anchors[row][count]
            if count and self._fits(layer, loose, hosts & ~(1 << token)):
                after = table.left(layer, token, home=False)
                if self._fits(after, *table.masks(after)) and self.may_be_won(after):
                    return True
        return False

    def _fits(self, layer: Layer, loose: Mask, hosts: Mask) -> bool:
        """Whether there is room for the loose cards."""
        return self._table.empty_rows(layer, loose) >= 0 and all(
            four(loose, height).bit_count() <= four(hosts, height + 1).bit_count() for height in range(self._table.top)
        )
