"""A report for those who mend a fault: version, browser, the game up to there, and the way to where it happened.

There is nothing else in it. It is in English, as those who mend read it.
"""

import re
from collections.abc import Iterator, Mapping
from types import CodeType, TracebackType
from typing import TypeAlias

from ramparts import __version__
from ramparts.app.state.model import Model
from ramparts.deals.notation import moves_text

LONGEST = 500
"""Characters of an error's own words; some browsers are talkative."""

DEEPEST = 40
"""Calls that are told of, the last ones."""

Lines: TypeAlias = Mapping[tuple[str, str, int], bytes]
"""For a function's file, name and first line its table of lines, from which the page's code comes apart."""


def report(model: Model, build: str, browser: str, trace: str) -> str:
    """The report on a fault that happened at this table, with the player's name left out of the trace."""
    game = ";".join((model.deal.text, *moves_text(model.deal.game, model.history.line)))
    if model.prefs.name:
        trace = re.sub(rf"(?<!\w){re.escape(model.prefs.name)}(?!\w)", "…", trace)
    return "\n".join((f"Ramparts {__version__}, build {build}", browser, game, trace))


def traced(error: BaseException, lines: Lines) -> str:
    """An error's words, and the calls that led to it: module, line and function, the innermost last.

    A function whose lines are not known is told of by its first line and how far its code had come.
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
