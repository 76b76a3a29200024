"""Saved texts in this browser. Every key begins with the app's prefix, since other pages may share the origin."""

from pyscript import window

PREFIX = "ramparts."


class BrowserShelf:
    """Texts in the browser's local storage; where that is forbidden, nothing is saved and nothing fails."""

    def get(self, key: str) -> str | None:
        """The text saved under a key; None when there is none, or no storage."""
        try:
            found = window.localStorage.getItem(PREFIX + key)
        except Exception:  # noqa: BLE001  # the browser's own error, of no Python type, when storage is forbidden
            return None
        return str(found) if found else None

    def put(self, key: str, text: str) -> bool:
        """Saves a text under a key; whether the browser allowed it."""
        try:
            window.localStorage.setItem(PREFIX + key, text)
        except Exception:  # noqa: BLE001  # as above, or the quota is used up
            return False
        return True

    def drop(self, key: str) -> bool:
        """Deletes the text under a key; whether there was one."""
        there = self.get(key) is not None
        if there:
            window.localStorage.removeItem(PREFIX + key)
        return there

    def everything(self) -> dict[str, str]:
        """Everything that is saved, by key."""
        try:
            names = [str(name) for name in window.Object.keys(window.localStorage)]
        except Exception:  # noqa: BLE001  # as above
            return {}
        keys = [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]
        return {key: text for key in keys if (text := self.get(key)) is not None}

    def clear(self) -> None:
        """Deletes everything that is saved, and nothing that other pages saved."""
        for key in self.everything():
            window.localStorage.removeItem(PREFIX + key)
