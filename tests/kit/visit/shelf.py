"""Saved texts in memory, in place of the browser's storage."""


class MemoryShelf:
    """A shelf whose texts are lost when the program ends."""

    def __init__(self) -> None:
        """An empty shelf."""
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """The text saved under a key; None when there is none."""
        return self.texts.get(key)

    def put(self, key: str, text: str) -> bool:
        """Saves a text under a key; true, since it always can."""
        self.texts[key] = text
        return True

    def drop(self, key: str) -> bool:
        """Deletes the text under a key; whether there was one."""
        return self.texts.pop(key, None) is not None

    def everything(self) -> dict[str, str]:
        """Everything that is saved, by key."""
        return dict(self.texts)

    def clear(self) -> None:
        """Deletes everything."""
        self.texts.clear()
