"""How evenly cards move on a processor four times slower: a deal, a solution that is shown, and a win.

What counts is what the compositor draws while a card is on its way. It needs no script for that: a frame of the script
that takes long, as that of each move does, does not stop the cards. Chromium's trace tells when it draws.

Where a machine has no hardware for it, drawing takes most of a frame. So it is told apart what is ours of it: the tasks
of the page's main thread between the two frames, which are scripts, styles, layout and what is handed on to be drawn.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, expect

from e2e.bench.visit import TIMEOUT
from e2e.keeping.test_keeping import NEARLY
from e2e.kit.opening import READY
from e2e.pictures.positions import WON

CATEGORIES = [
    *("devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"),
    "disabled-by-default-devtools.timeline",
]
"""What of Chromium's trace is wanted: ``DrawFrame``, the marks that `WATCH` makes, and ``RunTask`` of each thread."""

FLIES, LANDS = "flies ", "lands "
"""Marks in the trace: what begins to move, and what has come; its number follows."""

WATCH = f"""() => {{
  const numbers = new WeakMap();
  const mark = (type, word) => addEventListener(type, ({{ target, propertyName }}) => {{
    if (propertyName !== "transform") return;
    if (!numbers.has(target)) numbers.set(target, Math.random());
    performance.mark(word + numbers.get(target));
  }});
  mark("transitionstart", "{FLIES}");
  mark("transitionend", "{LANDS}");
  mark("transitioncancel", "{LANDS}");
}}"""
"""From now on the page notes when a card begins and ceases to move; to ask how long it will costs more than moving."""

WATCH_FEAST = f"""() => new MutationObserver(() => {{
  const {{ feast }} = document.documentElement.dataset;
  if (feast === "lighting") performance.mark("{FLIES}castle");
  if (feast === "over") performance.mark("{LANDS}castle");
}}).observe(document.documentElement, {{ attributeFilter: ["data-feast"] }})"""
"""The same for the castle that is lit."""

HIDDEN = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @keyframes bare { to { opacity: 0.99 } }
    #feast { animation: bare 2s !important; background: white; top: 80px; height: 300px }
    #feast::before, #feast::after, #feast * { display: none !important }
    #table .card { animation: none !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}"""
"""Leaves one white area that pales: what this takes to be drawn is the browser's and the machine's own time."""

BARE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .card, .slot { box-shadow: none !important }
    .card svg, .keep, .rampart { display: none !important }
    html, body, #table { background: #164a32 !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}"""
"""Leaves white cards on a plain ground: what these take to be moved is the browser's and the machine's own time."""

SETTLED = 1500
"""Milliseconds after which the cards of a deal that was opened lie still."""


class Event(NamedTuple):
    """An event of a trace: when it began, and how long it took, in milliseconds; and its process and thread."""

    name: str
    time: float
    duration: float
    thread: tuple[int, int]


class Evenness(NamedTuple):
    """The 95th percentiles of the milliseconds between two frames while cards move, and of those that are ours."""

    between: float
    ours: float


WINNABLE = "fortress:ms33"
DEALS = [*(f"fortress:ms{number}" for number in range(40, 47)), WINNABLE]
NEARLY_WON = WON.rsplit(";", 6)[0]
SOLUTION = 15_000
"""Milliseconds of a solution that are looked at."""


def moments(browser: Browser, url: str) -> dict[str, Evenness]:
    """How evenly cards are drawn, by what moves them."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(TIMEOUT)
    page.goto(f"{url}#{WINNABLE}")
    expect(page.locator(READY)).to_be_visible(timeout=TIMEOUT)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    found: dict[str, Evenness] = {}
    page.evaluate(WATCH)
    with traced(page, session) as events:
        for deal in DEALS:
            _opens(page, deal)
    found["a deal"] = evenness(events)
    page.evaluate(BARE)
    with traced(page, session) as events:
        for deal in DEALS:
            _opens(page, deal)
    found["a deal of bare cards"] = evenness(events)
    page.evaluate("() => { document.adoptedStyleSheets.pop(); }")
    page.keyboard.press("s")
    page.locator("button[data-do='watch-sure']").click()
    expect(page.locator("#tools [data-do=step]")).to_be_visible(timeout=TIMEOUT)
    with traced(page, session) as events:
        page.wait_for_timeout(SOLUTION)
    found["a solution"] = evenness(events)
    _opens(page, NEARLY_WON)
    with traced(page, session) as events:
        page.keyboard.press("a")
        expect(page.locator("#table")).to_have_attribute("data-state", "won")
        page.wait_for_timeout(SETTLED * 3)
    found["a win"] = evenness(events)
    found |= _feasts(page, session)
    page.close()
    return found


def _feasts(page: Page, session: CDPSession) -> dict[str, Evenness]:
    """The same for the castle that is lit after a win, and for the same time without it."""
    found: dict[str, Evenness] = {}
    page.evaluate(WATCH_FEAST)
    # The second win has a line of its own: the same moves again are no new win.
    for what, keys in (("the castle lit", "1h6h"), ("the castle lit, without it", "166h6h")):
        if found:
            page.evaluate(HIDDEN)
        _opens(page, NEARLY)
        with traced(page, session) as events:
            for key in keys:
                page.keyboard.press(key)
            expect(page.locator("html")).to_have_attribute("data-feast", "over", timeout=TIMEOUT)
        found[what] = evenness(events)
        _opens(page, WINNABLE)
    return found


def _opens(page: Page, fragment: str) -> None:
    """Opens a deal, and waits until its cards lie still."""
    page.evaluate("(fragment) => { location.hash = fragment; }", fragment)
    page.wait_for_timeout(SETTLED)


@contextmanager
def traced(page: Page, session: CDPSession) -> Iterator[list[Event]]:
    """The events of a trace; they are there when the block is over."""
    events: list[Event] = []
    over: list[object] = []

    def collected(told: dict[str, Any]) -> None:
        events.extend(
            Event(event["name"], event["ts"] / 1000, event.get("dur", 0) / 1000, (event["pid"], event["tid"]))
            for event in told["value"]
            if event["name"] in ("DrawFrame", "RunTask") or event["name"].startswith((FLIES, LANDS))
        )

    def complete(told: dict[str, Any]) -> None:
        over.append(told)

    session.on("Tracing.dataCollected", collected)
    session.on("Tracing.tracingComplete", complete)
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"})
    yield events
    session.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)
    session.remove_listener("Tracing.dataCollected", collected)
    session.remove_listener("Tracing.tracingComplete", complete)


def evenness(events: list[Event]) -> Evenness:
    """Of each frame and the next, both of them while something was moving."""
    marks = sorted((event for event in events if event.name.startswith((FLIES, LANDS))), key=lambda event: event.time)
    begun: dict[str, float] = {}
    flights = []
    for mark in marks:
        word, number = mark.name.split()
        if FLIES.startswith(word):
            begun[number] = mark.time
        elif number in begun:
            flights.append((begun.pop(number), mark.time))
    drawn = sorted(event.time for event in events if event.name == "DrawFrame")
    moving = [(time, later) for time, later in pairwise(drawn) if any(a <= time and later <= b for a, b in flights)]
    tasks = [
        (event.time, event.time + event.duration)
        for event in events
        if event.name == "RunTask" and event.thread == marks[0].thread
    ]
    ours = (sum(max(0, min(b, later) - max(a, time)) for a, b in tasks) for time, later in moving)
    return Evenness(_of_twenty(later - time for time, later in moving), _of_twenty(ours))


def _of_twenty(values: Iterable[float]) -> float:
    """What one of twenty is greater than."""
    ordered = sorted(values)
    return ordered[int(len(ordered) * 0.95)]
