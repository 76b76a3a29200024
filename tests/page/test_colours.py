"""The colours of every table by day and night: contrast, and how well suits are told apart, by those who see fewer too.

Contrast is WCAG 2's ratio of relative luminances. Colour vision is simulated by the matrices for severity 1.0 of
Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency" (2009), on
linear RGB. The distance of two colours is CIE76's: Euclid's, in CIELAB under D65.
"""

import re
from itertools import combinations, product
from math import dist
from typing import NamedTuple

import pytest

from tests.kit.places import ROOT

COMMON = (ROOT / "web" / "styles" / "tokens.css").read_text("utf-8")
TABLES = {file.parent.name: file.read_text("utf-8") for file in sorted((ROOT / "web" / "tables").glob("*/tokens.css"))}
THEMES = "light", "dark"
DECKS = "four", "two"


class Look(NamedTuple):
    """A table by day or by night; a deck has four colours or two."""

    table: str
    theme: str
    deck: str = "four"


LOOKS = [Look(*look) for look in product(TABLES, THEMES)]

each_look = pytest.mark.parametrize("look", LOOKS, ids=" ".join)
each_deck = pytest.mark.parametrize("look", [Look(*look) for look in product(TABLES, THEMES, DECKS)], ids=" ".join)

VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.95047, 1.0, 1.08883)

FURTHEST = {"four": 34, "two": 44}
"""The least distance between two inks of a deck. It holds in both themes."""

Triple = tuple[float, float, float]


def declared(css: str, block: str = ":root") -> dict[str, str]:
    """The custom properties of the first rule with this selector."""
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", without_comments(css))
    body = next(body for head, body in rules if head.strip() == block)
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", body))


def without_comments(css: str) -> str:
    return re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)


def colour(name: str, look: Look) -> str:
    """The six hexadecimal digits of a token."""
    tokens = declared(COMMON) | (declared(COMMON, '[data-deck="two"]') if look.deck == "two" else {})
    tokens |= declared(TABLES[look.table])
    value = tokens[name]
    while (reference := re.fullmatch(r"var\(--([\w-]+)\)", value)) is not None:
        value = tokens[reference[1]]
    pair = re.fullmatch(r"light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)", value)
    assert pair is not None, f"--{name}: {value} is no pair of colours"
    return pair[1 + THEMES.index(look.theme)]


def linear(digits: str) -> Triple:
    """Linear RGB from 0 to 1."""
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return _linear(red), _linear(green), _linear(blue)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def times(matrix: tuple[Triple, ...], vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def contrast(one: str, other: str) -> float:
    """WCAG's ratio of two colours, 1 to 21."""
    low, high = sorted(times(TO_XYZ, linear(digits))[1] for digits in (one, other))
    return (high + 0.05) / (low + 0.05)


def lab(rgb: Triple) -> Triple:
    x, y, z = (_cube(a / white) for a, white in zip(times(TO_XYZ, rgb), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube(ratio: float) -> float:
    return float(ratio ** (1 / 3)) if ratio > 216 / 24389 else (24389 / 27 * ratio + 16) / 116


def distance(one: str, other: str, vision: str) -> float:
    """CIE76's difference of two colours as seen with a kind of vision."""
    first, second = (lab(_bounded(times(VISION[vision], linear(digits)))) for digits in (one, other))
    return dist(first, second)


def _bounded(rgb: Triple) -> Triple:
    red, green, blue = (min(1.0, max(0.0, part)) for part in rgb)
    return red, green, blue


def test_contrast_and_distance_agree_with_known_values() -> None:
    assert contrast("000000", "ffffff") == pytest.approx(21)
    assert contrast("777777", "ffffff") == pytest.approx(4.48, abs=0.01)
    assert distance("000000", "ffffff", "normal") == pytest.approx(100, abs=0.1)
    assert distance("ff0000", "00ff00", "normal") == pytest.approx(170.6, abs=0.5)
    assert distance("ff0000", "00ff00", "deutan") < 100


@pytest.mark.parametrize("table", TABLES)
def test_the_deck_of_four_colours_is_printed_as_studied_by_day(table: str) -> None:
    assert [colour(f"suit-{suit}", Look(table, "light")) for suit in "SHDC"] == ["101418", "c93618", "311cc2", "25836d"]


@each_deck
@pytest.mark.parametrize("suit", "CDHS")
def test_each_suit_is_read_on_its_card(suit: str, look: Look) -> None:
    assert contrast(colour(f"suit-{suit}", look), colour("card", look)) >= 4.5


@each_deck
@pytest.mark.parametrize("vision", VISION)
def test_inks_are_told_apart_by_everyone(vision: str, look: Look) -> None:
    inks = {colour(f"suit-{suit}", look) for suit in "CDHS"}
    assert len(inks) == (4 if look.deck == "four" else 2)
    assert min(distance(one, other, vision) for one, other in combinations(inks, 2)) >= FURTHEST[look.deck]


@each_look
@pytest.mark.parametrize("ink, ground", [
    ("text", "table"),
    ("soft", "table"),
    ("good", "table"),
    ("bad", "table"),
    ("on-sign", "good"),
    ("on-sign", "bad"),
    ("button-text", "button"),
    ("panel-text", "panel"),
    ("panel-soft", "panel"),
    ("link", "panel"),
    ("danger", "button"),
])  # fmt: skip
def test_words_are_read_where_they_stand(ink: str, ground: str, look: Look) -> None:
    assert contrast(colour(ink, look), colour(ground, look)) >= 4.5


@each_look
@pytest.mark.parametrize("line, ground", [
    ("outline", "table"),
    ("button-edge", "panel"),
    ("link", "panel"),
    ("link", "button"),
    ("panel-edge", "panel"),
    ("card-edge", "card"),
    ("back-rim", "back"),
    ("ring", "ring-dark"),
    ("picked", "picked-dark"),
    ("picked", "table"),
    ("target", "target-dark"),
    ("target", "table"),
    ("hint", "table"),
])  # fmt: skip
def test_lines_are_seen_on_what_they_border(line: str, ground: str, look: Look) -> None:
    assert contrast(colour(line, look), colour(ground, look)) >= 3


def test_boxes_that_are_ticked_have_the_colour_of_the_page_in_every_panel_of_every_table() -> None:
    """Bug: those of the settings were blue, the browser's own, on one table the square ones alone."""
    root = re.search(r":root \{([^}]*)\}", without_comments(COMMON))
    assert root is not None
    assert "accent-color: var(--link);" in root[1]
    sheets = {file: without_comments(file.read_text("utf-8")) for file in sorted((ROOT / "web").glob("*/**/*.css"))}
    rules = [rule for css in sheets.values() for rule in re.findall(r"([^{};]+)\{[^{}]*accent-color:", css)]
    assert {rule.strip() for rule in rules} == {":root", "progress", "> input"}, "the slider over a line has its own"


@each_look
@pytest.mark.parametrize("ground", ["table", "card", "panel", "button", "back"])
def test_one_tone_of_the_focus_ring_stands_out_from_anything(ground: str, look: Look) -> None:
    assert max(contrast(colour(tone, look), colour(ground, look)) for tone in ("ring", "ring-dark")) >= 3


@each_look
@pytest.mark.parametrize("ring", ["picked", "target"])
def test_one_tone_of_every_other_ring_stands_out_from_a_card(ring: str, look: Look) -> None:
    assert max(contrast(colour(tone, look), colour("card", look)) for tone in (ring, f"{ring}-dark")) >= 3


@pytest.mark.parametrize("back", ["blue", "green", "plain"])
@pytest.mark.parametrize("theme", THEMES)
def test_the_rim_of_every_back_is_seen_on_it(back: str, theme: str) -> None:
    chosen = declared(COMMON, f':is(:root, .sample)[data-back="{back}"]')
    pair = re.fullmatch(r"light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)", chosen["back"])
    assert pair is not None
    for table in TABLES:
        assert contrast(colour("back-rim", Look(table, theme)), pair[1 + THEMES.index(theme)]) >= 3
