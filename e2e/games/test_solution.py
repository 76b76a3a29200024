"""One and the same winning line, played in every way a hand can play it."""

import pytest
from playwright.sync_api import expect

from e2e.engines import NO_TOUCH
from e2e.kit.hands import Hand, by_arrows, by_dragging, by_finger, by_letters, by_mouse
from e2e.kit.lines import recorded
from e2e.kit.opening import OpenTable
from e2e.kit.table import lists, named, piles

WAYS: dict[str, tuple[Hand, dict[str, object]]] = {
    "mouse": (by_mouse, {}),
    "dragging": (by_dragging, {}),
    "arrows": (by_arrows, {}),
    "letters": (by_letters, {}),
}
FINGER = pytest.param(
    by_finger,
    {"has_touch": True, "viewport": {"width": 390, "height": 844}},
    id="finger",
    marks=pytest.mark.lacks("firefox", NO_TOUCH),
)


@pytest.mark.family
@pytest.mark.parametrize(
    "hand, visitor",
    [
        *(pytest.param(*way, id=name) for name, way in WAYS.items()),
        FINGER,
    ],
    indirect=["visitor"],
)
def test_a_solution_is_played_to_the_win(open_here: OpenTable, hand: Hand) -> None:
    """At each change it is its last part."""
    line = recorded("fortress-ms33.txt")
    game, (fragment, steps) = line.deal.game, line.by_hand()
    page = open_here(fragment)
    if hand is by_arrows:
        page.keyboard.press("Tab")
    for step in steps:
        assert piles(page) == named(game, step.before)
        hand(page, game, step.before, step.move)
    assert piles(page) == lists(page) == named(game, line.end)
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    expect(page.get_by_role("status")).to_contain_text("Your very first win!")
