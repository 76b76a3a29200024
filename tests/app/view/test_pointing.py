"""What a hint draws over the table: a frame round a row, then a ring, then an arrow."""

import pytest

from ramparts.app.layout.boxes import Box, Size, bounds
from ramparts.app.messages.intents import Hint, Resize
from ramparts.app.state.model import Model
from ramparts.app.view.board import Board, board
from ramparts.app.view.elements import Node
from tests.kit.playing.oracle import LAST_MOVE, WON, at, consulted
from tests.kit.visit.table import drags, pile, told

SIZES = [Size(320, 568), Size(640, 360), Size(1280, 800)]


def hinted(model: Model, often: int) -> Model:
    """The table after so many hints, with the solver at hand."""
    for _ in range(often):
        model = consulted(model, Hint())
    return model


def drawn(model: Model) -> dict[str, str]:
    """The attributes of the bright line that is drawn."""
    tree = board(model).pointing
    assert tree is not None
    edge, line = (child for child in tree.children if isinstance(child, Node))
    assert dict(edge.attributes) | {"class": "line"} == dict(line.attributes)
    return dict(line.attributes)


def top(shown: Board, number: int) -> Box:
    """The exposed card of a pile, or its place."""
    return next((card.box for card in reversed(shown.cards) if card.pile == number), shown.lanes[number].slot)


def test_the_first_step_frames_the_whole_row() -> None:
    """Bug: it only named the row."""
    model = hinted(at(WON), 1)
    number, shown = pile(model, "t1"), board(model)
    row = bounds([shown.lanes[number].slot, *(card.box for card in shown.cards if card.pile == number)])
    frame = drawn(model)
    assert Box(*(float(frame[side]) for side in ("x", "y", "width", "height"))) == row.grown(3)


def test_the_second_step_has_its_ring_alone() -> None:
    model = hinted(at(WON), 2)
    assert board(model).pointing is None
    assert [lane.id for lane in board(model).lanes if lane.hint == "from"] == ["t1"]
    assert not [lane for lane in board(model).lanes if lane.hint == "to"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("model, src, dst", [(at(WON), "t1", "fS"), (at(LAST_MOVE), "t0", "fC")])
def test_the_third_step_leads_an_arrow_from_the_card_to_its_target(
    model: Model, src: str, dst: str, size: Size
) -> None:
    """Bug: card and target had the same ring."""
    model = hinted(told(model, Resize(size)), 3)
    shown = board(model)
    source, target = top(shown, pile(model, src)), top(shown, pile(model, dst))
    places = [map(float, point.split(",")) for point in drawn(model)["points"].split()]
    points = [Box(across, down, 0, 0) for across, down in places]
    assert source.holds(points[0])
    assert target.holds(points[1])
    assert points[1] == points[3]
    assert {lane.id: lane.hint for lane in shown.lanes if lane.hint} == {src: "from", dst: "to"}


def test_after_a_move_nothing_is_drawn() -> None:
    assert board(drags(hinted(at(WON), 3), "t1-h")).pointing is None
