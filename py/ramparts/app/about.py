"""The games in plain words: a line for choosing, and the rules as a player reads them, rulings included."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from ramparts.app.speech import Words


class About(NamedTuple):
    """A game in a line, and its rules in paragraphs."""

    line: str
    rules: tuple[str, ...]


Say: TypeAlias = Callable[[str], str]
"""What turns a sentence into the player's language."""


def about(words: Words, title: str) -> About:
    """The words for a title of the catalogue; empty ones for a title that has none."""
    return TOLD[title](words.gettext) if title in TOLD else About("", ())


def _fortress(_: Say) -> About:
    return About(
        _("Ten rows, built in suit upwards or downwards. One deal in five can be won."),
        (
            _("All 52 cards lie face up in ten rows, five in each wing; the top row of each wing has six cards."),
            _(
                "Only the outside card of a row may be moved: onto an outside card of the same suit, one rank higher "
                "or lower, or into an empty row. Directions may mix. Ace and king never join."
            ),
            _("Foundations go from ace to king in suit. A card played home stays there."),
            _(
                "A run in suit may be moved as one: it is reversed, unless its deepest card fits the target and "
                "another row is empty."
            ),
            _(
                "The books say that the foundations descend to kings; that is an old way of saying that they end "
                "with kings."
            ),
        ),
    )


def _chessboard(_: Say) -> About:
    return About(
        _("Fortress with foundations that begin wherever you choose, and no corner between king and ace."),
        (
            _("As Fortress, but the rank of the first card you play home is the base of all four foundations."),
            _("Foundations and rows go round the corner: ace on king and king on ace are neighbours in suit."),
        ),
    )


def _beleaguered_castle(_: Say) -> About:
    return About(
        _("The aces are home, eight rows of six are built downwards whatever the suit. Two deals in three can be won."),
        (
            _("The four aces start on the foundations; the other cards lie in eight rows of six."),
            _(
                "The outside card of a row may go on an outside card one rank higher, of any suit, or into an empty "
                "row. One card at a time; a run moves as one as far as empty rows allow: two cards with one, four "
                "with two."
            ),
            _("Foundations go from ace to king in suit. A card played home stays there."),
        ),
    )


def _streets_and_alleys(_: Say) -> About:
    return About(
        _("Beleaguered Castle with the aces somewhere in the rows. One deal in two can be won."),
        (
            _("All 52 cards are dealt: seven to each row on the left, six to each row on the right."),
            _("Everything else is as in Beleaguered Castle: rows are built downwards whatever the suit."),
        ),
    )


def _fortitude(_: Say) -> About:
    return About(
        _("A ladder of levels on eight columns, with a stack to turn. How far will you climb?"),
        (
            _(
                "Six, seven or eight columns of four cards are dealt; the rest is the stack. Packs end with jacks, "
                "queens or kings in turn. After level 9 the last three levels come round again."
            ),
            _(
                "The exposed card of a column or of the discard pile may go on a card one rank higher and of the other "
                "colour, into a blank column, or home. Several cards in order move as one as far as blank columns "
                "allow."
            ),
            _(
                "A click on the stack turns one card to the discard pile. There is no redeal. Safe cards go home by "
                "themselves."
            ),
            _(
                "Each card home scores the number of the level, and clearing a level adds ten times it. The original "
                "program's scheme is lost; this one is ours."
            ),
        ),
    )


def _besieged_city(_: Say) -> About:
    return About(
        _("Two packs: a reserve behind fourteen ramparts, and foundations that go from the ace inwards and out again."),
        (
            _(
                "Twelve reserve cards lie in four rows of three. At every end of a row and of a column stands a "
                "rampart, fourteen in all; the other cards are the pack."
            ),
            _("Foundations take one suit each in this order: A K 2 Q 3 J 4 10 5 9 6 8 7 7 8 6 9 5 10 4 J 3 Q 2 K A."),
            _(
                "On a rampart's top card may be laid a card of the same suit that is one rank away or next to it in "
                "that order: the ranks differ by one, or add up to 14 or 15. It comes from another rampart, or from "
                "the reserve if it stands in the rampart's own row or column."
            ),
            _(
                "An empty rampart is filled at once with a reserve card of its line, of your choice. A gap in the "
                "reserve is filled by itself from the talon or, without a talon, from the pack."
            ),
            _(
                "Only ramparts and a card just turned from the pack go home. Other turned cards go to the talon. There "
                "is no redeal. When pack and talon are gone the reserve may be rearranged at will."
            ),
        ),
    )


TOLD: Mapping[str, Callable[[Say], About]] = {
    "fortress": _fortress,
    "chessboard": _chessboard,
    "beleaguered-castle": _beleaguered_castle,
    "streets-and-alleys": _streets_and_alleys,
    "fortitude": _fortitude,
    "besieged-city": _besieged_city,
}
