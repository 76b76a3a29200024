"""Questions about the table, and their answers."""

from typing import get_args

import pytest

from ramparts.app.messages.intents import DealOn, Read, Undo
from ramparts.app.messages.questions import AboutCard, AboutPile, AboutRegion, Plain, Question
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Focus
from ramparts.app.talk.queries import read
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import parse_card
from tests.kit.playing.city import with_walls
from tests.kit.visit.table import pile as pile_of
from tests.kit.visit.table import standing, table, told

FORTRESS = table("fortress:ms33")
FORTITUDE = table("fortitude:77000")
CITY = table("besieged-city:32000")


def lying(model: Model, name: str) -> str:
    return read(model, AboutPile(pile_of(model, name)))


def where(model: Model, name: str) -> str:
    return read(model, AboutCard(parse_card(name)))


def test_the_outside_cards_are_read_row_by_row() -> None:
    said = read(FORTRESS, "outside")
    assert said.startswith("Row 1: 3 of diamonds. Row 2: ace of hearts. Row 3: queen of diamonds.")
    assert [part.partition(":")[0] for part in said.split(". ")] == [f"Row {number}" for number in range(1, 11)]


def test_empty_piles_and_the_stack_are_among_the_outside_cards() -> None:
    said = read(FORTITUDE, "outside")
    assert "Column 6: 10 of hearts. Column 7: empty. Column 8: empty. Stock, 20 cards, face down." in said
    assert said.endswith("Discard pile: empty.")


def test_the_foundations_say_what_they_need() -> None:
    said = read(table("fortress:ms33", "t1-h"), "foundations")
    assert said.endswith("Foundation of spades, up to ace of spades, needs 2 of spades.")


@pytest.mark.parametrize(
    "pile, said",
    [
        ("t1", "Row 6, from the end card on: ace of spades, 10 of hearts, 6 of clubs, king of spades, 9 of hearts, "),
        ("fC", "Foundation of clubs, empty, needs ace of clubs."),
    ],
)
def test_a_row_is_read_from_the_outside_in(pile: str, said: str) -> None:
    assert lying(FORTRESS, pile).startswith(said)


def test_a_pile_of_one_card_is_read_as_it_is_labelled_and_a_packet_from_the_top() -> None:
    assert lying(CITY, "w0") == "West rampart 1, 1 card, top card 4 of hearts."
    packet = table(with_walls(w0="2C3C4C", s2="9C", s="*"))
    assert lying(packet, "w0") == "West rampart 1, from the top: 4 of clubs, 3 of clubs, 2 of clubs."


def test_what_lies_face_down_is_counted_and_not_told() -> None:
    assert lying(FORTITUDE, "s") == "Stock, 20 cards, face down."
    assert where(table("fortitude=s~3S.t0~*"), "3S") == "The 3 of spades lies face down in the stock."
    assert read(table("fortitude=s~3S.t0~*2C"), "moves").endswith("A card can be turned from the stock.")


def test_the_pile_with_the_focus_is_read() -> None:
    model = told(FORTRESS, Read("here"))
    assert model.ui.said == lying(FORTRESS, "t0")
    assert read(CITY, "here") == read(CITY, AboutPile(CITY.ui.focus.pile))
    assert Focus(4, 5) == FORTRESS.ui.focus


@pytest.mark.parametrize("model", [FORTRESS, FORTITUDE, CITY], ids=lambda model: model.deal.game.id)
def test_the_whole_table_is_its_regions_and_names_each_pile(model: Model) -> None:
    said = read(model, "table")
    for pile in model.deal.game.piles:
        assert lying(model, pile.id) in said
    assert read(model, AboutRegion("foundations")) in said


@pytest.mark.parametrize(
    "text, moves",
    [
        ("fortress:ms33", "Ace of spades from row 6: home."),
        ("fortress:ms33", "Queen of diamonds from row 3: row 5 or row 8."),
        ("fortitude:77000", "3 of clubs from column 4: column 2, column 7 or column 8."),
        ("siegecraft=t0~9C5H.t1~9S.t2~*.c0~8D", "8 of diamonds from the cell: row 2, "),
        ("siegecraft=t0~9C5H.t1~6S.t2~*KS", "row 8 or the cell."),
        ("fortitude:77000", "A card can be turned from the stock."),
    ],
)
def test_the_moves_of_a_card_are_read_together(text: str, moves: str) -> None:
    assert moves in read(table(text), "moves")


def test_the_moves_are_read_row_by_row_and_so_are_their_places() -> None:
    said = read(table("fortress:ms33"), "moves")
    sources = [part.partition(" from ")[2].partition(":")[0] for part in said.split(". ")]
    assert sources == ["row 2", "row 3", "row 5", "row 6", "row 8", "row 9"]
    assert "5 of hearts from row 1: row 2, row 4, row 5, row 6, " in read(
        table("fortress=t0~5H.t1~4H.t2~6H.t3~*KS"), "moves"
    )


def test_where_no_move_is_left_the_moves_say_so() -> None:
    homes = ".".join(f"f{suit}~" + "".join(rank + suit for rank in "A23456789TJQK") for suit in "CDHS")
    assert read(table(f"fortress={homes}"), "moves") == "No move is left."


def test_the_last_move_is_told_with_what_followed_it() -> None:
    assert read(FORTRESS, "last") == "No move has been made yet."
    played = table("fortress:ms33", "t1-h")
    assert read(played, "last") == "Ace of spades home from row 6. Uncovers 10 of hearts."
    assert read(told(played, Undo()), "last") == "No move has been made yet."
    turned = told(standing("s~5DAC.t0~*", 1), DealOn())
    assert "goes home" in read(turned, "last") or "went home by itself" in read(turned, "last")


def test_the_deal_says_how_far_it_has_come() -> None:
    assert read(FORTRESS, "deal") == "Fortress, deal ms33. 0 of 52 cards are home after 0 moves."
    one = table("fortress:ms33", "t1-h")
    assert read(one, "deal") == "Fortress, deal ms33. 1 of 52 cards is home after 1 move."


@pytest.mark.parametrize(
    "name, said",
    [
        ("KD", "The king of diamonds is the end card of row 8."),
        ("QS", "The queen of spades lies in row 2, under these cards, the end card first: ace of hearts, 4 of clubs."),
        ("AS", "The ace of spades is home."),
    ],
)
def test_where_a_card_is(name: str, said: str) -> None:
    assert where(table("fortress:ms33", "t1-h"), name) == said


def test_where_a_card_is_that_others_cover_in_the_discard_pile() -> None:
    """Bug: it spoke of an end card, which only rows have, and of "discard pile" without an article."""
    said = "The 9 of diamonds lies in the discard pile, under these cards, the top card first: 7 of hearts."
    assert where(table("fortitude/3=t0~8C.d~9D7H.t1~*KS"), "9D") == said


def test_both_copies_of_a_card_are_found_and_what_is_the_same_is_said_once() -> None:
    places = "reserve row 4 place 3", "north rampart 3"
    assert where(CITY, "KD") == " ".join(f"The king of diamonds lies uncovered in {place}." for place in places)
    assert where(CITY, "QS") == "The queen of spades lies face down in the stock."


def test_a_card_that_is_not_in_the_game_is_not_looked_for() -> None:
    assert where(FORTITUDE, "KD") == "The king of diamonds is not in this game."


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    "question", [*get_args(Plain), AboutPile(0), AboutRegion("foundations"), AboutCard(0)], ids=repr
)
def test_every_question_is_answered_at_every_table(title: str, question: Question) -> None:
    assert read(table(f"{title}:32000"), question)


@pytest.mark.parametrize("pile", [-1, 99])
def test_a_question_about_a_pile_of_the_table_before_is_passed_over(pile: int) -> None:
    assert told(FORTRESS, Read(AboutPile(pile))) is FORTRESS


def test_a_region_that_a_game_does_not_have_has_an_empty_answer() -> None:
    assert read(FORTRESS, AboutRegion("reserve")) == ""
