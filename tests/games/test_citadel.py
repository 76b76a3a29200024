"""Citadel, and Exiled Kings, which is dealt the same: sentence by sentence."""

import json

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.engine.autoplay import safe
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import cards_text, parse_card, rank
from tests.kit.places import DATA
from tests.kit.playing.positions import deal, legal

VECTORS = json.loads((DATA / "vectors" / "deals.json").read_text(encoding="utf-8"))
DEALT = [text for text in VECTORS if text.startswith("citadel")]


@pytest.mark.parametrize("text", DEALT)
@pytest.mark.parametrize("title", ["citadel", "exiled-kings"])
def test_it_is_dealt_as_pysolfc_deals_it(title: str, text: str) -> None:
    """With the aces on the foundations first."""
    start = parse_deal(text.replace("citadel", title), TITLES).start
    assert [cards_text(row) for row in start[4:]] == VECTORS[text]["piles"]
    homes = {f"{'CDHS'[i]}-{cards_text(home[-1:])[0]}" for i, home in enumerate(start[:4])}
    assert homes == set(VECTORS[text]["home"])


def test_a_card_that_fits_goes_home_at_once_and_its_row_is_passed_over() -> None:
    """Dealt in order, every two, three and so on fits, and the rows stay empty."""
    game = TITLES["citadel"].at(1)
    in_order = sorted(game.pack, key=lambda card: (rank(card), card))
    assert [len(pile) for pile in game.deal(in_order)] == [13] * 4 + [0] * 8
    twos_last = sorted(game.pack, key=lambda card: (rank(card) == 2, rank(card), card))
    assert [len(pile) for pile in game.deal(twos_last)] == [2] * 4 + [6] * 4 + [5] * 4


def test_any_card_fills_an_empty_row_of_citadel() -> None:
    assert {"t0-t3", "t1-t3"} <= legal("citadel=fC~AC.fD~AD.fH~AH.fS~AS.t0~5H.t1~KC.t2~*KS")


def test_rows_are_built_down_in_any_suit() -> None:
    position = "=fC~AC.fD~AD.fH~AH.fS~AS.t0~5H.t1~6C.t2~6D.t3~4H.t4~*KS"
    for title in ("citadel", "exiled-kings"):
        assert {"t0-t1", "t0-t2", "t3-t0"} <= legal(title + position)
        assert {"t1-t0", "t0-t3"}.isdisjoint(legal(title + position))


def test_it_knows_its_safe_cards_without_being_told() -> None:
    """A rank r is safe when every other foundation has come to r - 2."""
    start = deal("citadel=fC~AC2C.fD~AD.fH~AH.fS~AS.t0~*")
    assert safe(start.game, start.start, parse_card("3C"))
    assert not safe(start.game, deal("citadel=fC~AC2C3C.fD~AD.fH~AH.fS~AS.t0~*").start, parse_card("4C"))
