"""The site works at every kind of host, under a sub-path: each visit, without network too, and with the next build."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.hosting.host import Host, another_build
from e2e.hosting.kinds_of_hosts import KINDS, published
from e2e.hosting.test_offline import REFUSED, UPDATED
from e2e.kit.hands import by_letters
from e2e.kit.lines import recorded
from e2e.kit.opening import KEPT, OpenTable, ready
from e2e.kit.table import named, piles
from e2e.kit.visitors import without_worker
from e2e.kit.watch import Watch

LINE = recorded("fortress-ms33.txt")
AFTER = named(LINE.deal.game, LINE.steps[0].after)


@pytest.fixture(params=KINDS)
def host(request: pytest.FixtureRequest, site: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of each kind."""
    with published(request.param, site, tmp_path) as serving:
        yield serving


@pytest.fixture
def second(site: Path, tmp_path: Path) -> Path:
    """The next build of the site, told from the first by its title."""
    return another_build(site, tmp_path / "second", lambda page: page.replace(">Ramparts</title>", ">Bastions</title>"))


def goes_on(page: Page, host: Host, address: str = "") -> None:
    """Opens the site, and finds the game as it was left, with a solver."""
    page.goto("about:blank")
    page.goto(f"{host.url}{address}")
    ready(page)
    assert piles(page) == AFTER
    page.keyboard.press("l")
    expect(page.locator("main#table")).to_have_attribute("data-light", "winnable")


@pytest.mark.family
def test_every_visit_opens_and_a_new_build_comes(
    open_table: OpenTable, host: Host, second: Path, context: BrowserContext
) -> None:
    page = open_table(LINE.deal.text)
    by_letters(page, LINE.deal.game, LINE.steps[0].before, LINE.steps[0].move)
    page.evaluate(KEPT)
    goes_on(page, host)
    tab = context.new_page()
    tab.goto(host.url)
    ready(tab)
    tab.close()
    host.stop()
    goes_on(page, host)
    host.start()
    host.publish(second)
    page.evaluate(UPDATED)
    page.locator("#update button").first.click()
    expect(page).to_have_title(re.compile("Bastions"))
    ready(page)
    host.stop()
    goes_on(page, host, "index.html")
    expect(page).to_have_title(re.compile("Bastions"))
    host.start()


def only(kind: str) -> pytest.MarkDecorator:
    """For a test of what one kind of host does."""
    return pytest.mark.parametrize("host", [kind], indirect=True)


ASKED_ABOVE = re.compile("request beyond the site|404|disallowed MIME type")
"""How it is told that something was asked for in the folder above, where a browser hurries ahead of the page."""


@only("npx serve")
def test_the_name_of_its_folder_without_a_slash_leads_to_the_page(page: Page, host: Host, watch: Watch) -> None:
    """Bug: the host sends the page there, and all that it asks for is looked for in the folder above."""
    page.goto(f"{host.url.removesuffix('/')}?from=afar#fortress:ms33")
    ready(page)
    assert page.url == f"{host.url}?from=afar#fortress:ms33"
    assert [fault for fault in watch.faults if not ASKED_ABOVE.search(fault)] == []
    watch.forgive()


@pytest.mark.thorough
@only("one page for all")
def test_another_answer_in_the_place_of_a_script_is_never_kept(
    open_table: OpenTable, host: Host, second: Path, watch: Watch
) -> None:
    """A build is half published; the host sends the page for what is not there yet, to be kept for a year."""
    page = open_table(LINE.deal.text)
    page.evaluate(KEPT)
    host.publish(second)
    [script] = host.root.glob("web-*/boot.js")
    text = script.read_bytes()
    script.unlink()
    assert page.evaluate(REFUSED) == "redundant"
    script.write_bytes(text)
    page.evaluate(UPDATED)
    page.locator("#update button").first.click()
    expect(page).to_have_title(re.compile("Bastions"))
    ready(page)
    watch.forgive()  # those of the script that was not there


@pytest.mark.thorough
@only("one page for all")
@without_worker
def test_who_tries_again_in_vain_has_it_asked_of_the_host_anew(
    page: Page, host: Host, watch: Watch, browser_name: str
) -> None:
    [script] = host.root.glob("web-*/halves.js")
    text = script.read_bytes()
    script.unlink()
    page.goto(host.url)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    script.write_bytes(text)
    again.click()
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    if browser_name == "chromium":  # Firefox asks anew for all that a reloaded page needs
        again.click()
    ready(page)
    watch.forgive()  # those of the script that was not there
