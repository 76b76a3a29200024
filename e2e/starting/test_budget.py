"""What a first visit costs, as far as it is the same on every machine. `make bench-web` measures times.

`e2e/budget.json` says how much each of them may be.
"""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route

from e2e.bench.visit import Conditions, Times, visits
from e2e.kit.opening import ready
from web.build.halves import SECOND, STOCK
from web.build.halves.__main__ import PACKAGE, steps

BUDGET = json.loads((Path(__file__).parent.parent / "budget.json").read_text("utf-8"))

RUNTIME = ("/pyodide-", "/pyscript-", "app.pack", "interpreter.js", "boot.js")
"""What the addresses have in common of the files without which Python does not run."""

LATER = (SECOND, STOCK)
"""Those of them that a first visit does without until it can be played."""


MEASURED = pytest.mark.lacks("firefox", "bytes over the wire and shifts are measured with Chromium's protocol")


@pytest.fixture(scope="module")
def first(browser: Browser, squeezing: str) -> Times:
    """A first visit."""
    return visits(browser, squeezing, Conditions("", warm=False), keeps=False)[0]


@MEASURED
def test_a_first_visit_takes_no_more_bytes_than_it_may(first: Times) -> None:
    assert 0 < first.wire <= BUDGET["wire, bytes"]


@pytest.mark.thorough
@MEASURED
def test_each_step_of_the_build_takes_something_off_it(site: Path) -> None:
    told = list(steps(PACKAGE, site))
    assert [step for (_, before), (step, after) in pairwise(told) if after >= before] == ["the library as it comes"]


@MEASURED
def test_beside_the_runtime_it_takes_no_more_bytes_than_it_may(first: Times) -> None:
    assert 0 < first.ours <= BUDGET["wire beside the runtime, bytes"]


@MEASURED
def test_no_more_moves_than_may(first: Times) -> None:
    assert first.shift <= BUDGET["layout shift"]


def test_all_that_python_needs_is_asked_for_before_any_of_it_has_come(page: Page, url: str, site: Path) -> None:
    files = (f"{url}{file.relative_to(site).as_posix()}" for file in site.rglob("*.*") if file.is_file())
    needed = {file for file in files if any(name in file for name in RUNTIME) and not file.endswith(LATER)}
    assert len(needed) >= 9
    asked: set[str] = set()

    def complete(request: Request) -> bool:
        asked.add(request.url)
        return needed <= asked

    def hold(route: Route) -> None:
        route.continue_() if needed <= asked else routes.append(route)

    routes: list[Route] = []
    page.route(lambda address: address in needed, hold)
    with page.expect_request(complete):
        page.goto(url, wait_until="commit")
    for route in routes:
        route.continue_()
    ready(page)
