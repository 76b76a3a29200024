"""What has to hold after every input, whatever it was."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from time import monotonic

from e2e.kit.table import Readable, named
from e2e.walk.seen import Seen, seen
from ramparts.app.codec.game_codec import parse_game
from ramparts.app.codec.storage_schema import unpacked
from ramparts.app.state.game_record import Record
from ramparts.app.state.session import Session
from ramparts.games.catalogue import TITLES

PATIENCE = 20
"""Seconds in which a page has to come to rest: it may be showing a solution, or have just been loaded."""

PREFIX = "ramparts."


@lru_cache(maxsize=8)
def session(text: str) -> Session:
    """The game that a kept text holds, replayed by the engine. Raises `BadNotation`."""
    return parse_game(text, TITLES)


@lru_cache(maxsize=8)
def records(*kept: tuple[str, str]) -> Mapping[str, Record]:
    """The statistics that are kept, by deal. Raises `AssertionError` when something kept cannot be read."""
    backup, faults = unpacked({key.removeprefix(PREFIX): text for key, text in kept}, TITLES)
    assert not faults, f"what is kept cannot be read: {faults}"
    found = [*(backup.records or ()), *([backup.record] if backup.record else [])]
    return {record.deal: record for record in found}


class Invariants:
    """What held after the last input; `check` says what does not after the next."""

    def __init__(self) -> None:
        """Nothing was seen yet."""
        self.won: set[str] = set()
        self.played: set[str] = set()
        self.full, self.keeping = False, True
        """Whether nothing can be stored; and whether what is kept has to be what lies on the table."""

    def check(self, page: Readable) -> Seen:
        """The page, once all holds. Raises `AssertionError` with the first thing that does not hold in time."""
        end = monotonic() + PATIENCE
        while True:
            now = seen(page)
            wrong = self.wrong(now)
            if not wrong:
                return now
            if now.fault or monotonic() > end:
                raise AssertionError(wrong)

    def wrong(self, now: Seen) -> str:
        """The first thing that does not hold; empty when all does."""
        if now.fault:
            return f"the page says: {now.fault}"
        names = Counter(name for name, *_ in now.cards)
        if doubled := [name for name, count in names.items() if count > 1]:
            return f"on the table twice: {doubled}"
        if outside := [(name, pile) for name, pile, _, within in now.cards if not within]:
            return f"outside of the window: {outside}"
        return self.wrong_in_storage(now)

    def wrong_in_storage(self, now: Seen) -> str:
        """What does not hold of what is kept."""
        try:
            found = records(*sorted((key, text) for key, text in now.kept.items() if key.startswith(PREFIX)))
        except AssertionError as error:
            return str(error)
        if lost := (self.played - found.keys()) | {deal for deal in self.won if not found[deal].won}:
            return f"lost from the statistics: {sorted(lost)}"
        self.played |= found.keys()
        self.won |= {deal for deal, record in found.items() if record.won}
        if self.full or not now.game:
            return ""
        kept, piles = session(now.game), dict[str, list[str]]()
        for name, pile, _ in sorted((card[:3] for card in now.cards), key=lambda card: card[2]):
            piles.setdefault(pile, []).append(name)
        expected = named(kept.deal.game, kept.position)
        self.keeping = self.keeping or piles == expected  # the first text that is stored again has all of the game
        return (
            ""
            if piles == expected or not self.keeping
            else f"{kept.address} is kept as {expected}, but shown as {piles}"
        )
