"""The types of the house: a game is one small immutable value, and a position is exactly its piles."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Literal, NamedTuple, TypeAlias

from ramparts.rules.about import UNTOLD, About
from ramparts.rules.cards import KING, SUITS, Card, pack_of

Position: TypeAlias = tuple[bytes, ...]
"""One ``bytes`` of cards for each of `Game.piles`; bottom card first, exposed card last."""

Fits: TypeAlias = Callable[[Card, Card], bool]
"""``fits(top, card)``: may ``card`` be laid on ``top``? Both are faces."""


class Role(Enum):
    """What a pile is for."""

    FOUNDATION = "foundation"
    ROW = "row"
    STOCK = "stock"
    WASTE = "waste"
    RAMPART = "rampart"
    RESERVE = "reserve"


Wing: TypeAlias = Literal["", "left", "right", "column"]
"""Where a row lies: on a side of the castle, or upright as a column; empty for what is no row."""

Side: TypeAlias = Literal["", "west", "east", "north", "south"]
"""A side of the table; empty where there is no telling."""


class Pile(NamedTuple):
    """A place for cards.

    ``suit`` is set for foundations; ``wing`` is the side of the castle on which a row lies; ``lines`` names the rows
    and columns of the reserve to which the pile belongs or at whose end it stands. ``word`` is what the pile is called,
    with a ``number`` from 1 where there are several, and the ``side`` of the table by which ramparts are told apart.
    """

    id: str
    role: Role
    suit: int | None = None
    wing: Wing = ""
    lines: frozenset[tuple[str, int]] = frozenset()
    word: str = ""
    number: int = 0
    side: Side = ""


Near: TypeAlias = Callable[[Pile, Pile], bool]
"""``near(src, dst)``: may cards pass from pile to pile?"""


class Move(NamedTuple):
    """The top ``count`` cards of pile ``src`` go to pile ``dst``; both are indices into `Game.piles`.

    Only moves of one card are moves of the rules; a larger count is a gesture that `ramparts.engine.runs` expands.
    """

    src: int
    dst: int
    count: int = 1  # type: ignore[assignment]  # stands for tuple.count, which no move needs


def anywhere(src: Pile, dst: Pile) -> bool:
    """Cards may pass between any two piles: always true."""
    return True


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """The rules of one game, or of one level of it.

    ``deal`` lays out a pack given in dealing order. ``build`` says by roles (source, target) which card may lie on
    which; ``fill`` by roles which empty piles may be filled; ``climb`` the roles whose exposed card may be played home;
    ``near`` between which piles cards may pass. ``ladder`` is the order of ranks on a foundation; with a
    ``chosen_base`` it starts at the rank of the first card played home and goes round. A pile of a role in
    ``must_fill`` that stands empty has to be filled before anything else. ``refill`` names roles that are filled by
    themselves, and from where.
    ``transpose`` is the role that, once nothing is left to refill from, may be rearranged at will and is near to
    everything.
    """

    id: str
    name: str
    piles: tuple[Pile, ...]
    deal: Callable[[Sequence[Card]], Position]
    build: Mapping[tuple[Role, Role], Fits]
    fill: frozenset[tuple[Role, Role]]
    climb: frozenset[Role]
    level: int = 1
    packs: int = 1
    top_rank: int = KING
    ladder: tuple[int, ...] = tuple(range(1, KING + 1))
    chosen_base: bool = False
    near: Near = anywhere
    must_fill: frozenset[Role] = frozenset()
    refill: tuple[tuple[Role, tuple[Role, ...]], ...] = ()
    transpose: Role | None = None
    by_itself: bool = False
    """Whether safe cards go home by themselves unless the player says otherwise."""

    pack: frozenset[Card] = field(init=False)
    """Every card of the game."""
    foundation: tuple[int, ...] = field(init=False)
    """The index of each suit's foundation."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "pack", pack_of(self.packs, self.top_rank))
        homes = {pile.suit: i for i, pile in enumerate(self.piles) if pile.role is Role.FOUNDATION}
        object.__setattr__(self, "foundation", tuple(homes[suit] for suit in range(len(SUITS))))

    def having(self, *roles: Role) -> tuple[int, ...]:
        """The indices of the piles that have one of these roles, in order."""
        return tuple(i for i, pile in enumerate(self.piles) if pile.role in roles)

    def index(self, pile_id: str) -> int:
        """The index of the pile with this id; raises `KeyError` when there is none."""
        for i, pile in enumerate(self.piles):
            if pile.id == pile_id:
                return i
        raise KeyError(pile_id)


class Title(NamedTuple):
    """A game as it stands in the catalogue: ``at(level)`` gives its rules; levels run from 1 to ``levels``.

    ``ms`` says whether Microsoft's deal numbers, which are for packs of 52, give deals of it. ``ladder_top`` is the
    last level that is new; what comes after it repeats the shape of earlier ones. ``about`` holds the game's words.
    """

    id: str
    name: str
    at: Callable[[int], Game]
    levels: int = 1
    ms: bool = True
    ladder_top: int = 1
    about: About = UNTOLD


Catalogue: TypeAlias = Mapping[str, Title]
