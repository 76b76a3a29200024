"""Foundations that take high cards of any suit, and which of these may be forced home."""

from random import Random

import pytest

from ramparts.engine.ladder import Ladder, packed
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import parse_card
from ramparts.rules.game import Position
from ramparts.solver import Verdict
from ramparts.solver.rows.compiled_game import CompiledGame, compiled_games
from ramparts.solver.suitless import relaxed_search
from ramparts.solver.suitless.relaxed_ladder import RelaxedLadder
from ramparts.solver.suitless.relaxed_search import RelaxedSearch
from ramparts.solver.suitless.suit_classes import suit_classes
from tests.solver.small import small, winnable


def compiled(title: str, *shape: int) -> tuple[CompiledGame, tuple[int, ...]]:
    """A small game, and its suits."""
    game = compiled_games(small(TITLES[title].at(1), *shape))[1]
    classes = suit_classes(game)
    assert classes is not None
    return game, classes


def ladder(title: str, threshold: int) -> RelaxedLadder:
    """The foundations of R(threshold) of a title."""
    game = compiled_games(TITLES[title].at(3))[1]
    classes = suit_classes(game)
    assert classes is not None
    return RelaxedLadder(game.ladder, game.masks, classes, threshold)


def cards(names: str) -> frozenset[int]:
    """The cards of these names."""
    return frozenset(map(parse_card, names.split()))


def test_low_cards_go_home_in_suit_and_high_ones_onto_any_foundation_that_has_come_to_them() -> None:
    relaxed = ladder("beleaguered-castle", 3)
    heights = packed([1, 2, 3, 5])
    assert relaxed.rungs(heights).next == cards("2C 3D 4C 4D 4H 4S 6C 6D 6H 6S")
    assert relaxed.raised(heights, parse_card("4C")) == packed([1, 2, 4, 5])
    assert relaxed.raised(heights, parse_card("3D")) == packed([1, 3, 3, 5])


@pytest.mark.parametrize(
    "heights, card, moved, climbs",
    [
        ([1, 2, 2, 2], "2C", "", True),
        ([0, 2, 2, 2], "2C", "AD", False),
        ([0, 2, 2, 2], "2C", "AC", True),
        ([1, 2, 1, 1], "3C", "", True),
        ([1, 1, 1, 1], "3C", "", False),
        ([2, 2, 2, 2], "5C", "3C", False),
        ([2, 2, 2, 2], "5C", "3C 4S", True),
        ([5, 2, 2, 2], "5C", "4S", False),
        ([5, 2, 4, 2], "5C", "", True),
        ([0, 0, 0, 0], "4C", "AD 2D 3C", True),
        ([0, 0, 0, 0], "4C", "AD 2C 3C", False),
    ],
)
def test_a_card_goes_home_later_if_something_may_go_before_it_on_each_height(
    heights: list[int], card: str, moved: str, *, climbs: bool
) -> None:
    mask = sum(1 << each for each in cards(moved))
    assert ladder("streets-and-alleys", 2).climbs_later(packed(heights), parse_card(card), mask) is climbs


def test_in_fortitude_the_two_suits_of_a_colour_are_one() -> None:
    relaxed = ladder("fortitude", 2)
    heights = packed([1, 2, 4, 3])
    assert relaxed.rungs(heights).next == cards("2C 3D 3H 5D 5H 4C 4S")


def test_high_cards_are_forced_home_when_there_is_a_foundation_for_each() -> None:
    relaxed = ladder("streets-and-alleys", 2)
    assert relaxed.rungs(packed([4, 4, 3, 4])).forced == cards("4C 4D 4H 4S")
    assert relaxed.rungs(packed([4, 4, 4, 5])).forced == cards("5C 5D 5H 5S")


def test_nothing_is_relaxed_from_the_height_of_the_last_card_on() -> None:
    game = compiled_games(TITLES["beleaguered-castle"].at(1))[1]
    plain = Ladder.rungs
    relaxed = RelaxedLadder(game.ladder, game.masks, (0, 0, 0, 0), 13)
    chance = Random(1)
    for _ in range(200):
        heights = packed([chance.randint(0, 13) for _ in range(4)])
        theirs = plain(game.ladder, heights)
        assert relaxed.rungs(heights) == (theirs.next, theirs.forced)


class Careless(RelaxedLadder):
    """The trap: a card is forced home by the rule of the game itself, which knows of no competition."""

    def _always_safe(self, card: int, heights: int) -> bool:
        raised = self.raised(heights, card)
        left = [guest for guest in self._guests[card] if self._lowest(guest, raised) <= self.height[guest]]
        return all(self._takers(guest, raised) and self._always_safe(guest, raised) for guest in left)


COMPETING: Position = tuple(
    bytes(map(parse_card, names.split())) for names in ("AC", "AD", "AH", "AS", "3S 3H 3C 2D", "2H 2S 3D 2C")
)
"""Three ranks in two rows. It can be won; not so if the first three that can go home has to."""


@pytest.mark.parametrize("threshold", [0, 1, 2])
def test_forcing_a_card_home_that_competes_with_its_rank_would_lose_what_can_be_won(
    threshold: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, classes = compiled("beleaguered-castle", 3, 2)
    assert winnable(game.game, COMPETING)

    def searched(position: Position) -> Verdict:
        return RelaxedSearch(game, classes, threshold, position).advance(10_000)

    assert searched(COMPETING) is Verdict.WINNABLE
    monkeypatch.setattr(relaxed_search, "RelaxedLadder", Careless)
    assert searched(COMPETING) is Verdict.LOST
