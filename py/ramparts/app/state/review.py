"""What is known of the moves of a game, as it is kept with it."""

import re
from dataclasses import dataclass

from ramparts.deals.history import History

ROW = re.compile(r"[-+?.]{0,400}", re.ASCII)
"""What may be known of a position; see `ramparts.study.worth.branches`."""


@dataclass(frozen=True)
class Review:
    """What is known, in the ``rows``, of the nodes of a history; nothing of those that have none, or an empty one.

    ``shortest`` is how many moves the shortest winning line has that the solver knows; 0 where it knows none.
    """

    rows: tuple[str, ...] = ()
    shortest: int = 0

    def sign(self, node: int) -> str:
        """The sign for what is known of a node: ``+`` can be won, ``-`` is lost, ``?`` is undecided; else empty."""
        return self.rows[node][:1].strip(".") if node < len(self.rows) else ""

    def with_lost(self, node: int) -> "Review":
        """The same with a node that is known to be lost."""
        rows = [*self.rows, *[""] * (node + 1 - len(self.rows))]
        rows[node] = "-"
        return Review(tuple(rows), self.shortest)


def saved(review: Review, history: History, kept: History) -> dict[str, object]:
    """A review as it is kept with its history; nothing where that is too large to be kept as it is."""
    known = review.rows or review.shortest
    return {"review": [review.shortest, *review.rows]} if kept is history and known else {}


def read(value: object, nodes: int) -> Review:
    """The review that was kept with so many nodes. A text that says anything else has none: it can be made again."""
    if not isinstance(value, list) or not 0 < len(value) <= nodes + 1:
        return Review()
    shortest, *rows = value
    known = all(isinstance(row, str) and ROW.fullmatch(row) for row in rows)
    return Review(tuple(rows), shortest) if known and type(shortest) is int and shortest >= 0 else Review()
