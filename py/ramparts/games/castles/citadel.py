"""Citadel: Beleaguered Castle, but what fits a foundation during the deal goes there. After PySolFC and KPat."""

from collections.abc import Sequence
from dataclasses import replace

from ramparts.games import beleaguered_castle
from ramparts.rules.about import About, Rule
from ramparts.rules.cards import Card, rank, suit
from ramparts.rules.game import Position
from ramparts.rules.relations import foundations
from ramparts.rules.wording import marked as _

ROWS = 8


def past_the_foundations(deck: Sequence[Card]) -> Position:
    """The aces first; then to each row in turn one card, or none where that card fits its foundation and goes there.

    The row whose turn it was is passed over for that round. So rows are of unequal length, and some may be empty.
    """
    aces = beleaguered_castle.aces_first(deck)[: len(foundations())]
    homes, rows = [*map(list, aces)], [list[Card]() for _row in range(ROWS)]
    for i, card in enumerate(card for card in deck if bytes([card]) not in aces):
        home = homes[suit(card)]
        (home if rank(card) == len(home) + 1 else rows[i % ROWS]).append(card)
    return tuple(map(bytes, homes + rows))


# Other programs leave the aces in the pack. Then the same number is another deal.
CITADEL = replace(beleaguered_castle.BELEAGUERED_CASTLE, id="citadel", name=_("Citadel"), deal=past_the_foundations)

ABOUT = About(
    line=_("Like Beleaguered Castle, but some cards go home while the rows are dealt, so some rows are shorter."),
    rules=(
        Rule(
            _("The table"),
            _(
                "The four aces begin the foundations. The other 48 cards are dealt face up, one to each of eight rows "
                "in turn, four rows in each wing. A card that fits its foundation goes there at once, and its row "
                "gets none in that round. You can only move the end card of a row, the one with nothing on top."
            ),
        ),
        *beleaguered_castle.ABOUT.rules[1:],
    ),
    readings=(
        _(
            "Some programs leave the aces in the pack; then the same number gives a different deal. "
            "Here they are taken out first, as PySolFC and KPat have it."
        ),
    ),
    odds=_("About 6 random deals in 7 can be won."),
)
