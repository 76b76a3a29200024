"""The solver's worker as the page sees it: one question at a time, answers to the last one only.

It is started at the first question. When it cannot be started, or dies, the table is told once and the game goes on;
the next question starts another.
"""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

from pyscript import config, create_named_worker, document, window

from ramparts.app.state.solver_protocol import Answer, Question, parse_answer, question_text
from web.page.fault_reports import guarded
from web.page.ui.events import on

DEBOUNCE = 0.25
"""Seconds in which another question may still replace the last one before the worker is bothered."""

MADE = 0.001
"""Seconds, that is a task of the browser's own, after which PyScript has made a worker if it can."""

NAMES = (f"solver-{number}" for number in count(1))

STARTING, THINKING = 90, 30
"""Seconds after which a worker that does not start, or does not answer, is held to be dead; old phones take a third."""


class SolverClient:
    """Asks the worker; ``heard`` takes its answers, ``absent`` is told why when there is none."""

    def __init__(self, heard: Callable[[Answer], None], absent: Callable[[str], None]) -> None:
        """No worker yet, and nothing asked."""
        self.heard, self.absent = heard, absent
        self._ask = 0
        self._thinking: asyncio.Future[None] | None = None
        self._worker: Worker | None = None

    def ask(self, question: Question) -> None:
        """Asks a question instead of the last one."""
        self._ask = question.ask
        self._thinking = asyncio.ensure_future(guarded(self._think(question)))

    def cancel(self) -> None:
        """Asks nothing any more."""
        self._ask = 0

    async def _think(self, question: Question) -> None:
        await asyncio.sleep(DEBOUNCE)
        while self._ask == question.ask:
            worker = self._worker = self._worker or Worker()
            try:
                answer = parse_answer(await worker.answer(question_text(question)))
            except Exception as error:  # noqa: BLE001  # whatever a browser or a worker may fail with, the game goes on
                self._terminate(worker, error)
                if self._ask == question.ask:
                    self._ask = 0
                    self.absent(repr(error))  # which is never empty, as the text of a timeout is
                return
            if self._ask != question.ask:
                return
            self.heard(answer)
            if answer.verdict != "searching":
                return

    def _terminate(self, worker: "Worker", error: Exception) -> None:
        """Makes sure that the worker is gone, and that the next question starts another; two may have waited for it."""
        if self._worker is worker:
            self._worker = None
            window.console.warn(f"Ramparts has no solver: {error!r}")
            worker.end()


class Worker:
    """A worker that is starting, or has started."""

    def __init__(self) -> None:
        """Starts it; `web/boot/boot.js` says where its source lies."""
        self._name = next(NAMES)
        self._exports: asyncio.Future[Any] = asyncio.ensure_future(self._started())

    async def _started(self) -> Any:
        """What it exports. Raises `ConnectionRefusedError` where there may be no worker; PyScript would never say so.

        Browsers refuse it at once; where the policy of an extension does, the worker tells of it a little later.
        """
        coming = asyncio.ensure_future(create_named_worker(config["solver"], self._name, dict(config)))
        await asyncio.sleep(MADE)
        thread, broken = self._thread(), asyncio.Event()
        if thread is None:
            raise ConnectionRefusedError
        on(thread, "error", lambda event: broken.set())
        done, _ = await asyncio.wait({coming, asyncio.ensure_future(broken.wait())}, return_when="FIRST_COMPLETED")
        if coming not in done:
            raise ConnectionRefusedError
        return coming.result()

    async def answer(self, question: str) -> str:
        """The answer to a question. Raises whatever the worker fails with, `TimeoutError` where it is silent."""
        exports = await asyncio.wait_for(asyncio.shield(self._exports), STARTING)
        return str(await asyncio.wait_for(exports.think(question), THINKING))

    def end(self) -> None:
        """Ends it, whatever it is doing. PyScript has hung it on the element that it made for its name."""
        thread, element = self._thread(), self._element()
        if thread is not None:
            thread.terminate()
        if element is not None:
            element.remove()

    def _thread(self) -> Any:
        """The browser's own worker; None until there is one. PyScript hangs it on the element made for its name."""
        return getattr(self._element(), "xworker", None)

    def _element(self) -> Any:
        return document.querySelector(f'script[name="{self._name}"]')
