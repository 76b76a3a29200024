"""Castles by rules that no game in the catalogue has: they are searched as their tables allow, and rightly."""

from dataclasses import replace
from random import Random

import pytest

from ramparts.games.streets_and_alleys import STREETS_AND_ALLEYS
from ramparts.rules.cards import is_red, rank, suit
from ramparts.rules.game import Fits, Game, Role
from ramparts.rules.relations import both, in_suit, one_lower, other_colour
from ramparts.solver import Verdict, solve
from ramparts.solver.exploring.type_search import TypeSearch
from ramparts.solver.in_turn import InTurn
from ramparts.solver.portfolio import portfolio
from ramparts.solver.search import wins
from tests.solver.small import small, winnable
from tests.solver.test_thousands import scattered


def one_lower_round(top_rank: int) -> Fits:
    """One rank lower in a pack of so many ranks; the highest goes on the ace."""
    return lambda top, card: (rank(top) - rank(card)) % top_rank == 1


def one_higher(top: int, card: int) -> bool:
    return rank(card) == rank(top) + 1


def two_pairs(top: int, card: int) -> bool:
    """Clubs and diamonds on each other, hearts and spades on each other."""
    return one_lower(top, card) and (suit(top) < 2) is (suit(card) < 2)


ODD: dict[str, tuple[Fits, bool, type]] = {
    "downwards in suit": (both(one_lower, in_suit), False, TypeSearch),
    "upwards": (one_higher, False, TypeSearch),
    "downwards round the corner": (one_lower_round(4), False, TypeSearch),
    "in the other colour": (both(one_lower, other_colour), False, InTurn),
    "in the same colour": (both(one_lower, lambda top, card: is_red(top) is is_red(card)), False, InTurn),
    "in two pairs of suits": (two_pairs, False, InTurn),
    "from a chosen base": (one_lower, True, TypeSearch),
    "from a chosen base, round the corner": (one_lower_round(4), True, TypeSearch),
}
"""The rule of building, whether the base is chosen, and what searches it, from the last base where it is chosen."""


@pytest.mark.parametrize("kind", ODD)
def test_odd_castles_are_decided_as_exhaustive_search_does(kind: str) -> None:
    fits, chosen_base, searcher = ODD[kind]
    plain = small(STREETS_AND_ALLEYS, 4, 3)
    game: Game = replace(plain, build={(Role.ROW, Role.ROW): fits}, chosen_base=chosen_base)
    chance, found = Random(kind), set()
    assert isinstance(portfolio(game, scattered(plain, chance)).cases[-1][0], searcher)
    for _ in range(60):
        position = scattered(game, chance)
        finding = solve(game, position)
        assert finding.verdict is (Verdict.WINNABLE if winnable(game, position) else Verdict.LOST), position
        assert wins(game, position, finding.line) is (finding.verdict is Verdict.WINNABLE)
        found.add(finding.verdict)
    assert found == {Verdict.WINNABLE, Verdict.LOST}


def test_the_castles_are_searched_for_wins_and_for_proofs_in_turn() -> None:
    position = STREETS_AND_ALLEYS.deal(sorted(STREETS_AND_ALLEYS.pack))
    assert isinstance(portfolio(STREETS_AND_ALLEYS, position).cases[0][0], InTurn)
