"""How hard a deal is, in one word; `ramparts.study.grades` finds it."""

from typing import Literal, TypeAlias, get_args

Grade: TypeAlias = Literal["gentle", "fair", "hard", "cruel"]

GRADES: tuple[Grade, ...] = get_args(Grade)
"""From the easiest to the hardest."""
