"""One tab keeps what is played: the one that came first, and when it is closed the one that has waited longest.

Who keeps holds a lock of the browser for as long as the page lives. So no tab can forget to give it back, and none is
overwritten by another. Browsers have such locks on this machine and over https only; over plain http every tab keeps,
and the last that writes wins.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy, to_js
from pyscript import window

from web.page.storage import PREFIX

LOCK = f"{PREFIX}table"


async def taken() -> bool:
    """Whether this tab keeps what is played; from then on it does. Also where the browser knows no locks."""
    answer: asyncio.Future[bool] = asyncio.get_event_loop().create_future()
    if_free = to_js({"ifAvailable": True}, dict_converter=window.Object.fromEntries)
    request(lambda lock: answer.set_result(bool(lock)), lambda: answer.set_result(True), if_free)
    return await answer


def wait(taken: Callable[[], None]) -> None:
    """Calls ``taken`` once every tab before this one is closed; from then on this one keeps."""
    later = create_once_callable(taken)  # or what it fails with would be lost, as the browser's answer to the lock
    request(lambda lock: window.setTimeout(later, 0), lambda: None, to_js({}, dict_converter=window.Object.fromEntries))


def request(granted: Callable[[Any], None], refused: Callable[[], None], options: Any) -> None:
    """Asks for the lock; what is granted is held until the page is gone."""

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
"""What is being waited for: the loop alone would let go of it."""
