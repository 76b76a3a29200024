"""The browser's Back button, which on a phone is a gesture: it closes an open panel rather than leaving the page.

While a panel is open the page has one more entry in the browser's history; with the panel it goes. Both entries are
known by a state that they carry. A browser goes back only some time after it was asked to.
"""

from typing import Any

from pyscript import window

PANEL, TABLE = "panel", "table"
"""The state of an open panel's entry, and of the one below it for as long as that is there."""


class BackButton:
    """The entry of the browser's history that stands for an open panel."""

    def __init__(self) -> None:
        """None is there yet; one that a reload has left goes with the first `follow`."""
        self.leaving = False

    def follow(self, *, opened: bool) -> None:
        """Makes the entry when a panel is open, and takes it away when none is."""
        if self.leaving or opened == (window.history.state == PANEL):
            return
        if opened:
            window.history.replaceState(TABLE, "")
            window.history.pushState(PANEL, "")
        else:
            self.leaving = True
            window.history.back()

    def arrived(self, event: Any, deal: str) -> bool:
        """Whether the player went back from a panel. The address is then that of ``deal``, whatever it was before."""
        asked, self.leaving = self.leaving, False
        if event.state != TABLE:
            return False
        window.history.replaceState(None, "", f"#{deal}")
        return not asked
