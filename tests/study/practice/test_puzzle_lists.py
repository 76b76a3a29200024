"""The puzzles that ship: as many as are wanted, none that can be guessed, each proved again."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from hashlib import sha256

import pytest

from ramparts.deals.deal import Deal
from ramparts.deals.grade import GRADES
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.ease import ease, grade_of, guessed
from ramparts.study.practice.kinds import FEWEST, GUESSED, KINDS, MOST, Puzzle
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.puzzles import is_open, leads_on
from ramparts.study.practice.unfolding import Step, folded, unfolded
from tests.kit.examples import spread
from tests.kit.playing.answers import proved

ALL = [name for name in TITLES if shipped(name)]

OFFERED = {name: [puzzle for puzzle in shipped(name) if puzzle.offered] for name in ALL}

WANTED = 60


@cache
def offered(name: str) -> list[tuple[Puzzle, Deal, Sequence[Step]]]:
    """The puzzles of a title that are offered, each with its deal and its choices."""
    return [(puzzle, *unfolded(TITLES[name], puzzle)) for puzzle in OFFERED[name]]


FEW = {"besieged-city", "stronghold", "siegecraft", "castles-end", "fastness"}
"""Games in which a player seldom loses, or loses at once: they have fewer."""

MANY = [name for name in ALL if name not in FEW]
"""Games with so many of each grade."""


@pytest.mark.parametrize("name", MANY)
def test_there_are_many_of_each_grade(name: str) -> None:
    grades = Counter(puzzle.grade for puzzle in OFFERED[name])
    assert min(grades[grade] for grade in GRADES) >= WANTED, f"`ramparts compose`, or {name} is one of FEW"


@pytest.mark.parametrize("name", ["fortress", "chessboard"])
def test_there_are_all_kinds_where_single_moves_are_not_rare(name: str) -> None:
    assert {puzzle.kind for puzzle in OFFERED[name]} == {*KINDS}


@pytest.mark.parametrize("name", ALL)
def test_no_position_is_offered_twice(name: str) -> None:
    assert len({deal.text for _, deal, _ in offered(name)}) == len(OFFERED[name])


@pytest.mark.parametrize("name", ALL)
def test_those_that_are_offered_cannot_be_guessed(name: str) -> None:
    for puzzle, deal, steps in spread(offered(name)):
        assert puzzle.chance == guessed(deal.game, steps) < GUESSED, puzzle
        assert FEWEST <= len(steps) <= MOST
        assert all(0 < len(step.keep) < len(moves(deal.game, step.start)) for step in steps), puzzle


@pytest.mark.parametrize("name", ALL)
def test_none_that_is_offered_comes_back_to_a_position_or_takes_a_move_back(name: str) -> None:
    """Bug: a king was put on a queen, straight back into an empty row, and the same move was to be found again."""
    for puzzle, deal, steps in offered(name):
        assert leads_on(deal.game, steps), puzzle


@pytest.mark.parametrize("name", ALL)
def test_all_cards_lie_open_and_choices_follow_each_other(name: str) -> None:
    for puzzle in shipped(name)[::5]:
        deal, steps = unfolded(TITLES[name], puzzle)
        assert is_open(deal.game, deal.start), puzzle
        assert [step.end for step in steps[:-1]] == [step.start for step in steps[1:]]
        assert folded(deal.game, steps) == puzzle.steps


@pytest.mark.thorough
@pytest.mark.parametrize("name", ALL)
def test_each_has_the_grade_of_its_choices(name: str) -> None:
    for puzzle, deal, steps in offered(name):
        assert puzzle.grade == grade_of(name, ease(deal.game, steps)), puzzle


@pytest.mark.parametrize("name", ALL)
def test_a_sample_of_the_list_is_proved_again(name: str) -> None:
    for puzzle in spread(OFFERED[name][::40]):
        assert proved(name, puzzle), puzzle


@pytest.mark.thorough
@pytest.mark.parametrize("name", ALL)
def test_all_that_are_offered_are_proved_again(name: str) -> None:
    for puzzle in OFFERED[name]:
        assert proved(name, puzzle), puzzle


FIRST_LISTS = {
    "fortress": (356, "5d358df9cf4158a1"),
    "chessboard": (357, "ada0c3b87e5f0134"),
    "beleaguered-castle": (198, "3c9c29a57cbf29d9"),
    "streets-and-alleys": (211, "d94065680c0ef021"),
    "fortitude": (123, "31a32c17d6caa090"),
    "besieged-city": (134, "810562e08e489155"),
}
"""How many puzzles the first lists had, whose addresses are about, and what their positions come to."""


@pytest.mark.parametrize("name", FIRST_LISTS)
def test_the_address_of_an_old_puzzle_opens_what_it_always_did(name: str) -> None:
    count, wanted = FIRST_LISTS[name]
    deals = [unfolded(TITLES[name], puzzle).deal.text for puzzle in shipped(name)[:count]]
    assert sha256("\n".join(deals).encode()).hexdigest().startswith(wanted)
