"""Fortitude: a ladder of levels on eight columns, with a stack that is turned card by card.

After the help page of the original program. Its score is lost; the one in `ramparts.engine.score` is ours.
"""

from collections.abc import Sequence
from functools import cache

from ramparts.rules.about import About, Rule
from ramparts.rules.cards import Card
from ramparts.rules.game import Game, Position, Role
from ramparts.rules.relations import (
    NO_FOUNDATIONS,
    anything,
    both,
    foundations,
    in_turn,
    one_lower,
    other_colour,
    rows,
    stock_and_waste,
)
from ramparts.rules.wording import marked as _

COLUMNS = 8
LADDER_TOP = 9
"""The last level that is new; after it levels 7, 8 and 9 come again and again under new numbers."""

LEVELS = 999
"""The last level of all, so that run N at level L can be dealt from the plain number 1000 N + L."""


def shape(level: int) -> tuple[int, int]:
    """The top rank (11, 12 or 13, in turn) and the number of columns dealt (6, 7, then 8) at a level from 1 up."""
    new = level if level <= LADDER_TOP else LADDER_TOP - 2 + (level - LADDER_TOP - 1) % 3
    return 11 + (new - 1) % 3, 6 + (new - 1) // 3


def _dealt(deck: Sequence[Card], columns: int) -> Position:
    """Four cards to each column, one at a time; blank columns on the right; the rest is the stack, the next on top."""
    dealt = in_turn(deck[: 4 * columns], columns)
    return (*NO_FOUNDATIONS, *dealt, *(b"",) * (COLUMNS - columns), bytes(reversed(deck[4 * columns :])), b"")


@cache
def fortitude(level: int) -> Game:
    """The rules of one level (1 and up)."""
    top_rank, columns = shape(level)
    return Game(
        id="fortitude",
        name=_("Fortitude"),
        level=level,
        piles=foundations() + rows("c" * COLUMNS) + stock_and_waste("stock", "discard pile"),
        deal=lambda deck: _dealt(deck, columns),
        build={
            # Columns are built downwards in alternate colours, from columns and from the discard pile.
            (Role.ROW, Role.ROW): both(one_lower, other_colour),
            (Role.WASTE, Role.ROW): both(one_lower, other_colour),
            # A click on the stack turns one card to the discard pile; nothing goes back, and there is no redeal.
            (Role.STOCK, Role.WASTE): anything,
        },
        # Any one card may go into a blank column.
        fill=frozenset({(Role.ROW, Role.ROW), (Role.WASTE, Role.ROW), (Role.STOCK, Role.WASTE)}),
        climb=frozenset({Role.ROW, Role.WASTE}),
        top_rank=top_rank,
        ladder=tuple(range(1, top_rank + 1)),
        # The original sends safe cards home; here that is its default too. They go with a move of the player's, never
        # before the first: a deal lies on the table as its text says, and undo takes them back with that move.
        by_itself=True,
    )


ABOUT = About(
    line=_("Climb from level to level: eight columns, and a stock to turn cards from. How far will you get?"),
    odds=_("The first level can nearly always be won, the last one about 4 times in 5."),
    rules=(
        Rule(
            _("The ladder"),
            _(
                "Level 1 is played with the cards up to the jacks, level 2 up to the queens, level 3 up "
                "to the kings, level 4 up to the jacks again, and so on. Six columns of four cards are "
                "dealt on levels 1 to 3, seven on 4 to 6, eight on 7 to 9; the other columns stay empty. "
                "After level 9 the last three levels come round again."
            ),
        ),
        Rule(
            _("The stock"),
            _(
                "The other cards are the stock, face down. A tap on it turns one card onto the discard "
                "pile, whose top card may be played. No card can be put back on that pile, and you go "
                "through the stock only once."
            ),
        ),
        Rule(
            _("Building"),
            _(
                "The top card of a column or of the discard pile may go onto a column's top card that is one "
                "rank higher and of the other colour, red on black or black on red, or into an empty column."
            ),
        ),
        Rule(
            _("Home"),
            _(
                "Each foundation takes one suit, from the ace up to the highest rank of the level. A card "
                "there is home, and stays. Cards that are no longer needed in a column go home by themselves "
                "after your moves; you can change that in the settings."
            ),
        ),
        Rule(
            _("Several cards at once"),
            _(
                "The more empty columns, the more cards in order you can move together: two with one, four with two, "
                "but only half as many into an empty column."
            ),
        ),
        Rule(
            _("Points"),
            _(
                "Each card home scores the number of the level, and clearing the level adds ten times "
                "that number. A run ends when the stock is empty and no move is left, or when you end "
                "it. Only runs dealt at random enter the top ten. If you take back a turned card, or let "
                "a hint look at cards that are face down, the list says “peeked”."
            ),
        ),
    ),
    readings=(
        _(
            "The game is rebuilt from the help page of the original program. How that program scored "
            "is not known; the scoring here is our own."
        ),
    ),
)
