"""Hypothesis strategies: deals of every title and level, random legal play, and arbitrary positions."""

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from ramparts.deals.deal import Deal, numbered, position_text
from ramparts.deals.notation import moves_text
from ramparts.deals.shuffle import MT_FIRST
from ramparts.engine.play import moves, play, rung
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import CLUBS, DIAMONDS, HEARTS, KING, SPADES, SUITS, Card, rank, suit
from ramparts.rules.game import Catalogue, Game, Move, Position, Role

LEVELS = (*range(1, 13), 999)
"""Every level that differs from the others, and some beyond."""

ALTERNATING = (CLUBS, DIAMONDS, SPADES, HEARTS)


class Walk(NamedTuple):
    """A line of legal moves from a deal, and the positions it passes, the start included."""

    deal: Deal
    line: tuple[Move, ...]
    positions: tuple[Position, ...]

    def __repr__(self) -> str:
        game = self.deal.game
        moved = " ".join(moves_text(game, self.line))
        return f"{position_text(TITLES[game.id], game, self.deal.start)} after {moved or 'no move'}"


@st.composite
def games(draw: st.DrawFn, titles: Catalogue = TITLES) -> Game:
    """The rules of any title, at any level."""
    title = draw(st.sampled_from(list(titles.values())))
    return title.at(draw(st.sampled_from([level for level in LEVELS if level <= title.levels])))


@st.composite
def deals(draw: st.DrawFn, titles: Catalogue = TITLES) -> Deal:
    """A numbered deal of any title and level."""
    game = draw(games(titles))
    return numbered(titles[game.id], draw(st.integers(MT_FIRST, MT_FIRST + 999)), game.level)


@st.composite
def walks(draw: st.DrawFn, longest: int = 80, titles: Catalogue = TITLES) -> Walk:
    """Random legal play from a deal or from a position; half of the time a card goes home if one can."""
    deal = draw(st.one_of(deals(titles), arrangements(titles)))
    random = Random(draw(st.integers(0, 2**32)))
    line: list[Move] = []
    positions = [deal.start]
    for _ in range(draw(st.integers(0, longest))):
        legal = moves(deal.game, positions[-1])
        if not legal:
            break
        homeward = [move for move in legal if deal.game.piles[move.dst].role is Role.FOUNDATION]
        line.append(random.choice(homeward if homeward and random.random() < 0.5 else legal))
        positions.append(play(deal.game, positions[-1], line[-1]))
    return Walk(deal, tuple(line), tuple(positions))


@st.composite
def arrangements(draw: st.DrawFn, titles: Catalogue = TITLES) -> Deal:
    """The cards of a game over its piles: foundations of any height, the others as they fall or in long runs.

    The reserve holds at most one card a place, as a cell does, and is full while there is something to fill it from.
    """
    game = draw(games(titles))
    piles: list[list[Card]] = [[] for _ in game.piles]
    left = set(game.pack)
    first = draw(st.sampled_from(game.ladder)) if game.chosen_base else game.ladder[0]
    for s, home in enumerate(game.foundation):
        for height in range(draw(st.integers(0, len(game.ladder)))):
            card = min(c for c in left if suit(c) == s and rank(c) == rung(game, first, height))
            piles[home].append(card)
            left.remove(card)
    segments = cut(draw(st.sampled_from([scattered, in_suits, alternating]))(left), draw(st.integers(0, 2**32)))
    reserve = game.having(Role.RESERVE)
    full = bool(reserve) and draw(st.booleans())
    places = reserve or game.having(Role.CELL)
    for place in places if full else draw(st.lists(st.sampled_from(places), unique=True)) if places else ():
        if segments:
            piles[place].append(segments[-1].pop())
            segments = [segment for segment in segments if segment]
    taking = game.having(Role.ROW, Role.RAMPART) + (() if reserve and not full else game.having(Role.STOCK, Role.WASTE))
    among = draw(st.lists(st.sampled_from(taking), min_size=1, unique=True))
    for i, segment in enumerate(segments):
        piles[among[i % len(among)]] += segment
    return Deal("", game, tuple(map(bytes, piles)))


def scattered(cards: set[Card]) -> list[Card]:
    """The cards in a scrambled order, always the same."""
    return sorted(cards, key=lambda card: (card * 37 + 11) % 107)


def in_suits(cards: set[Card]) -> list[Card]:
    """The cards by suit, from king to ace: long runs for the games that build in suit."""
    return sorted(cards, key=lambda card: (card // KING, -rank(card)))


def alternating(cards: set[Card]) -> list[Card]:
    """The cards from king to ace in alternate colours: long runs for the games that build downwards."""
    return sorted(
        cards, key=lambda card: ((ALTERNATING.index(suit(card)) - rank(card)) % len(SUITS), -rank(card), card)
    )


def cut(cards: list[Card], seed: int) -> list[list[Card]]:
    """The cards in segments of one to nine, some reversed, in random order."""
    random = Random(seed)
    segments: list[list[Card]] = []
    while cards:
        length = random.randint(1, 9)
        segments.append(cards[:length] if random.random() < 0.7 else cards[:length][::-1])
        cards = cards[length:]
    random.shuffle(segments)
    return segments
