"""Two taps on a card: it goes home, or to the only place that it has; and what is no second tap."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.engines import NO_TOUCH
from e2e.kit.table import named, piles, point
from ramparts.deals.deal import Deal
from ramparts.engine.play import play
from ramparts.engine.runs import gesture
from ramparts.rules.game import Move
from tests.kit.playing.positions import deal

ONE_PLACE = {
    "fortress:ms1": "t6-t9",
    "chessboard=fC~AC.t0~2D5H.t1~6H.t2~9C.t3~9D.t4~9S.t5~JC.t6~JD.t7~JS.t8~3D.t9~*KS": "t0-t1",
    "beleaguered-castle:ms1": "t2-t5",
    "streets-and-alleys:ms1": "t1-t7",
    "fortitude/3=fC~AC.t0~2S5H.t1~6C.t2~9C.t3~9D.t4~9S.t5~JC.t6~JD.t7~*KS.d~8H": "t0-t1",
    "besieged-city:32000": "r10-e1",
}
"""In each game a card that has one place, which is no foundation."""


def move_in(dealt: Deal, text: str) -> Move:
    """The move of such a text, which is the only one of its card."""
    game = dealt.game
    src, dst = map(game.index, text.split("-"))
    places = [pile for pile in range(len(game.piles)) if pile != src and gesture(game, dealt.start, src, pile)]
    assert places == [dst]
    return Move(src, dst)


def tap_twice(page: Page, x: float, y: float) -> None:
    """A finger taps twice, a fifth of a second apart, however slow the machine is."""
    session, now = page.context.new_cdp_session(page), page.evaluate("Date.now()") / 1000
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    for tap in (0, 0.2):
        for kind, points, later in (("touchStart", [{"x": x, "y": y}], 0), ("touchEnd", [], 0.05)):
            event = {"type": kind, "touchPoints": points, "timestamp": now + tap + later}
            session.send("Input.dispatchTouchEvent", event)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


@pytest.mark.family
@pytest.mark.parametrize("by", ["mouse", pytest.param("finger", marks=pytest.mark.lacks("firefox", NO_TOUCH)), "keys"])
@pytest.mark.parametrize("text", ONE_PLACE, ids=lambda text: text.partition("=")[0])
def test_a_card_with_one_place_goes_there(open_here: Callable[[str], Page], text: str, by: str) -> None:
    """Bug: it was put back."""
    dealt = deal(text)
    page, move = open_here(dealt.text), move_in(dealt, ONE_PLACE[text])
    place = point(page, dealt.game.piles[move.src].id)
    if by == "mouse":
        page.mouse.dblclick(*place)
    elif by == "finger":
        tap_twice(page, *place)
    else:
        page.mouse.click(*place)
        page.keyboard.press("Escape")
        page.keyboard.press("Shift+Enter")
    assert piles(page) == named(dealt.game, play(dealt.game, dealt.start, move))
    page.keyboard.press("z")


def test_a_double_click_that_puts_a_card_down_leaves_it_there(open_here: Callable[[str], Page]) -> None:
    """Its first click puts the card down; the second is the first on that card, and picks it up."""
    dealt = deal("fortress=t0~2C5H.t1~6H.t2~*KS")
    page = open_here(dealt.text)
    page.mouse.click(*point(page, "t0"))
    page.mouse.dblclick(*point(page, "t9"))
    assert piles(page)["t9"] == ["5H0"]
    expect(page.locator("#table [data-picked]")).to_have_attribute("data-card", "5H")
    page.keyboard.press("Escape")
    page.keyboard.press("z")
