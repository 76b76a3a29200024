"""Fortress: ten rows, five in each wing, built in suit upwards or downwards.

After Lady Cadogan's *Illustrated Games of Patience*. Her "descend in sequence to kings" is the idiom of her day for
foundations that run from the ace to the king.
"""

from ramparts.rules.about import About, Rule
from ramparts.rules.game import Game, Role
from ramparts.rules.relations import NO_FOUNDATIONS, beside, both, foundations, in_suit, in_turn, rows
from ramparts.rules.wording import marked as _

FORTRESS = Game(
    id="fortress",
    name=_("Fortress"),
    # The two rows of six cards are the top row of each wing, so these are dealt first; the other eight have five. (A
    # printed reading with eight cards in each of the others would need 76 cards.)
    piles=foundations() + rows("lr" + "llll" + "rrrr"),
    deal=lambda deck: NO_FOUNDATIONS + in_turn(deck, 10),
    # The outside card of a row may be married to another of its suit, one rank higher or lower, both directions mixed
    # at will. There is no corner: ace and king never join.
    build={(Role.ROW, Role.ROW): both(in_suit, beside)},
    # Any available card may go into a lane.
    fill=frozenset({(Role.ROW, Role.ROW)}),
    # Foundations run from ace to king in suit; a card played home stays there.
    climb=frozenset({Role.ROW}),
)

ABOUT = About(
    line=_("Ten rows; put hearts on hearts, spades on spades, up or down."),
    odds=_("About 1 random deal in 5 can be won."),
    rules=(
        Rule(
            _("The table"),
            _(
                "All 52 cards lie face up in ten rows, five in each wing; the top row of each wing has "
                "six cards, all the other rows have five. You can only move the end card of a row, the "
                "one with nothing on top."
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
            _(
                "You can put an end card on another end card of its suit that is one higher or one lower, and go up "
                "and down in the same row. Ace and king never go together."
            ),
        ),
        Rule(
            _("Empty rows"),
            _("Any end card may go into an empty row. Empty rows are worth more than anything else here."),
        ),
        Rule(
            _("Several cards at once"),
            _(
                "Cards of one suit that follow each other up or down are a sequence, and you can move "
                "them together. They then lie the other way round; with another empty row they can keep "
                "their order. It counts as moving them card by card, and one Undo takes it all back."
            ),
        ),
    ),
    readings=(
        _(
            "Lady Cadogan's book of about 1870 says that the foundations descend in sequence to kings. That is an old "
            "way of saying that they end with kings: they begin with aces."
        ),
    ),
)
