"""Games with few cards, which can be searched to the end by the rules alone, and positions of them."""

from collections.abc import Mapping
from dataclasses import replace

from hypothesis import strategies as st

from ramparts.cards import Card, card_of, rank
from ramparts.cards import suit as suit_of
from ramparts.game import Fits, Game, Position, Role
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.chessboard import CHESSBOARD
from ramparts.games.fortitude import fortitude
from ramparts.games.fortress import FORTRESS
from ramparts.play import moves, play, won
from ramparts.rules import both, foundations, in_suit, rows, stock_and_waste


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


SMALL = {
    f"{game.id} {top_rank}x{piles}": small(game, top_rank, piles)
    for game in (FORTRESS, CHESSBOARD, BELEAGUERED_CASTLE, fortitude(1))
    for top_rank, piles in ((2, 2), (3, 2), (3, 3), (3, 4), (4, 3))
}
"""Castles here are Streets and Alleys too: positions are arbitrary, aces at home or not."""


@st.composite
def positions(draw: st.DrawFn, game: Game) -> Position:
    """Any arrangement of the game's cards: foundations of any heights, the rest over the other piles in any order."""
    ladder = game.ladder
    start = draw(st.integers(0, len(ladder) - 1)) if game.chosen_base else 0
    heights = [draw(st.integers(0, len(ladder))) for _ in range(4)] if draw(st.booleans()) else [0] * 4
    home: list[list[Card]] = [
        [card_of(suit, ladder[(start + height) % len(ladder)]) for height in range(heights[suit])] for suit in range(4)
    ]
    rest = draw(st.permutations(sorted(game.pack - {card for pile in home for card in pile})))
    others = [i for i in range(len(game.piles)) if i not in game.foundation]
    piles: list[list[Card]] = [[] for _ in game.piles]
    for card in rest:
        piles[draw(st.sampled_from(others))].append(card)
    for cards in filter(None, home):
        piles[game.foundation[suit_of(cards[0])]] = cards
    return tuple(map(bytes, piles))


def winnable(game: Game, position: Position) -> bool:
    """Whether any line at all wins: every position that can be reached is tried, but for the order of the rows."""
    rows_of = game.having(Role.ROW)
    seen = {position}
    open_ = [position]
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
