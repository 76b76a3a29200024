"""What the table needs of the outside world, each as a port of one or two methods with a twin in memory."""

from typing import Protocol

from ramparts.app.board import Board


class Shelf(Protocol):
    """Where texts are kept between visits."""

    def get(self, key: str) -> str | None:
        """The text kept under a key; None when there is none."""

    def put(self, key: str, text: str) -> bool:
        """Keeps a text under a key; says whether it could."""

    def everything(self) -> dict[str, str]:
        """Everything that is kept, by key."""

    def clear(self) -> None:
        """Forgets everything."""


class Screen(Protocol):
    """What shows a board."""

    def show(self, previous: Board | None, board: Board) -> None:
        """Draws what has changed since the previous board."""


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
