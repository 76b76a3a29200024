"""Whether a board that the scripts of `web/board` draw is the one that Python shows, element by element."""

import re
from typing import Any

from ramparts.app.layout.boxes import Box, Wall
from ramparts.app.layout.walls import UNITS
from ramparts.app.view.board import Board
from ramparts.rules.cards import pack_number

LOST = 1e-6
"""The pixels that may be lost in reckoning in another order."""


def alike(board: dict[str, Any], expected: Board, where: str) -> None:
    """Fails, naming ``where``, unless a board that the scripts draw is the one that Python shows."""
    lanes, shown = lanes_drawn(board), lanes_shown(expected)
    assert lanes.keys() == shown.keys(), where
    for pile, lane in shown.items():
        assert close(lanes[pile], lane), f"{where}: {pile} is {lanes[pile]}, not {lane}"
    drawn = [each for each in board["inner"] if each[0] == "div"]
    for (_kind, looks, style, inner), wall in zip(drawn, expected.walls, strict=True):
        assert (looks, inner) == ({"class": wall.kind, "data-side": wall.side}, []), where
        assert close(pixels(style), walled(wall)), f"{where}: {wall} is {style}"
    looks, style = board["table"]
    area = boxed(expected.frame.board, "left", "top")
    assert close(pixels(style), area | {"--unit": round(expected.card.width / UNITS, 3)}), where
    assert looks == {"data-shape": expected.shape}, where
    style, title, facts = board["head"]
    assert close(pixels(style), boxed(expected.frame.header, "left", "top")), where
    assert (title, facts) == (expected.title, expected.facts), where
    deck = dict(expected.looks)["deck"]
    assert board["root"] == {"data-bar": expected.frame.bar} | ({"data-deck": deck} if deck else {}), where
    greeting = board.get("greeting")
    assert (greeting is None) is (expected.greeting is None), where
    if greeting and expected.greeting:
        assert close(pixels(greeting["style"]), boxed(expected.greeting.box, "left", "top")), where
        assert (greeting["name"], greeting["words"]) == (expected.greeting.name, expected.greeting.words), where
        buttons = [(button.command, button.label) for button in expected.greeting.buttons]
        assert [tuple(each) for each in greeting["buttons"]] == buttons, where


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
    sections = [each for each in board["inner"] if each[0] == "section"]
    for _kind, region, _style, [[*_ol, lanes]] in sections:
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
                            "data-pack": str(pack_number(card.card)),
                            "data-suit": card.name[1],
                            "data-face": "down" if card.down else "up",
                            "data-pile": lane.id,
                            "data-depth": str(card.depth),
                            "data-edge": lane.edge,
                            "data-note": card.note,
                        }
                        | ({"data-covered": ""} if card is not cards[-1] else {}),
                        boxed(card.box) | {"z-index": card.depth + 1},
                    )
                    for card in cards
                ],
            )
    return found


def close(found: Any, expected: Any) -> bool:  # noqa: ANN401  # trees of JSON
    """Whether two trees are the same, their numbers but for what is lost in reckoning in another order.

    It is asked of each card of thousands of boards, where `pytest.approx` would take most of the time.
    """
    if found == expected:
        return True
    if isinstance(expected, dict) and all(isinstance(each, (int, float)) for each in expected.values()):
        return found.keys() == expected.keys() and all(abs(found[key] - expected[key]) <= LOST for key in expected)
    if isinstance(expected, (list, tuple)):
        return len(found) == len(expected) and all(map(close, found, expected))
    return bool(found == expected)
