"""How long the table takes to answer a click, on a processor four times slower."""

from playwright.sync_api import Browser, expect

from e2e.bench.visit import TIMEOUT
from e2e.kit.opening import READY

CLICKS = 120
"""So many that the first two or three, before the browser has compiled what it needs, are no twentieth of them."""

PRESS = 80
"""The milliseconds that a person's press lasts, about: what is done when it begins is over when it ends."""

WATCH = """() => {
  const root = document.documentElement;
  let pressed = 0;
  addEventListener("pointerup", (event) => { pressed = event.timeStamp; }, { capture: true });
  new MutationObserver(() => {
    if (!pressed) return;
    root.dataset.took = `${root.dataset.took ?? ""} ${performance.now() - pressed}`;
    pressed = 0;
  }).observe(document.getElementById("table"), { attributes: true, childList: true, subtree: true });
}"""
"""From now on the page notes how long after each click something on the table changes."""


def latency(browser: Browser, url: str) -> float:
    """The 95th percentile of the milliseconds from the end of a click to the first change on the table."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(TIMEOUT)
    page.goto(f"{url}#fortress:ms33")
    expect(page.locator(READY)).to_be_visible(timeout=TIMEOUT)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(WATCH)
    cards = page.locator("#table .card .hit")
    for number in range(CLICKS):
        cards.nth(number % cards.count()).click(force=True, delay=PRESS)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    took = sorted(float(text) for text in (page.locator("html").get_attribute("data-took") or "").split())
    page.close()
    return took[int(len(took) * 0.95)]
