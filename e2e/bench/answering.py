"""How soon the table answers a click, and how evenly it is drawn while a card is dragged and the solver searches."""

from playwright.sync_api import Browser, expect

from e2e.bench.visit import TIMEOUT
from e2e.kit.hands import lift
from e2e.kit.opening import READY
from e2e.kit.table import point

CLICKS = 120
"""So many that the first two or three, before the browser has compiled what it needs, are no twentieth of them."""

PRESS = 80
"""The milliseconds that a person's press lasts, about: what is done when it begins is over when it ends."""

WATCH_CLICKS = """() => {
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

HARD_DEAL = "streets-and-alleys:ms5"
"""A deal that keeps the solver busy for a second or two."""

FRAMES = 150
"""Frames that are measured, in as many drags as it takes."""

WATCH_FRAMES = """() => {
  const { dataset } = document.getElementById("table");
  let last = 0;
  const note = (time) => {
    const busy = dataset.light === "thinking" && "dragging" in dataset;
    if (last && busy) dataset.frames = `${dataset.frames ?? ""} ${time - last}`;
    last = busy ? time : 0;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
"""From now on the page notes the milliseconds from one frame to the next, as long as both are at work."""


def latency(browser: Browser, url: str) -> float:
    """The 95th percentile of the milliseconds from the end of a click to the first change on the table."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(TIMEOUT)
    page.goto(f"{url}#fortress:ms33")
    expect(page.locator(READY)).to_be_visible(timeout=TIMEOUT)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(WATCH_CLICKS)
    cards = page.locator("#table .card .hit")
    for number in range(CLICKS):
        cards.nth(number % cards.count()).click(force=True, delay=PRESS)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    took = sorted(float(text) for text in (page.locator("html").get_attribute("data-took") or "").split())
    page.close()
    return took[int(len(took) * 0.95)]


def frames(browser: Browser, url: str) -> float:
    """The 95th percentile of the milliseconds between two frames of a drag, with the solver at work."""
    took: list[float] = []
    while len(took) < FRAMES:
        took += _drag(browser, url)
    return sorted(took)[int(len(took) * 0.95)]


def _drag(browser: Browser, url: str) -> list[float]:
    """The milliseconds between frames while a card is carried to and fro, for as long as the solver is at work."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(TIMEOUT)
    page.goto(f"{url}#{HARD_DEAL}")
    table = page.locator(READY)
    expect(table).to_be_visible(timeout=TIMEOUT)
    page.evaluate(WATCH_FRAMES)
    page.keyboard.press("l")
    lift(page, point(page, "t0"), (640, 400), steps=4)
    expect(page.locator("#table[data-dragging]")).to_be_attached()
    while table.get_attribute("data-light") == "thinking":
        page.mouse.move(200, 200, steps=20)
        page.mouse.move(1000, 600, steps=20)
    page.mouse.up()
    took = [float(text) for text in (table.get_attribute("data-frames") or "").split()]
    page.close()
    return took
