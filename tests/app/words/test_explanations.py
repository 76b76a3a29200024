"""Why a move is not allowed: an example of every refusal, from real positions."""

import pytest

from ramparts.app.messages.intents import Lift
from ramparts.app.words.explanations import refusal, wanted_hosts
from ramparts.app.words.languages import catalogue
from ramparts.app.words.sentences import ENGLISH
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.besieged_city import BESIEGED_CITY
from ramparts.games.chessboard import CHESSBOARD
from ramparts.games.fortitude import fortitude
from ramparts.games.fortress import FORTRESS
from ramparts.rules.cards import parse_card
from ramparts.rules.game import Game, Role
from tests.kit.playing.city import RESERVE, with_walls
from tests.kit.playing.positions import deal, step
from tests.kit.visit.table import drags, pile, table, told

ROWS, WALLS, OUT = (Role.ROW, Role.ROW), (Role.RAMPART, Role.RAMPART), (Role.WASTE, Role.ROW)


@pytest.mark.parametrize(
    "game, roles, card, hosts",
    [
        (FORTRESS, ROWS, "8C", "the 7 or 9 of clubs"),
        (FORTRESS, ROWS, "AC", "the 2 of clubs"),
        (FORTRESS, ROWS, "KC", "the queen of clubs"),
        (CHESSBOARD, ROWS, "AC", "the 2 or king of clubs"),
        (BELEAGUERED_CASTLE, ROWS, "7H", "an 8"),
        (BELEAGUERED_CASTLE, ROWS, "KH", ""),
        (fortitude(3), ROWS, "9C", "a red 10"),
        (fortitude(3), OUT, "9D", "a black 10"),
        (fortitude(1), ROWS, "JD", ""),
        (BESIEGED_CITY, WALLS, "7C", "the 6, 7 or 8 of clubs"),
        (BESIEGED_CITY, WALLS, "3C", "the 2, 4, jack or queen of clubs"),
        (BESIEGED_CITY, (Role.WASTE, Role.RAMPART), "3C", ""),
    ],
)
def test_the_cards_on_which_a_card_may_be_built(game: Game, roles: tuple[Role, Role], card: str, hosts: str) -> None:
    assert wanted_hosts(ENGLISH, game, parse_card(card), roles) == hosts


def test_spanish_never_says_o_before_an_eight() -> None:
    # Before the sound of o the word would be "u", which a sentence for all choices cannot say.
    assert wanted_hosts(catalogue("es"), FORTRESS, parse_card("7C"), ROWS) == "6 o bien 8 de tréboles"


@pytest.mark.parametrize(
    "text, move, said",
    [
        ("fortress=t0~8C.t1~QD.t2~*KS", "t0-t1", "The 8 of clubs only goes on the 7 or 9 of clubs."),
        ("beleaguered-castle=fC~AC.t0~KC.t1~QD.t2~*", "t0-t1", "The king of clubs fits on no other card."),
        ("fortitude/3=t0~9C.t1~TC.t2~*", "t0-t1", "The 9 of clubs only goes on a red 10."),
        (
            "fortress=t0~8C.t1~*KS",
            "t0-h",
            "The 8 of clubs cannot go home yet: first comes the ace of clubs.",
        ),
        ("fortress=t0~AC.t1~*KS", "t0-fD", "The ace of clubs belongs on the foundation of clubs."),
        ("fortitude/3=t0~8C.d~9D.t1~*KS", "t0-d", "Cards cannot go from column 1 to the discard pile."),
        ("fortitude/3=t0~8C.s~9D.t1~*KS", "t0-s", "Cards cannot go from column 1 to the stock."),
        ("fortitude/3=t0~8C.t1~*KS", "t0-d", "Cards cannot go from column 1 to the discard pile."),
        (with_walls(s2="*"), "w0-r00", "Cards cannot go from west rampart 1 to reserve row 1 place 1."),
        (with_walls(s2="*", s="9S", d="AD"), "d-w0", "Cards cannot go from the talon to west rampart 1."),
        (with_walls(s2="*", s="9S", d="AD"), "d-h", "Talon: no card goes straight home from there."),
        (with_walls(s2="*", s="9S"), "r00-h", "Reserve row 1 place 1: no card goes straight home from there."),
        (
            with_walls(s2="*", s="9S"),
            "r00-w3",
            "The 6 of clubs reaches only the ramparts at the ends of its row and its column.",
        ),
        (with_walls(s2="*", s="9S"), "r00-w0", "The 6 of clubs only goes on the 5, 7, 8 or 9 of clubs."),
        (with_walls(s2="*", s="9S"), "r00-r11", "The reserve can be rearranged only when stock and talon are empty."),
        (with_walls(w0="", s2="*", s="9S"), "e1-e2", "Before that, west rampart 1 has to be filled."),
        (
            with_walls(w0="", s2="*", s="9S"),
            "r10-w0",
            "The 6 of diamonds reaches only the ramparts at the ends of its row and its column.",
        ),
        (
            with_walls(**dict.fromkeys(RESERVE, ""), w0="", s2="*"),
            "w1-w0",
            "West rampart 1 cannot be filled from there.",
        ),
    ],
)
def test_why_a_card_may_not_go_there(text: str, move: str, said: str) -> None:
    model = drags(table(text), move)
    assert model.ui.said == said
    assert model.position == table(text).position


@pytest.mark.parametrize(
    "text, move, said",
    [
        ("penelopes-web=t0~8C.t1~*KS", "t0-t2", "Only a king may go into an empty row."),
        ("penelopes-web=t0~9D8C.t1~TS.t2~*KS", "t0-t1:2", "In this game cards move one at a time."),
        ("siegecraft=t0~8C.c0~9D.t1~*KS", "t0-c0", "The cell is full."),
        ("fastness=t0~8C.c0~9D.c1~9H.t1~*KS", "t0-c0", "All cells are full."),
        ("fastness=t0~8C.c0~9D.t1~*KS", "t0-c0", "There is a card in this cell, but another cell is empty."),
        ("siegecraft=t0~9D8C.t1~*KS", "t0-c0:2", "A cell has room for one card."),
        ("siegecraft=t0~8C.c0~9D.t1~*KS", "c0-t0", "The 9 of diamonds only goes on a 10."),
        ("fastness=c0~9D.t1~*KS", "c0-c1", "Cards cannot go from cell 1 to cell 2."),
        ("castles-end=t0~8C.t1~*KS", "t0-t2", "First a card has to go home: its rank becomes the base."),
        ("castles-end=fC~8C.t0~9S.t1~*KS", "t0-c0", "In this game no card goes into a cell."),
        ("castles-end=fC~8C.t0~9S.t1~*KS", "t0-t1", "The 9 of spades only goes on a red 8 or 10."),
    ],
)
def test_why_a_card_may_not_go_there_where_there_are_cells_kings_rows_or_a_base_to_begin_with(
    text: str, move: str, said: str
) -> None:
    at, (way, _, count) = deal(text), move.partition(":")
    assert refusal(ENGLISH, at.game, at.start, step(at, way)._replace(count=int(count or 1))) == said


def test_a_card_of_the_pack_can_only_be_turned_over() -> None:
    at = deal(with_walls(s2="*", s="9S", d="AD"))
    assert refusal(ENGLISH, at.game, at.start, step(at, "s-w0")) == "Cards in the stock can only be turned."


@pytest.mark.parametrize(
    "move, said",
    [
        ("t0-t2:3", "The 7 of hearts only goes on a black 8."),
        ("t0-t1:3", "To move 3 cards at once you need more empty places."),
        ("t0-h:3", "Cards go home one at a time."),
    ],
)
def test_of_several_cards_held_the_deepest_is_spoken_of(move: str, said: str) -> None:
    """Bug: the outermost card was, so a run that fits was said to need the card it was held over."""
    full = "fortitude/3=t0~7H6S5H.t1~8S.t2~9D.t3~9H.t4~JH.t5~JD.t6~KD.t7~*KS"
    model = drags(table(full), move)
    assert model.ui.said == said


def test_a_run_over_an_empty_row_needs_more_empty_rows() -> None:
    text = "streets-and-alleys=t0~7H6S5H.t1~*.t2~9D.t3~9H.t4~JH.t5~JD.t6~KD"
    assert drags(table(text), "t0-t7:3").ui.said == "To move 3 cards at once you need more empty places."


def test_a_refusal_leaves_what_may_be_picked_up_in_the_hand() -> None:
    model = table("fortress=t0~8C.t1~QD.t2~*KS")
    assert told(model, Lift(pile(model, "t0"), 0)).ui.pick is not None
