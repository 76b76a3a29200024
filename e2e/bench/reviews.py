"""How soon a review tells what the moves of a game were worth, and whether the page is drawn evenly meanwhile."""

import json
from collections.abc import Iterator, Sequence
from functools import partial, reduce
from itertools import chain
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect

from e2e.bench.visit import TIMEOUT
from e2e.kit.learner import LOST
from e2e.kit.opening import READY, START
from e2e.kit.table import rest
from ramparts.app.codec.game_codec import prefs_text
from ramparts.app.state.preferences import Prefs
from ramparts.deals.deal import numbered
from ramparts.deals.notation import moves_text
from ramparts.deals.proven import proven
from ramparts.engine.play import play, won
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.rules.game import Title
from ramparts.solver import solve
from ramparts.study.practice.careful import TASTES, game_played

LONGEST = 1_200_000
"""Milliseconds that a review may take here."""

PAUSE = 2000
"""Milliseconds in which somebody sees that the game is lost, and presses the button."""

WATCH = """() => addEventListener("keydown", ({ timeStamp }) => {
  const found = { shown: 0, answered: 0, told: 0, whole: 0, frames: [] };
  let before = "";
  let last = 0;
  const note = (time) => {
    const panel = document.querySelector(".panel.review");
    const progress = panel?.querySelector("progress");
    const drawing = panel?.querySelector(".strip svg");
    const now = performance.now() - timeStamp;
    if (drawing) {
      const known = drawing.innerHTML + progress?.value;
      if (drawing.querySelector(":not(.here)")) found.shown ||= now;
      if (before && known !== before || !progress) found.answered ||= now;
      const bars = [...drawing.querySelectorAll("rect:not(.here)")];
      const judged = bars.reduce((sum, bar) => sum + bar.width.baseVal.value, 0);
      const loss = panel.querySelector("li > p");
      if (judged === drawing.viewBox.baseVal.width && (!loss || loss.textContent.includes(" right")))
        found.told ||= now;
      if (last) found.frames.push(time - last);
      last = before ? time : 0;
      before = known;
      if (!progress) found.whole = now;
    }
    if (found.whole) document.documentElement.dataset.review = JSON.stringify(found);
    else requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}, { capture: true, once: true })"""
"""From the next key on the page notes when the strip has something, when the worker adds to it, and when all is there.

*Told* is when every position of the game has its bar, and the move that lost it, if any did, is told with those that
kept it; *whole* is when each move that could have been made is judged. The first is known by the page itself if the
game was won. Times are milliseconds from the press of the key to the frame that shows it. With them come those from
each frame to the next while the worker is at work; the frame that opens the panel is left out, for with every panel it
takes as long.
"""


class Seen(NamedTuple):
    """What a page has noted of a review."""

    shown: float
    answered: float
    told: float
    whole: float
    frames: tuple[float, ...]


class Reviews(NamedTuple):
    """Of the reviews of a title: how many moves, and the medians; how long frames took, 95 of 100, and the longest."""

    moves: float
    shown: float
    answered: float
    told: float
    whole: float
    slowest: float
    between: float
    longest: float


def won_games(title: Title, count: int) -> Iterator[tuple[str, ...]]:
    """The first deals of a title's list, each with the moves of the line that the solver finds."""
    engine = chosen_engine(None)
    for number in proven(title)[:count]:
        deal = numbered(title, number)
        yield deal.text, *moves_text(deal.game, solve(deal.game, deal.start, engine=engine).line)


def lost_games(title: Title, count: int) -> Iterator[tuple[str, ...]]:
    """The same deals as a careful player played them who did not win; each has sixteen tries."""
    for number in proven(title)[:count]:
        deal = numbered(title, number)
        for taste in TASTES:
            line = game_played(deal.game, deal.start, taste)
            if not won(deal.game, reduce(partial(play, deal.game), line, deal.start)):
                yield deal.text, *moves_text(deal.game, line)
                break


def reviews(browser: Browser, url: str, count: int, games: Sequence[str]) -> Iterator[tuple[str, Reviews]]:
    """What reviewing takes, for each of these titles as soon as it is known; first comes the first of a visit."""
    for name, wait in (("the first, at once", 0), ("the first of a visit", PAUSE)):
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.set_default_timeout(TIMEOUT)
        # Games that are not over are reviewed as well, cards that lie face down or not.
        page.add_init_script(f"localStorage['ramparts.prefs'] = {json.dumps(prefs_text(Prefs(tell=True)))}")
        # For this short game's review the page fetches what reviews are made of; its worker is starting meanwhile.
        page.goto(f"{url}#{LOST}")
        expect(page.locator(READY)).to_be_visible(timeout=START)
        page.wait_for_timeout(wait)
        yield name, _summary([2], [game_reviewed(page)])
    for title in (TITLES[each] for each in games):
        yield title.name, _of_games(page, [*won_games(title, count)], "[data-state=won]")
        yield f"{title.name}, not", _of_games(page, [*lost_games(title, count)], ":not([data-state=won])")
    page.close()


def _of_games(page: Page, games: list[tuple[str, ...]], state: str) -> Reviews:
    return _summary([len(moves) for _, *moves in games], [_game(page, game, state) for game in games])


def opened(page: Page, game: tuple[str, ...], state: str) -> None:
    """Opens a game, deal and moves, after which the table is in a state, given as a selector."""
    page.evaluate("(fragment) => { location.hash = fragment; }", ";".join(game))
    expect(page.locator(f"#table[data-deal='{game[0]}']{state}")).to_be_attached()


def _game(page: Page, game: tuple[str, ...], state: str) -> Seen:
    opened(page, game, state)
    return game_reviewed(page)


def game_reviewed(page: Page) -> Seen:
    """What the page notes of the review of the game on the table."""
    rest(page)
    page.evaluate(WATCH)
    page.keyboard.press("y")
    expect(page.locator("html[data-review]")).to_be_attached(timeout=LONGEST)
    said = json.loads(page.locator("html").get_attribute("data-review") or "")
    page.evaluate("() => { delete document.documentElement.dataset.review; }")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    return Seen(said["shown"], said["answered"], said["told"], said["whole"], tuple(said["frames"]))


def _summary(moves: list[int], seen: list[Seen]) -> Reviews:
    frames = sorted(chain.from_iterable(each.frames for each in seen))
    return Reviews(
        median(moves),
        median(each.shown for each in seen),
        median(each.answered for each in seen),
        median(each.told for each in seen),
        median(each.whole for each in seen),
        max(each.whole for each in seen),
        frames[int(len(frames) * 0.95)] if frames else 0,
        frames[-1] if frames else 0,
    )
