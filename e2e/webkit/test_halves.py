"""In WebKit, too, a late function that is called too early waits for its half of the interpreter."""

from pathlib import Path

import pytest

from e2e.hosting.halved import BEFORE_READY, JOINED, hurried
from e2e.hosting.host import Host
from e2e.kit.hands import by_mouse
from e2e.kit.lines import recorded
from e2e.kit.opening import KEPT
from e2e.kit.table import named, piles
from e2e.webkit.conftest import OpenPage, watched

LINE = recorded("fortress-ms33.txt")
GAME = LINE.deal.game


@pytest.mark.thorough
def test_functions_called_too_early_wait_and_without_network_both_halves_are_there(
    new_page: OpenPage, tmp_path: Path
) -> None:
    host = Host(watched(hurried(tmp_path / "hurried"), tmp_path / "_site"))
    with new_page(host.url) as page:
        page.greeted()
        page.goto(LINE.deal.text)
        assert page.evaluate(BEFORE_READY)
        page.evaluate(KEPT)
        host.stop()
        page.driver.refresh()
        page.ready()
        assert page.evaluate(f"() => ({JOINED})().length") == 1
        by_mouse(page, GAME, LINE.steps[0].before, LINE.steps[0].move)
        assert piles(page) == named(GAME, LINE.steps[0].after)
        page.keyboard.press("l")
        page.table("light", "winnable")
        host.start()
    host.stop()
