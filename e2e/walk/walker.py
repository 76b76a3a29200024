"""A walk, step by step: an input is drawn, made, and everything looked at."""

from collections.abc import Sequence
from random import Random

from e2e.walk.browsers import Walked
from e2e.walk.holds import Invariants, session
from e2e.walk.inputs import Input, drawn
from e2e.walk.seen import Seen


class Walker:
    """A visitor who has made so many inputs."""

    def __init__(self, visiting: Walked, without: Sequence[str] = ()) -> None:
        """Nothing was done yet; kinds of inputs may be left out."""
        self._visiting, self._without = visiting, without
        self._holds = Invariants()
        self._now: Seen = self._holds.check(visiting.page)
        self._next: Input

    def drawn(self, random: Random) -> str:
        """The next input, in words."""
        known = self._now if self._holds.keeping else self._now._replace(kept={})
        self._next = drawn(random, known, self._without)
        return self._next.words

    def step(self) -> None:
        """Makes the input. Raises `AssertionError` when something does not hold then."""
        before, words = self._now, self._next.words
        if words == "storage is full":
            self._holds.full, self._holds.keeping = True, False
        self._next.make(self._visiting)
        if words in ("storage is not full", "reload", "a second tab, which stays"):  # the other pages are new ones
            self._holds.full = False
        kept = self._holds.keeping
        after = self._now = self._holds.check(self._visiting.page)
        if words == "reload" and kept and not before.showing:
            self._same(before, after)
        faults = self._visiting.faults()
        assert not faults, f"the console says: {faults}"

    def _same(self, before: Seen, after: Seen) -> None:
        """The page was loaded again: the same game lies there as it lay."""
        was, now = session(before.game), session(after.game)
        assert (was.address, was.position) == (now.address, now.position), f"loaded anew: {was.address}, {now.address}"
