"""Exceptions after the start: all of them reach the window, where `web/shell/fault_notice.mjs` tells the player.

One that a listener does not catch gets there by itself; one that was caught is thrown once more, at the window. This
module makes the report that the player may then copy.
"""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from marshal import loads
from typing import Any

from pyodide.ffi import create_once_callable, to_js
from pyscript import document, window

from ramparts.app.state.model import Model
from ramparts.app.storage.report import Lines, report, traced
from web.page.browser import fetched
from web.page.ui.events import on

TASKS: set[asyncio.Future[None]] = set()
"""Tasks that are running. The event loop refers to them only weakly, so without this they might be collected."""


def rethrow(error: BaseException) -> None:
    """Throws a caught exception again where the window hears of it, as soon as the present code has returned."""

    def throw() -> None:
        raise error

    window.setTimeout(create_once_callable(throw), 0)


async def guarded(work: Awaitable[None]) -> None:
    """Awaits something for which nobody else waits; its exception, if any, is thrown at the window."""
    try:
        await work
    except Exception as error:  # noqa: BLE001  # the browser's own, of no Python type
        rethrow(error)


def start_task(work: Awaitable[None]) -> None:
    """Lets something run in the background."""
    task = asyncio.ensure_future(guarded(work))
    TASKS.add(task)
    task.add_done_callback(TASKS.discard)


def listen(now: Callable[[], Model]) -> None:
    """From now on a report is made of every exception; ``now`` gives the present model."""
    on(window, "stumble", lambda event: _on_fault(event.detail, now()))
    asyncio.get_event_loop().set_exception_handler(_on_failed_callback)


def _on_failed_callback(loop: object, context: dict[str, Any]) -> None:
    """A callback of the event loop has failed."""
    if isinstance(error := context.get("exception"), Exception):
        rethrow(error)


def _on_fault(error: Any, model: Model) -> None:
    """Reports at once, and once more when the numbers of the lines have been fetched."""
    raised = getattr(sys, "last_exc", None) if getattr(error, "name", "") == "PythonError" else None
    if raised is None:
        _report(model, f"{error}\n{getattr(error, 'stack', '')}")  # whatever was thrown, even a text
    else:
        _report(model, traced(raised, {}))
        start_task(_report_lines(raised, model))


async def _report_lines(error: BaseException, model: Model) -> None:
    try:
        _report(model, traced(error, await _lines()))
    except Exception:  # noqa: BLE001  # no network, or worse: there is a report already
        return


async def _lines() -> Lines:
    """The line numbers of every function. They are kept apart from the code: only a report needs them."""
    lines: Lines = loads(await fetched("lines.pack"))  # noqa: S302  # from this site
    return lines


def _report(model: Model, trace: str) -> None:
    build = json.loads(document.getElementById("build").textContent)["build"]
    text = report(model, build, window.navigator.userAgent, trace)
    detail = to_js({"detail": text}, dict_converter=window.Object.fromEntries)
    window.dispatchEvent(window.CustomEvent.new("report", detail))
