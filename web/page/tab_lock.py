"""Only one tab saves games: the one opened first and, when that is closed, the one that has waited longest.

That tab holds a lock of the browser for as long as its page lives. So no tab can forget to release it, and none
overwrites what another saved. Browsers have such locks only for this machine and over https; over plain http every tab
saves, and the last that writes wins.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy, to_js
from pyscript import window

from web.page.storage import PREFIX

LOCK = f"{PREFIX}table"


async def take() -> bool:
    """Takes the lock if it is free; whether this tab now saves games. It does too where the browser has no locks."""
    answer: asyncio.Future[bool] = asyncio.get_event_loop().create_future()
    if_free = to_js({"ifAvailable": True}, dict_converter=window.Object.fromEntries)
    request(lambda lock: answer.set_result(bool(lock)), lambda: answer.set_result(True), if_free)
    return await answer


def wait(on_taken: Callable[[], None]) -> None:
    """Waits for the lock, and calls ``on_taken`` once the tabs before this one are closed and this one saves games."""
    later = create_once_callable(on_taken)  # in a task of its own: its exception would be lost in the lock's promise
    request(lambda lock: window.setTimeout(later, 0), lambda: None, to_js({}, dict_converter=window.Object.fromEntries))


def request(granted: Callable[[Any], None], refused: Callable[[], None], options: Any) -> None:
    """Asks for the lock. ``granted`` gets it, or None when it is not free; it is held until the page is gone."""

    def hold(lock: Any) -> Any:
        granted(lock)
        return window.Promise.new(create_proxy(lambda *settle: None)) if lock else None

    async def ask() -> None:
        try:
            await window.navigator.locks.request(LOCK, options, create_proxy(hold))
        except Exception:  # noqa: BLE001  # no locks here, or the browser's own error where storage is forbidden
            refused()

    TASKS.add(asyncio.ensure_future(ask()))


TASKS: set[asyncio.Future[None]] = set()
"""Requests that are running. The event loop refers to them only weakly."""
