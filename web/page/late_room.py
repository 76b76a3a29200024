"""Fetches the room that comes later, `ramparts.app.study`: a pack of its own, and a style sheet."""

import asyncio
import sys

from pyodide.ffi import create_once_callable
from pyscript import config, document, window

from web.page.browser import fetched

FETCHING: list[asyncio.Future[None]] = []
"""The one fetch that is under way, if any."""


async def fetch_room() -> None:
    """Comes back when the room can be imported. Raises the browser's error when it cannot be had."""
    if not FETCHING:
        FETCHING.append(asyncio.ensure_future(_fetch()))
    try:
        await FETCHING[0]
    except BaseException:
        FETCHING.clear()  # whoever asks again, tries again
        raise


async def _fetch() -> None:
    styled = _sheet()
    pack = await fetched("study.pack")
    await styled
    sys.modules["sitecustomize"].PACK.add(pack)


def _sheet() -> asyncio.Future[None]:
    """Puts the style sheet into the page, after the page's own; done when it is there, or cannot be had."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    link, page = document.createElement("link"), document.querySelector("link[rel=stylesheet]")
    link.rel, link.href = "stylesheet", window.URL.new("study.css", config["solver"]).href
    for kind in ("load", "error"):
        link.addEventListener(kind, create_once_callable(lambda _event: done.set_result(None)))
    page.after(link)
    return done
