"""The page's side of the solver's worker: one question at a time, and only the last one is answered.

The worker is started at the first question, or when one is likely to come. When it fails, another one is asked the same
question, without the kernel. When that fails too, or none can be started, the table is told once and the game goes on;
the next question starts another.

A worker that lives holds a lock of the browser, which the page asks for as well: it gets it in the moment in which the
worker has died, however long that may think or be kept waiting by a slow machine. Where there are no locks (over plain
http), and for a worker that hangs, there is `ANSWER_TIMEOUT`.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript import config, create_named_worker, document, window

from ramparts.app.messages.solver_protocol import Answer, Question, parse_answer, question_text
from ramparts.app.state.value import replace
from web.page.browser import fetched, random_number
from web.page.fault_reports import guarded
from web.page.ui.events import on

DEBOUNCE = 0.25
"""Seconds before a question is sent to the worker; another one may replace it until then."""

PATIENCE = 3
"""The same for a question that nobody waits for: a win is shown for two seconds before, which it must not disturb."""

CREATION = 0.001
"""Seconds, in which the browser runs another task, after which PyScript has made a worker if it can."""

WORKER_NAMES = (f"solver-{number}" for number in count(1))

NUMBERS = count(1)
"""Of questions, as workers know them: a page that begins anew (`web/page/main.py`) counts its own from the start."""

START_TIMEOUT, ANSWER_TIMEOUT = 90, 30
"""Seconds after which a worker is given up that does not start, or does not answer; old phones need a third of it."""


class SolverClient:
    """Asks the worker; ``on_answer`` takes its answers, ``on_failure`` the reason when there is no worker."""

    def __init__(self, on_answer: Callable[[Answer], None], on_failure: Callable[[str], None]) -> None:
        """No worker yet, and nothing asked."""
        self.on_answer, self.on_failure = on_answer, on_failure
        self._current: Question | None = None
        self._thinking: asyncio.Future[None] | None = None
        self._worker: Worker | None = None
        self._seen = asyncio.Event()
        on(document, "visibilitychange", lambda event: self._see())
        self._see()

    def _see(self) -> None:
        """Notes whether the tab can be seen; a review waits until it is."""
        if document.hidden:
            self._seen.clear()
        else:
            self._seen.set()

    def prepare(self) -> "Worker":
        """The worker, which is started if there is none: what is asked next then need not wait for it."""
        self._worker = self._worker or Worker()
        return self._worker

    def ask(self, question: Question) -> None:
        """Asks a question instead of the last one."""
        self._current = question
        self._thinking = asyncio.ensure_future(guarded(self._think(question, next(NUMBERS))))

    def cancel(self) -> None:
        """Cancels the question, if there is one: its answer will be ignored."""
        self._current = None

    async def _think(self, question: Question, number: int) -> None:
        await asyncio.sleep(0 if question.review else PATIENCE if question.patient else DEBOUNCE)
        while self._current is question:
            if question.review:
                await self._seen.wait()
            worker = self.prepare()
            try:
                answer = parse_answer(await worker.answer(question_text(replace(question, ask=number))))
            except Exception as error:  # noqa: BLE001  # whatever a browser or a worker fails with, the game goes on
                self._terminate(worker, error)
                if self._current is not question:
                    return
                if worker.has_started and not question.in_python:
                    question = self._current = replace(question, in_python=True)
                    continue
                self._current = None
                self.on_failure(repr(error))  # which is never empty, as the text of a timeout is
                return
            if self._current is not question:
                return
            self.on_answer(replace(answer, ask=question.ask))
            if answer.verdict != "searching":
                return

    def _terminate(self, worker: "Worker", error: Exception) -> None:
        """Ends the worker, so that the next question starts another; once, also when two questions waited for it."""
        if self._worker is worker:
            self._worker = None
            window.console.warn(f"Ramparts has no solver: {error!r}")
            worker.terminate()


class Worker:
    """A worker that is starting, or has started."""

    def __init__(self) -> None:
        """Starts it; `web/boot/boot.js` says where its source lies."""
        self._name = next(WORKER_NAMES)
        self._exports: asyncio.Future[Any] = asyncio.ensure_future(self._started())
        self._exports.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody asks it
        self._end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when it has died; never where that cannot be seen."""

    @property
    def has_started(self) -> bool:
        """Whether it has told what it exports."""
        return self._exports.done() and not self._exports.cancelled() and self._exports.exception() is None

    async def _started(self) -> Any:
        """What it exports. Raises `ConnectionRefusedError` where a worker is not allowed; PyScript would wait for ever.

        A browser refuses it at once; where the policy of an extension does, an error event comes a little later. It
        comes from the worker itself when that lacks a file of the site. PyScript does not say when there is no source
        to run, so it is looked for first.
        """
        await fetched("solver_worker.py")
        starting = asyncio.ensure_future(create_named_worker(config["solver"], self._name, dict(config)))
        await asyncio.sleep(CREATION)
        browser_worker, refused = self._browser_worker(), asyncio.Event()
        if browser_worker is None:
            raise ConnectionRefusedError
        on(browser_worker, "error", lambda event: refused.set())
        done, _ = await asyncio.wait({starting, asyncio.ensure_future(refused.wait())}, return_when="FIRST_COMPLETED")
        if starting not in done:
            raise ConnectionRefusedError
        exports, lock = starting.result(), f"ramparts.{self._name} {random_number()}"
        if hasattr(window.navigator, "locks") and await exports.hold(lock):
            self._watching = asyncio.ensure_future(self._watch(lock))
        return exports

    async def _watch(self, lock: str) -> None:
        """Notes that the worker has died: then the page gets the lock that it held, unless locks are refused here."""
        with suppress(Exception):
            await window.navigator.locks.request(lock, create_once_callable(lambda lock: None))
            self._end.set_result(None)

    async def answer(self, question: str) -> str:
        """The answer to a question.

        Raises what the worker fails with, or `TimeoutError` when it has died or keeps silent.
        """
        exports = await asyncio.wait_for(asyncio.shield(self._exports), START_TIMEOUT)
        thinking = asyncio.ensure_future(exports.think(question))
        await asyncio.wait({thinking, self._end}, timeout=ANSWER_TIMEOUT, return_when="FIRST_COMPLETED")
        if thinking.done():
            return str(thinking.result())
        thinking.cancel()
        raise TimeoutError

    def terminate(self) -> None:
        """Ends it, whatever it is doing, and removes the element that PyScript made for it."""
        browser_worker, element = self._browser_worker(), self._element()
        if browser_worker is not None:
            browser_worker.terminate()
        if element:  # where the browser has none, it answers with its own null
            element.remove()

    def _browser_worker(self) -> Any:
        """The browser's worker, which PyScript stores in the element that it makes for it; None until there is one."""
        return getattr(self._element(), "xworker", None)

    def _element(self) -> Any:
        return document.querySelector(f'script[name="{self._name}"]')
