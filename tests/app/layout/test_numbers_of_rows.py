"""The numbers of rows: each stands on the card at the end of its row, and leaves its rank free."""

from ramparts.app.layout import layout
from ramparts.app.layout.boxes import Box, Lane, Size
from ramparts.app.layout.lanes import chip
from ramparts.rules.game import Game
from tests.app.layout.test_layout import ENLARGED, SIZES, dealt, each_with_lanes
from tests.kit.examples import all_of

ABOVE_A_NOTICE = ((640, 240), (568, 240))
"""What the notice of a game that has ended leaves of a phone on its side."""


@all_of("size", [*SIZES, *(Size(*size) for size in ENLARGED + ABOVE_A_NOTICE)])
@each_with_lanes
def test_the_number_of_a_row_stands_on_its_outside_card_away_from_the_index(game: Game, size: Size) -> None:
    """Bug: on the small cards beside a notice it lay over the rank."""
    for heights in (dealt(game), [0] * len(game.piles)):
        for lane in layout(game, heights, size).lanes:
            card, place = (lane.cards or (lane.slot,))[-1], chip(lane)
            assert card.holds(place)
            across = place.x - card.x if lane.edge == "l" else card.right - place.right
            down = place.y - card.y if lane.edge == "t" else card.bottom - place.bottom
            assert (across if lane.edge in "lr" else down) > rank_end(lane, card)


def rank_end(lane: Lane, card: Box) -> float:
    """How far the rank of a card that nothing covers reaches from its edge; cards.css draws it so."""
    if lane.edge in "lr":
        return 0.42 * card.width / 2 + 0.33 * max(lane.index, min(0.43 * card.width, 0.31 * card.height))
    across = (card.width - 5) / 1.75
    return 1.12 * max(lane.index, min(0.34 * card.height, 0.27 * card.width + 8, across)) + 1
