"""The rest of a game runs home: until a card's turn comes, it lies where it lay, and can be read."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page

from e2e.kit.lines import Line, recorded
from e2e.kit.table import FRAMES, rest
from e2e.kit.visitors import opens, usual, watched_page
from ramparts.app.codec.game_codec import prefs_text
from ramparts.app.state.preferences import PREFERENCES, Prefs, preferring
from ramparts.engine.autoplay import finish

NAMES = (
    "chessboard-ms119",
    "beleaguered-castle-ms113",
    "streets-and-alleys-ms8",
    "fortitude-32004",
    "besieged-city-32002",
    "fortress-ms33",
)
SIZES = ((1280, 800), (640, 360), (360, 640))
TIMES = (20, 700, 1900)
"""Milliseconds from the beginning of a finish."""

BUTTONS = ("#tools [data-do=finish]", "nothing", "nothing")
"""What is pressed before the clock is stopped there."""

LAID = f"""async () => {{
  {FRAMES}
  window.laid = new Map([...document.querySelectorAll("#table .card")].map((card) => [card, {{
    at: getComputedStyle(card).transform,
    pile: card.dataset.pile,
    depth: Number(card.dataset.depth),
    covered: card.nextElementSibling !== null,
    squared: card.dataset.pile[0] !== "t",
    rank: getComputedStyle(card.querySelector(".rank")).height,
  }}]));
}}"""
"""Remembers how all cards lie."""

WRONG = f"""async ([time, button]) => {{
  document.querySelector(button)?.click();
  {FRAMES}
  for (const motion of document.getAnimations()) {{
    motion.pause();
    motion.currentTime = time;
  }}
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const wrong = [];
  const still = [...window.laid].filter(([card, {{ at }}]) => getComputedStyle(card).transform === at);
  const places = new Map(still);
  const told = (card) => `${{card.dataset.card}} of ${{places.get(card).pile}}`;
  const open = still.filter(([card]) => card.dataset.face === "up");
  for (const [card, {{ pile, depth, covered, squared, rank }}] of open) {{
    const under = still.some(([, other]) => other.pile === pile && other.depth > depth);
    const over = [...window.laid.keys()].some((other) => !places.has(other) && other.dataset.pile === pile);
    if (squared && (under || over)) continue;
    const glyph = card.querySelector(".rank");
    const {{ left, top, right, bottom }} = glyph.getBoundingClientRect();
    for (const part of [0.1, 0.9]) {{
      const there = document.elementsFromPoint(left + part * (right - left), top + part * (bottom - top));
      const above = there.map((element) => element.closest(".card")).find((each) => places.has(each));
      if (above !== card) wrong.push(`${{told(card)}} has its rank covered by ${{above && told(above)}}`);
    }}
    const height = getComputedStyle(glyph).height;
    if (under === covered && height !== rank) wrong.push(`${{told(card)}}: the rank changed its size`);
    if (!under && getComputedStyle(card.querySelector(".pip")).opacity !== "1") wrong.push(`${{told(card)}} is blank`);
  }}
  return [still.length, wrong];
}}"""
"""Presses a button, and stops the clock of what moves at a time; how many cards lie as they lay, and what is wrong."""


LASTS = f"""async () => {{
  {FRAMES}
  const delays = [...document.querySelectorAll("#table .card")].map((card) => parseFloat(card.style.transitionDelay));
  return [Math.max(...delays), parseFloat(document.documentElement.style.getPropertyValue("--last"))];
}}"""
"""The milliseconds after which the last card starts to move, by the cards themselves and by what is told of them."""

ON_THE_WAY = f"""async () => {{
  {FRAMES}
  const moving = document.getAnimations().filter(({{ transitionProperty }}) => transitionProperty === "transform");
  return [moving.length, document.querySelectorAll("#table .card[style*='--index']").length];
}}"""
"""How many cards move, and how many look as they did because they wait."""


@pytest.fixture(
    scope="module",
    params=["", *filter(None, PREFERENCES["table"].values)],
    ids=lambda name: name or "keep",
)
def playing(request: pytest.FixtureRequest, browser: Browser, served: str) -> Iterator[Callable[[str], Page]]:
    """Opens lines on a page with this table, one after another."""
    options = usual(served)
    prefs = {"name": "ramparts.prefs", "value": prefs_text(preferring(Prefs(light="demand"), "table", request.param))}
    options["storage_state"]["origins"][0]["localStorage"].append(prefs)
    with watched_page(browser, served, options) as page:
        yield partial(opens, page, served)


def before_the_end(name: str) -> Line:
    """A line up to where the rest runs home."""
    line = recorded(f"{name}.txt")
    end = next(i for i, step in enumerate(line.steps) if finish(line.deal.game, step.before))
    return Line(line.deal, line.steps[:end])


@pytest.mark.family
@pytest.mark.parametrize("name", NAMES)
def test_cards_that_wait_to_run_home_look_as_they_lie(playing: Callable[[str], Page], name: str) -> None:
    """Bug: for seconds they were drawn as they would lie at home, the wrong way round, their ranks covered."""
    table = playing(before_the_end(name).link)
    for width, height in SIZES:
        table.set_viewport_size({"width": width, "height": height})
        rest(table)
        table.evaluate(LAID)
        seen = [table.evaluate(WRONG, [time, button]) for time, button in zip(TIMES, BUTTONS, strict=True)]
        assert [wrong for _, wrong in seen] == [[]] * len(TIMES), (width, height)
        assert seen[0][0] > seen[-1][0]
        assert table.locator("#table").get_attribute("data-state") == "won"
        table.locator("#tools [data-do=undo]").click()
        rest(table)
        assert table.evaluate(WRONG, [0, "nothing"]) == [table.locator("#table .card").count(), []]


def test_whoever_goes_on_waits_for_no_card(playing: Callable[[str], Page]) -> None:
    table = playing(before_the_end("fortress-ms33").link)
    rest(table)
    table.locator("#tools [data-do=finish]").click()
    last, told = table.evaluate(LASTS)
    assert last == told > 0
    assert min(table.evaluate(ON_THE_WAY)) > 0
    table.keyboard.press("ArrowLeft")
    assert table.evaluate(ON_THE_WAY) == [0, 0]
