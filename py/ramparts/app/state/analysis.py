"""The solver's verdicts on the game on the table, by node of the history, and what follows from them.

Nothing is guessed. A verdict holds for its node. Every node before one that can be won can be won as well, and every
node after a lost one is lost. Everything else is unknown.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from ramparts.app.state.showing import Showing, shown
from ramparts.deals.history import History
from ramparts.rules.game import Move

Settled: TypeAlias = Literal["winnable", "lost", "unknown"]
"""The end of a search: ``unknown`` means that the solver gave up."""

Wish: TypeAlias = Literal["look", "hint", "back", "show"]
"""What the player may ask about the position on the table."""

Purpose: TypeAlias = Wish | Literal["", "light", "deal", "day", "review", "best"]
"""What an open question to the solver is for: a wish, a light that is always on, a new deal, the deal of a day, a
review, our own line for a game that was won; empty for no question."""


class Known(NamedTuple):
    """A verdict with a winning line, and how it was found.

    ``how`` is as in `ramparts.solver.Finding`, or ``played`` where it follows from other nodes, or ``listed`` for a
    deal of the list that ships with the program.
    """

    verdict: Settled
    how: str
    visited: int = 0
    line: tuple[Move, ...] = ()


LISTED = Known("winnable", "listed")
"""What is known of a deal of such a list, and of a position on the solution of a puzzle."""


@dataclass(frozen=True)
class Analysis:
    """The verdicts so far, by node, and the open question to the solver, if any.

    ``ask`` is that question's number, ``asked`` its node, ``purpose`` what it is for, ``visited`` how many positions
    have been searched. ``hint`` counts how often a hint was asked for at node ``hint_at``. Where cards lie face down,
    and in a puzzle, ``advised`` are the moves advised from node ``advised_at``. ``absent`` says why there is no solver.
    ``helped`` tells whether the player has asked the solver about this deal, and was told. ``wanted`` is the new deal
    that is looked for: the id of its game, the number to begin with or that of the day, the level. ``showing`` is the
    line that is being shown, if any.
    """

    known: Mapping[int, Known] = field(default_factory=lambda: MappingProxyType({}))
    ask: int = 0
    asked: int | None = None
    purpose: Purpose = ""
    visited: int = 0
    hint: int = 0
    hint_at: int = -1
    advised_at: int = -1
    advised: tuple[Move, ...] = ()
    absent: str = ""
    helped: bool = False
    wanted: tuple[str, int, int] | None = None
    showing: Showing | None = None

    def learnt(self, node: int, known: Known) -> "Analysis":
        """The same with one more verdict; ``unknown`` does not replace a verdict that is there."""
        if known.verdict == "unknown" and node in self.known:
            return self
        return replace(self, known=MappingProxyType({**self.known, node: known}))

    def shown(self, history: History, line: tuple[Move, ...]) -> "Analysis":
        """The same with a line to be shown from the present position on, and no question open."""
        return replace(self.idle(), showing=shown(history, line))

    def idle(self) -> "Analysis":
        """The same with no question open."""
        return replace(self, asked=None, purpose="", visited=0, wanted=None)


def verdict(analysis: Analysis, history: History, node: int) -> Known | None:
    """What is known about a node, from its own search or from other nodes; None for nothing."""
    own = analysis.known.get(node)
    if own is not None and own.verdict != "unknown":
        return own
    path = set(history.path_to(node))
    for other, known in analysis.known.items():
        if known.verdict == "lost" and other in path:
            return known._replace(how="played")
    for other, known in analysis.known.items():
        if known.verdict == "winnable":
            line = line_through(history, node, other, known.line)
            if line is not None:
                return Known("winnable", "played", known.visited, line)
    return own


def line_through(history: History, node: int, other: int, line: tuple[Move, ...]) -> tuple[Move, ...] | None:
    """A winning line from ``node``, given one from ``other``; None where the one does not follow from the other.

    It follows where ``other`` is reached through ``node``, or ``node`` from ``other`` along the winning line.
    """
    path = history.path_to(other)
    if node in path:
        between = path[path.index(node) + 1 :]
        return tuple(move for number in between for move in history.nodes[number].moves) + line
    below = history.path_to(node)
    if other not in below:
        return None
    played = tuple(m for number in below[below.index(other) + 1 :] for m in history.nodes[number].moves)
    return line[len(played) :] if line[: len(played)] == played else None


def last_winnable(analysis: Analysis, history: History) -> tuple[int, int]:
    """On the present path, the last node known to be winnable and the first known to be lost.

    Both are indices into `History.path`: -1, and the length of the path, where there is none.
    """
    path = history.path
    verdicts = [verdict(analysis, history, node) for node in path]
    winnable = [i for i, known in enumerate(verdicts) if known is not None and known.verdict == "winnable"]
    lost = [i for i, known in enumerate(verdicts) if known is not None and known.verdict == "lost"]
    return (winnable[-1] if winnable else -1), (lost[0] if lost else len(path))


def undecided(analysis: Analysis, history: History) -> bool:
    """Whether the solver has given up on some node of the present path."""
    verdicts = (verdict(analysis, history, node) for node in history.path)
    return any(known is not None and known.verdict == "unknown" for known in verdicts)
