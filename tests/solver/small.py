"""Games with few cards, which can be searched to the end by the rules alone, and positions of them."""

from collections.abc import Mapping
from dataclasses import replace

from hypothesis import strategies as st

from ramparts.engine.play import moves, play, won
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.besieged_city import BESIEGED_CITY
from ramparts.games.catalogue import TITLES
from ramparts.games.streets.fastness import FASTNESS
from ramparts.games.streets.penelopes_web import PENELOPES_WEB
from ramparts.games.streets.stronghold import STRONGHOLD
from ramparts.games.streets_and_alleys import STREETS_AND_ALLEYS
from ramparts.rules.cards import KING, Card, card_of, face, rank
from ramparts.rules.cards import suit as suit_of
from ramparts.rules.cells import cells, with_cells
from ramparts.rules.game import Catalogue, Fits, Game, Pile, Position, Role, any_card
from ramparts.rules.relations import (
    beside,
    both,
    either,
    foundations,
    in_suit,
    neighbours_in,
    one_lower,
    other_colour,
    rows,
    stock_and_waste,
)
from ramparts.solver.portfolio import in_rows


def round_of(fits: Fits, top_rank: int) -> Fits:
    """A relation that goes round the corner of the whole pack, round that of a pack of so many ranks."""

    def as_king(card: Card) -> Card:
        return card_of(suit_of(card), KING) if rank(card) == top_rank else card

    return lambda top, card: fits(top, card) or fits(as_king(top), as_king(card))


def small(game: Game, top_rank: int, piles: int) -> Game:
    """A game with a pack of fewer ranks and with fewer rows, by the same rules; its highest rank is that of kings."""
    build: Mapping[tuple[Role, Role], Fits] = game.build
    if game.chosen_base:
        build = {roles: round_of(fits, top_rank) for roles, fits in game.build.items()}
    layout = foundations() + rows("l" * piles) + cells(len(game.having(Role.CELL)))
    if game.having(Role.STOCK):
        layout += stock_and_waste("stock", "discard pile")
    into_lane = game.into_lane if game.into_lane is any_card else lambda card: rank(card) == top_rank
    ladder = tuple(range(1, top_rank + 1))
    return replace(game, top_rank=top_rank, ladder=ladder, piles=layout, build=build, into_lane=into_lane)


COLOURED = replace(STREETS_AND_ALLEYS, id="coloured", build={(Role.ROW, Role.ROW): both(one_lower, other_colour)})
"""A castle that no book has, built downwards in alternate colours."""

KINGS_AND_CELLS = replace(with_cells(PENELOPES_WEB, 1), id="kings-and-cells")
"""A castle that no book has either, with a cell and rows for kings."""

SUITLESS = (BELEAGUERED_CASTLE, STREETS_AND_ALLEYS, STRONGHOLD, FASTNESS, PENELOPES_WEB, KINGS_AND_CELLS, COLOURED)
"""Games whose rules of building do not tell all suits apart."""

THE_SAME = (STREETS_AND_ALLEYS, TITLES["citadel"].at(1), TITLES["exiled-kings"].at(1), TITLES["siegecraft"].at(1))
"""Games that differ from others in the deal only."""

FIRST = ("fortress", "chessboard", "beleaguered-castle", "streets-and-alleys", "fortitude", "besieged-city")

RELATIVES: Catalogue = {name: title for name, title in TITLES.items() if name not in FIRST}
"""The titles of which each differs from one of `FIRST` in little, such as cells, kings' rows, or the deal."""

SMALL = {
    f"{game.id} {top_rank}x{piles}": small(game, top_rank, piles)
    for game in (*(title.at(1) for title in TITLES.values()), KINGS_AND_CELLS)
    if in_rows(game) and game not in THE_SAME
    for top_rank, piles in ((2, 2), (3, 2), (3, 3), (3, 4), (4, 3))
}
"""Every game that is played in rows, made small. Positions are arbitrary, with aces at home or not, so that `THE_SAME`
would only be others once more."""


def siege(ladder: tuple[int, ...], columns: int, ends: Mapping[str, tuple[str, int]]) -> Game:
    """A Besieged City of one row and few ranks; ``ends`` gives the ramparts and the line at whose end each stands."""
    reserve = tuple(
        Pile(f"r0{column}", Role.RESERVE, lines=frozenset({("row", 0), ("column", column)}))
        for column in range(columns)
    )
    ramparts = tuple(Pile(name, Role.RAMPART, lines=frozenset({line})) for name, line in ends.items())
    built = both(in_suit, either(beside, neighbours_in(ladder)))
    return replace(
        BESIEGED_CITY,
        top_rank=max(ladder),
        ladder=ladder,
        piles=foundations() + reserve + ramparts + stock_and_waste("pack", "talon"),
        build=dict(BESIEGED_CITY.build) | {(Role.RAMPART, Role.RAMPART): built, (Role.RESERVE, Role.RAMPART): built},
    )


SMALL |= {
    "siege 1": siege((1, 2, 2, 1), 1, {"w0": ("row", 0)}),
    "siege 2": siege((1, 2, 2, 1), 2, {"w0": ("row", 0), "n1": ("column", 1)}),
}


@st.composite
def positions(draw: st.DrawFn, game: Game) -> Position:
    """Any arrangement of the game's cards: foundations of any heights, the rest over the other piles in any order."""
    first = draw(st.integers(0, len(game.ladder) - 1)) if game.chosen_base else 0
    ladder = game.ladder[first:] + game.ladder[:first]
    begun = draw(st.booleans())
    piles = [bytearray() for _ in game.piles]
    left = sorted(game.pack)
    for home in game.foundation:
        suit = game.piles[home].suit
        for rung in ladder[: draw(st.integers(0, len(ladder))) if begun else 0]:
            piles[home].append(left.pop(next(i for i, c in enumerate(left) if (suit_of(c), rank(c)) == (suit, rung))))
    others = [i for i in range(len(game.piles)) if i not in game.foundation]
    for card in draw(st.permutations(left)):
        free = [i for i in others if not (piles[i] and game.piles[i].role is Role.CELL)]
        piles[draw(st.sampled_from(free))].append(card)
    return tuple(map(bytes, piles))


def winnable(game: Game, position: Position) -> bool:
    """Whether any line at all wins: every position that can be reached is tried, but for the order of the rows."""
    rows_of = game.having(Role.ROW)
    start = tuple(bytes(map(face, cards)) for cards in position)
    seen, open_ = {start}, [start]
    while open_:
        at = open_.pop()
        if won(game, at):
            return True
        for move in moves(game, at):
            after = list(play(game, at, move))
            for i, cards in zip(rows_of, sorted(after[i] for i in rows_of), strict=True):
                after[i] = cards
            if (child := tuple(after)) not in seen:
                seen.add(child)
                open_.append(child)
    return False
