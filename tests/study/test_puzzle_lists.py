"""The puzzles that ship."""

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.kinds import KINDS
from ramparts.study.practice.puzzle_lists import shipped
from tests.study.test_puzzles import is_as_it_says

MANY = ("fortress", "chessboard")


ALL = [name for name in TITLES if shipped(name)]


@pytest.mark.parametrize("name", MANY)
def test_there_are_a_hundred_of_each_kind(name: str) -> None:
    kinds = [puzzle.kind for puzzle in shipped(name)]
    assert min(kinds.count(kind) for kind in KINDS) >= 100


NONE_FOUND = {("fortitude", "only-move")}
"""Kinds of which 945 deals held none: with so many moves to choose from two or more keep the win."""


@pytest.mark.parametrize("name", ALL)
def test_there_are_some_of_each_kind_and_none_comes_twice(name: str) -> None:
    puzzles = shipped(name)
    assert {puzzle.kind for puzzle in puzzles} == {kind for kind in KINDS if (name, kind) not in NONE_FOUND}
    assert len({(puzzle.kind, puzzle.deal) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("name", ALL)
def test_a_sample_of_the_list_is_proved_again(name: str) -> None:
    for puzzle in shipped(name)[::25]:
        assert is_as_it_says(puzzle, parse_deal(puzzle.deal, TITLES)), puzzle
