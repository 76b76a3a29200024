"""The ten best as JSON text."""

import reprlib
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ramparts.app.codec.named_rows import Refused, in_order, sifted
from ramparts.app.codec.versioned_json import read, written
from ramparts.app.state.library import TEN, Best, name_shown
from ramparts.rules.errors import BadNotation
from ramparts.rules.wording import marked as _

MOST_LEVELS = 999

LINE: Mapping[str, object] = MappingProxyType(dict.fromkeys(Best._fields) | Best._field_defaults)
"""The fields of a line, with the values of those that a line does not have."""

FIRST_LINE = ["name", "score", "level", "marked"]
"""The fields of lines above which none are named: those of the first version, whatever there is by now."""


def best_text(best: Sequence[Best]) -> str:
    """The ten best as JSON text."""
    return written({"fields": [*LINE], "best": best})


def parse_best(text: str, refused: Refused | None = None) -> tuple[Best, ...]:
    """The ten best of a text, highest first. Raises `BadNotation`, unless it is a line that can be ``refused``."""
    saved = read(text, "ten best")
    none = BadNotation(_("the saved top ten are not a list of ten"))
    arranged = in_order(saved.get("fields", FIRST_LINE), LINE, _("{row} is not a line of the top ten"))
    best = sifted(saved.get("best"), TEN, none, lambda row: _line(arranged(row)), refused)
    return tuple(sorted(best, key=lambda line: -line.score))


def _line(row: object) -> Best:
    if not isinstance(row, list) or [type(each) for each in row] != [str, int, int, bool]:
        raise BadNotation(_("{row} is not a line of the top ten"), row=reprlib.repr(row))
    line = Best(*row)
    if not line.name or line.name != name_shown(line.name) or line.score < 1 or not 1 <= line.level <= MOST_LEVELS:
        raise BadNotation(_("{row} is not a line of the top ten"), row=reprlib.repr(row))
    return line
