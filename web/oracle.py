"""The solver's worker as the page sees it: one question at a time, answers to the last one only.

It is started at the first question. When it cannot be started, or dies, the table is told once and the game goes on;
the next question starts another.
"""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

from pyscript import config, create_named_worker, document, window

from ramparts.app.protocol import Answer, Question, parse_answer, question_text

DEBOUNCE = 0.25
"""Seconds in which another question may still replace the last one before the worker is bothered."""

NAMES = (f"solver-{number}" for number in count(1))

STARTING, THINKING = 90, 30
"""Seconds after which a worker that does not start, or does not answer, is held to be dead; old phones take a third."""


class WorkerOracle:
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
        self._thinking = asyncio.ensure_future(self._think(question))

    def hush(self) -> None:
        """Asks nothing any more."""
        self._ask = 0

    async def _think(self, question: Question) -> None:
        await asyncio.sleep(DEBOUNCE)
        while self._ask == question.ask:
            worker = self._worker = self._worker or Worker()
            try:
                answer = parse_answer(await worker.answer(question_text(question)))
            except Exception as error:  # noqa: BLE001  # whatever a browser or a worker may fail with, the game goes on
                self._buried(worker, error)
                if self._ask == question.ask:
                    self._ask = 0
                    self.absent(repr(error))  # which is never empty, as the text of a timeout is
                return
            if self._ask != question.ask:
                return
            self.heard(answer)
            if answer.verdict != "searching":
                return

    def _buried(self, worker: "Worker", error: Exception) -> None:
        """Makes sure that the worker is gone, and that the next question starts another; two may have waited for it."""
        if self._worker is worker:
            self._worker = None
            window.console.warn(f"Ramparts has no solver: {error!r}")
            worker.end()


class Worker:
    """A worker that is starting, or has started."""

    def __init__(self) -> None:
        """Starts it; `web/boot.js` says where its source lies."""
        self._name = next(NAMES)
        self._exports: asyncio.Future[Any] = asyncio.ensure_future(
            create_named_worker(config["solver"], self._name, dict(config))
        )

    async def answer(self, question: str) -> str:
        """The answer to a question. Raises whatever the worker fails with, `TimeoutError` where it is silent."""
        exports = await asyncio.wait_for(asyncio.shield(self._exports), STARTING)
        return str(await asyncio.wait_for(exports.think(question), THINKING))

    def end(self) -> None:
        """Ends it, whatever it is doing. PyScript has hung it on the element that it made for its name."""
        element = document.querySelector(f'script[name="{self._name}"]')
        if thread := getattr(element, "xworker", None):
            thread.terminate()
        element.remove()
