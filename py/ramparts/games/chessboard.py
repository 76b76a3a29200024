"""Chessboard: Fortress with foundations that begin at a rank of the player's choice; king and ace are neighbours.

After Lady Cadogan's *Illustrated Games of Patience*.
"""

from dataclasses import replace

from ramparts.games.fortress import FORTRESS
from ramparts.rules.about import About, Rule
from ramparts.rules.game import Role
from ramparts.rules.relations import beside_round, both, in_suit
from ramparts.rules.wording import marked as _

CHESSBOARD = replace(
    FORTRESS,
    id="chessboard",
    name=_("Chessboard"),
    # The rank of the first card played home, at any time, is the base of all four foundations; these go round the
    # corner.
    chosen_base=True,
    # Rows too are built round the corner: king on ace and ace on king, in suit.
    build={(Role.ROW, Role.ROW): both(in_suit, beside_round)},
)

ABOUT = About(
    line=_("Like Fortress, but you choose the rank the foundations begin with; after the king comes the ace."),
    odds=_("About 3 random deals in 4 can be won."),
    rules=(
        Rule(
            _("The table"),
            _(
                "As in Fortress, all 52 cards lie face up in ten rows, two of six cards and eight of five. You can "
                "only move the end card of a row, the one with nothing on top."
            ),
        ),
        Rule(
            _("Home"),
            _(
                "The first card you play home may be of any rank. Its rank is the base, with which all four "
                "foundations begin. From there they go up in suit, with the ace after the king, until each "
                "has thirteen cards. If you take that first card back, you can choose again."
            ),
        ),
        Rule(
            _("Building"),
            _(
                "You can put an end card on another end card of its suit that is one higher or one lower. Here king "
                "and ace are neighbours too."
            ),
        ),
        Rule(_("Empty rows"), _("Any end card may go into an empty row.")),
        Rule(
            _("Cards that go home by themselves"),
            _(
                "Before the base is set, no card goes home by itself. Cards of the base rank never do: "
                "while one lies in a row, you can still put on it the card of its suit that goes home "
                "last."
            ),
        ),
    ),
    readings=(
        _(
            "It is often said that the base is named once all cards are dealt. Here you name it by playing the first "
            "card home. That comes to the same thing, because building in the rows does not depend on it."
        ),
    ),
)
