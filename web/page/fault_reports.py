"""Whatever goes wrong while the table is played on ends at the window, and `web/boot/fault_notice.mjs` says so.

An exception that a listener lets out gets there by itself; one that was caught on its way is handed on. From here the
window gets the report that the player may copy.
"""

import asyncio
import json
import lzma
import sys
from collections.abc import Awaitable, Callable
from marshal import loads
from typing import Any

from pyodide.ffi import create_once_callable, to_js
from pyscript import config, document, window

from ramparts.app.state.model import Model
from ramparts.app.storage.report import Lines, report, traced
from web.page.ui.events import on

TASKS: set[asyncio.Future[None]] = set()
"""What is being waited for: the loop alone would let go of it."""


def thrown(error: BaseException) -> None:
    """Hands an exception that was caught to the window, once what runs now has come to its end."""

    def throw() -> None:
        raise error

    window.setTimeout(create_once_callable(throw), 0)


async def guarded(errand: Awaitable[None]) -> None:
    """Awaits what takes its time; what it fails with is handed to the window, for nobody else waits for it."""
    try:
        await errand
    except Exception as error:  # noqa: BLE001  # the browser's own, of no Python type
        thrown(error)


def listen(now: Callable[[], Model]) -> None:
    """From now on the window gets a report of whatever goes wrong; ``now`` gives the model."""
    on(window, "stumble", lambda event: _stumbled(event.detail, now()))
    asyncio.get_event_loop().set_exception_handler(_unheard)


def _unheard(loop: object, context: dict[str, Any]) -> None:
    """What was called later has failed."""
    if isinstance(error := context.get("exception"), Exception):
        thrown(error)


def _stumbled(error: Any, model: Model) -> None:
    """Reports at once, and once more with the lines when they have come."""
    found = getattr(sys, "last_exc", None) if getattr(error, "name", "") == "PythonError" else None
    if found is None:
        _report(model, f"{error}\n{getattr(error, 'stack', '')}")  # whatever may be thrown, be it a text
    else:
        _report(model, traced(found, {}))
        task = asyncio.ensure_future(_in_full(found, model))
        TASKS.add(task)
        task.add_done_callback(TASKS.discard)


async def _in_full(error: BaseException, model: Model) -> None:
    try:
        _report(model, traced(error, await _lines()))
    except Exception:  # noqa: BLE001  # no network, or worse: there is a report already
        return


async def _lines() -> Lines:
    """The table of lines of every function, from which the site's code comes apart: nobody else needs them."""
    answer = await window.fetch(window.URL.new("lines.pack", config["solver"]))
    lines: Lines = loads(lzma.decompress((await answer.arrayBuffer()).to_bytes()))  # noqa: S302  # from this site
    return lines


def _report(model: Model, trace: str) -> None:
    build = json.loads(document.getElementById("build").textContent)["build"]
    text = report(model, build, window.navigator.userAgent, trace)
    detail = to_js({"detail": text}, dict_converter=window.Object.fromEntries)
    window.dispatchEvent(window.CustomEvent.new("report", detail))
