"""The lessons and puzzles that were solved, the puzzles that were not at the first go, and days, as JSON text."""

import re
from collections.abc import Iterable

from ramparts.app.codec.named_rows import Refused, sifted
from ramparts.app.codec.versioned_json import read, written
from ramparts.rules.errors import BadNotation
from ramparts.rules.wording import marked as _

MOST_SOLVED = 20_000

_SOLVED = re.compile(r"(lesson|(puzzle|missed):[a-z-]{1,30}):[1-9][0-9]{0,5}|day:[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)


def solved_text(solved: Iterable[str]) -> str:
    """What was solved, as text: ``lesson:3``, ``puzzle:fortress:17``, ``day:2026-11-27``; ``missed:fortress:12``."""
    return written({"solved": sorted(solved)[:MOST_SOLVED]})


def parse_solved(text: str, refused: Refused | None = None) -> frozenset[str]:
    """What was solved, of a text. Raises `BadNotation`, unless it is a name that can be ``refused``."""
    none = BadNotation(_("it is not a list of at most {most} entries"), most=MOST_SOLVED)
    return frozenset(sifted(read(text, "solved").get("solved"), MOST_SOLVED, none, _name, refused))


def _name(each: object) -> str:
    if not isinstance(each, str) or not _SOLVED.fullmatch(each):
        raise BadNotation(_("{name} is neither a lesson nor a puzzle"), name=repr(each)[:40])
    return each
