"""What names a deal at the command line: all that opens one on the page."""

import io
import re

import pytest

from ramparts.deals.boards.reading import board_text
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.library.named_deal import named_deal
from ramparts.rules.errors import BadNotation
from ramparts.study.practice.lessons import LESSONS
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import unfolded
from tests.cli.test_cli import Answered
from tests.deals.boards.published import BELEAGUERED_99
from tests.deals.boards.published import NAMED as PUBLISHED
from tests.kit.playing.positions import written_out

OWN = written_out("fortress=t0~5H.t1~*")

NAMED = {
    "Fortress:MS33": "fortress:ms33",
    "Beleaguered Castle 32002": "beleaguered-castle:32002",
    "https://example.org/ramparts/?utm_source=x#fortress:ms33.": "fortress:ms33",
    "Fortress 2026-11-22": "fortress:739942074",
    "#daily:2026-11-22:fortress": "fortress:739942074",
    "https://example.org/#puzzle:fortress:17": unfolded(TITLES["fortress"], shipped("fortress")[16]).deal.text,
    f"https://example.org/#puzzle:{OWN}": OWN,
    "#lesson:3": LESSONS[2].deal,
}


@pytest.fixture
def ramparts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Answered:
    return Answered(capsys, monkeypatch)


@pytest.mark.parametrize("text", NAMED)
def test_a_deal_is_named_by_whatever_the_page_would_open(text: str) -> None:
    assert named_deal(text) == (parse_deal(NAMED[text], TITLES), [])


def test_a_deal_is_named_by_a_board_of_its_game() -> None:
    for name, board in PUBLISHED.items():
        found, moves = named_deal(board, name.partition(":")[0])
        assert (found.start, moves) == (parse_deal(name, TITLES).start, [])


def test_a_board_has_the_level_that_is_named_with_its_game() -> None:
    deal = parse_deal("fortitude/4:77000", TITLES)
    board = board_text(deal.game, deal.start, "pysol")
    assert named_deal(board, "Fortitude/4")[0].text.startswith("fortitude/4=")
    assert named_deal(board, "fortitude")[0].text.startswith("fortitude=")


def test_the_game_is_that_of_a_number_alone_and_of_what_names_the_same() -> None:
    assert named_deal("MS 33", "Beleaguered Castle")[0].text == "beleaguered-castle:ms33"
    assert named_deal("77000", "fortitude/4")[0].text == "fortitude/4:77000"
    assert named_deal("fortress:ms33;t1-h", "Fortress") == (parse_deal("fortress:ms33", TITLES), ["t1-h"])
    assert named_deal("fortitude/4:77000", "fortitude")[0].text == "fortitude/4:77000"


@pytest.mark.parametrize("text", ["fortress:ms33;t1-h", "daily:2026-11-22:fortress", "lesson:4"])
def test_a_deal_of_another_game_than_the_one_that_is_named_is_refused(text: str) -> None:
    """Bug: ``Table("fortress:ms33", game="chessboard")`` was a table of Fortress."""
    with pytest.raises(BadNotation, match=f"'{text}' is a deal of fortress, not of Chessboard"):
        named_deal(text, "Chessboard")


def test_a_deal_of_another_level_than_the_one_that_is_named_is_refused() -> None:
    with pytest.raises(BadNotation, match="is a deal of fortitude/4, not of fortitude/5"):
        named_deal("fortitude/4:77000", "fortitude/5")


@pytest.mark.parametrize(
    "board, game, why",
    [
        (BELEAGUERED_99, "", "a board of another program does not say of which game it is: name that too"),
        (BELEAGUERED_99, "klondike", "'klondike': there is no such game"),
        (BELEAGUERED_99, "fortress/2", "Fortress has no levels"),
        (
            BELEAGUERED_99.replace("KD", "XD"),
            "beleaguered-castle",
            "line 2, read as a deal from PySolFC: 'XD' is not a card",
        ),
    ],
)
def test_a_board_without_its_game_or_with_a_fault_is_refused(board: str, game: str, why: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(why)):
        named_deal(board, game)


@pytest.mark.parametrize(
    "text, why",
    [
        ("33000", "of which game"),
        ("daily:2999-11-22:fortress", "`ramparts daily 2999-11-22 fortress` looks for it"),
        ("daily:2999-13-22:fortress", "is not a date"),
        ("daily:2026-11-22:klondike", "there is nothing at the address"),
        ("lesson:99", "there is nothing at the address 'lesson:99'"),
        ("lesson:000000001999", "there is nothing at the address 'lesson:000000001999'"),
        ("puzzle:klondike:1", "there is nothing at the address"),
        ("puzzle:fortress:0", "there is nothing at the address"),
        ("puzzle:fortress:99999999999999", "there is nothing at the address"),
        ("fortress:ms33 fortress:ms34", "can mean fortress:ms33 or fortress:ms34"),
    ],
)
def test_what_names_none_is_refused_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadNotation) as refused:
        named_deal(text)
    assert why in str(refused.value)


def test_a_link_is_a_deal_with_its_moves_in_every_command(ramparts: Answered) -> None:
    """Bug: a whole link was refused."""
    link = "https://example.org/ramparts/#Fortress%3Ams33;T1\u2013h;t2-h"
    assert ramparts("moves", link) == ramparts("moves", "fortress:ms33", "t1-h", "t2-h")
    assert ramparts("deal", link) == ramparts("deal", "fortress:ms33")
    after = ramparts.json("moves", link)["moves"]
    assert isinstance(after, list)
    assert ramparts.json("perft", link, "1") == {"perft": [len(after)]}


@pytest.mark.parametrize("name", ["The Besieged City", "besieged city", "BESIEGED-CITY"])
def test_a_game_is_named_by_its_name_too(ramparts: Answered, name: str) -> None:
    """Bug: `daily 2026-11-22 'The Besieged City'` was refused, though `deal` took it."""
    assert ramparts("daily", "2026-11-22", name) == ramparts("daily", "2026-11-22", "besieged-city")


@pytest.mark.parametrize("name", ["level", "the", "Klondike"])
def test_a_word_that_is_no_game_is_refused_as_it_was_written(ramparts: Answered, name: str) -> None:
    status, _, said = ramparts("daily", "2026-11-22", name)
    assert (status, f"'{name}': there is no such game" in said) == (2, True)


def test_a_game_with_a_level_is_named_by_its_name_too(ramparts: Answered) -> None:
    assert '"deal": "fortitude/4:77000"' in ramparts("survey", "Fortitude/4", "77000", "77000")[1]


@pytest.mark.parametrize(
    "written", ["\ufefft1-h t2-h", "T1\u2013h\r\nT2\u2013h\r\n", "t1-h, t2-h.", "\ufeff\nt1-h\nt2-h"]
)
def test_moves_come_from_a_file_of_any_editor(ramparts: Answered, written: str) -> None:
    """Bug: with a byte-order mark they were refused."""
    typed = io.TextIOWrapper(io.BytesIO(written.encode()), encoding="utf-8")
    assert ramparts("moves", "fortress:ms33", "-", typed=typed) == ramparts("moves", "fortress:ms33", "t1-h", "t2-h")
