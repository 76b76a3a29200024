"""Beleaguered Castle: the aces stand on the foundations, eight rows of six are built downwards regardless of suit.

After Blake and Gent, *The Winnability of Klondike Solitaire and Many Other Patience Games* (JAIR 85:21), and PySolFC.
"""

from collections.abc import Sequence

from ramparts.rules.about import About, Rule
from ramparts.rules.cards import ACE, Card, rank
from ramparts.rules.game import Game, Position, Role
from ramparts.rules.relations import foundations, in_turn, one_lower, onto_foundations, rows
from ramparts.rules.wording import marked as _


def aces_first(deck: Sequence[Card]) -> Position:
    """The four aces on the foundations, the other 48 cards in eight rows of six."""
    aces, rest = onto_foundations(deck, lambda card: rank(card) == ACE)
    return aces + in_turn(rest, 8)


BELEAGUERED_CASTLE = Game(
    id="beleaguered-castle",
    name=_("Beleaguered Castle"),
    piles=foundations() + rows("llll" + "rrrr"),
    deal=aces_first,
    # Rows are built downwards regardless of suit, one card at a time.
    build={(Role.ROW, Role.ROW): one_lower},
    # Any available card may fill an empty row.
    fill=frozenset({(Role.ROW, Role.ROW)}),
    climb=frozenset({Role.ROW}),
)

ABOUT = About(
    line=_("The aces are already home. Eight rows of six cards; build down, whatever the suit."),
    odds=_("About 2 random deals in 3 can be won."),
    rules=(
        Rule(
            _("The table"),
            _(
                "The four aces begin the foundations. The other 48 cards lie face up in eight rows of six, four rows "
                "in each wing. You can only move the end card of a row, the one with nothing on top."
            ),
        ),
        Rule(
            _("Home"),
            _(
                "Each foundation takes one suit, from the ace up to the king. A card on its foundation is home, and "
                "stays there."
            ),
        ),
        Rule(
            _("Building"),
            _("You can put an end card on another end card that is one higher, whatever the suit."),
        ),
        Rule(_("Empty rows"), _("Any end card may go into an empty row.")),
        Rule(
            _("Several cards at once"),
            _(
                "Cards move one at a time. But the more empty rows, the more cards in order you can move together: "
                "two with one empty row, four with two, eight with three, but only half as many into an empty row."
            ),
        ),
    ),
    readings=(
        _("The same game is also known as Laying Siege and Sham Battle."),
        _(
            "Two close relatives: if the aces stay in the rows, the game is Streets and Alleys; if "
            "every card that fits goes home while the rows are dealt, it is Citadel."
        ),
    ),
)
