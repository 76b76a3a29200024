"""axe-core finds nothing to object to: on the table, in every panel, in light and in dark."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, cast

import pytest
from playwright.sync_api import Page, expect

from e2e.lines import recorded
from e2e.table import point
from ramparts.app.panels import PANELS
from ramparts.notation import moves_text

AXE = Path(__file__).parent.parent / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LINE = recorded("fortress-ms33.txt")
WON = ";".join([LINE.deal.text, *moves_text(LINE.deal.game, (step.move for step in LINE.steps))])
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

RUN = """async (tags) => {
  await Promise.all(document.getAnimations().map((motion) => motion.finished));
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}: ${node.failureSummary}`));
}"""


def objections(page: Page) -> list[str]:
    """What axe objects to on the page as it is."""
    page.evaluate(AXE.read_text("utf-8"))
    return cast(list[str], page.evaluate(RUN, TAGS))


def in_both_schemes(page: Page) -> list[tuple[str, str]]:
    """What axe objects to in light and in dark."""
    found: list[tuple[str, str]] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += [(scheme, objection) for objection in objections(page)]
    return found


@pytest.mark.parametrize(
    "deal", ["fortress:ms33", "beleaguered-castle:ms33", "fortitude/1:77000", "besieged-city:32000"]
)
def test_axe_accepts_the_table_at_the_start(open_here: Callable[[str], Page], deal: str) -> None:
    assert in_both_schemes(open_here(deal)) == []


def test_axe_accepts_a_card_picked_up(open_here: Callable[[str], Page]) -> None:
    page = open_here("fortress:ms16")
    page.mouse.click(*point(page, "t7"))
    expect(page.locator("#table [data-target]").first).to_be_attached()
    assert in_both_schemes(page) == []


def test_axe_accepts_a_game_won(open_here: Callable[[str], Page]) -> None:
    page = open_here(WON)
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    assert in_both_schemes(page) == []


WAYS = {"menu": ("menu",), "new": ("new",), "erase": ("menu", "data", "erase")}
"""The buttons, by their commands, that lead to a panel; to all the others leads the menu."""


@pytest.mark.parametrize("name", [name for name in PANELS if name != "copy"])
def test_axe_accepts_a_panel(open_here: Callable[[str], Page], name: str) -> None:
    page = open_here("fortitude/1:77000;s-d;s-d")
    panel = page.get_by_role("dialog")
    for command in WAYS.get(name, ("menu", name)):
        page.locator(f"[data-do='{command}']").click()
        expect(panel.locator(f".panel.{command}")).to_be_visible()
    assert in_both_schemes(page) == []
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_axe_accepts_a_sentence_about_what_cannot_be_opened(open_here: Callable[[str], Page]) -> None:
    page = open_here("fortress:ms17")
    page.keyboard.press("n")
    page.get_by_label("Deal number or text").fill("nonsense")
    page.get_by_label("Deal number or text").press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    assert in_both_schemes(page) == []
    page.keyboard.press("Escape")
