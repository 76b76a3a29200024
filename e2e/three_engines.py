"""`python -m e2e.three_engines`: when a link's board is seen, what a click takes, and how evenly a deal is dealt.

Chromium alone can be slowed down and tells when it draws (`moments`); here all three run as they are, by each page's
own clock. What is measured is how often the page's script has its turn, which a frame that is drawn late delays. Bare
cards, on a plain ground, tell what the browser and the machine take without our drawings.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from playwright.sync_api import Page, sync_playwright

from e2e.bench.answering import CLICKS, WATCH_CLICKS
from e2e.bench.moments import BARE, DEALS
from e2e.engines import CHROMIUM, ENGINES, WEBKIT, Engine, launch_options
from e2e.kit.hands import Playable
from e2e.kit.table import piles, point, rest
from e2e.webkit.driver.page import Page as WebKitPage
from e2e.webkit.driver.session import OtherHosts, screen, session
from web.build.assemble import assemble
from web.build.serve import address, static_server

WINDOW = {"width": 1280, "height": 800}

SEEN = """() => new Promise((done) => {
  const marked = (name) => performance.getEntriesByName(name)[0]?.startTime;
  const look = () => {
    const ready = marked("ready");
    if (ready === undefined) setTimeout(look, 50);
    else done([marked("drawn") ?? ready, ready]);
  };
  look();
})"""
"""The milliseconds from the navigation until the board is drawn, and until it can be played."""

MOVING = """async (deals) => {
  const [between, moves] = [[], () => document.getAnimations().some((each) => each.playState === "running")];
  const frame = () => new Promise(requestAnimationFrame);
  for (const deal of deals) {
    location.hash = deal;
    const begun = performance.now();
    while (!moves() && performance.now() - begun < 3000) await frame();
    for (let last = await frame(); moves(); ) {
      const now = await frame();
      between.push(now - last);
      last = now;
    }
  }
  return between;
}"""
"""The milliseconds between frames while these deals are dealt, one after another."""


@contextmanager
def opened(engine: Engine, url: str, fragment: str) -> Iterator[Playable]:
    """A page of a new visitor who follows a link, in an engine as it is."""
    program = engine.found()
    assert program is not None, engine.missing
    if engine is WEBKIT:
        with (
            tempfile.TemporaryDirectory() as home,
            screen() as display,
            session(display, Path(home), OtherHosts()) as driver,
        ):
            webkit = WebKitPage(driver, url, Path(home))
            driver.set_script_timeout(120)
            webkit.resize(**WINDOW)
            driver.get(f"{url}#{fragment}")
            yield webkit
        return
    with sync_playwright() as playwright:
        browser = getattr(playwright, engine.name).launch(**launch_options(engine, program))
        page: Page = browser.new_page(viewport=WINDOW)
        page.goto(f"{url}#{fragment}")
        yield page
        browser.close()


def clicked(page: Playable) -> list[float]:
    """The milliseconds from the end of each click to the first change on the table."""
    page.evaluate(WATCH_CLICKS)
    rows = [pile for pile in piles(page) if pile.startswith("t")]
    for number in range(CLICKS):
        page.mouse.click(*point(page, rows[number % len(rows)]))
        rest(page)
    return [float(text) for text in page.evaluate("() => document.documentElement.dataset.took").split()]


def _told(values: list[float]) -> str:
    ordered = sorted(values)
    return f"{ordered[len(ordered) // 2]:7.0f}{ordered[int(len(ordered) * 0.95)]:6.0f}{ordered[-1]:6.0f}"


def main() -> None:
    """Prints what was measured: medians, 95th percentiles, and the longest."""
    with tempfile.TemporaryDirectory() as folder:
        server = static_server(assemble(Path(folder, "site")), compress=True, max_age=3600)
        Thread(target=server.serve_forever, daemon=True).start()
        print(f"{'milliseconds':<12}   seen  ready      click, 95 %, most      frame, 95 %, most      of bare cards")
        for engine in (CHROMIUM, *(each for each in ENGINES if each is not CHROMIUM)):
            with opened(engine, address(server), DEALS[0]) as page:
                seen, ready = page.evaluate(SEEN)
                clicks, frames = clicked(page), page.evaluate(MOVING, [*DEALS[1:], DEALS[0]])
                page.evaluate(BARE)
                bare = page.evaluate(MOVING, [*DEALS[1:], DEALS[0]])
            told = "     ".join(map(_told, (clicks, frames, bare)))
            print(f"{engine.name:<12}{seen:7.0f}{ready:7.0f}     {told}", flush=True)
        server.shutdown()


if __name__ == "__main__":
    main()
