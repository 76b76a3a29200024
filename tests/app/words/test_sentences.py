"""The table in words: examples of every kind of sentence, from real positions."""

from dataclasses import replace
from gettext import NullTranslations

import pytest

from ramparts.app.messages.intents import DealOn, Undo
from ramparts.app.state.preferences import Prefs
from ramparts.app.view.board import board
from ramparts.app.words.piles import lane_label
from ramparts.app.words.sentences import ENGLISH, card_name, opened, pile_name
from ramparts.games.besieged_city import BESIEGED_CITY
from ramparts.games.fortitude import fortitude
from ramparts.games.fortress import FORTRESS
from ramparts.rules.cards import parse_card
from ramparts.rules.game import Game
from ramparts.rules.relations import foundations, rows
from tests.kit.playing.city import RESERVE, climbed, with_walls
from tests.kit.playing.positions import deal
from tests.kit.visit.table import drags, pile, seated, table, tap, told

BARE = dict.fromkeys(RESERVE, "")


@pytest.mark.parametrize(
    "card, name",
    [
        ("AC", "ace of clubs"),
        ("2D", "2 of diamonds"),
        ("TH", "10 of hearts"),
        ("JS", "jack of spades"),
        ("QC", "queen of clubs"),
        ("KD", "king of diamonds"),
    ],
)
def test_a_card_in_words(card: str, name: str) -> None:
    assert card_name(ENGLISH, parse_card(card)) == name


def test_both_copies_of_a_card_have_one_name() -> None:
    assert card_name(ENGLISH, 3) == card_name(ENGLISH, 55)


@pytest.mark.parametrize(
    "game, pile_id, name",
    [
        (FORTRESS, "fS", "foundation of spades"),
        (FORTRESS, "t1", "row 6"),
        (FORTRESS, "t2", "row 2"),
        (FORTRESS, "t9", "row 10"),
        (fortitude(1), "t0", "column 1"),
        (fortitude(1), "s", "stock"),
        (fortitude(1), "d", "discard pile"),
        (BESIEGED_CITY, "w0", "west rampart 1"),
        (BESIEGED_CITY, "e3", "east rampart 4"),
        (BESIEGED_CITY, "n1", "north rampart 2"),
        (BESIEGED_CITY, "s2", "south rampart 3"),
        (BESIEGED_CITY, "r21", "reserve row 3 place 2"),
        (BESIEGED_CITY, "s", "stock"),
        (BESIEGED_CITY, "d", "talon"),
    ],
)
def test_a_pile_in_words(game: Game, pile_id: str, name: str) -> None:
    assert pile_name(ENGLISH, game, game.index(pile_id)) == name


def test_a_pile_of_a_game_yet_to_come_is_called_as_the_game_calls_it() -> None:
    """Or by its id, when the game has no word for it."""
    moat, ditch = FORTRESS.piles[4]._replace(word="moat"), FORTRESS.piles[5]._replace(word="")
    game = replace(FORTRESS, piles=(*FORTRESS.piles[:4], moat, ditch, *FORTRESS.piles[6:]))
    assert [pile_name(ENGLISH, game, 4), pile_name(ENGLISH, game, 5)] == ["moat", "t1"]


def test_rows_from_the_eleventh_on_have_their_numbers() -> None:
    """Bug: the digits were read one by one, so that the eleventh row was called row 2."""
    game = replace(FORTRESS, piles=foundations() + rows("lllllrrrrrr"))
    assert [pile_name(ENGLISH, game, game.index(name)) for name in ("t9", "t10")] == ["row 10", "row 11"]


def test_a_row_is_called_by_its_number_whatever_its_id() -> None:
    game = replace(FORTRESS, piles=(*FORTRESS.piles[:4], FORTRESS.piles[4]._replace(id="moat7"), *FORTRESS.piles[5:]))
    assert pile_name(ENGLISH, game, 4) == "row 1"
    assert board(seated(deal("fortress:ms33")._replace(game=game))).lanes[4].number == "1"


@pytest.mark.parametrize(
    "text, pile_id, label",
    [
        ("fortress=t0~5H.t1~*", "t0", "Row 1, 1 card, end card 5 of hearts"),
        ("fortress=t0~5H9CQC.t1~*", "t0", "Row 1, 3 cards, end card queen of clubs"),
        ("fortress=t0~5H.t1~*", "t9", "Row 10, empty"),
        ("fortress=t1~*", "fD", "Foundation of diamonds, empty, needs ace of diamonds"),
        ("fortress=fD~AD2D.t1~*", "fD", "Foundation of diamonds, up to 2 of diamonds, needs 3 of diamonds"),
        ("fortress=fD~AD2D3D4D5D6D7D8D9DTDJDQDKD.t1~*", "fD", "Foundation of diamonds, complete"),
        ("chessboard=t1~*", "fC", "Foundation of clubs, empty, can begin with any rank"),
        ("chessboard=fD~KD.t1~*", "fC", "Foundation of clubs, empty, needs king of clubs"),
        ("chessboard=fD~KD.t1~*", "fD", "Foundation of diamonds, up to king of diamonds, needs ace of diamonds"),
        ("fortitude=s~9C4D.t1~*", "s", "Stock, 2 cards, face down"),
        ("fortitude=d~9C4D.t1~*", "d", "Discard pile, 2 cards, top card 4 of diamonds"),
        ("fortitude=t1~*", "d", "Discard pile, empty"),
        (with_walls(s2="*"), "w0", "West rampart 1, 1 card, top card 2 of clubs"),
        (with_walls(s2="*"), "r31", "Reserve row 4 place 2, 9 of diamonds"),
        (with_walls(s2="*"), "fS", "Foundation of spades, empty, needs ace of spades"),
    ],
)
def test_a_pile_with_what_lies_on_it(text: str, pile_id: str, label: str) -> None:
    at = deal(text)
    assert lane_label(ENGLISH, at.game, at.start, at.game.index(pile_id)) == label


@pytest.mark.parametrize(
    "text, move, said",
    [
        ("fortress=t0~5H.t1~6H.t2~*", "t0-t1", "5 of hearts from row 1 to row 6, on 6 of hearts."),
        (
            "fortress=t0~9C5H.t1~6H.t2~*",
            "t0-t1",
            "5 of hearts from row 1 to row 6, on 6 of hearts. Uncovers 9 of clubs.",
        ),
        ("fortress=t0~9C5H.t2~*", "t0-t9", "5 of hearts from row 1 to row 10, which was empty. Uncovers 9 of clubs."),
        ("fortress=t0~9CAH.t2~*", "t0-h", "Ace of hearts home from row 1. Uncovers 9 of clubs."),
        (
            "chessboard=t0~9C5H.t1~*",
            "t0-h",
            "5 of hearts home from row 1. Uncovers 9 of clubs. All suits now begin with their 5.",
        ),
        ("chessboard=t0~9C5H.t1~*.fS~5S", "t0-h", "5 of hearts home from row 1. Uncovers 9 of clubs."),
        ("fastness=t0~9C5H.t1~*", "t0-c1", "5 of hearts from row 1 into cell 2. Uncovers 9 of clubs."),
        ("siegecraft=t0~6H.t1~*.c0~5H", "c0-t0", "5 of hearts from the cell to row 1, on 6 of hearts."),
        (
            "fortress=t0~9C4H5H.t1~6H.t2~*",
            "t0-t1:2",
            "2 cards: 5 of hearts from row 1 to row 6, on 6 of hearts. Uncovers 9 of clubs.",
        ),
        (
            "fortitude=t0~*.t1~5S.d~9C4D",
            "d-t1",
            "4 of diamonds from the discard pile to column 2, on 5 of spades. Uncovers 9 of clubs.",
        ),
        (
            with_walls(**{**BARE, "r00": "3C", "r32": "9H"}, s2="*"),
            "r00-s1",
            "3 of clubs from reserve row 1 place 1 to south rampart 2, on 2 of clubs.",
        ),
        (
            with_walls(**{**BARE, "r00": "3C", "r32": "9H"}, s2="*"),
            "r00-r11",
            "3 of clubs from reserve row 1 place 1 to reserve row 2 place 2.",
        ),
        (
            with_walls(**{**BARE, "r00": "3C", "r32": "9H"}, s2="*"),
            "r00-r32",
            "3 of clubs and 9 of hearts change places.",
        ),
        (
            with_walls(r00="3C", s2="*", s="KD", d="8SQH"),
            "r00-w0",
            (
                "3 of clubs from reserve row 1 place 1 to west rampart 1, on 2 of clubs. "
                "Queen of hearts goes to reserve row 1 place 1."
            ),
        ),
    ],
)
def test_what_is_said_of_a_move(text: str, move: str, said: str) -> None:
    assert drags(table(text), move).ui.said == said


def test_what_is_said_of_a_card_that_is_turned() -> None:
    laid_aside = told(table("fortitude=t0~*.s~9C4D"), DealOn())
    assert laid_aside.ui.said == "4 of diamonds turned from the stock to the discard pile."
    played = told(table(with_walls(s2="*", s="7HAD", d="8S")), DealOn())
    assert played.ui.said == "Ace of diamonds home from the stock."


def test_it_is_said_once_that_the_reserve_may_be_rearranged() -> None:
    """Bug: nobody learnt when pack and talon were gone that there was something new to do."""
    freed = drags(table(with_walls(r00="3C", s2="*", d="QH")), "r00-w0")
    assert freed.ui.said.endswith("Stock and talon are empty: from now on you can rearrange the reserve.")
    assert "Stock and talon" not in drags(freed, "r01-r02").ui.said
    full = ".".join(f"f{suit}~{climbed(suit, 25 if suit == 'D' else 26)}" for suit in "CDHS")
    assert told(table(f"besieged-city={full}.s~*"), DealOn()).ui.said == (
        "Ace of diamonds home from the stock. Your very first win!"
    )


def test_what_is_said_of_cards_that_follow_by_themselves() -> None:
    model = drags(table("fortitude/3=t0~2SAC.t1~AS9D.t2~*KS"), "t1-t3")
    assert model.ui.said == (
        "9 of diamonds from column 2 to column 4, which was empty. Uncovers ace of spades. "
        "3 cards went home by themselves."
    )
    one = drags(table("fortitude/3=t0~5H.t1~AS9D.t2~*KS"), "t1-t3")
    assert one.ui.said.endswith("1 card went home by itself.")


def test_a_card_played_home_does_not_count_among_those_that_follow() -> None:
    prefs = Prefs(home="all", light="off")
    assert drags(table("fortress=t0~2SAS.t1~*KH", prefs=prefs), "t0-h").ui.said == (
        "Ace of spades home from row 1. Uncovers 2 of spades. 1 card went home by itself."
    )


def test_what_is_said_when_it_is_over() -> None:
    won = "fortress=t0~KC." + ".".join(
        f"f{suit}~" + "".join(rank + suit for rank in "A23456789TJQK"[: 12 if suit == "C" else 13]) for suit in "CDHS"
    )
    model = drags(table(won), "t0-h")
    assert model.ui.said == "King of clubs home from row 1. Your very first win!"
    assert told(model, Undo()).ui.said == "Taken back. King of clubs home from row 1."
    lost = "streets-and-alleys=t0~KH.t1~KC.t2~KD.t3~KS.t4~JC.t5~JD.t6~JH.t7~*JS"
    assert tap(table(lost), "t0").ui.said == "No move is left; 0 of 52 cards are home."


def test_a_sentence_begins_with_a_capital() -> None:
    assert opened("ace of spades") == "Ace of spades"
    assert opened("") == ""


def test_a_translation_may_reorder_the_parts_of_a_sentence() -> None:
    class Backwards(NullTranslations):
        def gettext(self, message: str) -> str:
            return "{suit}: {rank}" if message == "{rank} of {suit}" else message

    assert card_name(Backwards(), parse_card("QC")) == "clubs: queen"


def test_a_pile_is_found_by_its_index() -> None:
    model = table("fortress:ms1")
    assert pile_name(ENGLISH, model.deal.game, pile(model, "t2")) == "row 2"
