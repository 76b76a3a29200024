"""axe-core finds nothing to object to, nor to doubt: on the table, in every panel, in light and in dark."""

from pathlib import Path
from typing import Literal, cast

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.contrast import least_contrasts
from e2e.kit.learner import LEARNT, learning
from e2e.kit.lines import at_home
from e2e.kit.opening import OpenTable, open_panel
from e2e.kit.table import STILL, point
from ramparts.app.play.gestures import MOVABLE
from ramparts.deals.deal import parse_deal
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from tests.kit.visit.panels import PANELS

pytestmark = pytest.mark.drawn  # for it measures contrasts

AXE = Path(__file__).parent.parent.parent / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("dark", "light")
"""The last is that of other tests on the same page."""

RUN = f"""async (tags) => {{
  {STILL}
  const kinds = ["violations", "incomplete"];
  const bare = new CSSStyleSheet();
  if (document.querySelector("dialog:modal")) bare.replaceSync(".card, .pointing {{ display: none }}");
  document.adoptedStyleSheets.push(bare);
  const checks = {{ "color-contrast": {{ options: {{ ignoreUnicode: false }} }} }};
  const {{ violations, incomplete }} = await axe.run(document, {{ runOnly: tags, resultTypes: kinds, checks }});
  document.adoptedStyleSheets.pop();
  const told = ({{ id, target, failureSummary }}) => `${{id}}: ${{target}}: ${{failureSummary}}`;
  const sign = ({{ id, html }}) => id === "label-content-name-mismatch" && />[AJQK][♣♦♥♠]\ufe0e?</.test(html);
  const nodes = (rules) =>
    rules.flatMap(({{ id, nodes }}) => nodes.map((node) => ({{ id, ...node }}))).filter((node) => !sign(node));
  const grounds = ["bgGradient", "bgImage", "pseudoContent"];
  const drawn = ({{ any }}) => any.some(({{ data }}) => grounds.includes(data?.messageKey));
  const open = nodes(incomplete);
  return {{
    objections: [...nodes(violations), ...open.filter((node) => !drawn(node))].map(told),
    drawn: open.filter(drawn).map(({{ target }}) => target.join(" ")),
  }};
}}"""
"""What axe objects to or doubts, and the words of which it cannot tell the contrast since their ground is drawn.

The letter of a card is a sign and no word, which WCAG's success criterion 2.5.3 excepts. A sign such as an arrow has to
have the contrast of a word; left to itself, axe doubts whether that can be told. Under a panel there are no cards and
arrows: axe takes what scrolls to lie where the middle of the window is, and those there to cover it.
"""

LEGIBLE = 4.5
"""The least contrast of words; see WCAG's success criterion 1.4.3."""


TURNED = """(scheme) => {
  const emulated = scheme && matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
  document.documentElement.toggleAttribute("data-theme", Boolean(scheme) && !emulated);
  if (scheme && !emulated) document.documentElement.setAttribute("data-theme", scheme);
}"""
"""Where the driver cannot emulate a scheme, as Firefox's cannot, the page is given it as by the player's setting."""


def objections(page: Page) -> list[str]:
    """What axe objects to on the page as it is; words on a drawn ground are measured."""
    page.evaluate(AXE.read_text("utf-8"))
    found = cast(dict[str, list[str]], page.evaluate(RUN, TAGS))
    measured = least_contrasts(page, found["drawn"]) if found["drawn"] else {}
    faint = [f"{target}: {contrast:.2f}" for target, contrast in measured.items() if contrast < LEGIBLE]
    return found["objections"] + faint


def in_both_schemes(page: Page) -> list[tuple[str, str]]:
    """What axe objects to in light and in dark."""
    found: list[tuple[str, str]] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(TURNED, scheme)
        found += [(scheme, objection) for objection in objections(page)]
    page.evaluate(TURNED, "")
    return found


GAMES = (
    "fortress:ms16",
    "besieged-city:32000",
    "chessboard:ms16",
    "beleaguered-castle:ms3",
    "streets-and-alleys:ms3",
    "fortitude/1:77000",
    "bastion:ms3",
)


@pytest.mark.family
@pytest.mark.parametrize("deal", GAMES)
def test_axe_accepts_a_game_from_the_deal_to_the_win(open_here: OpenTable, deal: str) -> None:
    page, game = open_here(deal), parse_deal(deal, TITLES).game
    assert in_both_schemes(page) == []
    src = next(move.src for move in moves(game, parse_deal(deal, TITLES).start) if game.piles[move.src].role in MOVABLE)
    page.mouse.click(*point(page, game.piles[src].id))
    expect(page.locator("#table [data-target]").first).to_be_attached()
    assert in_both_schemes(page) == []
    page.keyboard.press("Escape")
    page = open_here(f"{game.id}={at_home(game)}")
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    assert in_both_schemes(page) == []


@pytest.mark.family
@pytest.mark.parametrize("name", PANELS)
def test_axe_accepts_a_panel(open_here: OpenTable, name: str) -> None:
    page = open_here("fortress:ms33" if name == "solution" else "fortitude/1:77000;s-d;s-d")
    panel = page.get_by_role("dialog")
    open_panel(page, name)
    assert in_both_schemes(page) == []
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


@pytest.mark.family
@pytest.mark.parametrize("name", LEARNT)
def test_axe_accepts_a_panel_of_what_was_learnt(learning_page: Page, served: str, name: str) -> None:
    learning(learning_page, served, name)
    assert in_both_schemes(learning_page) == []


def test_axe_accepts_a_sentence_about_what_cannot_be_opened(open_here: OpenTable) -> None:
    page = open_here("fortress:ms17")
    page.set_viewport_size({"width": 1280, "height": 1400})  # axe cannot see what a scrolled panel has below its head
    page.keyboard.press("n")
    page.get_by_label("Number, date or link").fill("nonsense")
    page.get_by_label("Number, date or link").press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    assert in_both_schemes(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 800})
