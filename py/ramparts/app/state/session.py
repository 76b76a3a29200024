"""What is played: a deal, its history, its record, and the kind of session that it belongs to."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Literal, TypeAlias, assert_never

from ramparts.app.state.game_record import Record
from ramparts.app.state.review import Review
from ramparts.deals.deal import Deal
from ramparts.deals.grade import Grade
from ramparts.deals.history import History
from ramparts.engine.autoplay import finish
from ramparts.engine.play import moves, won
from ramparts.rules.game import Move, Position

State: TypeAlias = Literal["playing", "won", "lost"]
"""How a game stands; it is ``lost`` when no legal move is left or the run was given up."""


@dataclass(frozen=True)
class FreePlay:
    """A deal by itself; ``grade`` is what the player asked for, if it was dealt for that."""

    grade: Grade | None = None


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


@dataclass(frozen=True)
class Daily:
    """The deal of a day, such as ``2026-11-22``."""

    date: str


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of a title's list, by its number from 1; 0 for a puzzle made of a lost game, which its deal is."""

    title: str
    number: int


@dataclass(frozen=True)
class Lesson:
    """A lesson, by its number from 1."""

    number: int


Kind: TypeAlias = FreePlay | Run | Daily | Puzzle | Lesson
"""What a deal is played for."""

FREE = FreePlay()

DATE = re.compile(r"2[0-9]{3}-[01][0-9]-[0-3][0-9]", re.ASCII)
_NUMBER = re.compile(r"[1-9][0-9]{0,5}", re.ASCII)


def addressed(address: str, title: str) -> Kind | None:
    """The kind of session with an address, if its game has the id ``title``; None for what is no such address.

    Whether there is such a puzzle or lesson, or a deal for that day, is not known here.
    """
    match address.split(":"):
        case ["daily", date, name] if DATE.fullmatch(date) and name == title:
            return Daily(date)
        case ["puzzle", name, digits] if _NUMBER.fullmatch(digits) and name == title:
            return Puzzle(title, int(digits))
        case ["puzzle", position] if re.split("[/=]", position)[0] == title and "=" in position:
            return Puzzle(title, 0)
        case ["lesson", digits] if _NUMBER.fullmatch(digits):
            return Lesson(int(digits))
    return None


def marked(kind: Kind) -> Kind:
    """The same kind, a run being marked: its player has learnt something of the face-down cards."""
    match kind:
        case Run():
            return replace(kind, marked=True)
        case FreePlay() | Daily() | Puzzle() | Lesson():
            return kind
        case never:
            assert_never(never)


def unranked(kind: Kind) -> Kind:
    """The same kind, a run being unranked: it cannot enter the ten best."""
    match kind:
        case Run():
            return replace(kind, ranked=False)
        case FreePlay() | Daily() | Puzzle() | Lesson():
            return kind
        case never:
            assert_never(never)


NAMES: Mapping[type[Kind], Literal["free", "run", "daily", "puzzle", "lesson"]] = MappingProxyType(
    {FreePlay: "free", Run: "run", Daily: "daily", Puzzle: "puzzle", Lesson: "lesson"}
)
"""What the kinds are called on the page."""


@dataclass(frozen=True)
class Session:
    """What is on the table. ``record`` is of its deal, and ``review`` of its history."""

    deal: Deal
    history: History
    kind: Kind = FREE
    record: Record = field(default_factory=Record)
    review: Review = field(default_factory=Review)

    @property
    def counts(self) -> bool:
        """Whether it leaves a record and can be opened among earlier games: puzzles and lessons do neither."""
        return not isinstance(self.kind, Puzzle | Lesson)

    @property
    def run(self) -> Run | None:
        """The run that the deal belongs to, if any."""
        return self.kind if isinstance(self.kind, Run) else None

    @property
    def address(self) -> str:
        """The fragment of the page's address, which opens it again: that of its kind, or the deal."""
        match self.kind:
            case Daily(date):
                return f"daily:{date}:{self.deal.game.id}"
            case Puzzle(title, number):
                return f"puzzle:{title}:{number}" if number else f"puzzle:{self.deal.text}"
            case Lesson(number):
                return f"lesson:{number}"
            case FreePlay() | Run():
                return self.deal.text
            case never:
                assert_never(never)

    @property
    def name(self) -> Literal["free", "run", "daily", "puzzle", "lesson"]:
        """The name of its kind."""
        return NAMES[type(self.kind)]

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

    @cached_property
    def finish(self) -> tuple[Move, ...]:
        """The plays home that win a game which is still played; empty when these alone do not win it.

        It is asked for at every move: for what is said, for the tools, and when the player has it done.
        """
        return finish(self.deal.game, self.position) if self.state == "playing" else ()
