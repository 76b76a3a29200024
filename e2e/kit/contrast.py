"""The contrast of words on a ground that is drawn: measured, where it cannot be told from the style sheets."""

import base64
from collections.abc import Sequence
from typing import TypedDict, cast

from playwright.sync_api import Page

MEASURED = """([address, words]) => {
  const bytes = Uint8Array.from(atob(address), (sign) => sign.charCodeAt(0));
  const part = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]) =>
    0.2126 * part(red / 255) + 0.7152 * part(green / 255) + 0.0722 * part(blue / 255);
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return createImageBitmap(new Blob([bytes], { type: "image/png" })).then((picture) => {
    const drawing = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
    drawing.drawImage(picture, 0, 0);
    return words.map(({ ink, box }) => {
      const { data } = drawing.getImageData(...(box ?? [0, 0, picture.width, picture.height]));
      let least = 21;
      for (let i = 0; i < data.length; i += 4) {
        least = Math.min(least, ratio(light(ink), light([data[i], data[i + 1], data[i + 2]])));
      }
      return least;
    });
  });
}"""
"""The least of WCAG's ratios between the colours of words and the points of their boxes, or all, in a picture.

The picture has PNG's form and base64.
"""

GROUND_ALONE = """(selectors) => {
  const elements = selectors.map((each) => document.querySelector(each));
  const inks = elements.map((each) => getComputedStyle(each).color.match(/[0-9.]+/g).map(Number));
  const signs = elements.flatMap((each, at) => {
    each.dataset.measured = at;
    const own = ["::before", "::after"].filter((sign) => getComputedStyle(each, sign).position === "static");
    return own.map((sign) => `[data-measured="${at}"]${sign} { visibility: hidden !important }`);
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([
    "*, ::before, ::after { color: transparent !important; text-shadow: none !important }",
    "* { transition: none !important }",
    ...signs,
  ].join(""));
  document.adoptedStyleSheets.push(sheet);
  return elements.map((each, at) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const [x, y] = [left, top].map(Math.floor);
    return { ink: inks[at], box: whole ? [x, y, Math.ceil(right) - x, Math.ceil(bottom) - y] : null };
  });
}"""
"""Hides all words, for those of a neighbour may reach into a box, and signs that stand among an element's own words.

Gives the colour of each element's words (red, green and blue to 255, and how opaque if not wholly), and its box if the
whole of it is in the window.
"""

WORDS_AGAIN = """(selectors) => {
  for (const each of selectors) delete document.querySelector(each).dataset.measured;
  document.adoptedStyleSheets.pop();
}"""


class Words(TypedDict):
    """Words that are measured: their colour, and their box, as its left, its top, its width and its height."""

    ink: list[float]
    box: list[int] | None


def least_contrasts(page: Page, selectors: list[str]) -> dict[str, float]:
    """WCAG's ratio of the words of each element to the point of its ground that is nearest to them in lightness.

    All that is in the window is seen in one picture, for the processor draws it; to the others it is scrolled.
    """
    found = cast(list[Words], page.evaluate(GROUND_ALONE, selectors))
    words = dict(zip(selectors, found, strict=True))
    seen = {name: each for name, each in words.items() if each["box"]}
    ratios = dict(zip(seen, ratios_in(page, page.screenshot(), [*seen.values()]), strict=True)) if seen else {}
    for name in words.keys() - seen.keys():
        [ratios[name]] = ratios_in(page, page.locator(name).screenshot(), [words[name]])
    page.evaluate(WORDS_AGAIN, selectors)
    return ratios


def ratios_in(page: Page, picture: bytes, words: Sequence[Words]) -> list[float]:
    """The least ratio of each of the words to a picture of their ground."""
    return cast(list[float], page.evaluate(MEASURED, [base64.b64encode(picture).decode(), words]))
