"""Fetches the room that comes later, `ramparts.app.study`, which the compiler has put into a pack of its own."""

import asyncio
import lzma
import sys

from pyscript import config, window

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
    answer = await window.fetch(window.URL.new("study.pack", config["solver"]))
    if not answer.ok:
        raise ConnectionError(answer.status)
    sys.modules["sitecustomize"].PACK.add(lzma.decompress((await answer.arrayBuffer()).to_bytes()))
