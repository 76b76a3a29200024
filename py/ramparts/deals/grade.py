"""How hard a deal is, in one word; `ramparts.study.grades` finds it."""

from typing import Literal, TypeAlias, get_args

Grade: TypeAlias = Literal["gentle", "fair", "hard", "cruel"]

GRADES: tuple[Grade, ...] = get_args(Grade)
"""From the easiest to the hardest."""


def grade_named(name: object) -> Grade | None:
    """The grade of this name; None for anything else."""
    return next((grade for grade in GRADES if grade == name), None)
