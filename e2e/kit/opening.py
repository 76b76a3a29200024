"""The page as it opens: when it can be played, and when the whole site is kept for the next visit."""

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Page, expect

OpenTable: TypeAlias = Callable[..., Page]
"""Opens a page with a table ready to be played on, and the deal of the fragment that it is given, if any."""

START = 60_000
"""The milliseconds that a slow machine under load may take to start Python."""

READY = "main#table[data-ready=true]"
"""The table once it can be played."""

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  }
}"""
"""Comes to its end when the service worker has got hold of the whole site and answers for it."""

FORBIDDEN = "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }"
"""From now on the page may copy nothing."""

OPEN = """(name) => {
  const button = document.createElement("button");
  button.dataset.do = { copy: "share", solution: "watch" }[name] ?? name;
  navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  document.body.append(button);
  button.click();
  button.remove();
}"""
"""Opens a panel by its name, that of a link to copy as a browser does that lets no page copy it."""


def ready(page: Page) -> None:
    """Waits until the page can be played."""
    expect(page.locator(READY)).to_be_visible(timeout=START)


WAYS = {
    "menu": ("menu",),
    "new": ("new",),
    "odds": ("menu", "rules", "odds"),
    "review": ("menu", "history", "review"),
    "erase": ("menu", "data", "erase"),
    "copy": ("menu", "share"),
    "board": ("new", "board"),
    "hand": ("new", "hand"),
    "unread": ("menu", "data", "unread"),
    "send": ("menu", "data", "send"),
    "take": ("menu", "data", "take"),
    "solution": ("menu", "watch"),
}
"""The buttons, by their commands, that lead to a panel; to all the others leads the menu."""


def open_panel(page: Page, name: str) -> None:
    """Opens a panel by its name as a player does; that with a link is there for a browser that may not copy it."""
    if name == "copy":
        page.evaluate(FORBIDDEN)
    if name == "unread":  # there is nothing to be seen before something could not be read
        page.evaluate("localStorage.setItem('ramparts.best', '{')")
        page.reload()
        ready(page)
    for command in WAYS.get(name, ("menu", name)):
        page.locator(f"button[data-do='{command}']").click()
    expect(page.locator(f".panel.{name}")).to_be_visible()
