"""Whatever is typed, linked or kept is understood, or refused with one of the three errors and no other."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ramparts.deals.deal import parse_deal, parse_position, position_text
from ramparts.deals.notation import parse_move, replay
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import RANKS, SUITS, cards_text, parse_card
from ramparts.rules.errors import AmbiguousMove, BadNotation, IllegalMove, quoted
from tests.kit.playing.positions import deal, exposed, written_out
from tests.kit.playing.random_play import Walk, walks

HEADS = st.sampled_from([*TITLES, "fortitude/4", "fortitude/999", "fortitude/0", "fortress/1", "klondike", "", "/"])
CARDS = st.text("A23456789TJQKCDHS*", max_size=12)
PILES = st.sampled_from(["fC", "fH", "t0", "t9", "t12", "s", "d", "s0", "w0", "e3", "r00", "r32", "x"])
SEGMENTS = st.builds("{}~{}".format, PILES, CARDS) | st.text("~.=t0ACKD", max_size=8)
DEALS = st.one_of(
    st.text(),
    st.builds("{}:{}".format, HEADS, st.text("ms0123456789-+_ ", max_size=24) | st.integers().map(str)),
    st.builds("{}={}".format, HEADS, st.lists(SEGMENTS, max_size=12).map(".".join)),
)
NAMED = st.sampled_from(["h", "s", "d", "t0", "t7", "t9", "w0", "n2", "r00", "r32", "fC", "QS", "AC", "7H", "x"])
ENDS = NAMED | st.text(max_size=4)
MOVES = st.one_of(
    st.text(),
    st.builds("{}-{}".format, ENDS, ENDS),
    st.builds("{}-{}:{}".format, ENDS, ENDS, st.integers(-5, 200)),
)


def refusal(reading: Callable[[], object]) -> ValueError | None:
    """The error with which a text is refused, None when it is understood; any other error goes through."""
    try:
        reading()
    except (BadNotation, IllegalMove, AmbiguousMove) as error:
        return error
    return None


@given(DEALS)
@example("fortress:ms33")
@example("fortress=")
@example("fortitude=.")
@example("fortitude=t0~KC.t0~KC")
@example("fortress:" + "9" * 5000)
def test_a_deal_is_read_or_refused(text: str) -> None:
    if error := refusal(lambda: parse_deal(text, TITLES)):
        assert isinstance(error, BadNotation)
        assert quoted(text) in str(error) or repr(text[:20]) in str(error)
        assert len(str(error)) < 400
    else:
        found = parse_deal(text, TITLES)
        assert parse_deal(found.text, TITLES) == found


@given(st.sampled_from(list(TITLES)), st.lists(SEGMENTS, max_size=12).map(".".join) | st.text())
def test_a_position_is_read_or_refused(title: str, segments: str) -> None:
    game = TITLES[title].at(1)
    with pytest.raises(BadNotation, match="whole"):
        parse_position(game, segments, "whole")


@given(walks(longest=10), st.lists(MOVES, min_size=1, max_size=5))
def test_a_move_is_read_or_refused(walk: Walk, texts: list[str]) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    for text in texts:
        error = refusal(partial(parse_move, game, position, text))
        assert error or parse_move(game, position, text).singles


@given(walks(longest=10), st.lists(MOVES, min_size=1, max_size=5))
def test_a_line_that_is_refused_names_the_deal_and_the_number_of_the_move(walk: Walk, texts: list[str]) -> None:
    error = refusal(lambda: replay(walk.deal.game, walk.deal.start, texts, "the deal"))
    numbers = range(1, len(texts) + 1)
    assert error is None or any(str(error).startswith(f"move {number} of the deal: ") for number in numbers)


@given(st.text(max_size=3))
def test_a_card_is_read_or_refused(text: str) -> None:
    if error := refusal(lambda: parse_card(text)):
        assert repr(text) in str(error)
    else:
        assert cards_text([parse_card(text)]) == text


def test_every_card_has_a_name_that_is_read_back() -> None:
    names = [rank + suit for suit in SUITS for rank in RANKS]
    assert [parse_card(name) for name in names] == list(range(52))


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("fortress=t0~AC", "51 cards are missing, among them 2C"),
        ("fortress=t0~" + cards_text(range(51)), "KS is missing"),
        ("fortress=t0~*.t1~ACAC", "AC is there already, and the game holds it only once"),
        ("besieged-city=w0~ACACAC", "AC is there already, and the game holds it only twice"),
        ("besieged-city=w0~" + cards_text(range(52)), "52 cards are missing, among them AC"),
        ("fortress=t0~A", "'t0~A' is not a pile"),
        ("fortress=t0~AX", "pile t0: 'AX' is not a card"),
        ("fortress=t10~AC", "Fortress has no pile 't10'"),
        ("fortress=t0~AC.t0~2C", "pile t0 is there twice"),
        ("fortress=", "'' is not a pile"),
        ("fortress=t0~*.fC~2C", "2C is out of order on foundation fC"),
        ("fortress=t0~*.fC~AD", "AD is out of order on foundation fC"),
        ("chessboard=t0~*.fC~5C.fD~6D", "6D is out of order on foundation fD"),
        ("chessboard=t0~*.fC~5C7C", "7C is out of order on foundation fC"),
        ("besieged-city=w0~*.fC~AC2C", "2C is out of order on foundation fC"),
        ("fortitude/1=t0~KC", "KC is not a card of this game's pack"),
        ("fortress:32000x", "'32000x' is not a deal number"),
        ("fortress:ms1000001", "ms numbers run from ms1 to ms1000000"),
        ("fortress:33", "write fortress:ms33, or a number from 32000 up"),
        ("fortress:100000000000000000000", "plain deal numbers run from 32000"),
        ("fortress/2:32000", "Fortress has no levels, so there is no level 2"),
        ("fortitude/0:32000", "Fortitude has levels 1 to 999, not 0"),
        ("klondike:32000", "there is no such game; the games are fortress"),
        ("fortres:ms33", "there is no such game; perhaps fortress is meant"),
        ("castle:ms33", "there is no such game; perhaps castles-end is meant"),
        ("ca:ms33", "there is no such game; the games are fortress"),
        ("fortress ms33", "is not a deal: write a game and a number"),
        ("fortress:" + "1" * 1000, "a deal of 1009 characters is too long"),
    ],
)
def test_a_deal_is_refused_with_what_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(BadNotation) as refused:
        deal(text)
    assert wrong in str(refused.value)


def test_a_chosen_base_in_a_position_is_that_of_its_foundations() -> None:
    assert deal("chessboard=t0~*.fC~5C6C.fD~5D").text.startswith("chessboard=fC~5C6C.fD~5D.t0~AC")


def test_a_position_without_a_level_is_of_the_lowest_that_has_its_ranks() -> None:
    for level, top in ((1, "J"), (2, "Q"), (3, "K")):
        text = written_out(f"fortitude/{level}=t0~*")
        found = parse_deal(text.replace(f"/{level}", ""), TITLES)
        assert (found.game.level, f"{top}S" in text) == (level, True)
        assert found.text == position_text(TITLES["fortitude"], found.game, found.start)
        assert "/" not in found.text


def test_a_position_of_a_higher_level_keeps_it() -> None:
    assert deal("fortitude/9=t0~*").text.startswith("fortitude/9=")
    assert deal("fortitude/9=t0~*").game.level == 9


def test_a_game_of_levels_without_one_is_its_first() -> None:
    assert parse_deal("fortitude:77000", TITLES) == parse_deal("fortitude/1:77000", TITLES)
    assert parse_deal("fortitude:77000", TITLES).text == "fortitude/1:77000"


def test_empty_piles_are_left_out_and_the_order_of_piles_is_free() -> None:
    assert deal("fortress=t3~*.t1~5H.fC~AC").text.startswith("fortress=fC~AC.t1~5H.t3~")


def test_every_character_of_a_position_may_stand_in_an_address() -> None:
    assert set(deal("besieged-city=w0~*").text) <= set("abcdefghijklmnopqrstuvwxyz0123456789-=~.") | set(RANKS + SUITS)


def test_the_exposed_card_may_stand_for_its_pile() -> None:
    start = deal("fortress=t0~5H.t1~6H.t2~*KS")
    gesture = parse_move(start.game, start.start, "5H-6H")
    assert gesture == parse_move(start.game, start.start, "t0-t1")
    assert exposed(start._replace(start=gesture.position), "t1") == "5H"


def test_a_card_that_lies_face_down_stands_for_nothing() -> None:
    """Or its name would tell what is turned next."""
    start = deal("fortitude/3=t0~*KH.s~5D")
    with pytest.raises(BadNotation, match="'5D' is neither a pile of Fortitude nor an end card"):
        parse_move(start.game, start.start, "5D-d")


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("t0-t2", "'t0-t2' is not allowed: it does not fit there (t0 allows t0-t1,"),
        ("t5-t0", "'t5-t0' is not allowed: t5 is empty"),
        ("t0-t1:2", "'t0-t1:2' is not allowed: it does not fit there as a sequence of 2"),
        ("h-t0", "'h-t0' is not allowed"),
    ],
)
def test_a_move_is_refused_with_the_reason(text: str, wrong: str) -> None:
    start = deal("fortress=t0~5H.t1~6H.t2~*KS")
    with pytest.raises(IllegalMove) as refused:
        parse_move(start.game, start.start, text)
    assert wrong in str(refused.value)


@pytest.mark.parametrize("text", ["", "t0", "t0-", "t0-t1:0", "t0-t1:123", "t0 - t1", "t0-t1-t2", "t0-t1\n", "5X-t0"])
def test_what_is_no_move_is_bad_notation(text: str) -> None:
    start = deal("fortress=t0~5H.t1~6H.t2~*KS")
    with pytest.raises(BadNotation):
        parse_move(start.game, start.start, text)
