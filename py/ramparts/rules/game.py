"""The types that everything else uses: a game is one small immutable value, and a position is exactly its piles."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from ramparts.rules.about import NO_TEXTS, About
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
    CELL = "cell"


Wing: TypeAlias = Literal["", "left", "right", "column"]
"""Where a row lies: on a side of the castle, or upright as a column; empty for other piles."""

Side: TypeAlias = Literal["", "west", "east", "north", "south"]
"""The side of the table on which a rampart stands; empty for every other pile."""


class Pile(NamedTuple):
    """A place for cards.

    ``suit`` is set for foundations; ``wing`` is the side of the castle on which a row lies; ``lines`` names the rows
    and columns of the reserve to which the pile belongs or at whose end it stands. Players know it by its ``word``,
    with a ``number`` from 1 where several have the same word, and a rampart also by its ``side`` of the table.
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

    The rules know moves of one card only; a larger count is a gesture, which `ramparts.engine.runs` breaks into those.
    """

    src: int
    dst: int
    count: int = 1  # type: ignore[assignment]  # stands for tuple.count, which no move needs


def anywhere(src: Pile, dst: Pile) -> bool:
    """Cards may pass between any two piles: always true."""
    return True


def any_card(card: Card) -> bool:
    """Any card at all: always true."""
    return True


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """The rules of one game, or of one level of it.

    ``deal`` lays out a pack given in dealing order. ``build`` says by roles (source, target) which card may lie on
    which; ``fill`` by roles which empty piles may be filled, and ``into_lane`` which faces may go into an empty row;
    ``climb`` the roles whose exposed card may be played home; ``near`` between which piles cards may pass. ``ladder``
    is the order of ranks on a foundation; with a ``chosen_base`` it starts at the rank of the first card played home
    and goes round; with ``base_first`` no other move comes before that one. A pile of a role in ``must_fill`` that
    stands empty has to be filled before any other move. ``refill`` names the roles whose empty piles are filled at once
    without a move, and the roles that fill them.
    ``transpose`` is a role whose piles, once nothing is left to refill them from, may swap cards at will and are near
    to every other pile.
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
    base_first: bool = False
    near: Near = anywhere
    into_lane: Callable[[Card], bool] = any_card
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

    @cached_property
    def reading(self) -> tuple[int, ...]:
        """The indices of all piles as players read them: in the order of `piles`, but rows by their numbers."""
        rows = iter(sorted(self.having(Role.ROW), key=lambda i: self.piles[i].number))
        return tuple(next(rows) if pile.role is Role.ROW else i for i, pile in enumerate(self.piles))

    def having(self, *roles: Role) -> tuple[int, ...]:
        """The indices of the piles that have one of these roles, in the order of `piles`."""
        return tuple(i for i, pile in enumerate(self.piles) if pile.role in roles)

    def index(self, pile_id: str) -> int:
        """The index of the pile with this id; raises `KeyError` when there is none."""
        for i, pile in enumerate(self.piles):
            if pile.id == pile_id:
                return i
        raise KeyError(pile_id)


class Title(NamedTuple):
    """An entry of the catalogue: ``at(level)`` gives the rules of a game; levels run from 1 to ``levels``.

    ``ms`` says whether Microsoft's deal numbers, which are for packs of 52, give deals of it. ``ladder_top`` is the
    last level that is new; those after it repeat earlier ones. ``about`` holds the texts for players, and ``family``
    is the name of all titles that play alike.
    """

    id: str
    name: str
    at: Callable[[int], Game]
    levels: int = 1
    ms: bool = True
    ladder_top: int = 1
    about: About = NO_TEXTS
    family: str = ""


Catalogue: TypeAlias = Mapping[str, Title]
