"""What is kept in WebKit: the game and its history from load to load, and everything in a file."""

import json
from pathlib import Path

from e2e.kit.hands import by_letters, by_mouse
from e2e.kit.lines import recorded
from e2e.kit.table import named, piles
from e2e.webkit.conftest import OpenPage, OpenShared
from e2e.webkit.driver.page import Page

LINE = recorded("fortress-ms33.txt")
GAME = LINE.deal.game
DEAL = LINE.deal.text


def menu(page: Page, command: str) -> None:
    """A command of the menu."""
    page.press("#tools [data-do=menu]")
    page.press(f"#panel [data-do='{command}']")


def test_a_reload_keeps_position_and_history(open_shared: OpenShared) -> None:
    page = open_shared(DEAL)
    for step in LINE.steps[:3]:
        by_mouse(page, GAME, step.before, step.move)
    page.keyboard.press("z")
    page.driver.refresh()
    page.ready()
    assert piles(page) == named(GAME, LINE.steps[2].before)
    page.press("#tools [data-do=redo]")
    assert piles(page) == named(GAME, LINE.steps[2].after)
    for step in reversed(LINE.steps[:3]):
        page.press("#tools [data-do=undo]")
        assert piles(page) == named(GAME, step.before)
    page.found("#tools [data-do=undo][aria-disabled=true]")
    page.goto()
    page.table("deal", DEAL)
    for step in LINE.steps[:3]:
        page.press("#tools [data-do=redo]")
        assert piles(page) == named(GAME, step.after)


def test_everything_is_saved_as_a_file_and_brought_to_another_browser(
    open_shared: OpenShared, new_page: OpenPage, tmp_path: Path
) -> None:
    page = open_shared(DEAL)
    page.keyboard.press("Tab")
    for step in LINE.steps[:2]:
        by_letters(page, GAME, step.before, step.move)
    menu(page, "data")
    page.press("#panel [data-do=export]")
    text = page.wait(lambda: next(page.home.rglob("ramparts.json"), None), "a file").read_text("ascii")
    assert json.loads(text)["game"]["deal"] == DEAL
    file, bad = tmp_path / "ramparts.json", tmp_path / "bad.json"
    file.write_text(text, "ascii")
    bad.write_text(text.replace("t1-h", "t1-t9"), "ascii")
    with new_page() as other:
        other.greeted()
        other.goto("chessboard:ms1")
        menu(other, "data")
        other.found("#file").send_keys(str(bad))
        other.says("#panel [role=alert]", "This cannot be read, so nothing was changed")
        other.table("deal", "chessboard:ms1")
        other.found("#file").send_keys(str(file))
        other.says("#panel .news", "Everything is here now.")
        other.table("deal", DEAL)
        assert piles(other) == named(GAME, LINE.steps[1].after)
