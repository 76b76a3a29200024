"""What every end-to-end test is given: the site under a sub-path, a browser, and a page that is watched.

The server is a plain static host without special headers, as the public one is. A page fails its test if it asks for
anything outside the site, or if anything goes wrong in it, whether or not the test looks there.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.engines import CHROMIUM, ENGINES, in_continuous_integration, options_in_tests
from e2e.hosting.host import SUB_PATH, Host
from e2e.kit.learner import learner
from e2e.kit.opening import KEPT, OpenTable, ready
from e2e.kit.shared_pages import Shared, SharedPages
from e2e.kit.visitors import BLOCKED, usual, watched_page
from e2e.kit.watch import Watch, print_inputs
from tests.kit.examples import profiles
from web.build.assemble import assemble
from web.build.serve import address, static_server

profiles()
expect.set_options(timeout=20_000)  # the same machine may take as long for anything else; a test that holds never waits


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The assembled site, which no test may change: that of `--site`, or else one in a directory of its own."""
    given: Path | None = request.config.getoption("--site")
    return given or assemble(tmp_path_factory.mktemp("site") / "_site")


@pytest.fixture(scope="session")
def served(site: Path) -> Iterator[str]:
    """The address of the site, on a plain static server, under a sub-path."""
    server = static_server(site, base=SUB_PATH)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield address(server, SUB_PATH)
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="module")
def squeezing(site: Path) -> Iterator[str]:
    """The site at a host that compresses, as public ones do."""
    server = static_server(site, base=SUB_PATH, compress=True)
    Thread(target=server.serve_forever, daemon=True).start()
    yield address(server, SUB_PATH)
    server.shutdown()
    server.server_close()


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of the site, of this test alone, which may take it off the network or publish another build."""
    root = tmp_path / "public"
    root.mkdir()
    serving = Host(root)
    serving.publish(site)
    yield serving
    serving.stop()


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    """The address of the site: that of the host which the test has of its own, or else the one that all share."""
    if "host" in request.fixturenames:
        host: Host = request.getfixturevalue("host")
        return host.url
    return str(request.getfixturevalue("served"))


@pytest.fixture
def kept(open_table: OpenTable, host: Host) -> Page:  # whose site it is
    """A page on its first visit, with the whole site of the test's own host kept for the next one."""
    page = open_table("fortress:ms33")
    page.evaluate(KEPT)
    return page


def pytest_addoption(parser: pytest.Parser) -> None:
    """Takes the site that is tested."""
    parser.addoption("--site", type=Path, metavar="DIR", help="an assembled site; without it one is assembled first")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what the engine of a test cannot run, with the reason that stands beside the test.

    What needs no engine is tested along with Chromium, and not once more with each of the others.
    """
    without = config.getoption("--browser") in ([], ["chromium"])
    items[:] = [item for item in items if without or engine_of(item)]
    families: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        lacking = [mark for mark in item.iter_markers("lacks") if mark.args[0] == engine_of(item)]
        for mark in lacking:
            item.add_marker(pytest.mark.skip(reason=f"{mark.args[0]}: {mark.args[1]}"))
        if item.get_closest_marker("family") and not lacking:
            families[item.nodeid.partition("[")[0]].append(item)
    for name, members in families.items():
        del members[crc32(name.encode()) % len(members)]  # not the first of each, so that every game has its turn
        for member in members:
            member.add_marker(pytest.mark.thorough)


def failed(test: Any) -> bool:  # noqa: ANN401  # Playwright's plugin adds what became of it
    """Whether a test did not come to its end, or found something."""
    return getattr(test, "rep_call", None) is None or bool(test.rep_call.failed)


def engine_of(item: pytest.Item) -> str:
    """The name of the engine with which a test runs; empty where it needs none."""
    call = getattr(item, "callspec", None)
    return str(call.params.get("browser_name", "")) if call else ""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_name: str) -> dict[str, Any]:
    """How the engine that `--browser` names is started; where there is none, its tests are left out."""
    engine = next(engine for engine in ENGINES if engine.name == browser_name)
    options = options_in_tests(engine)
    if options is None:
        end = pytest.fail if engine is CHROMIUM or in_continuous_integration() else pytest.skip
        end(engine.missing)
    return options


@pytest.fixture
def visitor(request: pytest.FixtureRequest, url: str) -> dict[str, Any]:
    """What is particular about the visitor, as options of Playwright's contexts; a test may set it as a parameter.

    With ``{"storage_state": None}`` the visitor has never been here. The service worker, which would take half a second
    to keep the whole site, is that of tests with a host of their own and of those marked `installs`.
    """
    installs = "host" in request.fixturenames or request.node.get_closest_marker("installs") is not None
    return usual(url) | ({} if installs else BLOCKED) | getattr(request, "param", {})


@pytest.fixture
def browser_context_args(visitor: dict[str, Any]) -> dict[str, Any]:
    """What pytest-playwright makes the context of: the visitor, with whom nothing is kept."""
    return visitor


@pytest.fixture
def watch(url: str, context: BrowserContext) -> Iterator[Watch]:
    """The watch over all that the visitor opens; the test fails at its end if a fault was seen."""
    seen = Watch(site=url)
    seen.over(context)
    yield seen
    assert seen.faults == []


@pytest.fixture
def page(request: pytest.FixtureRequest, context: BrowserContext, watch: Watch) -> Iterator[Page]:
    """The visitor's first page, still empty, and watched."""
    page = context.new_page()
    yield page
    if failed(request.node):
        print_inputs(page)


@pytest.fixture
def open_table(page: Page, url: str) -> OpenTable:
    """The page, with a table ready to be played on: `open_table()`, or `open_table("fortress:ms33")` for that deal."""

    def opened(fragment: str = "") -> Page:
        page.goto(f"{url}#{fragment}" if fragment else url)
        ready(page)
        return page

    return opened


@pytest.fixture(scope="module")
def learning_page(browser: Browser, served: str) -> Iterator[Page]:
    """The page of a player who has learnt something."""
    with watched_page(browser, served, learner(served)) as page:
        yield page


@pytest.fixture(scope="session")
def shared_pages(browser: Browser, served: str) -> SharedPages:
    """The pages that tests use one after another."""
    return SharedPages(browser, served)


@pytest.fixture
def here(
    request: pytest.FixtureRequest, shared_pages: SharedPages, visitor: dict[str, Any], output_path: str
) -> Iterator[Shared]:
    """The page of the visitor that is shared, watched like any other; after a test that failed there is a new one."""
    shared, traced = shared_pages.page(visitor), request.config.getoption("--tracing") != "off"
    shared.watch.requests.clear()
    if traced:
        shared.context.tracing.start(screenshots=True, snapshots=True, sources=True)
    yield shared
    if not failed(request.node):
        shared.watch.settle(shared.page)
    faults = "\n".join(shared.watch.faults)
    gave_up = bool(faults) or failed(request.node)
    if gave_up:
        print_inputs(shared.page)
        shared.page.screenshot(path=Path(output_path, "test-failed-1.png"))
    if traced:
        shared.context.tracing.stop(path=Path(output_path, "trace.zip") if gave_up else None)
    if gave_up:
        shared_pages.give_up(shared)
    assert faults == ""


@pytest.fixture
def open_here(
    request: pytest.FixtureRequest, here: Shared, shared_pages: SharedPages, visitor: dict[str, Any]
) -> OpenTable:
    """The page that is shared, begun anew: `open_here()`, or `open_here("fortress:ms33")`, which moves may follow."""
    drawn = request.node.get_closest_marker("drawn") is not None
    return partial(shared_pages.begin, here.page, visitor, drawn=drawn)


@pytest.fixture
def clipboard(here: Shared) -> Iterator[None]:
    """The page that is shared may read the clipboard, as long as the test lasts; Firefox's driver cannot let it."""
    here.context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield
    here.context.clear_permissions()
