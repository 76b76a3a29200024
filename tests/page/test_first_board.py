"""The board of a first visitor: what JavaScript draws before Python is there is what Python then shows."""

import json
import re
import subprocess
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from ramparts.app.layout.boxes import Box, Size, Wall
from ramparts.app.layout.walls import UNITS
from ramparts.app.state.model import Model
from ramparts.app.view.board import Board
from ramparts.deals.proven import GENTLE, usual
from ramparts.games.catalogue import TITLES
from tests.app.layout.test_layout import WINDOWS
from tests.kit.places import ROOT
from web.build import first_board as made
from web.build.first_board import first_board, first_sight, greeted, least

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
    command = ["node", *map(str, (ROOT / "tests" / "page" / "drawn.mjs", ROOT / "web" / "shell" / "first_board.js"))]
    told = json.dumps({"first": first_board(), "asked": asked})
    done = subprocess.run(command, input=told, capture_output=True, check=True, encoding="utf-8")
    return [json.loads(line) for line in done.stdout.splitlines()]


def pixels(style: str) -> dict[str, float]:
    """The numbers of a style by the names of its properties, two of a place by the names x and y."""
    named = {name: float(value) for name, value in re.findall(r"([\w-]+): (-?[\d.]+)(?:px)?;", style)}
    place = re.search(r"translate\((-?[\d.]+)px, (-?[\d.]+)px\)", style)
    return named | ({"x": float(place[1]), "y": float(place[2])} if place else {})


def boxed(box: Box, x: str = "x", y: str = "y") -> dict[str, float]:
    return {x: box.x, y: box.y, "width": box.width, "height": box.height}


def walled(wall: Wall) -> dict[str, float]:
    box, inner = wall.box, wall.inner
    reach = {"--head": inner.y - box.y, "--foot": box.bottom - inner.bottom, "--flank": inner.x - box.x}
    return boxed(box) | reach


def lanes_drawn(board: dict[str, Any]) -> dict[str, tuple[Any, ...]]:
    """By pile: its region, its outline, its list, and its cards, each with its looks and the pixels of its style."""
    found = {}
    for _kind, region, _style, [[*_ol, lanes]] in board["inner"][1:]:
        for *_li, [[_div, looks, style, marks], [_list, listed, lengths, cards]] in lanes:
            of_cards = [(card[1], pixels(card[2])) for card in cards]
            told = (region["class"], looks, pixels(style), marks, listed, pixels(lengths), of_cards)
            found[looks["data-slot"]] = told
    return found


def lanes_shown(board: Board) -> dict[str, tuple[Any, ...]]:
    """The same of Python's board."""
    found = {}
    for group in board.groups:
        for pile in group.piles:
            lane = board.lanes[pile]
            looks = {"class": "slot", "data-slot": lane.id, "data-role": lane.role}
            glyph = ["svg", {"class": "pip"}, "", [["use", {"href": f"#pip-{lane.suit}"}, "", []]]]
            cards = [card for card in board.cards if card.pile == pile]
            found[lane.id] = (
                f"group {group.name}",
                looks | ({"data-suit": lane.suit} if lane.suit else {}),
                boxed(lane.slot),
                [glyph] if lane.suit else [],
                {"class": "pile"} | ({} if cards else {"hidden": ""}),
                {"--index": lane.index, "--strip": lane.strip},
                [
                    (
                        {
                            "class": "card",
                            "data-card": card.name,
                            "data-pack": "0",
                            "data-suit": card.name[1],
                            "data-face": "up",
                            "data-pile": lane.id,
                            "data-depth": str(card.depth),
                            "data-edge": lane.edge,
                            "data-note": "",
                        }
                        | ({"data-covered": ""} if card is not cards[-1] else {}),
                        boxed(card.box) | {"z-index": card.depth + 1},
                    )
                    for card in cards
                ],
            )
    return found


def close(found: Any, expected: Any) -> bool:  # noqa: ANN401  # trees of JSON
    """Whether two trees are the same, their numbers but for what is lost in reckoning in another order."""
    if isinstance(expected, dict) and all(isinstance(each, (int, float)) for each in expected.values()):
        return bool(found == pytest.approx(expected, abs=1e-6))
    if isinstance(expected, (list, tuple)):
        return len(found) == len(expected) and all(map(close, found, expected))
    return bool(found == expected)


def test_everything_lies_where_python_puts_it_in_a_thousand_windows() -> None:
    asked = [(DRAWS[i % len(DRAWS)], *window) for i, window in enumerate(windows())]
    shapes = set()
    for (draw, width, height), board in zip(asked, drawn(asked), strict=True):
        where = f"{width}x{height}"
        _model, expected = first_sight(draw, Size(width, height))
        lanes, shown = lanes_drawn(board), lanes_shown(expected)
        assert lanes.keys() == shown.keys(), where
        for pile, lane in shown.items():
            assert close(lanes[pile], lane), f"{where}: {pile} is {lanes[pile]}, not {lane}"
        [wall] = expected.walls
        kind, looks, style, inner = board["inner"][0]
        assert (kind, looks, inner) == ("div", {"class": "keep", "data-side": wall.side}, []), where
        assert close(pixels(style), walled(wall)), where
        looks, style = board["table"]
        area = boxed(expected.frame.board, "left", "top")
        assert close(pixels(style), area | {"--unit": round(expected.card.width / UNITS, 3)}), where
        assert looks == {"data-shape": expected.shape}, where
        style, title, facts = board["head"]
        assert close(pixels(style), boxed(expected.frame.header, "left", "top")), where
        assert (title, facts) == (expected.title, expected.facts), where
        assert board["root"] == {"data-bar": expected.frame.bar}, where
        assert expected.greeting is not None
        assert close(pixels(board["greeting"]["style"]), boxed(expected.greeting.box, "left", "top")), where
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


def test_rows_that_are_not_as_long_in_both_wings_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    streets = {"streets-and-alleys": TITLES["streets-and-alleys"]}
    monkeypatch.setattr(made, "TITLES", streets)
    with pytest.raises(ValueError, match="the rows of Streets and Alleys are not as long in both wings"):
        first_board()
