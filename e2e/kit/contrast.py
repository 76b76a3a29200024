"""The contrast of words on a ground that is drawn: measured, where it cannot be told from the style sheets."""

import base64
from typing import cast

from playwright.sync_api import Page

MEASURED = """([address, ink]) => {
  const bytes = Uint8Array.from(atob(address), (sign) => sign.charCodeAt(0));
  const part = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]) =>
    0.2126 * part(red / 255) + 0.7152 * part(green / 255) + 0.0722 * part(blue / 255);
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const words = light(ink);
  return createImageBitmap(new Blob([bytes], { type: "image/png" })).then((picture) => {
    const drawing = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    drawing.drawImage(picture, 0, 0);
    const { data } = drawing.getImageData(0, 0, picture.width, picture.height);
    let least = 21;
    for (let i = 0; i < data.length; i += 4) {
      least = Math.min(least, ratio(words, light([data[i], data[i + 1], data[i + 2]])));
    }
    return least;
  });
}"""
"""The least of WCAG's ratios between a colour and the points of a picture, in PNG's form and base64."""

COLOUR = """(element) => getComputedStyle(element).color.match(/[0-9.]+/g).map(Number)"""
"""The colour of an element's words: red, green and blue to 255, and how opaque if not wholly."""

GROUND_ALONE = """(element, words) => {
  if (!words) {
    const signs = ["::before", "::after"].filter((each) => getComputedStyle(element, each).position === "static");
    element.dataset.measured = "";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([
      "*, ::before, ::after { color: transparent !important; text-shadow: none !important }",
      "* { transition: none !important }",
      ...signs.map((each) => `[data-measured]${each} { visibility: hidden !important }`),
    ].join(""));
    document.adoptedStyleSheets.push(sheet);
  } else {
    delete element.dataset.measured;
    document.adoptedStyleSheets.pop();
  }
}"""
"""Hides all words, for those of a neighbour may reach into a box, and signs that stand among an element's own words."""


def least_contrast(page: Page, selector: str) -> float:
    """WCAG's ratio of the words of an element to the point of its ground that is nearest to them in lightness."""
    element = page.locator(selector)
    ink = cast(list[float], element.evaluate(COLOUR))
    element.evaluate(GROUND_ALONE, False)  # noqa: FBT003  # Playwright takes one argument
    picture = element.screenshot()
    element.evaluate(GROUND_ALONE, True)  # noqa: FBT003  # as above
    return cast(float, page.evaluate(MEASURED, [base64.b64encode(picture).decode(), ink]))
