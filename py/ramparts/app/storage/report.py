"""A report on a fault, for the developers: version, browser, the game up to there, and the traceback.

There is nothing else in it. It is in English whatever the player's language.
"""

import re
from collections.abc import Iterator, Mapping
from types import CodeType, TracebackType
from typing import TypeAlias

from ramparts import __version__
from ramparts.app.state.model import Model
from ramparts.deals.notation import moves_text

LONGEST = 500
"""The most characters of an error's message; those of some browsers are long."""

DEEPEST = 40
"""The most calls in the traceback, the innermost ones."""

Lines: TypeAlias = Mapping[tuple[str, str, int], bytes]
"""By a function's file, name and first line: its line numbers (`co_linetable`), which the page's code lacks."""


def report(model: Model, build: str, browser: str, trace: str) -> str:
    """The report on a fault with this model; ``trace`` is a text of `traced`, from which the player's name is taken."""
    game = ";".join((model.deal.text, *moves_text(model.deal.game, model.history.line)))
    if model.prefs.name:
        trace = re.sub(rf"(?<!\w){re.escape(model.prefs.name)}(?!\w)", "…", trace)
    return "\n".join((f"Ramparts {__version__}, build {build}", browser, game, trace))


def traced(error: BaseException, lines: Lines) -> str:
    """An error's type and message, and the calls that led to it: module, line and function, the innermost last.

    Where a function's line numbers are not known there are its first line and the offset in its bytecode: ``12+86``.
    """
    words = " ".join(str(error).split())[:LONGEST]
    calls = [*_calls(error.__traceback__)]
    return "\n".join((f"{type(error).__name__}: {words}", *(_told(*call, lines) for call in calls[-DEEPEST:])))


def _calls(trace: TracebackType | None) -> Iterator[tuple[str, CodeType, int, int]]:
    """Module, code, line and position in the code of each call of a traceback."""
    while trace is not None:
        frame = trace.tb_frame
        yield frame.f_globals.get("__name__", "script"), frame.f_code, trace.tb_lineno, trace.tb_lasti
        trace = trace.tb_next


def _told(module: str, code: CodeType, line: int, at: int, lines: Lines) -> str:
    first, place = code.co_firstlineno, (code.co_filename, code.co_qualname, code.co_firstlineno)
    if place in lines:
        spans = code.replace(co_linetable=lines[place]).co_lines()
        line = next((found for start, end, found in spans if found and start <= at < end), first)
    where = f"{line}" if line != first else f"{first}+{at}"
    return f"  {module} {where} {code.co_qualname}"
