"""The shelf of this browser. Every key carries the app's prefix, for other pages may share the origin."""

from pyscript import window

PREFIX = "ramparts."


class BrowserShelf:
    """Texts in the browser's local storage; where that is refused, nothing is kept and nothing breaks."""

    def get(self, key: str) -> str | None:
        """The text kept under a key; None when there is none, or no storage."""
        try:
            found = window.localStorage.getItem(PREFIX + key)
        except Exception:  # noqa: BLE001  # the browser's own error, of no Python type, when storage is forbidden
            return None
        return str(found) if found else None

    def put(self, key: str, text: str) -> bool:
        """Keeps a text under a key; says whether the browser let us."""
        try:
            window.localStorage.setItem(PREFIX + key, text)
        except Exception:  # noqa: BLE001  # as above, or the quota is used up
            return False
        return True

    def everything(self) -> dict[str, str]:
        """Everything that is kept, by key."""
        try:
            names = [str(name) for name in window.Object.keys(window.localStorage)]
        except Exception:  # noqa: BLE001  # as above
            return {}
        keys = [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]
        return {key: text for key in keys if (text := self.get(key)) is not None}

    def clear(self) -> None:
        """Forgets everything that is kept, and nothing that other pages keep."""
        for key in self.everything():
            window.localStorage.removeItem(PREFIX + key)
