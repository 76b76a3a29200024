"""Boards in which something is wrong: the sentence says as what it was read, and what is wrong in which line."""

import json

import pytest

from ramparts.deals.boards.reading import parse_board
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from tests.deals.boards.published import BELEAGUERED_99, FREECELL_11982, STREETS_1080

CASTLE, STREETS = "beleaguered-castle", "streets-and-alleys"

BIG = ",".join(["[" * 2000] * 9)


def refusal(title: str, text: str, level: int = 0) -> str:
    with pytest.raises(BadNotation) as refused:
        parse_board(text, TITLES[title], level)
    return str(refused.value)


@pytest.mark.parametrize(
    "title, text, line, why",
    [
        (CASTLE, BELEAGUERED_99.replace("QH", "XS"), 4, "'XS' is not a card: write a rank and a suit, such as QS"),
        (CASTLE, BELEAGUERED_99.replace("KD", "14D"), 2, "'14D' is not a card: write a rank and a suit, such as QS"),
        (CASTLE, BELEAGUERED_99.replace("QH", "4H"), 6, "4H is in line 4 already"),
        (CASTLE, BELEAGUERED_99.replace("H-A", "H-2"), 5, "2H is in line 1 already"),
        (CASTLE, f"{BELEAGUERED_99}AC\n", 10, "Beleaguered Castle takes 8 rows of cards, but there are 9 here"),
        (CASTLE, f"Freecells: - 2C\n{BELEAGUERED_99}", 1, "Beleaguered Castle has no place there for 2C"),
        ("siegecraft", f"Freecells: - 2C\n{BELEAGUERED_99}", 1, "Siegecraft has no place there for 2C"),
        (CASTLE, f"Talon: 2C\n{BELEAGUERED_99}", 1, "Beleaguered Castle has no place there for 2C"),
        (CASTLE, BELEAGUERED_99.replace("H-A", "H-X"), 1, "'H-X' does not give the top card of a foundation"),
        (CASTLE, BELEAGUERED_99.replace("H-A", "C-A"), 1, "'C' is there twice"),
        (CASTLE, f"{BELEAGUERED_99}Founds: H-A\n", 10, "'Founds' is there twice"),
        ("fortitude/1", BELEAGUERED_99, 2, "KD is not a card of this game"),
        ("fortitude/1", "Foundations: H-K\n" + ":\n" * 8, 1, "KH is not a card of this game"),
    ],
)
def test_of_a_text_the_line_is_named(title: str, text: str, line: int, why: str) -> None:
    name, _, level = title.partition("/")
    told = refusal(name, text, int(level or 0))
    assert told.startswith(f"line {line}, read as a deal from PySolFC: "), told
    assert why in told


@pytest.mark.parametrize(
    "text, why",
    [
        (BELEAGUERED_99.replace(" QH", ""), "QH is missing"),
        (BELEAGUERED_99.replace(" QH", "").replace(" 9S", ""), "2 cards are missing: QH 9S"),
        (BELEAGUERED_99.replace("H-A", ""), "AH is missing"),
        (":\n" * 8, "48 cards are missing: 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2D 3…"),
        (BELEAGUERED_99.replace("\n", " "), "each row needs a line of its own, but this is a single line"),
        ("AC\n2C\n", "Beleaguered Castle takes 8 rows of cards, but there are 2 here"),
        ("", "each row needs a line of its own, but this is a single line"),
    ],
)
def test_what_is_in_no_line_is_told_without_one(text: str, why: str) -> None:
    assert refusal(CASTLE, text) == f"read as a deal from PySolFC: {why}"


def json_of(changed: str, to: str) -> str:
    assert changed in FREECELL_11982
    return FREECELL_11982.replace(changed, to, 1)


@pytest.mark.parametrize(
    "text, line, why",
    [
        (json_of('"QC"', '"XC"'), 6, "'XC' is not a card: write a rank and a suit, such as QS"),
        (json_of('"QC"', "12"), 6, "'12' is not a card: write a rank and a suit, such as QS"),
        (
            json_of('"QC"', '{"card": "QC"}'),
            6,
            "there are no piles called 'card': the piles are called tableau piles, f",
        ),
        (json_of('"QC"', '"QS"'), 6, "QS is in line 5 already"),
        (json_of('"QC",', '"QC"'), 6, "this is not JSON"),
        (json_of("  ]\n", '  ],\n  "hole": "QC"\n'), 12, "there are no piles called 'hole'"),
        (json_of("  ]\n", '  ],\n  "cells": ["2C"]\n'), 12, "Streets and Alleys has no place there for 2C"),
        (json_of("  ]\n", '  ],\n  "foundations": [["AC"], [],\n["2C", "3C"]]\n'), 13, "there is a foundation of this"),
        (json_of("  ]\n", '  ],\n  "foundations": {"H": "AC"}\n'), 12, "there are no piles called 'H'"),
        (json_of("  ]\n", '  ],\n  "cells": {"a": 1}\n'), 12, "there are no piles called 'a'"),
        (json_of("  ]\n", '  ],\n  "reserve": {"a": 1}\n'), 12, "there are no piles called 'a'"),
        (json_of("  ]\n", '  ],\n  "tableau piles": []\n'), 12, "'tableau piles' is there twice"),
        (json_of('"QC"', "null"), 6, "'null' is not a card"),
        (json_of("  ]\n", ', ["2C"]\n]\n'), 11, "Streets and Alleys takes 8 rows of cards, but there are 9 here"),
    ],
)
def test_of_json_the_line_is_named_too(text: str, line: int, why: str) -> None:
    told = refusal(STREETS, text)
    assert told.startswith(f"line {line}, read as a deal from Solvitaire: "), told
    assert why in told


@pytest.mark.parametrize(
    "text", ["{", "{}}", f'{{"tableau piles": {BIG}', "{" + '"a":{' * 3000, '{"cells": 1' + "0" * 5000]
)
def test_what_is_no_json_is_told(text: str) -> None:
    assert "read as a deal from Solvitaire: this is not JSON" in refusal(STREETS, text)


@pytest.mark.parametrize("homes, wrong", [(("2C", "AC"), "2C"), (("AC", "2D"), "2D")])
def test_a_foundation_goes_up_in_order(homes: tuple[str, ...], wrong: str) -> None:
    rows = [[card for card in row.split() if card not in homes] for row in STREETS_1080.splitlines()]
    text = f'{{"tableau piles": {json.dumps(rows)},\n"foundations": {json.dumps([homes])}}}'
    why = f"{wrong} is out of order on its foundation"
    assert refusal(STREETS, text) == f"line 2, read as a deal from Solvitaire: {why}"
