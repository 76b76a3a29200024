"""A line of moves that is shown by itself: a solution, or the moves of a game that was played."""

from collections.abc import Iterator
from dataclasses import dataclass

from ramparts.deals.history import History
from ramparts.deals.notation import Gesture
from ramparts.engine.play import play
from ramparts.rules.game import Move

PACES = (1, 2, 4)
"""How many times as fast as usual a line may be shown."""

UNHURRIED = 45
"""So many gestures are shown at the usual pace; of more, so many in the same time."""


@dataclass(frozen=True)
class Showing:
    """A line of gestures that is shown, each being a step; the first ``done`` of them lie on the table.

    ``pace`` is how many times as fast as usual the steps follow one another. None follows while it is ``paused``, or
    while the player holds the slider over the line (``held``).
    """

    line: tuple[Gesture, ...]
    done: int = 0
    pace: int = 1
    paused: bool = False
    held: bool = False

    @property
    def left(self) -> int:
        """How many steps are still to come."""
        return len(self.line) - self.done

    @property
    def going(self) -> bool:
        """Whether the next step comes by itself."""
        return self.left > 0 and not (self.paused or self.held)

    @property
    def moves(self) -> tuple[int, int]:
        """How many single moves of the line have been made, and how many it has."""
        counts = [len(gesture.singles) for gesture in self.line]
        return sum(counts[: self.done]), sum(counts)


def shown(history: History, line: tuple[Move, ...]) -> Showing:
    """The showing of single moves that are legal from the present position; a long line goes faster from the start."""
    gestures = tuple(_gestures(history, line))
    return Showing(gestures, pace=next((pace for pace in PACES if len(gestures) <= pace * UNHURRIED), PACES[-1]))


def _gestures(history: History, line: tuple[Move, ...]) -> Iterator[Gesture]:
    """The moves as gestures.

    Where redo leads along the same line they are those that were played, so that the history gets no second branch of
    the same moves.
    """
    while line:
        known = history.redo()
        moves = known.nodes[known.at].moves
        if known.at == history.at or line[: len(moves)] != moves:
            moves = line[:1]
            known = history.follow([Gesture(line[0], moves, play(history.game, history.position, line[0]))])
        yield Gesture(known.meant, moves, known.position)
        history, line = known, line[len(moves) :]
