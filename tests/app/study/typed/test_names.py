"""What players call cards and piles."""

import pytest

from ramparts.app.input.ui_commands import deal_named
from ramparts.app.study.typed.names import card_named, home_named, pile_named, plain
from ramparts.app.talk.queries import places
from ramparts.app.words.languages import LANGUAGES, catalogue
from ramparts.app.words.sentences import ENGLISH, card_name, pile_name
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text, parse_card
from ramparts.rules.game import Game
from tests.kit.visit.table import table

FORTRESS = TITLES["fortress"].at(1)
CITY = TITLES["besieged-city"].at(1)


@pytest.mark.parametrize("card", range(52))
def test_a_card_is_known_by_its_two_characters_and_by_its_name(card: int) -> None:
    for name in (card_text(card), card_text(card).lower(), card_name(ENGLISH, card), card_name(ENGLISH, card).upper()):
        assert card_named(ENGLISH, name) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_piles_are_known_in_the_players_language_and_in_english(language: str) -> None:
    words = catalogue(language)
    for known in (words, ENGLISH):
        assert [card_named(words, card_name(known, card)) for card in range(52)] == list(range(52))
        for game in (FORTRESS, CITY, TITLES["fortitude"].at(1)):
            piles = range(len(game.piles))
            assert [pile_named(words, game, pile_name(known, game, pile)) for pile in piles] == list(piles)


@pytest.mark.parametrize(
    "language, name, card",
    [("pl", "damę pik", "QS"), ("pl", "króla karo", "KD"), ("pl", "asa trefl", "AC"), ("pl", "siódemkę kier", "7H")],
)
def test_a_card_is_known_in_the_form_that_a_sentence_gives_it(language: str, name: str, card: str) -> None:
    """Before, "dama pik" was understood, but not "połóż damę pik na króla karo"."""
    assert card_named(catalogue(language), name) == parse_card(card)


@pytest.mark.parametrize(
    "name, card", [("Karodame", "QD"), ("Pik Dame", "QS"), ("kreuz10", "TC"), ("Herz-As", "AH"), ("Pikzwei", "2S")]
)
def test_a_german_may_write_a_card_as_one_word_or_two(name: str, card: str) -> None:
    assert card_named(catalogue("de"), name) == parse_card(card)


@pytest.mark.parametrize(
    "name, card",
    [
        ("10H", "TH"),
        ("10 of hearts", "TH"),
        ("the queen of spades", "QS"),
        ("queen spades", "QS"),
        ("Q of spades", "QS"),
        ("7 clubs", "7C"),
        ("ten of hearts", "TH"),
    ],
)
def test_a_card_is_known_by_other_names_too(name: str, card: str) -> None:
    assert card_named(ENGLISH, name) == parse_card(card)


@pytest.mark.parametrize(
    "name, card",
    [("DS", "QS"), ("bh", "JH"), ("Pik D", "QS"), ("Herz-B", "JH"), ("Karo K", "KD"), ("K Karo", "KD"), ("QS", "QS")],
)
def test_the_letters_on_german_cards_are_understood_and_those_of_deals_as_well(name: str, card: str) -> None:
    assert card_named(catalogue("de"), name) == parse_card(card)


@pytest.mark.parametrize(
    "name, pile", [("l'w0", "w0"), ("L\u2019W1", "w1"), ("¿talon?", "d"), ("«Bollwerk Sud 1»", "s0")]
)
def test_an_article_before_an_apostrophe_and_signs_around_a_name_mean_nothing_nor_do_accents(
    name: str, pile: str
) -> None:
    assert pile_named(catalogue("de"), CITY, name) == CITY.index(pile)


@pytest.mark.parametrize("name", ["D", "B", "d pik", "Pik", "spades", "DP"])
def test_a_letter_that_may_mean_something_else_names_no_card(name: str) -> None:
    assert card_named(catalogue("de"), name) is None


@pytest.mark.parametrize("name", ["", "Q", "1S", "queen", "queen of swords", "row 3"])
def test_what_is_no_card_is_none(name: str) -> None:
    assert card_named(ENGLISH, name) is None


@pytest.mark.parametrize("game", [title.at(1) for title in TITLES.values()], ids=lambda game: game.id)
def test_every_pile_is_known_by_its_id_and_by_the_name_it_is_told_by(game: Game) -> None:
    for number, pile in enumerate(game.piles):
        assert pile_named(ENGLISH, game, pile.id) == number
        assert pile_named(ENGLISH, game, pile_name(ENGLISH, game, number)) == number


@pytest.mark.parametrize(
    "name, pile", [("1", "t0"), ("10", "t9"), ("0", "t9"), ("2", "t2"), ("Row 6", "t1"), ("T6", "t6")]
)
def test_a_number_is_that_of_a_row(name: str, pile: str) -> None:
    assert pile_named(ENGLISH, FORTRESS, name) == FORTRESS.index(pile)


@pytest.mark.parametrize("game, name", [(FORTRESS, "11"), (CITY, "1"), (TITLES["fortitude"].at(1), "0")])
def test_there_is_no_row_beyond_the_last(game: Game, name: str) -> None:
    assert pile_named(ENGLISH, game, name) is None


def test_home_is_wherever_a_card_is_taken() -> None:
    assert home_named(ENGLISH, "Home")
    assert home_named(ENGLISH, "h")
    assert not home_named(ENGLISH, "row 3")


def test_signs_capitals_and_small_words_make_no_difference() -> None:
    assert (
        plain(ENGLISH, "  Where is the “Queen-of  Spades”?".replace("“", '"').replace("”", '"')) == "where queen spades"
    )


def test_a_card_lies_where_its_face_does() -> None:
    model = table("besieged-city:32000")
    found = places(model.position, parse_card("KD"), range(len(model.position)))
    assert [model.deal.game.piles[pile].id for pile, _ in found] == ["r32", "n2"]


@pytest.mark.parametrize(
    "text, deal",
    [("ms33", "fortress:ms33"), ("32000", "fortress:32000"), ("chessboard:ms1", "chessboard:ms1"), ("0033", "0033")],
)
def test_a_deal_is_named_by_its_number_alone(text: str, deal: str) -> None:
    assert deal_named(FORTRESS, text) == deal


def test_a_pile_may_be_named_as_the_source_of_a_move() -> None:
    """In Polish *z* is both English for undo and the word for *from*."""
    words = catalogue("pl")
    assert pile_named(words, FORTRESS, "z rzędu 3") == pile_named(words, FORTRESS, "rząd 3")
    assert plain(words, "z") == "z"
