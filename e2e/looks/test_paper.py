"""On paper: the table whole and on one page, a panel from its first line to its last."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.kit.opening import OpenTable, open_panel
from e2e.kit.table import rest
from e2e.looks.test_geometry import DEALS

pytestmark = pytest.mark.lacks("firefox", "its driver does not print")

PAPERS = {"A4": (190, 277), "Letter": (195.9, 259.4)}
"""The sizes of sheets, without their margins, in millimetres."""

WINDOWS = ((320, 568), (640, 360), (768, 1024), (1920, 1080))
"""The narrowest and lowest windows of `SIZES` and the largest of each form: the others lie between them."""

PIXELS = 96 / 25.4
"""In a millimetre."""

LISTEN = """async () => {
  while (!document.querySelector("link[media=print]")?.sheet) await new Promise(requestAnimationFrame);
  matchMedia("print").addEventListener("change", ({ matches }) => matches && look());
  const look = () => {
    const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const boxes = [...document.querySelectorAll("#table .card, #table .slot, #title")].filter(seen).map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom];
    });
    const pressed = "#tools button, #notice button, .panel :is(button, input):not(.tree *)";
    const buttons = [...document.querySelectorAll(pressed)];
    const panel = document.querySelector("#panel[open]");
    const cut = panel && [...panel.querySelectorAll("*")].filter(seen).filter((element) =>
      getComputedStyle(element).overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1);
    window.printed = {
      boxes,
      buttons: buttons.filter(seen).length,
      panel: panel ? [panel.scrollHeight - panel.clientHeight, panel.scrollWidth - panel.clientWidth] : [],
      cut: (cut ?? []).map((element) => element.className || element.localName),
    };
  };
}"""
"""Waits for the style for paper; then tells, when the page is printed, where on the paper everything lies."""


def pages(page: Page, paper: str) -> int:
    """Prints the page; on how many sheets."""
    return len(re.findall(rb"/Type /Page\b", page.pdf(format=paper)))


@pytest.mark.family
@pytest.mark.parametrize("deal", DEALS)
def test_a_table_is_printed_whole_on_one_page(open_here: Callable[[str], Page], deal: str) -> None:
    """Bug: it was cut at its right edge."""
    page = open_here(deal)
    page.evaluate(LISTEN)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        for paper, sides in PAPERS.items():
            assert pages(page, paper) == 1
            printed, (across, down) = page.evaluate("window.printed"), (PIXELS * side for side in sides)
            lefts, tops, rights, bottoms = zip(*printed["boxes"], strict=True)
            assert len(lefts) > page.locator("#table .card").count()
            assert (min(lefts) >= 0, min(tops) >= 0) == (True, True), (width, height, paper)
            assert (max(rights) <= across, max(bottoms) <= down) == (True, True), (width, height, paper)
            assert max(max(rights) / across, max(bottoms) / down) > 0.6, (width, height, paper)
            assert printed["buttons"] == 0
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.family
@pytest.mark.parametrize("name", ["rules", "history", "review"])
def test_a_panel_is_printed_to_its_last_line(open_here: OpenTable, name: str) -> None:
    """Bug: it was cut where it would be scrolled."""
    page = open_here("fortress:ms33;t1-fS")
    page.evaluate(LISTEN)
    for size in ((360, 640), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        open_panel(page, name)
        assert pages(page, "A4") == 1 + (name == "rules")
        printed = page.evaluate("window.printed")
        assert (printed["panel"], printed["cut"], printed["buttons"]) == ([0, 0], [], 0)
        assert printed["boxes"] == []
        page.keyboard.press("Escape")
