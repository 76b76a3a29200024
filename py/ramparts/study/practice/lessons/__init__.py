"""The lessons, in their order. Each is one idea, shown by a few cards: most of the pack is home already.

Their numbers are their addresses, so new ones come at the end.
"""

from ramparts.study.practice.lesson import Lesson
from ramparts.study.practice.lessons.elsewhere import ELSEWHERE
from ramparts.study.practice.lessons.first_steps import FIRST_STEPS
from ramparts.study.practice.lessons.in_suit import IN_SUIT

LESSONS: tuple[Lesson, ...] = (*FIRST_STEPS, *IN_SUIT, *ELSEWHERE)
