"""Records: one for each deal, and of two the one that says more."""

from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.state.game_record import Record, better, filed, others, record_of, title_of
from tests.kit.visit.records import RECORDS

PLAYED = Record("fortress:ms1", tries=1, begun=10, spent=5)
LONGER = Record("fortress:ms1", tries=2, begun=20, spent=9)
WON = Record("fortress:ms1", tries=3, begun=30, ended=40, spent=1, won=True)
LATER = Record("fortress:ms1", tries=1, begun=1, ended=50, spent=99, won=True)


def test_the_title_stands_at_the_head_of_a_deal() -> None:
    assert title_of("besieged-city:32000") == title_of("besieged-city=s~KS") == "besieged-city"
    assert title_of("fortitude/4:77000") == Record("fortitude/4:77000").title == "fortitude"
    assert title_of("7") == ""


def test_a_win_says_more_than_any_loss_and_the_earlier_one_most() -> None:
    assert better(PLAYED, LONGER) == better(LONGER, PLAYED) == LONGER
    assert better(LONGER, WON) == better(WON, LONGER) == WON
    assert better(WON, LATER) == better(LATER, WON) == WON


def test_of_two_wins_the_fewest_moves_are_kept() -> None:
    """Two devices, each with wins of its own."""
    ours, theirs = WON._replace(moves=104, fewest=99), LATER._replace(moves=98, watched=True)
    joined = WON._replace(moves=104, fewest=98, watched=True)
    assert better(ours, theirs) == better(theirs, ours) == joined
    assert joined.least == better(joined, theirs).least == 98
    assert better(WON._replace(moves=90), theirs) == WON._replace(moves=90, watched=True)


def test_records_are_filed_by_when_they_were_begun_and_once_for_each_deal() -> None:
    other = Record("fortress:ms2", tries=1, begun=5)
    assert filed((PLAYED,), other, WON) == (other, WON)


def test_what_was_never_begun_is_no_record() -> None:
    assert filed((), Record("fortress:ms3")) == ()


def test_a_deal_without_a_record_has_a_blank_one() -> None:
    assert record_of((PLAYED,), "fortress:ms1") == PLAYED
    assert record_of((PLAYED,), "fortress:ms2") == Record("fortress:ms2")
    assert others((PLAYED,), "fortress:ms1") == ()


@given(RECORDS, RECORDS)
def test_records_joined_twice_or_the_other_way_round_are_the_same(
    ours: tuple[Record, ...], theirs: tuple[Record, ...]
) -> None:
    joined = filed(ours, *theirs)
    assert joined == filed(theirs, *ours) == filed(joined, *theirs) == filed(joined, *ours)
    assert {record.deal for record in joined} == {record.deal for record in (*ours, *theirs)}


@given(st.permutations([PLAYED, LONGER, WON, LATER]))
def test_the_best_record_does_not_depend_on_the_order(records: list[Record]) -> None:
    assert filed(records) == (WON,)
