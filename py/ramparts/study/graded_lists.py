"""The grades of the deals that are listed as winnable (`ramparts.deals.proven`), worked out beforehand.

``ramparts sort`` makes the list. Each line has the id of a title and some numbers of deals, each with the first letter
of its grade: ``fortress 32004g 32005h``... In a game with levels they are runs, and the grade is of the first level.
"""

import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from ramparts.deals.grade import GRADES, Grade
from ramparts.study import lists

_LINE = re.compile(r"([a-z-]+)((?: [0-9]{1,9}[gfhc])+)", re.ASCII)


@cache
def graded_deals() -> Mapping[str, Mapping[int, Grade]]:
    """By the id of a title: the grades of deals by their plain numbers, in the order of the list."""
    text = (pkgutil.get_data(lists.__name__, "graded.txt") or b"").decode()
    return MappingProxyType(parse_grades(text))


def parse_grades(text: str) -> dict[str, dict[int, Grade]]:
    """The grades in the text of such a list. Raises `ValueError` for a line of another form."""
    found: dict[str, dict[int, Grade]] = {}
    letters = {grade[0]: grade for grade in GRADES}
    for line in text.splitlines():
        parts = _LINE.fullmatch(line)
        if parts is None:
            raise ValueError(line)
        title = found.setdefault(parts[1], {})
        title.update((int(each[:-1]), letters[each[-1]]) for each in parts[2].split())
    return found


def grades_line(title: str, grades: Mapping[int, Grade]) -> str:
    """The line of a list that says these grades."""
    return f"{title} " + " ".join(f"{number}{grade[0]}" for number, grade in grades.items())
