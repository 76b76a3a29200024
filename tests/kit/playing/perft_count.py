"""Perft: how many sequences of legal moves of each length lead on from a position, counted for engine and naive rules.

Sequences that lead to the same position are counted together, so for a count of 100,000 a few thousand positions are
enough. `ramparts.engine.play.perft`, which walks through every sequence, has to give the same numbers.
"""

from collections import Counter
from collections.abc import Callable, Collection, Hashable
from functools import partial
from typing import TypeAlias, TypeVar

from ramparts.deals.deal import Deal
from ramparts.engine.play import moves, play
from ramparts.rules.cards import cards_text
from ramparts.rules.game import Game, Position
from tests.kit.naive import steps as naive
from tests.kit.naive.table import RANKS, Card, Table
from tests.kit.naive.table import Step as NaiveStep

State = TypeVar("State", bound=Hashable)
Step = TypeVar("Step")
After: TypeAlias = Callable[[State, Step], State]
Frozen: TypeAlias = tuple[tuple[str, tuple[Card, ...]], ...]


def counts(
    start: State, steps: Callable[[State], Collection[Step]], after: After[State, Step], depth: int
) -> list[int]:
    """The number of sequences of each length up to ``depth`` (1 and up): the legal steps, and what comes after one."""
    layer, found = Counter({start: 1}), []
    while True:
        onward = [(state, times, steps(state)) for state, times in layer.items()]
        found.append(sum(times * len(legal) for _, times, legal in onward))
        if len(found) == depth:
            return found
        layer = Counter()
        for state, times, legal in onward:
            for step in legal:
                layer[after(state, step)] += times


def engine_counts(deal: Deal, depth: int) -> list[int]:
    """What the engine counts."""
    return counts(deal.start, partial(moves, deal.game), partial(play, deal.game), depth)


def naive_counts(deal: Deal, depth: int) -> list[int]:
    """What the naive rules count from the same position."""
    game = deal.game.id

    def steps(frozen: Frozen) -> set[NaiveStep]:
        return naive.steps(game, dict(frozen))

    def after(frozen: Frozen, step: NaiveStep) -> Frozen:
        return frozen_table(naive.after(game, dict(frozen), step))

    return counts(frozen_table(naive_table(deal.game, deal.start)), steps, after, depth)


def naive_table(game: Game, position: Position) -> Table:
    """The naive table of a position."""
    names = {pile.id: cards_text(cards) for pile, cards in zip(game.piles, position, strict=True)}
    return {pile: tuple(naive_card(text[i : i + 2]) for i in range(0, len(text), 2)) for pile, text in names.items()}


def naive_card(name: str) -> Card:
    """The naive card of this name."""
    return RANKS.index(name[0]) + 1, name[1]


def frozen_table(table: Table) -> Frozen:
    """A table as a value that can be counted; `dict` makes a table of it again."""
    return tuple(table.items())
