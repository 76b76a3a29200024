"""Arrows lead everywhere: from any pile of any game to any other, in every window."""

from collections import deque
from functools import cache

import pytest

from ramparts.app.input.focus import STEPS, walked
from ramparts.app.layout.boxes import Size
from ramparts.app.state.model import Model
from ramparts.app.state.session import Session
from ramparts.app.state.ui import Focus, Ui
from ramparts.app.view.board import board
from ramparts.deals.deal import parse_deal
from ramparts.deals.history import History
from ramparts.games.catalogue import TITLES

SIZES = ((320, 568), (360, 640), (390, 844), (640, 360), (844, 390), (768, 1024), (1280, 800), (1920, 1080))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("title", TITLES)
def test_arrows_lead_from_any_pile_to_any_other(title: str, size: tuple[int, int]) -> None:
    deal = parse_deal(f"{title}:32000", TITLES)
    shown = board(Model(TITLES, Session(deal, History.start(deal.game, deal.start)), ui=Ui(Size(*size))))
    exposed = {Focus(pile, max(0, len(cards) - 1)) for pile, cards in enumerate(deal.start)}

    @cache
    def steps(here: Focus) -> set[Focus]:
        return {walked(shown._replace(focus=here), key) for key in STEPS}

    for start in exposed:
        seen, waiting = {start}, deque([start])
        while waiting:
            found = steps(waiting.popleft()) - seen
            seen |= found
            waiting.extend(found)
        assert exposed <= seen, start
