"""The interpreter comes in two halves, and whoever plays never learns of it, whatever becomes of either."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.hosting.halved import BEFORE_READY, FIRST, JOINED, SECOND, WHOLE, hurried
from e2e.hosting.host import Host
from e2e.hosting.network import cut, damaged, lost, off
from e2e.kit.hands import by_mouse
from e2e.kit.lines import recorded
from e2e.kit.opening import KEPT, START, ready
from e2e.kit.table import named, piles
from e2e.kit.watch import Watch

LINE = recorded("fortress-ms33.txt")
GAME = LINE.deal.game

BACK = f"(event) => document.dispatchEvent(new Event(event, {{ bubbles: true }})) && ({JOINED})().length === 1"
"""Tells the page that it is looked at, or the network back, until the half has come; what fails may take a while.

What is told to the document comes to the window too.
"""


def plays(page: Page) -> None:
    """Plays a move, and asks the solver in its worker."""
    expect(page.locator("main#table")).to_have_attribute("data-deal", LINE.deal.text)
    by_mouse(page, GAME, LINE.steps[0].before, LINE.steps[0].move)
    assert piles(page) == named(GAME, LINE.steps[0].after)
    page.keyboard.press("l")
    expect(page.locator("main#table")).to_have_attribute("data-light", "winnable", timeout=START)


@pytest.fixture(scope="module")
def hurry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host of a site whose interpreter needs its second half to start."""
    serving = Host(hurried(tmp_path_factory.mktemp("hurried") / "_site"))
    yield serving
    serving.stop()


@pytest.mark.thorough
class TestHurried:
    """Functions are late without which Python does not start, in the page and in its worker."""

    @pytest.fixture
    def url(self, hurry: Host) -> str:
        return hurry.url

    def test_a_function_that_is_called_too_early_waits_for_its_half(self, page: Page, url: str) -> None:
        page.goto(f"{url}#{LINE.deal.text}")
        ready(page)
        assert page.evaluate(BEFORE_READY)
        plays(page)

    @pytest.mark.parametrize("what", [off, damaged])
    def test_without_its_half_such_a_function_fails_and_is_tried_again(
        self, page: Page, url: str, watch: Watch, what: Callable[[Route], None]
    ) -> None:
        page.route(SECOND, what)
        page.goto(f"{url}#{LINE.deal.text}")
        expect(page.get_by_role("status").first).to_have_text("The table could not be set up.")
        page.unroute(SECOND)
        page.get_by_role("button", name="Try again").click()
        ready(page)
        plays(page)
        watch.forgive()  # those of the half that did not come

    @pytest.mark.installs
    def test_without_network_both_halves_are_there_before_python_starts(self, page: Page, hurry: Host) -> None:
        page.goto(hurry.url)
        ready(page)
        page.evaluate(KEPT)
        hurry.stop()
        page.goto("about:blank")
        page.goto(f"{hurry.url}#{LINE.deal.text}")
        ready(page)
        plays(page)
        hurry.start()


@pytest.mark.story
def test_the_second_half_comes_once_the_table_can_be_played(page: Page, url: str, watch: Watch) -> None:
    page.goto(f"{url}#{LINE.deal.text}")
    ready(page)
    page.wait_for_function(f"() => ({JOINED})().length === 1")
    assert not page.evaluate(BEFORE_READY)
    assert [request.rpartition("/")[2] for request in watch.requests].count("pyodide.whole.wasm") == 0


@pytest.mark.thorough
@pytest.mark.parametrize("what, event", [(off, "online"), (lost, "visibilitychange"), (damaged, "online")])
def test_a_second_half_that_did_not_come_is_asked_for_again(
    page: Page, url: str, watch: Watch, what: Callable[[Route], None], event: str
) -> None:
    """When the network is back, or the page is looked at."""
    page.route(SECOND, what)
    with page.expect_request(SECOND):
        page.goto(f"{url}#{LINE.deal.text}")
        ready(page)
    plays(page)
    assert page.evaluate(JOINED) == []
    page.unroute(SECOND)
    page.wait_for_function(BACK, arg=event)
    watch.forgive()  # those of the half that did not come


def test_a_visit_that_ended_before_it_came_is_whole_at_the_next(page: Page, url: str, watch: Watch) -> None:
    page.route(SECOND, off)
    with page.expect_request(SECOND):
        page.goto(f"{url}#{LINE.deal.text}")
        ready(page)
    assert page.evaluate(JOINED) == []
    page.goto("about:blank")
    page.unroute(SECOND)
    page.goto(f"{url}#{LINE.deal.text}")
    ready(page)
    page.wait_for_function(f"() => ({JOINED})().length === 1")
    plays(page)
    watch.forgive()  # those of the half that did not come


@pytest.mark.thorough
@pytest.mark.parametrize("what", [lost, cut, damaged])
def test_a_first_half_that_is_wrong_gives_way_to_the_whole(
    page: Page, url: str, watch: Watch, what: Callable[[Route], None]
) -> None:
    page.route(FIRST, what)
    with page.expect_request(WHOLE):
        page.goto(f"{url}#{LINE.deal.text}")
    ready(page)
    plays(page)
    assert page.evaluate(JOINED) == []
    watch.forgive()  # those of the half that did not come
