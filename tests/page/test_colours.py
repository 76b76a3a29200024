"""The colours of tokens.css: contrast, and how well suits are told apart, also by those who see fewer colours.

Contrast is WCAG 2's ratio of relative luminances. Colour vision is simulated by the matrices for severity 1.0 of
Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency" (2009), on
linear RGB. The distance of two colours is CIE76's: Euclid's, in CIELAB under D65.
"""

import re
from itertools import combinations
from math import dist

import pytest

from tests.kit.places import ROOT

TOKENS = (ROOT / "web" / "styles" / "tokens.css").read_text("utf-8")
THEMES = "light", "dark"
DECKS = "four", "two"

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


def declared(block: str) -> dict[str, str]:
    """The custom properties of the first rule with this selector."""
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", without_comments(TOKENS))
    body = next(body for head, body in rules if head.strip() == block)
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", body))


def without_comments(css: str) -> str:
    return re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)


def colour(name: str, theme: str, deck: str = "four") -> str:
    """The six hexadecimal digits of a token."""
    tokens = declared(":root") | (declared('[data-deck="two"]') if deck == "two" else {})
    value = tokens[name]
    while (reference := re.fullmatch(r"var\(--([\w-]+)\)", value)) is not None:
        value = tokens[reference[1]]
    pair = re.fullmatch(r"light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)", value)
    assert pair is not None, f"--{name}: {value} is no pair of colours"
    return pair[1 + THEMES.index(theme)]


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


def test_the_light_deck_of_four_colours_is_printed_as_studied() -> None:
    assert [colour(f"suit-{suit}", "light") for suit in "SHDC"] == ["101418", "c93618", "311cc2", "25836d"]
    assert colour("card", "light") == "fffdf7"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("suit", "CDHS")
def test_each_suit_is_read_on_its_card(suit: str, deck: str, theme: str) -> None:
    assert contrast(colour(f"suit-{suit}", theme, deck), colour("card", theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("vision", VISION)
def test_inks_are_told_apart_by_everyone(vision: str, deck: str, theme: str) -> None:
    inks = {colour(f"suit-{suit}", theme, deck) for suit in "CDHS"}
    assert len(inks) == (4 if deck == "four" else 2)
    assert min(distance(one, other, vision) for one, other in combinations(inks, 2)) >= FURTHEST[deck]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ink, ground", [
    ("text", "table"),
    ("button-text", "button"),
    ("panel-text", "panel"),
    ("panel-soft", "panel"),
    ("link", "panel"),
    ("danger", "button"),
])  # fmt: skip
def test_words_are_read_where_they_stand(ink: str, ground: str, theme: str) -> None:
    assert contrast(colour(ink, theme), colour(ground, theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("line, ground", [
    ("outline", "table"),
    ("button-edge", "panel"),
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
def test_lines_are_seen_on_what_they_border(line: str, ground: str, theme: str) -> None:
    assert contrast(colour(line, theme), colour(ground, theme)) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["table", "card", "panel", "button", "back"])
def test_one_tone_of_the_focus_ring_stands_out_from_anything(ground: str, theme: str) -> None:
    assert max(contrast(colour(tone, theme), colour(ground, theme)) for tone in ("ring", "ring-dark")) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ring", ["picked", "target"])
def test_one_tone_of_every_other_ring_stands_out_from_a_card(ring: str, theme: str) -> None:
    assert max(contrast(colour(tone, theme), colour("card", theme)) for tone in (ring, f"{ring}-dark")) >= 3
