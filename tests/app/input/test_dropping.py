"""Where dragged cards are put down: by what they cover, wherever they are held."""

from collections.abc import Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ramparts.app.input.dropping import aimed, pile_at
from ramparts.app.layout import shapes
from ramparts.app.layout.boxes import Box, Size
from ramparts.app.messages.intents import Drop, Lift, Resize
from ramparts.app.play.gestures import pickable
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.ui import Pick
from ramparts.app.view.board import Board, board
from ramparts.deals.history import History
from tests.app.layout.test_layout import SIZES
from tests.kit.playing.random_play import Walk, walks
from tests.kit.visit.table import cards, pile, seated, table, told

CORNERS = st.tuples(st.floats(0, 1), st.floats(0, 1))
"""Where a card is held, as parts of its width and height."""


def lifted(model: Model, picked: Pick) -> Model:
    """The table with cards in the hand."""
    return told(model, Lift(picked.src, len(model.position[picked.src]) - picked.held))


def held(shown: Board) -> list[Box]:
    """Where the cards in the hand lie, the deepest first."""
    return [view.box for view in shown.cards if view.picked]


def outside(shown: Board, number: int) -> Box:
    """Where the outside card of a pile lies, or would lie."""
    boxes = [view.box for view in shown.cards if view.pile == number]
    return boxes[-1] if boxes else shown.lanes[number].slot


def shifted(boxes: list[Box], dx: float, dy: float) -> list[Box]:
    return [box._replace(x=box.x + dx, y=box.y + dy) for box in boxes]


def over(shown: Board, number: int, part: tuple[float, float] = (0, 0)) -> list[Box]:
    """The cards in the hand, the deepest of them over a pile, beside it by parts of a card's width and height."""
    boxes, place = held(shown), outside(shown, number)
    dx, dy = place.x - boxes[0].x, place.y - boxes[0].y
    return shifted(boxes, dx + part[0] * place.width, dy + part[1] * place.height)


def grip(box: Box, at: tuple[float, float]) -> tuple[float, float]:
    return box.x + at[0] * box.width, box.y + at[1] * box.height


def picks(model: Model) -> Iterator[Pick]:
    """All that can be picked up: of each pile, the outside card or a run."""
    for number, laid in enumerate(model.position):
        for depth in range(len(laid)):
            picked = pickable(model, number, depth)
            if picked is not None and picked.held == len(laid) - depth:
                yield picked


@st.composite
def tables(draw: st.DrawFn) -> Model:
    """A table of any game, position, shape and size, with something in the hand if anything can be picked up."""
    walk: Walk = draw(walks(30))
    game = walk.deal.game
    prefs = Prefs(light="off", deals="any", home="off", shape=draw(st.sampled_from(("auto", *shapes(game)))))
    model = seated(walk.deal, prefs=prefs).with_history(History.start(game, walk.positions[-1]))
    model = told(model, Resize(draw(st.sampled_from(SIZES))))
    found = list(picks(model))
    return lifted(model, draw(st.sampled_from(found))) if found else model


@st.composite
def nearby(draw: st.DrawFn) -> tuple[float, float]:
    """How far beside a place a card may lie that covers four fifths of it, in parts of its width and height."""
    across = draw(st.floats(-0.2, 0.2))
    down = 1 - 0.8 / (1 - abs(across))
    return across, draw(st.floats(-down, down)) if down > 0 else 0


@given(tables(), st.data(), CORNERS, nearby())
def test_what_covers_four_fifths_of_a_target_is_put_down_there(
    model: Model, data: st.DataObject, at: tuple[float, float], part: tuple[float, float]
) -> None:
    """Bug: a card held at its edge was put back, since the pointer was beside the target."""
    shown = board(model)
    targets = [number for number, lane in enumerate(shown.lanes) if lane.target]
    assume(targets)
    target = data.draw(st.sampled_from(targets))
    boxes = over(shown, target, part)
    assert boxes[0].shared(outside(shown, target)) >= 0.799 * boxes[0].width * boxes[0].height
    assert aimed(shown, boxes, *grip(boxes[0], at)) == target
    assert told(model, Drop(target)).position != model.position


@given(tables(), CORNERS, st.tuples(st.floats(-1, 2), st.floats(-1, 2)))
def test_wherever_cards_are_let_go_of_the_marks_say_what_comes_of_it(
    model: Model, at: tuple[float, float], place: tuple[float, float]
) -> None:
    shown = board(model)
    assume(model.ui.pick is not None)
    first = held(shown)[0]
    dx, dy = place[0] * shown.frame.board.width - first.x, place[1] * shown.frame.board.height - first.y
    boxes = shifted(held(shown), dx, dy)
    meant = aimed(shown, boxes, *grip(boxes[0], at))
    after = told(model, Drop(meant))
    assert (after.position != model.position) == (meant is not None and shown.lanes[meant].target)
    areas = {number: boxes[0].shared(lane.zone) for number, lane in enumerate(shown.lanes)}
    taking = [number for number in areas if shown.lanes[number].target]
    if meant in taking and areas[meant]:
        assert areas[meant] == max(areas[number] for number in taking)


@given(tables(), CORNERS)
def test_cards_that_lie_where_they_came_from_are_put_back(model: Model, at: tuple[float, float]) -> None:
    """The hand trembles by less than a card's half, and the pointer has not left the pile."""
    shown = board(model)
    assume(model.ui.pick is not None)
    boxes, src = held(shown), next(view.pile for view in shown.cards if view.picked)
    for dx, dy in ((0, 0), (0.4, 0), (-0.4, 0), (0, 0.4), (0, -0.4)):
        moved = shifted(boxes, dx * boxes[0].width, dy * boxes[0].height)
        x, y = grip(moved[0], at)
        if pile_at(shown, x, y) == src:
            assert aimed(shown, moved, x, y) == src


def at_the_table(text: str, name: str, size: Size = Size(1280, 800), held_cards: int = 1) -> tuple[Model, Board]:  # noqa: B008  # a value
    model = told(table(text), Resize(size))
    model = lifted(model, Pick(pile(model, name), held_cards))
    return model, board(model)


def test_a_card_that_covers_most_of_its_foundation_goes_home_with_the_pointer_beside_it() -> None:
    """Bug: so it was put back, with a sentence about the row that the pointer was on."""
    model, shown = at_the_table("fortress=t0~5HAC.t1~9S.t5~8D.t2~*KS", "t0")
    home = pile(model, "fC")
    boxes = over(shown, home, (-0.2, 0))
    pointer = grip(boxes[0], (0.02, 0.5))
    beside = pile_at(shown, *pointer)
    assert beside not in (None, home)
    assert aimed(shown, boxes, *pointer) == home
    assert cards(told(model, Drop(home)), "fC") == "AC"


@pytest.mark.parametrize("part, name", [(0.3, "t0"), (0.45, "t0"), (0.55, "t2"), (0.7, "t2")])
def test_of_two_targets_the_one_that_is_covered_more_is_meant(part: float, name: str) -> None:
    model, shown = at_the_table("fortress=t0~6H.t1~*KS.t2~4H.t3~9C5H", "t3")
    assert {shown.lanes[pile(model, each)].target for each in ("t0", "t2")} == {True}
    first, second = outside(shown, pile(model, "t0")), outside(shown, pile(model, "t2"))
    boxes = over(shown, pile(model, "t0"), ((second.x - first.x) * part / first.width, 0))
    boxes = shifted(boxes, 0, (second.y - first.y) * part)
    meant = aimed(shown, boxes, *grip(boxes[0], (0.5, 0.5)))
    assert meant == pile(model, name)


NEIGHBOURS = "fortress=t0~6H.t2~9C.t3~JC5H.t5~*KS"
"""The 5 of hearts may go to the first row; the one below it, the third, does not take it."""


def test_a_refused_card_is_spoken_of_by_the_pile_that_it_covers_though_a_target_is_touched() -> None:
    model, shown = at_the_table(NEIGHBOURS, "t3")
    boxes = over(shown, pile(model, "t2"), (0, -0.09))
    assert boxes[0].meets(shown.lanes[pile(model, "t0")].zone)
    meant = aimed(shown, boxes, *grip(boxes[0], (0.5, 0.5)))
    assert meant == pile(model, "t2")
    assert told(model, Drop(meant)).ui.said == "The 5 of hearts only goes on the 4 or 6 of hearts."


def test_a_target_that_is_covered_in_part_is_meant_rather_than_a_pile_that_takes_no_card() -> None:
    model, shown = at_the_table(NEIGHBOURS, "t3")
    boxes = over(shown, pile(model, "t2"), (0, -0.35))
    pointer = grip(boxes[0], (0.5, 0.9))
    assert pile_at(shown, *pointer) == pile(model, "t2")
    assert aimed(shown, boxes, *pointer) == pile(model, "t0")


def test_where_the_cards_cover_nothing_the_pointer_counts() -> None:
    """Who drags a covered card holds the outside card of its row, far from the pointer."""
    model, shown = at_the_table(NEIGHBOURS, "t3")
    target = outside(shown, pile(model, "t0"))
    off = shifted(held(shown), 5000, 0)
    assert aimed(shown, off, target.x + 5, target.y + 5) == pile(model, "t0")
    assert aimed(shown, off, -5, -5) is None


def test_a_card_nearly_off_the_board_is_put_back() -> None:
    _, shown = at_the_table(NEIGHBOURS, "t3")
    first = held(shown)[0]
    corner = shifted(held(shown), -first.x - 0.95 * first.width, -first.y)
    assert aimed(shown, corner, -5, -5) is None


def test_of_a_run_the_deepest_card_decides_and_the_others_where_it_covers_nothing() -> None:
    model, shown = at_the_table("fortress=t0~JC4H5H.t1~6H.t2~3H.t4~*KS", "t0", held_cards=2)
    rows = {name: pile(model, name) for name in ("t1", "t2")}
    assert all(shown.lanes[number].target for number in rows.values())
    boxes = [outside(shown, rows["t1"]), outside(shown, rows["t2"])]
    assert aimed(shown, boxes, *grip(boxes[1], (0.5, 0.5))) == rows["t1"]
    boxes = [boxes[1]._replace(x=part * boxes[1].width) for part in (-0.95, -0.45)]
    assert aimed(shown, boxes[:1], -5, -5) is None
    assert aimed(shown, boxes, -5, -5) == rows["t2"]
