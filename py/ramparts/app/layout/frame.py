"""The window divided into header, tools and board."""

from collections.abc import Sequence
from functools import lru_cache
from math import floor

from ramparts.app.layout.boxes import Box, Frame, Size, bounds

WIDE = 1.15
"""From this ratio of the window's width to its height on, a castle has its wings to the left and right."""

SHORT = 500
"""A wide window lower than this, in pixels, has header and tools beside the board instead of above and below it."""

BUTTON = 44
MARGIN = 8
"""The least distance of a button from the edge of the screen, in pixels: a thumb holds the phone there, and gestures of
the system begin there."""

TALL_HEADER, HEADER = 60, 52
"""The height of the header, in pixels: in a window narrower than `LONG` the status line may take two lines."""

LONG = 1000

TABLET, LARGER_HEADER = 700, 68
"""From the first width of the window on, letters are larger than on a phone, unless it is low, and so the header is of
the second height (`web/styles/tokens.css`)."""

SPACIOUS = 640
"""From this height on, a window that is `LONG` has a higher bar of tools, which stands free in its middle."""

GROUP, WIDEST_GROUP, SHARE = 660, 720, 0.37
"""The width of that bar in pixels: at least, at most, and in parts of the window's."""

HIGH_BUTTON, FREE = 52, 12
"""Its height, and its distance from the lower edge of the window."""

PANEL_BESIDE = 900
"""From this width of the window on, in pixels, the board makes room for a panel that is read together with it."""

RAIL, RAIL_BUTTON = BUTTON + 20, 56
"""The width of the rail with the tools in a low window, and of its buttons: words of other languages are longer."""

SLIMMEST_WORDS, WIDEST_WORDS = 96, 144
ROOMY = 640
"""From this width of the window on, in pixels, a third of the additional width goes to the left rail, which has the
header's words."""


def is_wide(screen: Size) -> bool:
    """Whether the castle lies as in the books, its wings to the left and right."""
    return screen.width >= WIDE * screen.height


WHOLE = Size(0, 0)
"""What a panel takes that lies over the board, or none."""

PANEL_SHARE, PANEL_HIGHEST = 0.4, 420
"""What the review takes of the width of a narrower window that is wider than it is high; of a higher one it takes the
lower half, but no more than it has a use for, in pixels."""


def panel_room(screen: Size, *, always: bool = False) -> Size:
    """What a panel that is read together with the board takes of the window: so much of its width, or of its height.

    Where it has to lie over the board it takes nothing, unless the board is ``always`` to be seen whole. The style of
    the page gives the panel this size, the margins around it included.
    """
    if screen.width >= PANEL_BESIDE:
        return Size(floor(min(400, max(264, 0.3 * screen.width))) + 2 * MARGIN, 0)
    if not always:
        return WHOLE
    if screen.width >= screen.height:
        return Size(floor(PANEL_SHARE * screen.width) + MARGIN, 0)
    return Size(0, floor(min(screen.height / 2, PANEL_HIGHEST)))


def over_tools(screen: Size, taken: Size) -> bool:
    """Whether a panel that takes so much of a window leaves room to the board alone, not to header and tools."""
    return taken != WHOLE and screen.width < PANEL_BESIDE


def beside(screen: Size, taken: Size) -> Size:
    """The part of a window beside such a panel, in which all the rest stands; all of it where that lies over tools."""
    return screen if over_tools(screen, taken) else _less(screen, taken)


def _less(screen: Size, taken: Size) -> Size:
    return Size(screen.width - taken.width, screen.height - taken.height)


@lru_cache(8)
def frame(screen: Size, taken: Size = WHOLE, strip: int = 0) -> Frame:
    """How a window of this size is divided: rails left and right where it is wide and short, else bars.

    What is ``taken``, at the right or the lower edge of the window, is left free by all of it. In a window that is too
    narrow for both the board has all the rest: header and tools are not seen meanwhile. A ``strip`` of so many pixels
    lies below the board, above a bar of tools or beside the rail of them: the tools stay where they are.
    """
    made = _divided(screen, beside(screen, taken), strip)
    return made._replace(board=Box(0, 0, *_less(screen, taken))) if over_tools(screen, taken) else made


def _divided(screen: Size, left: Size, strip: int) -> Frame:
    """What is ``left`` of a window, divided as it is: the window says where the tools are, and how large."""
    if is_wide(screen) and screen.height < SHORT:
        return _rails(left, strip)
    width, height = left
    if screen.width < LONG:
        header = TALL_HEADER if screen.width < TABLET else LARGER_HEADER
        return _bars(left, header, Box(MARGIN, height - MARGIN - BUTTON, width - 2 * MARGIN, BUTTON), strip)
    group = min(WIDEST_GROUP, max(GROUP, floor(SHARE * screen.width)), width - 2 * MARGIN)
    button = HIGH_BUTTON if screen.height >= SPACIOUS else BUTTON
    return _bars(left, HEADER, Box(floor((width - group) / 2), height - FREE - button, group, button), strip)


def clearing(board: Box, taken: Sequence[Box]) -> Box:
    """The largest part of a board that lies wholly on one side of all boxes ``taken``.

    Boxes are relative to the corner of the board, and so is the result.
    """
    middle = bounds(taken)
    sides = (
        Box(0, middle.bottom, board.width, board.height - middle.bottom),
        Box(0, 0, board.width, middle.y),
        Box(middle.right, 0, board.width - middle.right, board.height),
        Box(0, 0, middle.x, board.height),
    )
    return max(sides, key=lambda side: side.width * side.height)


def _bars(screen: Size, header: float, tools: Box, strip: int) -> Frame:
    """The board between a header and the tools."""
    width = screen.width
    return Frame("bottom", Box(0, 0, width, header), tools, Box(0, header, width, tools.y - 4 - header - strip))


def _rails(screen: Size, strip: int) -> Frame:
    width, height = screen
    words = min(WIDEST_WORDS, SLIMMEST_WORDS + max(0, floor((width - ROOMY) / 3)))
    return Frame(
        "rails",
        header=Box(0, 0, words, height - strip),
        tools=Box(width - MARGIN - RAIL_BUTTON, MARGIN, RAIL_BUTTON, height - 2 * MARGIN),
        board=Box(words, 0, width - words - RAIL, height - strip),
    )
