"""What is played: a deal, its history, its record, and the kind of session that it belongs to."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, TypeAlias, assert_never

from ramparts.app.state.game_record import Record
from ramparts.deals.deal import Deal
from ramparts.deals.history import History
from ramparts.engine.play import moves, won
from ramparts.rules.game import Position

State: TypeAlias = Literal["playing", "won", "lost"]
"""How a game stands; it is ``lost`` when no legal move is left or the run was given up."""


@dataclass(frozen=True)
class FreePlay:
    """A deal by itself."""


@dataclass(frozen=True)
class Run:
    """A run of a game with levels: its number, the levels cleared so far, and how it counts.

    Only a random run is ``ranked``: it may enter the ten best, and is ``signed`` once it has. It is ``marked`` there
    when the player has learnt something of the face-down cards: by taking back a turned card, or from the solver.
    ``points`` are those with which the run ended, None while it goes on.
    """

    number: int
    cleared: tuple[int, ...] = ()
    ranked: bool = True
    marked: bool = False
    points: int | None = None
    signed: bool = False

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.points is not None


Kind: TypeAlias = FreePlay | Run
"""What a deal is played for."""

FREE = FreePlay()


def marked(kind: Kind) -> Kind:
    """The same kind, a run being marked: its player has learnt something of the face-down cards."""
    match kind:
        case Run():
            return replace(kind, marked=True)
        case FreePlay():
            return kind
        case never:
            assert_never(never)


def unranked(kind: Kind) -> Kind:
    """The same kind, a run being unranked: it cannot enter the ten best."""
    match kind:
        case Run():
            return replace(kind, ranked=False)
        case FreePlay():
            return kind
        case never:
            assert_never(never)


@dataclass(frozen=True)
class Session:
    """What is on the table. ``record`` is of its deal."""

    deal: Deal
    history: History
    kind: Kind = FREE
    record: Record = field(default_factory=Record)

    @property
    def run(self) -> Run | None:
        """The run that the deal belongs to, if any."""
        return self.kind if isinstance(self.kind, Run) else None

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.history.position

    @cached_property
    def state(self) -> State:
        """How the game on the table stands."""
        if won(self.deal.game, self.position):
            return "won"
        over = self.run is not None and self.run.over
        return "lost" if over or not moves(self.deal.game, self.position) else "playing"
