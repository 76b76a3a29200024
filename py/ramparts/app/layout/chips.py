"""Where the number of a row is shown: in a free corner of its exposed card."""

from ramparts.app.layout.boxes import Box, Lane, Size

CHIP = Size(20, 16)
"""Room for two digits."""


def chip(lane: Lane) -> Box:
    """The place of a lane's number: a corner away from the index, and from the dot that marks a target."""
    card = lane.cards[-1] if lane.cards else lane.slot
    right, bottom = card.right - CHIP.width - 2, card.bottom - CHIP.height - 2
    x, y = {
        "l": (right, card.y + 2),
        "r": (card.x + 2, card.y + 2),
        "t": (card.x + 2, bottom),
        "b": (card.x + 2, card.y + 2),
    }[lane.edge]
    return Box(x, y, *CHIP)
