"""The page's start: what PyScript imports once Python is running."""

from pyscript import document, window

from ramparts.app.layout.boxes import Size
from ramparts.app.start import first_model
from ramparts.app.state.platform_intents import Keep
from ramparts.games.catalogue import TITLES
from web.page import tab_lock
from web.page.browser import drawn, fragment_now
from web.page.loop import Table
from web.page.storage import BrowserShelf
from web.page.ui.screen import DomScreen, size_now


async def start() -> None:
    """Sets the table, listens, and says that it can be played."""
    keeps = await tab_lock.taken()
    shelf, size = BrowserShelf(), Size(*size_now())
    languages = tuple(map(str, window.navigator.languages))
    model, effects = first_model(
        TITLES, shelf, fragment_now(), size, drawn(), languages=languages, elsewhere=not keeps, forgets=forgets()
    )
    table = Table(DomScreen(document.getElementById("table")), shelf, model)
    table.carry_out(effects)
    table.shorten_address()
    table.listen()
    if not keeps:
        tab_lock.wait(lambda: table.want(Keep(tuple(shelf.everything().items()))))
    document.getElementById("table").setAttribute("data-ready", "true")
    window.performance.mark("ready")


def forgets() -> bool:
    """Whether the browser deletes what a page keeps after seven days without a visit.

    WebKit does, which is Safari and, under whatever name, a browser on an iPhone: it always says that Apple made it. It
    leaves alone what is kept by a page that was put on the home screen, which is shown without a browser round it.
    """
    by_apple = str(window.navigator.vendor).startswith("Apple")
    return by_apple and not window.matchMedia("(display-mode: standalone)").matches
