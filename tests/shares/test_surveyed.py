"""The surveys that ship, counted."""

from ramparts.shares.counts import Counts
from ramparts.shares.surveyed import surveyed
from web.build.odds.surveys import surveys


def test_each_survey_is_what_its_parts_come_to() -> None:
    found = surveys()
    assert found
    assert {each.game: surveyed(each.game) for each in found} == {each.game: each.counts for each in found}


def test_of_a_game_without_one_there_are_no_deals() -> None:
    assert surveyed("fortitude/99") == Counts()
