"""The list of grades that ships with the program: made longer until every deal listed as winnable has its grade."""

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from ramparts.cli.lists.proving import named_titles
from ramparts.cli.locked_file import locked
from ramparts.cli.progress import draw_bar
from ramparts.deals.deal import numbered
from ramparts.deals.grade import Grade
from ramparts.deals.proven import proven
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.rules.errors import BadNotation
from ramparts.study.graded_lists import grades_line, parse_grades
from ramparts.study.grades import BOUNDARIES, graded
from ramparts.study.worth.knowledge import Knowledge

PORTION = 10
"""How many deals are graded before their line is written."""


def update_grades(path: Path, names: Sequence[str], most: int, progress: TextIO) -> dict[str, int]:
    """How many deals of each of these titles were graded and added to the list in a file, at most so many of each.

    Titles of which all deals have one grade are left out. A line is written as soon as its deals are graded; what the
    file has already stays as it is. Raises `BadNotation` when it holds anything else.
    """
    with locked(path) as file:
        listed = {
            (name, number)
            for line in file.read_list(parse_grades, "no line of grades")
            for name, grades in line.items()
            for number in grades
        }
        left = {
            name: [number for number in proven(TITLES[name]) if (name, number) not in listed][:most]
            for name in named_titles(names)
            if name in BOUNDARIES
        }
        portions = [
            (name, all_[at : at + PORTION]) for name, all_ in left.items() for at in range(0, len(all_), PORTION)
        ]
        for done, (name, numbers) in enumerate(portions, 1):
            file.append(grades_line(name, _graded(name, numbers)))
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
