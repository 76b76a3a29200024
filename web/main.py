"""The page's start: what PyScript imports once Python is running."""

from pyscript import document, window

from ramparts.app.layout.boxes import Size
from ramparts.app.start import first_model
from ramparts.games.catalogue import TITLES
from web.screen import DomScreen, size_now
from web.storage import BrowserShelf
from web.table import Table, drawn, fragment_now


def start() -> Table:
    """The table, set and listening."""
    shelf = BrowserShelf()
    languages = tuple(map(str, window.navigator.languages))
    model, effects = first_model(TITLES, shelf, fragment_now(), Size(*size_now()), drawn(), languages=languages)
    table = Table(DomScreen(document.getElementById("table")), shelf, model)
    table.carry_out(effects)
    table.shorten_address()
    table.listen()
    return table


TABLE = start()
document.getElementById("table").setAttribute("data-ready", "true")
window.performance.mark("ready")
