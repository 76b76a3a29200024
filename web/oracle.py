"""The solver's worker as the page sees it: one question at a time, answers to the last one only.

It is started at the first question. When it cannot be started, or dies, the table is told once, and the game goes on.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from pyscript import config, create_named_worker, window

from ramparts.app.protocol import Answer, Question, parse_answer, question_text

DEBOUNCE = 0.25
"""Seconds in which another question may still replace the last one before the worker is bothered."""

NAME = "solver"

PATIENCE = 90
"""Seconds after which a worker that does not start is held to be absent; an old phone needs some twenty."""


class WorkerOracle:
    """Asks the worker; ``heard`` takes its answers, ``absent`` is told why when there is none."""

    def __init__(self, heard: Callable[[Answer], None], absent: Callable[[str], None]) -> None:
        """No worker yet, and nothing asked."""
        self.heard, self.absent = heard, absent
        self._ask = 0
        self._thinking: asyncio.Future[None] | None = None
        self._starting: asyncio.Future[Any] | None = None

    def ask(self, question: Question) -> None:
        """Asks a question instead of the last one."""
        self._ask = question.ask
        self._thinking = asyncio.ensure_future(self._think(question))

    def hush(self) -> None:
        """Asks nothing any more."""
        self._ask = 0

    async def _think(self, question: Question) -> None:
        await asyncio.sleep(DEBOUNCE)
        try:
            while self._ask == question.ask:
                worker = await self._started()
                answer = parse_answer(str(await worker.think(question_text(question))))
                if self._ask != question.ask:
                    return
                self.heard(answer)
                if answer.verdict != "searching":
                    return
        except Exception as error:  # noqa: BLE001  # whatever a browser or a worker may fail with, the game goes on
            self._ask = 0
            window.console.warn(f"Ramparts has no solver: {error!r}")
            self.absent(str(error))

    async def _started(self) -> Any:
        """The worker, started once."""
        if self._starting is None:
            self._starting = asyncio.ensure_future(_start())
        return await self._starting


async def _start() -> Any:
    """The worker; `web/boot.js` says where its source lies."""
    return await asyncio.wait_for(create_named_worker(config["solver"], NAME, dict(config)), PATIENCE)
