"""A visit to a page, measured: from its navigation to its first paint, and to the moment when it can be used."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from web.build.halves import SECOND

TIMEOUT = 180_000

FAST_4G = {"offline": False, "latency": 165, "downloadThroughput": 9e6 / 8 * 0.9, "uploadThroughput": 1.5e6 / 8 * 0.9}
"""As Chromium's developer tools have it."""

FOUR_MBIT = FAST_4G | {"downloadThroughput": 4e6 / 8}
"""A phone network on a bad day."""

MEASURE = """() => new Promise((done) => {
  const found = { paint: 0, largest: 0, shift: 0, drawn: 0, ready: 0 };
  const note = (entry) => {
    if (entry.name === "first-contentful-paint") found.paint = entry.startTime;
    if (entry.entryType === "largest-contentful-paint") found.largest = entry.startTime;
    if (entry.entryType === "layout-shift" && !entry.hadRecentInput) found.shift += entry.value;
    if (entry.name === "drawn") found.drawn = entry.startTime;
    if (entry.name === "ready") {
      found.ready = entry.startTime;
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(found))));
    }
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  for (const type of ["paint", "largest-contentful-paint", "layout-shift", "mark"]) {
    observer.observe({ type, buffered: true });
  }
})"""
"""Gives the times by the page's own clock, once the page has set the mark "ready"."""

WAIT_FOR_CACHE = """async () => {
  if (!(await navigator.serviceWorker.getRegistrations()).length) return;
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  }
}"""


class Times(NamedTuple):
    """Milliseconds from the navigation, the sum of layout shifts, and bytes received: all, and of our own files.

    The second half of the interpreter is not counted: it is asked for once the page is ready.
    """

    paint: float
    largest: float
    seen: float
    """When the board was seen, by a drawing of it or when the page was ready."""
    ready: float
    shift: float
    wire: int
    ours: int


@dataclass
class Conditions:
    """What a visitor's machine and network are like."""

    name: str
    slower: int = 1
    network: dict[str, float] | None = None
    warm: bool = True


def visits(browser: Browser, url: str, conditions: Conditions, *, keeps: bool) -> tuple[Times, Times | None]:
    """A first visit, and a second one by the same visitor if `conditions` have one.

    `keeps` tells that the page keeps itself with a service worker, which is then waited for between the two.
    """
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    try:
        cold = _visit(context, url, conditions, WAIT_FOR_CACHE if keeps and conditions.warm else None)
        return cold, _visit(context, url, conditions, None) if conditions.warm else None
    finally:
        context.close()


def _visit(context: BrowserContext, url: str, conditions: Conditions, then: str | None) -> Times:
    page = context.new_page()
    page.set_default_timeout(TIMEOUT)
    session = context.new_cdp_session(page)
    wire = _slow_down(session, conditions)
    page.goto(url, wait_until="commit")
    found = page.evaluate(MEASURE)
    sent, ours = wire()
    if then:
        if conditions.slower > 1:
            session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        page.wait_for_load_state("load")
        _registered(page)
        page.evaluate(then)
    page.close()
    seen = max(found["paint"], found["drawn"]) if found["drawn"] else found["ready"]
    return Times(found["paint"], found["largest"], seen, found["ready"], found["shift"], sent, ours)


def _registered(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")


def _slow_down(session: CDPSession, conditions: Conditions) -> Callable[[], tuple[int, int]]:
    """A function that tells how many bytes have come, and how many of them are neither Pyodide's nor PyScript's.

    From now on the page of `session` is as slow as is asked for.
    """
    asked: dict[str, str] = {}
    come: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["request"]["url"]}))
    session.on("Network.loadingFinished", lambda event: come.update({event["requestId"]: event["encodedDataLength"]}))
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": conditions.slower})
    if conditions.network:
        session.send("Network.emulateNetworkConditions", dict(conditions.network))

    def received() -> tuple[int, int]:
        before = {request: size for request, size in come.items() if not asked.get(request, "").endswith(SECOND)}
        runtime = {request for request, url in asked.items() if "/pyodide" in url or "/pyscript" in url}
        return int(sum(before.values())), int(sum(size for request, size in before.items() if request not in runtime))

    return received
