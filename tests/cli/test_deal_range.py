"""The deals of a survey, by their texts and their places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.cli.deal_range import DealRange, deal_range
from ramparts.rules.errors import BadNotation


@pytest.mark.parametrize(
    "game, first, last, found",
    [
        ("fortress", "32000", "32002", ["fortress:32000", "fortress:32001", "fortress:32002"]),
        ("fortress", "ms7", "ms8", ["fortress:ms7", "fortress:ms8"]),
        ("fortress", "ms07", "ms7", ["fortress:ms7"]),
        ("fortitude/4", "77000", "77000", ["fortitude/4:77000"]),
        ("fortitude", "77000", "77000", ["fortitude/1:77000"]),
    ],
)
def test_a_range_of_deals_runs_from_one_number_to_another(game: str, first: str, last: str, found: list[str]) -> None:
    deals = deal_range(game, first, last)
    assert [deals.text(place) for place in range(deals.count)] == found
    assert [deals.place(text) for text in found] == list(range(len(found)))


def test_a_range_knows_its_game() -> None:
    assert deal_range("fortitude", "32000", "32000").game == "fortitude/1"
    assert deal_range("fortress", "ms1", "ms2").game == "fortress"


@given(st.integers(32_000, 40_000), st.integers(0, 9_000))
def test_a_place_and_a_text_are_each_others(first: int, place: int) -> None:
    deals = DealRange("fortress:", first, first + 9_000)
    assert deals.place(deals.text(place)) == place


@pytest.mark.parametrize(
    "text",
    [
        "fortress:31999",
        "fortress:32003",
        "fortress:ms32001",
        "fortress:" + "9" * 5000,
        "fortress:\u0663",
        "chessboard:32001",
        "fortress:",
        "32001",
    ],
)
def test_a_deal_that_is_not_among_them_has_no_place(text: str) -> None:
    assert deal_range("fortress", "32000", "32002").place(text) is None


@pytest.mark.parametrize(
    "first, last", [("ms1", "32000"), ("2", "1"), ("a", "3"), ("3", ""), ("-1", "3"), ("\u0661", "\u0663")]
)
def test_a_range_that_is_none_is_refused(first: str, last: str) -> None:
    with pytest.raises(BadNotation, match="is no range of deals"):
        deal_range("fortress", first, last)


@pytest.mark.parametrize(
    "game, first, last, why",
    [
        ("patience", "32000", "32001", "there is no such game"),
        ("fortress/2", "32000", "32001", "has no levels"),
        ("fortress", "5", "32001", "write fortress:ms5, or a number from 32000 up"),
        ("fortress", "ms1000000", "ms1000001", "ms numbers run from"),
        ("fortress=", "32000", "32001", "fortress="),
    ],
)
def test_a_range_of_deals_that_do_not_exist_is_refused(game: str, first: str, last: str, why: str) -> None:
    with pytest.raises(BadNotation, match=why):
        deal_range(game, first, last)
