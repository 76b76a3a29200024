"""The browser's Back button, which on a phone is a gesture: it closes an open panel rather than leaving the page.

While a panel is open the page has one more entry in the browser's history. A panel that is closed otherwise leaves it
there for the next panel: going back takes the browser some time, in which it would drop whatever else the player has
asked for, such as a reload or another address. Only when the player goes back from an entry that was left so, the
browser is asked to go back once more, since the entry below is the same to the eye.
"""

from typing import Any

from pyscript import document, window

PANEL, LEFT, TABLE = "panel", "left", "table"
"""The states of entries: of an open panel's, of one whose panel is closed, and of the one below either."""


class BackButton:
    """The entry of the browser's history that stands for an open panel."""

    def __init__(self) -> None:
        """A reload may have left an entry."""
        self.state = window.history.state

    def follow(self, *, opened: bool) -> None:
        """Makes the entry when a panel is open, and leaves it when none is."""
        state = window.history.state
        if opened and state == LEFT:
            window.history.replaceState(PANEL, "")
        elif opened and state != PANEL:
            window.history.replaceState(TABLE, "")
            window.history.pushState(PANEL, "")
        elif not opened and state == PANEL:
            window.history.replaceState(LEFT, "")
        self.state = window.history.state

    def arrived(self, event: Any, address: str) -> bool:
        """Whether the player went back from a panel. The address is then ``address``, whatever it was before."""
        came_from, self.state = self.state, event.state
        if event.state != TABLE:
            return False
        window.history.replaceState(None, "", f"#{address}")
        shown = bool(document.querySelector("dialog[open]"))  # the browser closes it before it tells
        if came_from == LEFT or (came_from == PANEL and not shown):
            window.history.back()
        return bool(came_from == PANEL)
