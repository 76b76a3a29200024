"""The list of grades: of deals that can be won, and true."""

import pytest

from ramparts.deals.deal import numbered
from ramparts.deals.proven import proven
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.study.graded_lists import graded_deals, grades_line, parse_grades
from ramparts.study.grades import BOUNDARIES, graded
from ramparts.study.worth.knowledge import Knowledge


def test_every_deal_listed_as_winnable_has_its_grade() -> None:
    """Where this fails, `ramparts sort` makes the list longer."""
    assert {*graded_deals()} == {*BOUNDARIES}
    for title, grades in graded_deals().items():
        assert sorted(grades) == list(proven(TITLES[title]))


@pytest.mark.thorough
@pytest.mark.parametrize("title", BOUNDARIES)
def test_a_sample_is_graded_again(title: str) -> None:
    listed = list(graded_deals()[title].items())
    for number, grade in listed[:: len(listed) // 5]:
        deal = numbered(TITLES[title], number)
        assert graded(Knowledge(deal.game, engine=chosen_engine(None)), title, deal.start).grade == grade


def test_a_line_is_read_as_it_was_written() -> None:
    assert parse_grades("fortress 32004g 32005h\nchessboard 7c\nfortress 8f\n") == {
        "fortress": {32004: "gentle", 32005: "hard", 8: "fair"},
        "chessboard": {7: "cruel"},
    }
    assert grades_line("fortress", {32004: "gentle", 32005: "hard"}) == "fortress 32004g 32005h"


@pytest.mark.parametrize("line", ["fortress", "fortress 32004", "fortress 32004x", "32004g", "fortress  7g"])
def test_a_line_of_another_form_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=line):
        parse_grades(f"chessboard 7c\n{line}\n")
