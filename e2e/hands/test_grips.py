"""Cards held anywhere and put down beside their place: what they cover counts, by mouse, finger and pen."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle, product
from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import CDPSession, Page

from e2e.engines import NO_TOUCH
from e2e.hands.test_dragging import touch
from e2e.hands.test_selecting import DEALS
from e2e.kit.table import named, piles, point
from ramparts.app.messages.intents import Drop, Lift
from ramparts.app.state.model import Model
from ramparts.app.state.session import Session
from ramparts.app.update import update
from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.history import History
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position, Role

GRIPS = ((0, 0), (-0.45, 0), (0.45, 0), (0, -0.45), (0, 0.45))
"""Where a card is held: in its middle and near each of its edges, in parts of its width and height."""

BESIDE = ((-0.19, 0), (0.19, 0), (0, -0.19), (0, 0.19))
"""By how much it is put down beside its place."""

KINDS = ("mouse", *(pytest.param(kind, marks=pytest.mark.lacks("firefox", NO_TOUCH)) for kind in ("touch", "pen")))

Point: TypeAlias = tuple[float, float]
Act: TypeAlias = Literal["down", "move", "up"]
"""What a pointer does."""


def by_mouse(page: Page, act: Act, x: float, y: float) -> None:
    """What the mouse does at a point of the window."""
    page.mouse.move(x, y)
    {"down": page.mouse.down, "move": lambda: None, "up": page.mouse.up}[act]()


def by_finger(session: CDPSession, act: Act, x: float, y: float) -> None:
    """What a finger does there."""
    touch(session, {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[act], x, y)


def by_pen(session: CDPSession, act: Act, x: float, y: float) -> None:
    """What a pen does there."""
    kind = {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}[act]
    pen = {"pointerType": "pen", "button": "left", "buttons": int(act != "up"), "clickCount": 1}
    session.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **pen})


@contextmanager
def pointer(page: Page, kind: str) -> Iterator[Callable[[Act, float, float], None]]:
    """What acts as a kind of pointer, as long as this lasts."""
    if kind == "mouse":
        yield partial(by_mouse, page)
        return
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": kind == "touch"})
    try:
        yield partial(by_finger if kind == "touch" else by_pen, session)
    finally:
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


def drag(page: Page, hand: Callable[[Act, float, float], None], start: Point, end: Point) -> None:
    """A card is dragged; once more if the machine was so slow that the press became a look."""
    halfway = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    for _ in range(5):
        hand("down", *start)
        hand("move", *halfway)
        if page.locator("#table[data-dragging]").count():
            break
        hand("up", *halfway)
    hand("move", *end)
    hand("up", *end)


def after(deal: Deal, move: Move) -> Position:
    """The position after a drag, with the moves that follow by themselves."""
    model = Model(TITLES, Session(deal, History.start(deal.game, deal.start)))
    for intent in (Lift(move.src, len(deal.start[move.src]) - 1), Drop(move.dst)):
        model, _ = update(model, intent)
    return model.position


def dragged_moves(game: Game, position: Position) -> list[Move]:
    """The moves of one card that a drag can make, foundations first."""
    found = [move for move in moves(game, position) if game.piles[move.src].role is not Role.STOCK]
    return sorted(found, key=lambda move: (game.piles[move.dst].role is not Role.FOUNDATION, move))


@pytest.mark.family
@pytest.mark.parametrize("text", DEALS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_is_put_down_where_it_covers_four_fifths_of_its_place(
    open_here: Callable[[str], Page], text: str, kind: str
) -> None:
    """Bug: a card held at its edge was put back, since the pointer was beside the place."""
    page, deal = open_here(text), parse_deal(text, TITLES)
    game, before = deal.game, named(deal.game, deal.start)
    width, height = page.locator("#table .card").first.evaluate("card => [card.offsetWidth, card.offsetHeight]")
    places = product(GRIPS, BESIDE)
    with pointer(page, kind) as hand:
        for move, (grip, beside) in zip(cycle(dragged_moves(game, deal.start)), places, strict=False):
            ends = [point(page, game.piles[pile].id) for pile in (move.src, move.dst)]
            start = ends[0][0] + grip[0] * width, ends[0][1] + grip[1] * height
            end = ends[1][0] + (grip[0] + beside[0]) * width, ends[1][1] + (grip[1] + beside[1]) * height
            drag(page, hand, start, end)
            assert piles(page) == named(game, after(deal, move)), (move, grip, beside, page.inner_text("#status"))
            page.keyboard.press("z")
            assert piles(page) == before
