"""The list of grades that ships with the program: made longer until every deal listed as winnable has its grade."""

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from ramparts.cli.engine_choice import chosen_engine
from ramparts.cli.progress import draw_bar
from ramparts.cli.proving import named_titles
from ramparts.deals.deal import numbered
from ramparts.deals.grade import Grade
from ramparts.deals.proven import proven
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from ramparts.study.graded_lists import grades_line, parse_grades
from ramparts.study.grades import BOUNDARIES, graded
from ramparts.study.knowledge import Knowledge

PORTION = 10
"""How many deals are graded before their line is written."""


def update_grades(path: Path, names: Sequence[str], most: int, progress: TextIO) -> dict[str, int]:
    """How many deals of each of these titles were graded and added to the list in a file, at most so many of each.

    Titles of which all deals have one grade are left out. A line is written as soon as its deals are graded; what the
    file has already stays as it is. Raises `BadNotation` when it holds anything else.
    """
    try:
        listed = parse_grades(path.read_text(encoding="utf-8", errors="replace"))
    except ValueError as error:
        raise BadNotation("{path}: {line!r} is no line of grades", path=path, line=str(error)) from None
    left: dict[str, list[int]] = {}
    for name in named_titles(names):
        if name in BOUNDARIES:
            left[name] = [number for number in proven(TITLES[name]) if number not in listed.get(name, {})][:most]
    portions = [(name, all_[at : at + PORTION]) for name, all_ in left.items() for at in range(0, len(all_), PORTION)]
    with path.open("a", encoding="utf-8") as lines:
        for done, (name, numbers) in enumerate(portions, 1):
            print(grades_line(name, _graded(name, numbers)), file=lines, flush=True)
            draw_bar(progress, done, len(portions))
    return {name: len(numbers) for name, numbers in left.items()}


def _graded(name: str, numbers: Sequence[int]) -> dict[int, Grade]:
    """The grades of deals that can be won. Raises `BadNotation` for one that the solver does not win."""
    found: dict[int, Grade] = {}
    for number in numbers:
        deal = numbered(TITLES[name], number)
        grade = graded(Knowledge(deal.game, engine=chosen_engine(None)), name, deal.start).grade
        if grade is None:
            raise BadNotation("{deal} is listed as winnable, but was not won", deal=deal.text)
        found[number] = grade
    return found
