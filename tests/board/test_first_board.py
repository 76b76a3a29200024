"""The board of a first visitor: what JavaScript draws before Python is there is what Python then shows."""

import json
import subprocess
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from ramparts.app.layout.boxes import Size
from ramparts.app.state.model import Model
from ramparts.app.view.board import Board
from ramparts.deals.proven import GENTLE, usual
from ramparts.games.catalogue import TITLES
from tests.app.layout.test_layout import WINDOWS
from tests.board.alike import alike
from tests.kit.places import ROOT
from web.build.shell import first_board as made
from web.build.shell.first_board import first_board, first_sight, greeted, least

pytestmark = pytest.mark.pyodide  # for it needs Node too

USUAL = usual(TITLES)

LEAST, MOST = least(USUAL), least(USUAL) + 2**32 - 1
"""The ends of the range from which a number is drawn."""

DRAWS = [*range(LEAST, LEAST + len(GENTLE[USUAL])), MOST]


def windows() -> Iterator[tuple[float, float]]:
    """The sizes that everything is looked at in, the edges at which something changes, and some drawn at random."""
    yield from WINDOWS
    yield 3840, 2160
    edges = (320, 340, 428, 499, 500, 560, 640, 647, 720, 900, 999, 1000, 1150)
    yield from product(edges, edges)
    chance = Random(7)
    yield from ((chance.randint(280, 2600), chance.randint(280, 1500)) for _ in range(800))


def drawn(asked: list[tuple[int, float, float]]) -> list[dict[str, Any]]:
    """What the script makes of the data, for each number drawn and window."""
    command = ["node", str(ROOT / "tests" / "board" / "drawn.mjs")]
    told = json.dumps({"first": first_board(), "asked": asked})
    done = subprocess.run(command, input=told, capture_output=True, check=True, encoding="utf-8")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_everything_lies_where_python_puts_it_in_a_thousand_windows() -> None:
    asked = [(DRAWS[i % len(DRAWS)], *window) for i, window in enumerate(windows())]
    shapes = set()
    for (draw, width, height), board in zip(asked, drawn(asked), strict=True):
        where = f"{width}x{height}"
        _model, expected = first_sight(draw, Size(width, height))
        alike(board, expected, where)
        shapes.add((expected.shape, expected.frame.bar))
    assert shapes == {("castle", "bottom"), ("castle", "rails"), ("turned", "bottom")}


def test_whatever_number_is_drawn_it_is_the_deal_that_python_deals() -> None:
    boards = drawn([(draw, 1280, 800) for draw in DRAWS])
    for draw, board in zip(DRAWS, boards, strict=True):
        model, _board = first_sight(draw, Size(1280, 800))
        assert board["head"][2] == model.deal.digits
    assert {board["head"][2] for board in boards} == {str(number) for number in GENTLE[USUAL]}


def test_the_greeting_is_told_in_its_words_and_these_are_translated() -> None:
    [board] = drawn([(DRAWS[0], 360, 640)])
    _model, expected = first_sight(DRAWS[0], Size(360, 640))
    assert expected.greeting is not None
    told = board["greeting"]
    assert (told["name"], told["words"]) == (expected.greeting.name, expected.greeting.words)
    assert [tuple(each) for each in told["buttons"]] == [
        (button.command, button.label) for button in expected.greeting.buttons
    ]
    assert greeted() == (told["name"], told["words"], *(label for _command, label in told["buttons"]))


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"shape": "columns"}, "Beleaguered Castle is laid out as columns"),
        ({"greeting": None}, "a first visitor is not greeted"),
    ],
)
def test_a_board_that_the_script_cannot_lay_out_is_refused(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], sentence: str
) -> None:
    def changed(draw: int, screen: Size) -> tuple[Model, Board]:
        model, board = first_sight(draw, screen)
        return model, board._replace(**change)

    monkeypatch.setattr(made, "first_sight", changed)
    with pytest.raises(ValueError, match=sentence):
        first_board()
