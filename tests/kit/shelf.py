"""The twin in memory of what keeps texts between visits."""


class MemoryShelf:
    """A shelf that forgets when the program ends."""

    def __init__(self) -> None:
        """An empty shelf."""
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """The text kept under a key; None when there is none."""
        return self.texts.get(key)

    def put(self, key: str, text: str) -> bool:
        """Keeps a text under a key, which it always can."""
        self.texts[key] = text
        return True

    def everything(self) -> dict[str, str]:
        """Everything that is kept, by key."""
        return dict(self.texts)

    def clear(self) -> None:
        """Forgets everything."""
        self.texts.clear()
