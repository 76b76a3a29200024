"""What the table needs of the outside world."""

from typing import Protocol


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
