"""The Besieged City: two packs, a reserve of four rows and three columns, and a rampart at every end of these.

After Lady Cadogan's *Illustrated Games of Patience*.
"""

from collections.abc import Sequence

from ramparts.rules.about import About, Rule
from ramparts.rules.cards import Card
from ramparts.rules.game import Game, Pile, Position, Role, Side
from ramparts.rules.relations import (
    NO_FOUNDATIONS,
    anything,
    beside,
    both,
    either,
    foundations,
    in_suit,
    neighbours_in,
    stock_and_waste,
)
from ramparts.rules.wording import marked as _

ROWS, COLUMNS = 4, 3

# The order of play: from the outside inwards and out again, 26 cards of one suit. Either ace of the suit begins it.
LADDER = (1, 13, 2, 12, 3, 11, 4, 10, 5, 9, 6, 8, 7, 7, 8, 6, 9, 5, 10, 4, 11, 3, 12, 2, 13, 1)


def _rampart(side: Side, place: int) -> Pile:
    line = ("row" if side in ("west", "east") else "column", place)
    name = f"{side[0]}{place}"
    return Pile(name, Role.RAMPART, lines=frozenset({line}), word="rampart", number=place + 1, side=side)


def _reserve(row: int, column: int) -> Pile:
    return Pile(f"r{row}{column}", Role.RESERVE, lines=frozenset({("row", row), ("column", column)}), word="reserve")


def _piles() -> tuple[Pile, ...]:
    """Reserve row by row, then the ramparts west, east, north and south, then pack and talon: the order of dealing."""
    reserve = tuple(_reserve(row, column) for row in range(ROWS) for column in range(COLUMNS))
    ends: dict[Side, int] = {"west": ROWS, "east": ROWS, "north": COLUMNS, "south": COLUMNS}
    ramparts = tuple(_rampart(side, place) for side, places in ends.items() for place in range(places))
    return foundations() + reserve + ramparts + stock_and_waste("pack", "talon")


def _dealt(deck: Sequence[Card]) -> Position:
    """One card to each of the twelve reserve places and fourteen ramparts; the rest is the pack, next card on top."""
    laid = tuple(bytes([card]) for card in deck[:26])
    return (*NO_FOUNDATIONS, *laid, bytes(reversed(deck[26:])), b"")


def at_the_end_of_its_line(src: Pile, dst: Pile) -> bool:
    """Whether a reserve card stands in the line of a rampart; nothing in between blocks it. True for other sources."""
    return src.role is not Role.RESERVE or not src.lines.isdisjoint(dst.lines)


# A marriage is of one suit and of ranks next to each other, either in themselves or in the order of play: they differ
# by one or add up to 14 or 15. So king on ace and seven on seven are marriages here. Directions may mix.
MARRIAGE = both(in_suit, either(beside, neighbours_in(LADDER)))

BESIEGED_CITY = Game(
    id="besieged-city",
    name=_("The Besieged City"),
    packs=2,
    piles=_piles(),
    deal=_dealt,
    ladder=LADDER,
    build={
        (Role.RAMPART, Role.RAMPART): MARRIAGE,
        (Role.RESERVE, Role.RAMPART): MARRIAGE,
        # The pack is turned one card at a time onto the talon; there is no redeal.
        (Role.STOCK, Role.WASTE): anything,
    },
    # A vacant rampart takes a reserve card of its line, never a card of another rampart.
    fill=frozenset({(Role.RESERVE, Role.RAMPART), (Role.STOCK, Role.WASTE)}),
    # Home go only the top card of a rampart and the card just turned from the pack; never reserve or talon.
    climb=frozenset({Role.RAMPART, Role.STOCK}),
    # A reserve card reaches the ramparts at the ends of its row and its column only.
    near=at_the_end_of_its_line,
    # A vacant rampart is filled before any other move, as long as its line has a card.
    must_fill=frozenset({Role.RAMPART}),
    # A vacant place of the reserve is filled by itself from the talon or, when there is none, unseen from the pack.
    refill=((Role.RESERVE, (Role.WASTE, Role.STOCK)),),
    # When pack and talon are gone the reserve may be rearranged at will, as often as wished: every line is open then.
    transpose=Role.RESERVE,
)

ABOUT = About(
    line=_(
        "Two packs, and fourteen ramparts round a reserve. Suits go home as ace, king, 2, queen, 3 and so "
        "on, up to the 7, and then backwards."
    ),
    odds=_("Nearly every random deal can be won, but some cards lie face down."),
    rules=(
        Rule(
            _("The table"),
            _(
                "Two packs, 104 cards. Twelve cards, the reserve, lie in four rows of three. At each end "
                "of every row and every column stands a rampart, fourteen in all, with one card each to "
                "begin with; the corners stay empty. The other cards are the stock, face down."
            ),
        ),
        Rule(
            _("Home"),
            _(
                "Each foundation takes both sets of one suit in this order: A K 2 Q 3 J 4 10 5 9 6 8 7 7 8 6 9 5 10 "
                "4 J 3 Q 2 K A. Only the top card of a rampart and a card just turned from the stock go there."
            ),
        ),
        Rule(
            _("Building"),
            _(
                "You may put a card on a rampart's top card if both are of the same suit and their ranks "
                "differ by one or are neighbours in the order above (they then add up to 14 or 15). So a "
                "king may lie on an ace, and a 7 on a 7. The card comes from another rampart or from the "
                "reserve."
            ),
        ),
        Rule(
            _("The reserve"),
            _(
                "A reserve card reaches only the four ramparts at the ends of its own row and column; "
                "nothing in between is in its way. Its place is filled at once from the talon, where "
                "turned cards lie, or, if that is empty, from the stock."
            ),
        ),
        Rule(
            _("Empty ramparts"),
            _(
                "An empty rampart has to be filled before anything else, with a reserve card from its row or column. "
                "You choose which; if there is only one, it goes by itself."
            ),
        ),
        Rule(
            _("The stock"),
            _(
                "Turn the stock one card at a time. A card that fits goes home, unless you want to be "
                "asked; any other is laid on the talon. You go through the stock only once. When stock "
                "and talon are empty, you may rearrange the reserve as you like, empty places included, "
                "as often as you wish."
            ),
        ),
    ),
    readings=(
        _(
            "The game comes from Lady Cadogan's book. Some say that the reserve may be rearranged only "
            "once at the end, others as often as you like; here there is no limit."
        ),
    ),
)
