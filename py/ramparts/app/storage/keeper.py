"""What is to be stored, written so that nothing that was stored is lost where the browser refuses a text.

A game that leaves the table goes from the key ``game`` into the list ``games``, and its record likewise; one that is
opened again goes the other way. The lists are written first, with the table's own game among them (`stored_text` in
`ramparts.app.codec.storage_schema`), and a key that takes the place of something waits until the lists have it. So
after any refused text the browser holds each game and each record at least once. What was refused is tried again with
the next text.
"""

from collections.abc import Iterable
from typing import Protocol

from ramparts.app.messages.effects import Discard, Effect, Store

CHAIN = ("games", "records", "best", "solved", "record", "game")
"""Keys in the order in which they are written. The last two may say what only the others still know of."""

DRAWING = "drawing"
"""The key of the drawn board, which can be made again: it makes room for everything else."""


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


class Keeper:
    """A shelf, and the texts that it has still to take."""

    def __init__(self, shelf: Shelf) -> None:
        """Nothing waits yet."""
        self.shelf = shelf
        self.waiting: dict[str, str | None] = {}
        """By key: the text to be stored, None where the key is to be deleted."""

    @property
    def whole(self) -> bool:
        """Whether nothing waits."""
        return not self.waiting

    def keeps(self, effects: Iterable[Effect]) -> bool:
        """Stores and deletes what the effects say, and what waits from before; whether nothing waits any more."""
        news = {
            effect.key: effect.text if isinstance(effect, Store) else None
            for effect in effects
            if isinstance(effect, Store | Discard)
        }
        self.waiting |= news
        return self.catches_up() if news else self.whole

    def catches_up(self) -> bool:
        """Stores and deletes what waits, as far as that is possible; whether nothing waits any more."""
        for key in sorted(self.waiting, key=self._turn):
            if not any(self._precedes(other, key) for other in self.waiting) and self._done(key, self.waiting[key]):
                del self.waiting[key]
        return self.whole

    def clear(self) -> None:
        """Deletes all texts, and forgets those that wait."""
        self.waiting.clear()
        self.shelf.clear()

    def _done(self, key: str, text: str | None) -> bool:
        if text is None:
            self.shelf.drop(key)
            return True
        return self.shelf.put(key, text) or (self.shelf.drop(DRAWING) and self.shelf.put(key, text))

    def _turn(self, key: str) -> int:
        """When a key is written: first what is set aside, then the chain, then all others; what leaves that is last."""
        if "." in key:
            return len(CHAIN) + 1 if self._goes(key) else -1
        return CHAIN.index(key) if key in CHAIN else len(CHAIN)

    def _goes(self, key: str) -> bool:
        """Whether something that was set aside is deleted or grows shorter, since it lies elsewhere from now on."""
        return self.waiting[key] is None or self.shelf.get(key) is not None

    def _precedes(self, other: str, key: str) -> bool:
        """Whether ``other`` has to be stored before ``key`` may be.

        A damaged text is not written over until it is set aside, and one that was set aside goes when all the rest is
        there.
        """
        if "." in key:
            return self._goes(key) and "." not in other
        damaged = other.startswith(f"{key}.") and not self._goes(other)
        return damaged or (key in CHAIN[-2:] and other in CHAIN[: CHAIN.index(key)])
