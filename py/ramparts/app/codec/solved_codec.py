"""The lessons and puzzles that were solved, as JSON text."""

import re
from collections.abc import Iterable

from ramparts.app.codec.versioned_json import read, written
from ramparts.rules.errors import BadNotation
from ramparts.rules.wording import marked as _

MOST_SOLVED = 20_000

_SOLVED = re.compile(r"(lesson|puzzle:[a-z-]{1,30}):[1-9][0-9]{0,5}", re.ASCII)


def solved_text(solved: Iterable[str]) -> str:
    """What was solved, as text: ``lesson:3``, ``puzzle:fortress:17``."""
    return written({"solved": sorted(solved)})


def parse_solved(text: str) -> frozenset[str]:
    """What was solved, of a text. Raises `BadNotation`."""
    solved = read(text, "solved").get("solved")
    if not isinstance(solved, list) or len(solved) > MOST_SOLVED:
        raise BadNotation(_("they are no list of at most {most}"), most=MOST_SOLVED)
    for each in solved:
        if not isinstance(each, str) or not _SOLVED.fullmatch(each):
            raise BadNotation(_("{name} is neither a lesson nor a puzzle"), name=repr(each)[:40])
    return frozenset(solved)
