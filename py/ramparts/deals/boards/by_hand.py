"""A deal that is entered card by card: where each comes to lie, which comes next, and whether all are there."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ramparts.deals.deal import position_text
from ramparts.deals.shuffle import ms_pack
from ramparts.engine.tables import tables_of
from ramparts.rules.cards import Card, card_text
from ramparts.rules.game import Game, Position, Title

CHOSEN = "@"
"""Before the id of a pile that is filled from here on."""


class Entry(NamedTuple):
    """The cards of every pile so far, the pile that the next one comes to, None at the end, and how many they take.

    ``missing`` are the cards that still have to be placed, and ``text`` names the position once there are none.
    """

    piles: Position
    next: int | None
    lengths: tuple[int, ...]
    missing: tuple[Card, ...]
    text: str


@cache
def _samples(game: Game) -> tuple[Position, ...]:
    return tuple(game.deal(ms_pack(number)) for number in range(1, 9))


def entered(title: Title, words: Sequence[str]) -> Entry:
    """What was entered, in its order: names of cards, and chosen piles. What has no place is left out."""
    game = title.at(1)
    samples = _samples(game)
    homes = [frozenset(card for pile in game.foundation for card in sample[pile]) for sample in samples]
    fixed = frozenset.intersection(*homes)
    lengths = tuple(
        0 if index in game.foundation else max(len(sample[index]) for sample in samples)
        for index in range(len(game.piles))
    )
    names = {card_text(card): card for card in game.pack - fixed}
    piles, at = [b""] * len(game.piles), 0
    known = {CHOSEN + pile.id: index for index, pile in enumerate(game.piles) if lengths[index]}
    for word in words:
        at = known.get(word, at)
        place = _open(game, piles, lengths, at)
        if place is not None and (card := names.pop(word, None)) is not None:
            piles[place] += bytes((card,))
            at = place
    left = {*names.values(), *fixed}
    begun = [[card for card in ascent if card in left] for ascent in _ascents(game)]
    varied = any(home != fixed for home in homes)
    whole = left == fixed or (
        varied and all([*ascent[: len(home)]] == home for ascent, home in zip(_ascents(game), begun, strict=True))
    )
    if whole:
        for pile, home in zip(game.foundation, begun, strict=True):
            piles[pile] = bytes(home)
    start = tuple(piles)
    return Entry(
        start,
        _open(game, piles, lengths, at),
        lengths,
        () if whole else tuple(sorted(names.values())),
        position_text(title, game, start) if whole else "",
    )


def _ascents(game: Game) -> tuple[tuple[Card, ...], ...]:
    return next(iter(tables_of(game).ascents.values()))


def _open(game: Game, piles: Sequence[bytes], lengths: Sequence[int], at: int) -> int | None:
    """The pile to be filled: this one, or the next by number that has room, or the first."""
    place = game.reading.index(at)
    order = (*game.reading[place:], *game.reading[:place])
    return next((index for index in order if len(piles[index]) < lengths[index]), None)
