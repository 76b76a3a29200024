"""Cells and kings' rows at the table: what may be picked up and put down, and what is said of it."""

import pytest

from ramparts.app.messages.intents import Read
from ramparts.app.messages.questions import AboutRegion
from ramparts.app.state.preferences import Prefs
from ramparts.app.words.piles import lane_label
from ramparts.app.words.sentences import ENGLISH
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from tests.kit.playing.positions import deal
from tests.kit.visit.table import cards, drags, marked, pile, shown, table, tap, told

FULL = ".".join(f"t{i}~{card}" for i, card in enumerate(["QC", "QD", "QH", "QS", "JC"], 3))
"""Five rows of a card each, so that none is empty."""


def test_a_card_is_dragged_into_a_cell_and_out_of_it_again() -> None:
    model = drags(table("siegecraft=t0~5H3D.t1~4S.t2~*KS"), "t0-c0")
    assert (cards(model, "c0"), cards(model, "t0")) == ("3D", "5H")
    assert model.ui.said == "3 of diamonds from row 1 into the cell. Uncovers 5 of hearts."
    model = drags(model, "c0-t1")
    assert model.ui.said == "3 of diamonds from the cell to row 2, on 4 of spades."
    assert (cards(model, "c0"), cards(model, "t1")) == ("", "4S3D")


def test_a_card_in_a_cell_is_picked_up_by_a_tap_and_its_places_are_marked() -> None:
    model = tap(table(f"stronghold=t0~4S.t1~9D.t2~*KD.{FULL}.c0~3D"), "c0")
    assert marked(model) == {"t0"}
    assert cards(tap(model, "t0"), "t0") == "4S3D"


def test_a_tap_on_a_full_cell_picks_its_card_up_in_place_of_the_one_in_the_hand() -> None:
    model = tap(tap(table(f"stronghold=t0~4S.t1~9D.t2~*KD.{FULL}.c0~3D"), "t1"), "c0")
    assert model.ui.pick is not None
    assert model.ui.pick.src == pile(model, "c0")


def test_the_second_tap_puts_a_card_into_a_cell_where_it_can_go_nowhere_else() -> None:
    model = tap(table(f"stronghold=t0~KC9S.t1~AD.t2~*KD.{FULL}"), "t0", twice=True)
    assert cards(model, "c0") == "9S"


@pytest.mark.parametrize("title", ["stronghold", "fastness"])
@pytest.mark.parametrize(
    "rows, place",
    [
        (f"fS~AS2S3S4S5S6S7S8S.t0~KC9S.t1~TH.t2~*KD.{FULL}", "fS"),
        (f"t0~KC9S.t1~TH.t2~*KD.{FULL}", "t1"),
        ("t0~KC9S.t1~*KD", "t2"),
    ],
)
def test_the_second_tap_prefers_home_then_a_card_that_fits_then_an_empty_row_to_a_cell(
    title: str, rows: str, place: str
) -> None:
    model = tap(table(f"{title}={rows}"), "t0", twice=True)
    assert cards(model, place).endswith("9S")
    assert cards(model, "c0") == ""


def test_a_card_alone_in_its_row_goes_into_a_cell_by_the_second_tap_and_not_into_an_empty_row() -> None:
    assert cards(tap(table("stronghold=t0~9S.t1~*KD"), "t0", twice=True), "c0") == "9S"


def test_of_two_cards_that_fit_none_is_chosen_for_the_player_and_no_cell_either() -> None:
    model = tap(table(f"stronghold=t0~KC9S.t1~TH.t2~*TD.{FULL}"), "t0", twice=True)
    assert (cards(model, "c0"), cards(model, "t0")) == ("", "KC9S")
    assert model.ui.pick is not None


@pytest.mark.parametrize("twice, one_tap", [(True, False), (False, True)])
def test_out_of_a_cell_a_card_goes_by_taps_as_out_of_a_row(twice: bool, one_tap: bool) -> None:  # noqa: FBT001
    prefs = Prefs(light="off", deals="any", tap=one_tap)
    for text, place in (
        (f"castles-end=fC~5C.t0~9D.t1~TD.t2~*KD.{FULL}.t8~JD.t9~JH.c1~8S", "t0"),
        (f"bastion=fS~AS2S3S4S5S6S7S.t0~9C.t1~TD.t2~*KD.{FULL}.c1~8S", "fS"),
        ("fastness=t0~TD.t1~*KD.c1~8S", "t2"),
    ):
        assert cards(tap(table(text, prefs=prefs), "c1", twice=twice), place).endswith("8S"), text


def test_where_a_card_goes_is_shown_by_the_kind_of_place() -> None:
    model = tap(table(f"stronghold=t0~KC9S.t1~TH.t2~*KD.{FULL}"), "t0")
    assert model.ui.shown == "The 9 of spades can go onto the 10 of hearts or into the cell."
    assert drags(model, "t0-c0").ui.shown == "9 of spades into the cell."


def test_with_one_tap_for_a_move_a_card_goes_to_the_only_kind_of_place_there_is() -> None:
    model = tap(table(f"stronghold=t0~KC9S.t1~AD.t2~*KD.{FULL}", prefs=Prefs(light="off", deals="any", tap=True)), "t0")
    assert cards(model, "c0") == "9S"


def test_cells_are_a_region_of_their_own_and_told_by_name() -> None:
    model = table("fastness=t0~*.c1~KC")
    assert "cells" in [group.name for group in shown(model).groups]
    assert told(model, Read(AboutRegion("cells"))).ui.said == "Cell 1, empty. Cell 2, king of clubs."


@pytest.mark.parametrize(
    "text, said", [("siegecraft=t0~*.c0~KC", "Cell, king of clubs"), ("ten-by-one=t0~*", "Cell, empty")]
)
def test_a_cell_alone_has_no_number(text: str, said: str) -> None:
    at = deal(text)
    assert lane_label(ENGLISH, at.game, at.start, at.game.index("c0")) == said


@pytest.mark.parametrize("title", [name for name, title in TITLES.items() if title.ms])
def test_every_game_of_one_pack_can_be_laid_out_and_shown(title: str) -> None:
    model = table(parse_deal(f"{title}:ms1", TITLES).text)
    assert {lane.id for lane in shown(model).lanes} == {each.id for each in model.deal.game.piles}
    assert len(shown(model).cards) == 52


def test_in_castles_end_a_card_has_to_go_home_before_anything_else_is_picked_up_for_a_row() -> None:
    model = tap(table("castles-end=t0~5H.t1~6S.t2~*KS"), "t0")
    assert marked(model) == {"fH"}
    assert cards(drags(model, "t0-h"), "fH") == "5H"
