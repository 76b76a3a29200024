"""The public names of `ramparts`, by whose first use all of this is imported."""

from ramparts.library.lists import Puzzle, Title, daily, grade, odds, puzzles, titles, winnable
from ramparts.library.move import Move
from ramparts.library.proofs.solution import Solution, Verdict
from ramparts.library.reviewing import Review, Worth, review
from ramparts.library.surveys.survey import Row, survey
from ramparts.library.table import Table
from ramparts.rules.errors import Refusal as Error
from ramparts.shares.counts import Counts

__all__ = [
    "Counts",
    "Error",
    "Move",
    "Puzzle",
    "Review",
    "Row",
    "Solution",
    "Table",
    "Title",
    "Verdict",
    "Worth",
    "daily",
    "grade",
    "odds",
    "puzzles",
    "review",
    "survey",
    "titles",
    "winnable",
]
