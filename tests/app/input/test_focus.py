"""Walking along a lane; that arrows lead from every pile to every other is held in `tests.engine.test_reach`."""

import pytest

from ramparts.app.input.focus import walked
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.intents import Resize
from ramparts.app.state.ui import Focus
from ramparts.app.view.board import board
from ramparts.games.catalogue import TITLES
from tests.kit.visit.table import pile, table, told

BACK = {"ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp"}


@pytest.mark.parametrize("size", [Size(1280, 800), Size(360, 640)])
@pytest.mark.parametrize("name", ["t0", "t1", "t5", "t9"])
def test_arrows_lead_through_the_cards_of_a_lane_and_back(size: Size, name: str) -> None:
    model = told(table("fortress:ms33"), Resize(size))
    lane = pile(model, name)
    shown = board(model)
    boxes = [view.box for view in shown.cards if view.pile == lane]
    across = abs(boxes[-1].x - boxes[0].x) > abs(boxes[-1].y - boxes[0].y)
    step = boxes[-1].x - boxes[0].x if across else boxes[-1].y - boxes[0].y
    outward = ("ArrowRight" if step > 0 else "ArrowLeft") if across else ("ArrowDown" if step > 0 else "ArrowUp")
    here = Focus(lane, 0)
    for depth in range(1, len(boxes)):
        here = walked(shown._replace(focus=here), outward)
        assert here == Focus(lane, depth)
    for depth in reversed(range(len(boxes) - 1)):
        here = walked(shown._replace(focus=here), BACK[outward])
        assert here == Focus(lane, depth)


def test_home_and_end_lead_to_the_first_and_the_last_pile() -> None:
    shown = board(table("fortitude:77000"))
    assert walked(shown, "Home") == Focus(0, 0)
    last = shown.groups[-1].piles[-1]
    assert walked(shown, "End").pile == last


@pytest.mark.parametrize("key", BACK)
@pytest.mark.parametrize("title", TITLES)
def test_an_arrow_leads_to_the_rim_and_stays_there(title: str, key: str) -> None:
    shown = board(table(f"{title}:32000"))
    here, steps = shown.focus, 0
    while (there := walked(shown._replace(focus=here), key)) != here:
        here, steps = there, steps + 1
        assert steps < 60
