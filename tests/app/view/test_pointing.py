"""What is drawn over the table: for a hint a frame round a row, then a ring, then an arrow; and arrows with marks."""

from math import hypot

import pytest

from ramparts.app.layout.boxes import Box, Size, bounds
from ramparts.app.messages.intents import Hint, Resize
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow, Means
from ramparts.app.view.board import Board, board
from ramparts.app.view.elements import Node, texts
from tests.kit.playing.oracle import LAST_MOVE, WON, at, consulted
from tests.kit.visit.table import drags, pile, told

SIZES = [Size(320, 568), Size(640, 360), Size(1280, 800)]


def hinted(model: Model, often: int) -> Model:
    """The table after so many hints, with the solver at hand."""
    for _ in range(often):
        model = consulted(model, Hint())
    return model


def groups(model: Model) -> list[Node]:
    """What is drawn, each with all of its lines."""
    tree = board(model).pointing
    assert tree is not None
    assert dict(tree.attributes)["aria-hidden"] == "true"
    return [child for child in tree.children if isinstance(child, Node)]


def bright(group: Node) -> list[dict[str, str]]:
    """The attributes of its bright lines; below each lies the same in dark."""
    lines = [dict(child.attributes) for child in group.children if isinstance(child, Node) and child.children == ()]
    dark, found = ([each for each in lines if each.get("class") == kind] for kind in ("edge", "line"))
    assert [each | {"class": "line"} for each in dark] == found
    return found


def points(line: dict[str, str]) -> list[Box]:
    """The points of a line, as boxes without a size."""
    places = (tuple(map(float, point.split(","))) for point in line["points"].split())
    return [Box(across, down, 0, 0) for across, down in places]


def top(shown: Board, number: int) -> Box:
    """The exposed card of a pile, or its place."""
    return next((card.box for card in reversed(shown.cards) if card.pile == number), shown.lanes[number].slot)


def test_a_hint_is_gone_beside_a_review() -> None:
    """Bug: its arrow lay on the card that the review spoke of."""
    model = hinted(at(WON), 3)
    assert groups(model)
    reviewed = board(model.with_ui(panel="review"))
    assert (reviewed.pointing, reviewed.numbered, {lane.hint for lane in reviewed.lanes}) == (None, False, {""})


def test_the_first_step_frames_the_whole_row() -> None:
    """Bug: it only named the row."""
    model = hinted(at(WON), 1)
    number, shown = pile(model, "t1"), board(model)
    row = bounds([shown.lanes[number].slot, *(card.box for card in shown.cards if card.pile == number)])
    [frame] = bright(*groups(model))
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
    shaft, head = map(points, bright(*groups(model)))
    assert source.holds(shaft[0])
    assert target.holds(shaft[1])
    assert shaft[1] == head[1]
    assert {lane.id: lane.hint for lane in shown.lanes if lane.hint} == {src: "from", dst: "to"}


def test_after_a_move_nothing_is_drawn() -> None:
    assert board(drags(hinted(at(WON), 3), "t1-h")).pointing is None


def marks(group: Node) -> list[str]:
    return [text for child in group.children if isinstance(child, Node) for text in texts(child)]


@pytest.mark.parametrize("means, mark", [("good", ["\u2713"]), ("bad", ["\u2717"]), ("next", [])])
def test_an_arrow_tells_by_its_mark_what_the_move_does(means: Means, mark: list[str]) -> None:
    model = at(WON)
    [group] = groups(model.with_ui(arrows=(Arrow(pile(model, "t1"), 5, pile(model, "fS"), means),)))
    assert dict(group.attributes)["class"] == means
    assert marks(group) == mark
    assert len(bright(group)) == 2


@pytest.mark.parametrize("size", SIZES)
def test_an_arrow_from_a_covered_card_begins_where_that_is_seen(size: Size) -> None:
    model = told(at(WON), Resize(size))
    for row in map(model.deal.game.index, (f"t{number}" for number in range(10))):
        arrow = Arrow(row, 1, pile(model, "fS"), "bad")
        shaft, _head = map(points, bright(*groups(model.with_ui(arrows=(arrow,)))))
        _first, covered, over = [card.box for card in board(model).cards if card.pile == row][:3]
        assert covered.grown(8).holds(shaft[0])
        assert not over.grown(-8).holds(shaft[0])


def test_two_arrows_between_the_same_cards_lie_beside_each_other() -> None:
    model = at(WON)
    one, other = pile(model, "t1"), pile(model, "t6")
    there, back = groups(model.with_ui(arrows=(Arrow(one, 5, other, "good"), Arrow(other, 5, one, "bad"))))
    [(a, _), (_, b)] = [points(bright(each)[0]) for each in (there, back)]
    assert hypot(a.x - b.x, a.y - b.y) > 8


def test_a_hint_that_is_asked_for_is_drawn_instead() -> None:
    model = at(WON)
    arrows = (Arrow(pile(model, "t2"), 5, pile(model, "t3"), "good"),)
    [group] = groups(hinted(model.with_ui(arrows=arrows), 3).with_ui(arrows=arrows))
    assert dict(group.attributes)["class"] == "next"


def test_what_comes_later_has_its_turn_in_place_of_a_tick() -> None:
    """Bug: the arrows of a solved puzzle were those of moves that are right now."""
    later = tuple(Arrow(4 + turn, 999, 0, "later", turn) for turn in (1, 2))
    drawn = groups(at(WON).with_ui(arrows=later))
    assert [dict(each.attributes)["class"] for each in drawn] == ["later", "later"]
    assert [texts(each) for each in drawn] == [["1"], ["2"]]
