"""The languages of the table: which is spoken, and what it says."""

import pytest

from ramparts.app.assist import winnable_deals
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.intents import Open, Prefer, Say
from ramparts.app.start import first_model
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.study.typed.names import card_named
from ramparts.app.view.board import board
from ramparts.app.words import languages
from ramparts.app.words.explanations import refusal_said
from ramparts.app.words.languages import LANGUAGES, catalogue, spoken
from ramparts.app.words.sentences import ENGLISH, card_name, figure, pile_name
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import parse_card
from ramparts.rules.errors import BadNotation
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.table import drags, effects, table, tap, told

GERMAN = catalogue("de")


def test_a_language_whose_catalogue_has_not_come_is_english_until_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    languages._read.cache_clear()
    with monkeypatch.context() as missing:
        missing.setattr(languages, "__file__", "/nowhere/__init__.py")
        assert catalogue("de") is ENGLISH
    assert catalogue("de").gettext("ace") == GERMAN.gettext("ace") != "ace"


@pytest.mark.parametrize(
    "wish, offered, code",
    [
        ("", (), "en"),
        ("", ("de-AT", "en"), "de"),
        ("", ("qaa", "DE"), "de"),
        ("", ("en-GB", "de"), "en"),
        ("", ("qaa", "qab"), "en"),
        ("en", ("de",), "en"),
        ("de", ("en",), "de"),
        ("qaa", ("de",), "de"),
    ],
)
def test_the_wish_comes_first_then_what_the_browser_offers_then_english(
    wish: str, offered: tuple[str, ...], code: str
) -> None:
    assert spoken(wish, offered) == code


def test_every_language_has_its_sentences_and_english_needs_none() -> None:
    assert catalogue("en") is ENGLISH
    for code in LANGUAGES:
        assert catalogue(code) is catalogue(code)
        assert catalogue(code).gettext("") == ""


def german() -> Model:
    return told(table("fortress:ms33"), Prefer("language", "de"))


def test_a_language_is_spoken_at_once_and_says_so() -> None:
    assert german().ui.said == "Der Tisch spricht jetzt Deutsch."
    assert told(german(), Prefer("language", "en")).ui.said == "The table now speaks English."
    shown = board(german())
    assert (shown.language, shown.title, shown.groups[1].label) == ("de", "Festung", "Linker Flügel")
    assert shown.lanes[4].label == "Reihe 1, 6 Karten, am Ende Karo-3"
    assert told(german(), Prefer("language", "")).language == "en"


def test_a_language_that_is_spoken_anyway_changes_no_sentence() -> None:
    model = table("fortress:ms33")
    assert told(model, Prefer("language", "en")).ui.said == model.ui.said
    assert told(model, Prefer("language", "tlh")).prefs == model.prefs


def test_the_language_is_kept() -> None:
    texts = [str(effect) for effect in effects(table("fortress:ms33"), Prefer("language", "de"))]
    assert any('"language":"de"' in text for text in texts)


def test_moves_and_refusals_are_told_in_german() -> None:
    assert drags(german(), "t1-h").ui.said == "Pik-Ass von Reihe 6 auf den Grundstapel. Gibt die Herz-10 frei."
    assert tap(tap(german(), "t0"), "t2").ui.said.startswith("Die Karo-3 passt nur auf Karo-2 oder Karo-4.")


@pytest.mark.parametrize(
    "card, cases",
    [
        ("AC", "das Kreuz-Ass, das Kreuz-Ass, dem Kreuz-Ass"),
        ("2D", "die Karo-2, die Karo-2, der Karo-2"),
        ("JH", "der Herz-Bube, den Herz-Buben, dem Herz-Buben"),
        ("QS", "die Pik-Dame, die Pik-Dame, der Pik-Dame"),
        ("KC", "der Kreuz-König, den Kreuz-König, dem Kreuz-König"),
    ],
)
def test_a_card_has_its_article_in_german_where_a_sentence_asks_for_it(card: str, cases: str) -> None:
    name = card_name(GERMAN, parse_card(card))
    assert "{0:1}, {0:2}, {0:3}".format(name) == cases  # noqa: UP032  # as sentences of a catalogue are filled
    assert f"{name}" == name
    assert f"{card_name(ENGLISH, parse_card(card)):2}".startswith("the ")


@pytest.mark.parametrize(
    "deal, pile, cases",
    [
        ("fortitude/2:40000", "stock", "der Stapel, den Stapel, im Stapel, vom Stapel, auf den Stapel"),
        ("fortress:ms33", "row 2", "Reihe 2, Reihe 2, in Reihe 2, von Reihe 2, nach Reihe 2"),
        ("besieged-city:40000", "west rampart 4", "@das, @das, @auf dem, @vom, @auf das"),
    ],
)
def test_a_pile_has_its_article_in_german_where_a_sentence_asks_for_it(deal: str, pile: str, cases: str) -> None:
    game = table(deal).deal.game
    number = next(each for each in range(len(game.piles)) if pile_name(ENGLISH, game, each) == pile)
    plain = pile_name(GERMAN, game, number)
    wanted = [f"{case[1:]} {plain}" if case.startswith("@") else case for case in cases.split(", ")]
    assert [format(plain, str(case)) for case in range(1, 6)] == wanted
    assert format(pile_name(ENGLISH, game, number), "4") == pile


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_name_of_a_pile_has_a_comma_after_which_its_sentence_would_need_another(code: str) -> None:
    """Bug: German said "in die Reserve, Zeile 1, Platz 1 geht keine Karte"."""
    for title in TITLES.values():
        game = title.at(1)
        for number in range(len(game.piles)):
            name = pile_name(catalogue(code), game, number)
            assert not [said for case in "123456" if "," in (said := format(name, case))]


def test_a_card_lies_where_german_says_it_lies() -> None:
    answer = told(german(), Say("wo ist Herz-10")).ui.said
    assert answer == "Die Herz-10 liegt in Reihe 6. Was auf ihr liegt, von der freien Karte an: Pik-Ass."


def test_what_was_quoted_has_german_marks_once() -> None:
    assert refusal_said(GERMAN, BadNotation("{text}", text="'")) == "'"
    assert refusal_said(GERMAN, BadNotation("{text}", text="'x'")) == "„x“"
    assert refusal_said(ENGLISH, BadNotation("{text}", text="'x'")) == "'x'"


def test_a_visit_begins_in_a_language_of_the_browser_or_in_the_one_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (32_000,))
    monkeypatch.setattr(winnable_deals, "GENTLE", {})

    def begun(kept: dict[str, str], *languages: str) -> str:
        shelf = MemoryShelf()
        shelf.texts.update(kept)
        return first_model(TITLES, shelf, "", Size(800, 600), 32000, languages=languages)[0].ui.said

    assert begun({}, "de-DE", "en") == "Belagerte Burg, Spiel 32000."
    assert begun({}, "en", "de") == "Beleaguered Castle, deal 32000."
    kept = {"prefs": '{"version": 1, "language": "de"}'}
    assert begun(kept, "en") == "Belagerte Burg, Spiel 32000."


def test_cards_and_orders_are_understood_in_german_and_in_english() -> None:
    queen = parse_card("QC")
    assert card_name(GERMAN, queen) == "Kreuz-Dame"
    for name in ("Kreuz-Dame", "kreuz dame", "die Kreuz-Dame", "queen of clubs", "QC"):
        assert card_named(GERMAN, name) == queen
    assert told(german(), Say("wo ist Pik-Ass")).ui.said == told(german(), Say("where is AS")).ui.said
    assert told(german(), Say("6 auf Grundstapel")).ui.said.startswith("Pik-Ass von Reihe 6 auf den Grundstapel.")


def test_thousands_are_set_apart_as_the_language_does() -> None:
    assert [figure(words, 1_234_567) for words in (ENGLISH, GERMAN)] == ["1,234,567", "1.234.567"]


def test_what_the_engine_says_of_a_text_stands_in_a_sentence_of_the_language() -> None:
    said = told(german(), Open("fortress:x")).ui.said
    assert said.startswith("„fortress:x“: „x“ ist keine Spielnummer. Nimm ms1 ")
    assert Prefs().language == ""
