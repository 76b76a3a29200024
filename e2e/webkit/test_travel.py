"""Everything goes to another device, in WebKit: by codes; and what is said where there is no camera."""

from e2e.kit.hands import by_letters
from e2e.kit.lines import recorded
from e2e.kit.table import named, piles
from e2e.webkit.conftest import OpenPage, OpenShared
from e2e.webkit.driver.page import Page

LINE = recorded("fortress-ms33.txt")
GAME, DEAL = LINE.deal.game, LINE.deal.text

CODES = "() => document.querySelector('.codes:has(path)')?.dataset.codes"
GO = "(fragment) => { location.hash = fragment; }"
CAMERA = "() => !document.querySelector('[data-camera-do=start]').disabled"


def opened(page: Page, panel: str) -> None:
    """A panel that *Backup and data* leads to."""
    for button in ("#tools [data-do=menu]", "#panel [data-do=data]", f"#panel [data-do={panel}]"):
        page.press(button)
    page.found(f".panel.{panel}")


def test_codes_of_one_browser_bring_everything_to_another(open_shared: OpenShared, new_page: OpenPage) -> None:
    page = open_shared(DEAL)
    page.keyboard.press("Tab")
    for step in LINE.steps[:2]:
        by_letters(page, GAME, step.before, step.move)
    opened(page, "send")
    page.until(CODES)
    codes = str(page.evaluate(CODES)).split()
    with new_page() as other:
        other.greeted()
        other.goto("chessboard:ms1")
        for code in reversed(codes):
            other.evaluate(GO, code)
        other.says("#panel .news", "Everything has arrived.")
        other.press("#panel [data-do=bring]")
        other.says("#panel .news", "Everything is here now.")
        other.table("deal", DEAL)
        assert piles(other) == named(GAME, LINE.steps[1].after)


def test_without_a_camera_it_is_said_what_to_do_instead(open_shared: OpenShared) -> None:
    page = open_shared(DEAL)
    opened(page, "take")
    page.until(CAMERA)
    page.press("[data-camera-do=start]")
    page.says("#panel [data-camera-says]:not([hidden])", "No camera was found.")
