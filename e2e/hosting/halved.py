"""Sites whose interpreter is halved elsewhere than the profile has it, and what a page tells of its halves."""

from functools import partial
from pathlib import Path
from unittest import mock

from web.build import assemble
from web.build.halves import interpreter_by
from web.build.halves.profile import PROFILE, profile

FIRST, SECOND, WHOLE = "**/pyodide.asm.pack", "**/pyodide.late.wasm", "**/pyodide.whole.wasm"

JOINED = "() => performance.getEntriesByName('interpreter joined').map((mark) => mark.startTime)"
"""When the second half was joined, if it was."""

BEFORE_READY = f"() => ({JOINED})()[0] < performance.getEntriesByName('ready')[0].startTime"
"""Whether that was before the table could be played."""


def hurried(out: Path) -> Path:
    """`out`, with a site of which every other function of the profile is late: Python cannot start without them."""
    known = profile(PROFILE.read_text("utf-8"))
    assert known.early
    halved = partial(interpreter_by, known._replace(early=frozenset(sorted(known.early)[::2])))
    with mock.patch.object(assemble, "interpreter", halved):
        return assemble.assemble(out)
