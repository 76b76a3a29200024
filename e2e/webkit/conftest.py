"""What the tests in WebKit are given: a site that is watched, sessions of the browser, and pages in them.

No name is that of a fixture of the other engines: a fixture that overrides one starts its browser too. A page fails its
test if anything goes wrong in it or is asked of another host, whether or not the test looks there.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from e2e.conftest import failed
from e2e.engines import in_continuous_integration
from e2e.hosting.host import Host, another_build
from e2e.webkit.driver.page import Page
from e2e.webkit.driver.program import missing
from e2e.webkit.driver.session import OtherHosts, screen, session
from ramparts.deals.link import ADDRESSED, game_of

HERE = Path(__file__).parent

OpenPage: TypeAlias = Callable[..., AbstractContextManager[Page]]
OpenShared: TypeAlias = Callable[[str], Page]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what lies in this folder, before anything is chosen by its marks."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.webkit)


def watched(site: Path, out: Path, before: str = "") -> Path:
    """`out`, holding the site with `watch.js` as the first script of its page, and what is to happen `before` others.

    The driver has no scripts of its own that run before those of a page.
    """

    def first(page: str) -> str:
        assert page.count("<script ") > 1
        return page.replace("<script ", '<script src="./watch.js"></script>\n    <script ', 1)

    another_build(site, out, first)
    (out / "watch.js").write_text(f"{(HERE / 'driver' / 'watch.js').read_text('utf-8')}\n{before}\n", "utf-8")
    return out


@pytest.fixture(scope="session")
def watched_url(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, watched."""
    host = Host(watched(site, tmp_path_factory.mktemp("watched") / "_site"))
    yield host.url
    host.stop()


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A screen for all sessions; where there is no WebKit, the tests end here."""
    if lacking := missing():
        (pytest.fail if in_continuous_integration() else pytest.skip)(lacking)
    with screen() as name:
        yield name


@pytest.fixture(scope="session")
def other_hosts() -> Iterator[OtherHosts]:
    """The proxy that stands for every host but this machine."""
    proxy = OtherHosts()
    yield proxy
    proxy.shutdown()
    proxy.server_close()


@pytest.fixture(scope="session")
def new_page(
    display: str, other_hosts: OtherHosts, watched_url: str, tmp_path_factory: pytest.TempPathFactory
) -> OpenPage:
    """What opens the page of a new visitor, in a `with` statement: of the site that is watched, or of another one."""

    @contextmanager
    def opened(url: str = watched_url, *, still: bool = False) -> Iterator[Page]:
        home = tmp_path_factory.mktemp("visitor")
        with session(display, home, other_hosts, still=still) as driver:
            page = Page(driver, url, home)
            try:
                yield page
            finally:
                asked = other_hosts.told()
            assert page.faults() == []
            assert asked == []

    return opened


@pytest.fixture(scope="session")
def shared_page(new_page: OpenPage) -> Iterator[Page]:
    """The page that tests use one after another, to start the browser once."""
    with new_page() as page:
        yield page


@pytest.fixture
def open_shared(request: pytest.FixtureRequest, shared_page: Page, other_hosts: OtherHosts) -> Iterator[OpenShared]:
    """The page that is shared, begun anew by somebody who has been greeted: `open_shared("fortress:ms33;t1-h")`.

    After a test that failed or found a fault, the next one starts Python.
    """

    def opened(fragment: str) -> Page:
        shared_page.begin(fragment)
        if game_of(fragment) not in ADDRESSED:
            shared_page.table("deal", fragment.partition(";")[0])
        return shared_page

    shared_page.mouse.up()
    yield opened
    if failed(request.node):
        shared_page.leave()
    faults, asked = shared_page.faults(), other_hosts.told()
    if faults:
        shared_page.leave()
        shared_page.forgive()
    assert faults == []
    assert asked == []
