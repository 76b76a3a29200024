"""Games with few cards, which can be searched to the end by the rules alone, and positions of them."""

from collections.abc import Mapping
from dataclasses import replace

from hypothesis import strategies as st

from ramparts.engine.play import moves, play, won
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.besieged_city import BESIEGED_CITY
from ramparts.games.catalogue import TITLES
from ramparts.games.streets_and_alleys import STREETS_AND_ALLEYS
from ramparts.rules.cards import face, rank
from ramparts.rules.cards import suit as suit_of
from ramparts.rules.game import Fits, Game, Pile, Position, Role
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


def beside_round_of(top_rank: int) -> Fits:
    """One rank apart in a pack of so many ranks, round its corner."""
    return lambda top, card: (rank(top) - rank(card)) % top_rank in (1, top_rank - 1)


def small(game: Game, top_rank: int, piles: int) -> Game:
    """A game with a pack of fewer ranks and with fewer rows, by the same rules."""
    build: Mapping[tuple[Role, Role], Fits] = game.build
    if game.chosen_base:
        build = {(Role.ROW, Role.ROW): both(in_suit, beside_round_of(top_rank))}
    layout = foundations() + rows("l" * piles)
    if game.having(Role.STOCK):
        layout += stock_and_waste("stack", "discard pile")
    return replace(game, top_rank=top_rank, ladder=tuple(range(1, top_rank + 1)), piles=layout, build=build)


COLOURED = replace(STREETS_AND_ALLEYS, id="coloured", build={(Role.ROW, Role.ROW): both(one_lower, other_colour)})
"""A castle that no book has, built downwards in alternate colours."""

SUITLESS = (BELEAGUERED_CASTLE, STREETS_AND_ALLEYS, COLOURED)
"""Games whose rules of building do not tell all suits apart."""

SMALL = {
    f"{game.id} {top_rank}x{piles}": small(game, top_rank, piles)
    for game in (title.at(1) for title in TITLES.values())
    if in_rows(game) and game is not STREETS_AND_ALLEYS
    for top_rank, piles in ((2, 2), (3, 2), (3, 3), (3, 4), (4, 3))
}
"""Every game of the catalogue that is played in rows, made small. Positions are arbitrary, with aces at home or not, so
that Streets and Alleys would only be Beleaguered Castle once more."""


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
        piles[draw(st.sampled_from(others))].append(card)
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
