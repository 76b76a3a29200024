"""``python -m e2e.bench.memory``: what memory the page and its workers take, and whether it grows from game to game.

A visit opens games of three titles, each played to its end by a link, and reviews some of them; that is as much as an
hour of play makes of positions, pictures and verdicts. What is measured is the memory that Linux counts for Chromium's
process of the page (its proportional set size, in which workers are), after its garbage has been collected.
"""

import re
import sys
import tempfile
from itertools import chain
from pathlib import Path
from statistics import mean
from threading import Thread

from playwright.sync_api import Browser, expect, sync_playwright

from e2e.bench.reviews import game_reviewed, opened, won_games
from e2e.bench.visit import TIMEOUT
from e2e.engines import CHROMIUM, launch_options
from e2e.kit.opening import READY
from ramparts.games.catalogue import TITLES
from web.build.assemble import assemble
from web.build.serve import address, static_server

PLAYED = ("fortress", "streets-and-alleys", "chessboard")

GAMES = 30
"""How many games a visit has, of the three titles in turn."""

EVERY = 3
"""Of each title one game of so many is reviewed, the first among them."""

COLLECT = "HeapProfiler.collectGarbage"

SETTLED = 9
"""Figures until all is loaded, compiled and at hand that a visit needs; growth is told from there."""


def megabytes(browser: Browser) -> float:
    """The memory of the largest of Chromium's processes that draw pages."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pages = [Path(f"/proc/{each['id']}/smaps_rollup") for each in processes if each["type"] == "renderer"]
    sizes = [re.search(r"^Pss:\s+(\d+) kB", file.read_text("ascii"), re.MULTILINE) for file in pages if file.exists()]
    return max(int(size[1]) for size in sizes if size) / 1024


def visit(browser: Browser, url: str) -> list[float]:
    """The megabytes after the start, and after each game."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(TIMEOUT)
    page.goto(url)
    expect(page.locator(READY)).to_be_visible(timeout=TIMEOUT)
    session = page.context.new_cdp_session(page)
    session.send(COLLECT)
    found = [megabytes(browser)]
    each_title = [won_games(TITLES[title], GAMES // len(PLAYED)) for title in PLAYED]
    for number, game in enumerate(chain.from_iterable(zip(*each_title, strict=True))):
        opened(page, game, "[data-state=won]")
        if number // len(PLAYED) % EVERY == 0:
            game_reviewed(page)
        session.send(COLLECT)
        found.append(megabytes(browser))
        print(f"{number + 1:3} {game[0]:<28}{found[-1]:8.1f}", flush=True)
    page.close()
    return found


def main() -> None:
    """Prints the megabytes after each game, the most of them, and how much they grow by a game."""
    program = CHROMIUM.found()
    if program is None:
        sys.exit(CHROMIUM.missing)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = static_server(assemble(Path(folder, "site")), compress=True)
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(**launch_options(CHROMIUM, program))
        found = visit(browser, address(server))
        browser.close()
        server.shutdown()
    middle = (SETTLED + len(found)) // 2
    growth = (mean(found[middle:]) - mean(found[SETTLED:middle])) / ((len(found) - SETTLED) / 2)
    print(f"\nafter the start {found[0]:.1f} MB, at most {max(found):.1f}, at the end {found[-1]:.1f}")
    print(f"from game to game, from the {SETTLED}th on: {growth:+.2f} MB")


if __name__ == "__main__":
    main()
