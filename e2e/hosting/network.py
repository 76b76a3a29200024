"""What becomes of a file on its way to a page: it waits, or it does not come, in each of the ways in which it may not.

`lost`, `cut`, `off` and `damaged` are handlers for `page.route`.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route

RUNTIME = "**/pyodide.asm.pack"
"""Without this Python does not start."""


@contextmanager
def held(page: Page, address: str) -> Iterator[None]:
    """Lets nothing at `address` come until the end of the block."""
    routes: list[Route] = []

    def hold(route: Route) -> None:
        routes.append(route)

    page.route(address, hold)
    yield
    for route in routes:
        route.continue_()
    page.unroute(address)


def lost(route: Route) -> None:
    """There is no such file."""
    route.fulfill(status=404)


def cut(route: Route) -> None:
    """The second half of the file does not come. The browser may keep the first as if it were whole."""
    answer = route.fetch()
    body = answer.body()
    route.fulfill(response=answer, body=body[: len(body) // 2])


def off(route: Route) -> None:
    """The network is gone."""
    route.abort()


def damaged(route: Route) -> None:
    """The file is as long as it should be, and all but its beginning is zeros."""
    answer = route.fetch()
    body = answer.body()
    route.fulfill(response=answer, body=body[:1000] + bytes(len(body) - 1000))
