"""The page's start: what PyScript imports once Python is running."""

import asyncio

from pyscript import document, window

from ramparts.app.layout.boxes import Size
from ramparts.app.messages.effects import Effect
from ramparts.app.messages.intents import Prefer
from ramparts.app.messages.platform_intents import Keep
from ramparts.app.messages.study_intents import Typed
from ramparts.app.start import first_model
from ramparts.app.state.model import Model
from ramparts.app.storage.keeper import Shelf
from ramparts.games.catalogue import TITLES
from web.page import tab_lock
from web.page.browser import first_number, fragment_now, local_date
from web.page.fault_reports import TASKS, start_task
from web.page.loop import Table
from web.page.storage import BrowserShelf
from web.page.ui.events import on
from web.page.ui.screen import DomScreen, size_now

LONGEST_FETCH = 10
"""Seconds after which one can play though what the address names has not come."""


async def start() -> None:
    """Sets up the table, listens, and marks the page as ready."""
    keeps = await tab_lock.take()
    shelf = BrowserShelf()
    model, effects = first_sight(shelf, keeps=keeps)
    table = Table(DomScreen(document.getElementById("table")), shelf, model)
    table.carry_out(effects)
    table.listen()
    on(window, "arrived", lambda event: table.dispatch(Typed(str(event.detail))))
    on(window, "begin", lambda event: start_task(begin_anew(table, keeps=keeps)))
    # The words of the language have come: the same choice once more has the page drawn with them.
    on(window, "worded", lambda event: table.dispatch(Prefer("language", table.model.prefs.language)))
    await settled(table)
    if not keeps:
        tab_lock.wait(lambda: table.dispatch(Keep(tuple(shelf.everything().items()))))
    window.performance.mark("ready")


async def settled(table: Table) -> None:
    """Marks the page as ready, as soon as there is what the address names."""
    if coming := TASKS - {asyncio.current_task()}:
        await asyncio.wait(coming, timeout=LONGEST_FETCH)
    table.shorten_address()
    table.screen.table.setAttribute("data-ready", "true")


async def begin_anew(table: Table, *, keeps: bool) -> None:
    """Begins as after a reload, with what is kept and what the address names now, in the Python that is running.

    An event ``begin`` at the window asks for it. Tests do, so that one start of Python serves many of them.
    """
    model, effects = first_sight(table.keeper.shelf, keeps=keeps)
    table.reset(model)
    table.carry_out(effects)
    await settled(table)


def first_sight(shelf: Shelf, *, keeps: bool) -> tuple[Model, tuple[Effect, ...]]:
    """The model of a visit to this page, now, and the effects that it begins with."""
    return first_model(
        TITLES,
        shelf,
        fragment_now(),
        Size(*size_now()),
        first_number(),
        languages=tuple(map(str, window.navigator.languages)),
        elsewhere=not keeps,
        forgets=forgets(),
        today=local_date(int(window.Date.now())),
    )


def forgets() -> bool:
    """Whether the browser deletes what a page has saved after seven days without a visit.

    WebKit does: that is Safari and every browser on an iPhone, which all name Apple as their vendor. It does not delete
    what a page on the home screen has saved, which is shown without the bars of a browser.
    """
    by_apple = str(window.navigator.vendor).startswith("Apple")
    return by_apple and not window.matchMedia("(display-mode: standalone)").matches
