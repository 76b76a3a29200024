"""What the app needs from outside: a storage, which the page and the tests each have their own kind of."""

from typing import Protocol


class Shelf(Protocol):
    """A storage of texts by key, which lasts between visits."""

    def get(self, key: str) -> str | None:
        """The text stored under a key; None when there is none."""

    def put(self, key: str, text: str) -> bool:
        """Stores a text under a key; the result is whether that was possible, and otherwise nothing has changed."""

    def drop(self, key: str) -> bool:
        """Deletes the text under a key; the result is whether there was one."""

    def everything(self) -> dict[str, str]:
        """All texts, by key."""

    def clear(self) -> None:
        """Deletes all texts."""
