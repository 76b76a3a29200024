"""The page's start: what PyScript imports once Python is running."""

import asyncio

from pyscript import document, window

from ramparts.app.layout.boxes import Size
from ramparts.app.messages.platform_intents import Keep
from ramparts.app.start import first_model
from ramparts.games.catalogue import TITLES
from web.page import tab_lock
from web.page.browser import first_number, fragment_now
from web.page.loop import Table
from web.page.storage import BrowserShelf
from web.page.ui.screen import DomScreen, size_now

LONGEST_FETCH = 10
"""Seconds after which one can play though what the address names has not come."""


async def start() -> None:
    """Sets up the table, listens, and marks the page as ready."""
    keeps = await tab_lock.take()
    shelf, size = BrowserShelf(), Size(*size_now())
    languages = tuple(map(str, window.navigator.languages))
    model, effects = first_model(
        TITLES,
        shelf,
        fragment_now(),
        size,
        first_number(),
        languages=languages,
        elsewhere=not keeps,
        forgets=forgets(),
    )
    table = Table(DomScreen(document.getElementById("table")), shelf, model)
    table.carry_out(effects)
    table.listen()
    if table.tasks:  # what the address names is still to come
        await asyncio.wait(table.tasks, timeout=LONGEST_FETCH)
    table.shorten_address()
    if not keeps:
        tab_lock.wait(lambda: table.dispatch(Keep(tuple(shelf.everything().items()))))
    document.getElementById("table").setAttribute("data-ready", "true")
    window.performance.mark("ready")


def forgets() -> bool:
    """Whether the browser deletes what a page has saved after seven days without a visit.

    WebKit does: that is Safari and every browser on an iPhone, which all name Apple as their vendor. It does not delete
    what a page on the home screen has saved, which is shown without the bars of a browser.
    """
    by_apple = str(window.navigator.vendor).startswith("Apple")
    return by_apple and not window.matchMedia("(display-mode: standalone)").matches
