"""What is on the screen; that it agrees with rules and position in any play is held in `test_update`."""

import pytest

from ramparts.app.layout.boxes import Box, Size
from ramparts.app.messages.intents import Peek, Resize
from ramparts.app.state.panels import Answers, Panel
from ramparts.app.state.ui import Focus
from ramparts.app.view.board import board, settled
from ramparts.games.catalogue import TITLES
from tests.kit.playing.city import with_walls
from tests.kit.visit.table import card, cards, drags, pile, seated, shown, table, tap, told


@pytest.mark.parametrize(
    "title, names",
    [
        ("fortress", ["foundations", "left", "right"]),
        ("beleaguered-castle", ["foundations", "left", "right"]),
        ("fortitude", ["foundations", "columns", "stock"]),
        ("besieged-city", ["foundations", "ramparts", "reserve", "stock"]),
    ],
)
def test_the_piles_lie_in_regions_each_pile_in_one(title: str, names: list[str]) -> None:
    found = shown(table(f"{title}:32000"))
    assert [group.name for group in found.groups] == names
    assert sorted(number for group in found.groups for number in group.piles) == list(range(len(found.lanes)))


def test_other_programs_read_game_deal_and_state() -> None:
    found = shown(table("fortress:ms33"))
    assert (found.game, found.deal, found.state) == ("fortress", "fortress:ms33", "playing")
    assert [lane.id for lane in found.lanes[:5]] == ["fC", "fD", "fH", "fS", "t0"]


def test_only_exposed_cards_are_buttons() -> None:
    model = table("fortress:ms33")
    buttons = {view.name for view in shown(model).cards if view.button}
    assert buttons == {cards(model, f"t{row}")[-2:] for row in range(10)}


def test_cards_at_home_are_no_buttons_nor_is_anything_when_the_game_is_over() -> None:
    assert not card(table("fortress:ms33", "t1-h"), "AS").button
    stuck = table("streets-and-alleys=t0~KH.t1~KC.t2~KD.t3~KS.t4~JC.t5~JD.t6~JH.t7~*JS")
    assert not [view for view in shown(stuck).cards if view.button]


def test_the_stack_lies_face_down_and_only_its_top_can_be_turned() -> None:
    model = table("fortitude:77000")
    stack = [view for view in shown(model).cards if view.pile == pile(model, "s")]
    assert all(view.down for view in stack)
    assert [view.button for view in stack] == [False] * (len(stack) - 1) + [True]
    assert [view.label for view in stack[-2:]] == ["", "Turn a card"]


def test_the_cards_picked_up_are_marked() -> None:
    model = tap(table("fortress=t0~9C4H5H.t1~*KS"), "t0", 1)
    assert [view.name for view in shown(model).cards if view.picked] == ["4H", "5H"]


@pytest.mark.parametrize("depth, at", [(0, 0), (2, 2), (9, 5)])
def test_the_focus_of_a_row_is_on_a_card_that_is_there(depth: int, at: int) -> None:
    model = table("fortress:ms33")
    assert settled(Focus(pile(model, "t0"), depth), model) == Focus(pile(model, "t0"), at)


def test_the_focus_of_a_pile_of_which_one_card_is_seen_is_on_that_card() -> None:
    model = table("fortitude:77000")
    stack = pile(model, "s")
    assert settled(Focus(stack, 0), model) == Focus(stack, len(model.position[stack]) - 1)
    assert settled(Focus(pile(model, "d"), 0), model) == Focus(pile(model, "d"), 0)


def test_a_covered_card_that_is_looked_at_is_shown_whole() -> None:
    model = table("fortress:ms33")
    row = pile(model, "t0")
    looked = told(model, Peek(Focus(row, 2)))
    assert [view.depth for view in shown(looked).cards if view.peeked] == [2]
    assert not [view for view in shown(told(looked, Peek(None))).cards if view.peeked]


def test_a_look_leaves_the_hand_as_it_is() -> None:
    """Bug: the card in it was dropped, while the status line still said that it was picked up."""
    held = tap(table("fortress=t0~4H9C.t1~TC.t2~*KS"), "t0")
    after = told(held, Peek(Focus(pile(held, "t2"), 1)), Peek(None))
    assert (after.ui.pick, after.ui.said) == (held.ui.pick, held.ui.said)
    assert cards(tap(after, "t1"), "t1") == "TC9C"


def test_a_talon_that_is_looked_through_is_shown_whole_but_never_the_pack() -> None:
    model = table(with_walls(s2="*", s="7HAD", d="8S8D"))
    talon = told(model, Peek(Focus(pile(model, "d"), 0)))
    assert {view.name for view in shown(talon).cards if view.peeked} == {"8S", "8D"}
    pack = told(model, Peek(Focus(pile(model, "s"), 0)))
    assert not [view for view in shown(pack).cards if view.peeked]


@pytest.mark.parametrize("title", TITLES)
def test_a_board_is_the_same_for_the_same_model(title: str) -> None:
    model = table(f"{title}:32000")
    assert board(model) == board(seated(model.deal, model.session.kind))


def test_a_turned_window_keeps_the_game() -> None:
    model = drags(table("fortress:ms33"), "t1-h")
    turned = told(model, Resize(Size(360, 640)))
    assert turned.history == model.history
    assert shown(turned).shape != shown(model).shape


@pytest.mark.parametrize("panel", ["history", "review", Answers()])
def test_the_board_makes_room_for_what_is_read_together_with_it(panel: Panel) -> None:
    model = told(table("fortress:ms33"), Resize(Size(1280, 800)))
    alone, beside = shown(model).frame, shown(model.with_ui(panel=panel)).frame
    assert beside.board.right == 1280 - 384 - 16
    assert beside.header.right == 880
    assert beside.tools == Box(110, alone.tools.y, 660, alone.tools.height)
    assert shown(model.with_ui(panel="menu")).frame == alone


@pytest.mark.parametrize("panel", ["history", Answers()])
def test_where_the_window_is_small_what_is_read_lies_over_the_board(panel: Panel) -> None:
    small = told(table("fortress:ms33"), Resize(Size(640, 360)))
    assert shown(small.with_ui(panel=panel)).frame == shown(small).frame


@pytest.mark.parametrize("size, seen", [((640, 360), (376, 360)), ((360, 640), (360, 320)), ((768, 1024), (768, 604))])
def test_a_review_leaves_the_whole_table_in_sight(size: tuple[int, int], seen: tuple[int, int]) -> None:
    """Bug: on a phone it lay over half of the cards."""
    small = told(table("fortress:ms33"), Resize(Size(*size))).with_ui(greeting="welcome", panel="review")
    beside = shown(small)
    assert beside.frame.board == Box(0, 0, *seen)
    assert beside.shape == shown(small.with_ui(panel="")).shape
    assert beside.greeting is None
    assert all(Box(0, 0, *seen).holds(card.box) for card in beside.cards)
