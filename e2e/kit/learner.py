"""A player who has learnt something, and the panels of all that: each has more to show than to whoever is new."""

from datetime import datetime
from typing import Any

from playwright.sync_api import Page, expect

from e2e.kit.opening import START, open_panel
from e2e.kit.visitors import opens, usual
from ramparts.app.codec.records_codec import records_text
from ramparts.app.codec.solved_codec import solved_text
from ramparts.app.state.game_record import Record

LOST = "fortress:50002;t0-t5;t2-t4"
"""The second move loses; all the others would have kept the game."""

TODAY = datetime(2026, 11, 22, 12)  # noqa: DTZ001  # where the player is, wherever that may be

LEARNT = ("review", "days", "learn", "puzzles")
"""The panels."""

WON = Record("fortress:1", 1, 1, 2, won=True, timely=True)

DAYS = (
    Record("fortress:32003", 1, 1, date="2026-11-03"),
    WON._replace(deal="fortress:32010", date="2026-11-10", helped=True),
    *(WON._replace(deal=f"fortress:320{day}", date=f"2026-11-{day}") for day in (19, 20, 21)),
)
"""A deal of a day that was begun, one that was won with help, and three in a row that were won without."""

SOLVED = ("lesson:1", "lesson:2", "puzzle:fortress:1", "puzzle:fortress:2")


def learner(url: str) -> dict[str, Any]:
    """The player, as options of Playwright's contexts."""
    visitor = usual(url)
    texts = {"records": records_text(DAYS), "solved": solved_text(SOLVED)}
    kept = [{"name": f"ramparts.{key}", "value": text} for key, text in texts.items()]
    visitor["storage_state"]["origins"][0]["localStorage"] += kept
    return visitor


def learning(page: Page, url: str, name: str) -> None:
    """Opens one of the panels over the lost game, on a day that is always the same; a review is whole."""
    page.clock.set_fixed_time(TODAY)
    opens(page, url, LOST)
    open_panel(page, name)
    judged(page)


def judged(page: Page) -> None:
    """Waits until a review has nothing left to find out."""
    expect(page.locator(".panel.review progress")).to_have_count(0, timeout=START)
