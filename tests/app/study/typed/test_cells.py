"""Cells in typed lines: by their names, and by a word for whichever of them is meant."""

import pytest

from ramparts.app.messages.intents import Prefer, Read, Say
from ramparts.app.messages.questions import AboutPile, AboutRegion
from ramparts.app.state.model import Model
from ramparts.app.study.typed.command_parser import understood
from ramparts.app.words.languages import LANGUAGES, catalogue
from ramparts.app.words.sentences import ENGLISH
from tests.kit.visit.table import cards, pile, table, told

ONE, TWO = "siegecraft=t0~KC9S.t1~4S.t2~TH.t3~*KD", "fastness=t0~KC9S.t1~4S.t2~TH.t3~*KD"


def said(model: Model, line: str) -> Model:
    return told(model, Say(line))


@pytest.mark.parametrize("line", ["1 c", "1 cell", "row 1 to cell", "9S cell", "t0-c0", "put 9 of spades into cell"])
@pytest.mark.parametrize("text", [ONE, TWO])
def test_a_card_is_put_into_a_free_cell_in_many_words(text: str, line: str) -> None:
    assert cards(said(table(text), line), "c0") == "9S"


@pytest.mark.parametrize("line", ["1 c", "1 cell 2", "row 1 to cell", "1 c1", "9S to cell 2"])
def test_the_cell_meant_is_one_that_is_free(line: str) -> None:
    assert cards(said(table(f"{TWO}.c0~3D"), line), "c1") == "9S"


@pytest.mark.parametrize("line", ["c 2", "cell 2", "cell row 2", "3D 2", "cell to 4S", "move 3 of diamonds onto row 2"])
def test_a_card_is_taken_out_of_the_cell_in_many_words(line: str) -> None:
    assert cards(said(table(f"{ONE}.c0~3D"), line), "t1") == "4S3D"


@pytest.mark.parametrize("line", ["c 2", "cell 2 row 2", "c1 2", "cell 4S"])
def test_of_two_cells_that_is_meant_whose_card_may_go_there(line: str) -> None:
    assert cards(said(table(f"{TWO}.c0~QC.c1~3D"), line), "t1") == "4S3D"


@pytest.mark.parametrize(
    "text, line, answer",
    [
        (f"{ONE}.c0~3D", "1 c", "The cell is full."),
        (f"{TWO}.c0~3D.c1~QC", "1 cell", "All cells are full."),
        (f"{TWO}.c0~3D.c1~QC", "c 3", "The 3 of diamonds only goes on a 4."),
        (TWO, "c 3", "Cell 1, empty. Cell 2, empty."),
        (f"{TWO}.c0~3D", "cells", "Cell 1, 3 of diamonds. Cell 2, empty."),
        (f"{TWO}.c0~3D", "where is 3D", "The 3 of diamonds lies in cell 1."),
        (f"{ONE}.c0~3D", "where is 3D", "The 3 of diamonds lies in the cell."),
        (f"{ONE}.c0~3D", "cell", "Cell, 3 of diamonds."),
        ("bastion=t0~AC.t1~*KS.c0~8H.c1~9H", "c 1", "The 8 of hearts only goes on the 7 or 9 of hearts."),
        ("siegecraft=t0~KC9S.t1~4S.t2~*KD.c0~3D", "c home", "The 3 of diamonds cannot go home yet: first comes the"),
    ],
)
def test_what_lies_in_cells_and_why_a_card_may_not_go_there_is_told(text: str, line: str, answer: str) -> None:
    assert said(table(text), line).ui.said.startswith(answer)


def test_where_a_cell_is_meant_by_name_it_is_that_cell() -> None:
    model = table(f"{TWO}.c0~3D")
    assert understood(model, "cell 2") == Read(AboutPile(pile(model, "c1")))
    assert understood(model, "read cells") == Read(AboutRegion("cells"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_understood_in_the_players_language_and_in_english(language: str) -> None:
    model = told(table(ONE), Prefer("language", language))
    for words in (catalogue(language), ENGLISH):
        for name in words.gettext("cell, cells, c").split(","):
            assert cards(said(model, f"1 {name}"), "c0") == "9S"


def test_without_cells_nothing_is_meant_by_their_words() -> None:
    model = table("fortress:ms33")
    assert said(model, "1 c").ui.said == "I did not understand: 1 c. Try “help”."
    assert "cell" not in said(model, "help").ui.said
    assert said(table(ONE), "help").ui.said.endswith("Cells: 3 c (row 3 to a cell), c 7 (from a cell to row 7).")
