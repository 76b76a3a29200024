"""The moments of a game that have to look well, each as what brings a page to it."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeAlias

from playwright.sync_api import expect

from e2e.kit.opening import START, open_panel
from e2e.kit.table import point
from e2e.pictures.positions import PLAYED, STUCK, THROWN_AWAY, WON
from e2e.pictures.studio import Studio
from tests.kit.visit.panels import PANELS

Moment: TypeAlias = Callable[[Studio], None]
"""Brings the page of a studio to a moment."""

THINKING = START
"""The milliseconds that the solver may take to start and to answer."""


def greeted(room: Studio) -> None:
    """Somebody who has never been here is told how to play."""
    room.page.goto(room.url)  # with a second deal the greeting goes
    expect(room.page.locator("#greeting button").first).to_be_visible(timeout=START)


def picked_up(room: Studio) -> None:
    """A card is held, and marks show where it may go."""
    room.opens(PLAYED["streets-and-alleys"])
    room.page.mouse.click(*point(room.page, "t4"))
    expect(room.page.locator("#table [data-target]").first).to_be_attached()


def looked_at(room: Studio) -> None:
    """A covered card is looked at."""
    room.opens(PLAYED["fortress"])
    room.page.mouse.move(*point(room.page, "t0", 1))
    room.page.mouse.down(button="right")
    expect(room.page.locator("#table [data-peeked]")).to_be_attached()


def hinted(steps: int, room: Studio) -> None:
    """So many steps of a hint are told."""
    room.opens(PLAYED["fortress"])
    for begins in ("Look at row", "Look at the", "Play the")[:steps]:
        room.page.get_by_role("button", name="Hint").click()
        expect(room.page.get_by_role("status")).to_contain_text(begins, timeout=THINKING)


def lit(fragment: str, light: str, room: Studio) -> None:
    """The light has said whether the game can still be won."""
    room.opens(fragment)
    room.page.locator("#tools [data-do=look]").click()
    expect(room.page.locator("main#table")).to_have_attribute("data-light", light, timeout=THINKING)


def ended(fragment: str, state: str, room: Studio) -> None:
    """A game is over."""
    room.opens(fragment)
    expect(room.page.locator("main#table")).to_have_attribute("data-state", state)


def with_panel(name: str, room: Studio) -> None:
    """A panel is open: that which asks before it shows a solution over a game that nobody has asked about yet."""
    room.opens("chessboard:ms2" if name == "solution" else PLAYED["fortitude"])
    open_panel(room.page, name)


def tables() -> Iterator[tuple[str, Moment]]:
    """Each game by its id, in progress."""
    for game, link in PLAYED.items():
        yield game, partial(Studio.opens, fragment=link)


MOMENTS: Mapping[str, Moment] = {
    "picked up": picked_up,
    "looked at": looked_at,
    **{f"hint {step}": partial(hinted, step) for step in (1, 2, 3)},
    "can be won": partial(lit, PLAYED["fortress"], "winnable"),
    "thrown away": partial(lit, THROWN_AWAY, "lost"),
    "won": partial(ended, WON, "won"),
    "lost": partial(ended, STUCK, "lost"),
}

PANELLED: Mapping[str, Moment] = {name: partial(with_panel, name) for name in PANELS}

FIRST: Mapping[str, Moment] = {"first visit": greeted}
"""For somebody who has never been here."""
