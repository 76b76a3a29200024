"""Which suits the rules of building do not tell apart, and whether that lets suits be left out of a game."""

from functools import lru_cache

from ramparts.engine.tables import CACHE_SIZE, faces_in
from ramparts.rules.cards import SUITS, suit
from ramparts.solver.rows.compiled_game import CompiledGame


@lru_cache(CACHE_SIZE)
def suit_classes(compiled: CompiledGame) -> tuple[int, ...] | None:
    """By suit: the first suit of its class, the suits that building does not tell apart; None where that is no use.

    In the castles all four suits are of one class, in Fortitude the suits of a colour. It is of use only where

    - some class has two suits at least: in games built in suit, as Fortress, none has;
    - a card is laid only on one that goes home right after it, counted in ranks: never upwards, nor round a corner;
    - whatever is laid on a card is of one class,

    and an empty row takes all suits of a class or none.

    So a run, cards that were built on one another, is known by its lowest card and its length, but for their suits.
    """
    hosts, ladder = compiled.masks, compiled.ladder
    pack = [card for ascent in ladder.ascents for card in ascent]
    height = {card: at for ascent in ladder.ascents for at, card in enumerate(ascent)}
    every = range(len(SUITS))
    first = tuple(next(one for one in every if _alike(compiled, one, each)) for each in every)
    laid = [(card, host) for card in pack for host in faces_in(hosts[card]) if host in height]
    if len({*first}) == len(SUITS) or any(height[host] != height[card] + 1 for card, host in laid):
        return None
    one_class = len({(host, first[suit(card)]) for card, host in laid}) == len({host for _, host in laid})
    return first if one_class else None


def _alike(compiled: CompiledGame, one: int, other: int) -> bool:
    """Whether cards of two suits may go onto the same cards and into empty rows, and the same on them, rank by rank."""
    hosts, ladder, lane = compiled.masks, compiled.ladder, compiled.lane
    pack = [card for ascent in ladder.ascents for card in ascent]
    return all(
        hosts[card] == hosts[twin]
        and lane >> card & 1 == lane >> twin & 1
        and all(hosts[guest] >> card & 1 == hosts[guest] >> twin & 1 for guest in pack)
        for card, twin in zip(ladder.ascents[one], ladder.ascents[other], strict=True)
    )
