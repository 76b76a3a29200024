"""Hypothesis strategies: deals of every title and level, random legal play, and cards thrown over the piles."""

from typing import NamedTuple

from hypothesis import strategies as st

from ramparts.cards import Card, rank, suit
from ramparts.deals import Deal, numbered
from ramparts.game import Move, Position, Role
from ramparts.games.catalogue import TITLES
from ramparts.play import moves, play, rung
from ramparts.shuffle import MT_FIRST

LEVELS = (*range(1, 13), 999)
KINDS = [(title.id, level) for title in TITLES.values() for level in LEVELS if level <= title.levels]
"""Every title at every level that differs from the others, and some beyond."""


class Walk(NamedTuple):
    """A line of legal moves from a deal, and the positions it passes, the start included."""

    deal: Deal
    line: tuple[Move, ...]
    positions: tuple[Position, ...]


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """A numbered deal of any title and level."""
    name, level = draw(st.sampled_from(KINDS))
    return numbered(TITLES[name], draw(st.integers(MT_FIRST, MT_FIRST + 999)), level)


@st.composite
def walks(draw: st.DrawFn, longest: int = 60) -> Walk:
    """Random legal play from a deal or from a position; half of the time a card goes home if one can."""
    deal = draw(st.one_of(deals(), arrangements()))
    position, line, positions = deal.start, [], [deal.start]
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=longest)):
        legal = moves(deal.game, position)
        if not legal:
            break
        homeward = [move for move in legal if deal.game.piles[move.dst].role is Role.FOUNDATION]
        among = homeward if homeward and choice % 2 else legal
        line.append(among[choice // 2 % len(among)])
        position = play(deal.game, position, line[-1])
        positions.append(position)
    return Walk(deal, tuple(line), tuple(positions))


@st.composite
def arrangements(draw: st.DrawFn) -> Deal:
    """The cards of a game over its piles: foundations of any height, the others as they fall, often with empty piles.

    With two packs the reserve holds at most one card a place, and is full while there is something to fill it from.
    """
    name, level = draw(st.sampled_from(KINDS))
    game = TITLES[name].at(level)
    piles: list[list[Card]] = [[] for _ in game.piles]
    left = set(game.pack)
    first = draw(st.sampled_from(game.ladder)) if game.chosen_base else game.ladder[0]
    for s, home in enumerate(game.foundation):
        for height in range(draw(st.integers(0, len(game.ladder)))):
            card = min(c for c in left if suit(c) == s and rank(c) == rung(game, first, height))
            piles[home].append(card)
            left.remove(card)
    rest = draw(st.permutations(sorted(left)))
    places = game.having(Role.RESERVE)
    used = draw(st.integers(0, len(places)))
    for place, card in zip(draw(st.permutations(places))[:used], rest, strict=False):
        piles[place].append(card)
    open_piles = [i for i, pile in enumerate(game.piles) if pile.role not in (Role.FOUNDATION, Role.RESERVE)]
    if places and used < len(places):
        open_piles = list(game.having(Role.RAMPART))
    open_piles = draw(st.lists(st.sampled_from(open_piles), min_size=1, unique=True))
    spread = draw(st.randoms(use_true_random=False))
    for card in rest[sum(len(piles[i]) for i in places) :]:
        piles[spread.choice(open_piles)].append(card)
    return Deal("", game, tuple(map(bytes, piles)))
