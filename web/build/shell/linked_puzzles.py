"""What the boards of puzzles by number are drawn from: words, and the lists that an address takes a part of.

`web/board/naming/puzzles.mjs` reads both.
"""

from collections.abc import Iterable, Iterator, Sequence

from ramparts.app.study.exercises.puzzles import STRIDE, offered
from ramparts.app.study.names import first_task, kind_name
from ramparts.app.words.names import grade_name
from ramparts.app.words.sentences import Words
from ramparts.deals.grade import GRADES
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Title
from ramparts.study.days import WEEK
from ramparts.study.practice.kinds import KINDS, MOST
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import placed

LEAF = 50
"""So many puzzles are in a file: 3 KB where a host compresses."""

NO_GRADE = "."
"""What stands in place of its grade for a puzzle that is no day's."""


def puzzle_words(words: Words, buttons: Sequence[tuple[str, str]]) -> dict[str, object]:
    """What is told with puzzles, in which the script fills holes, and how the puzzle of a day is found."""
    return {
        "leaf": LEAF,
        "week": [GRADES.index(grade) for grade in WEEK],
        "stride": STRIDE,
        "facts": words.gettext("puzzle {number}"),
        "name": words.gettext("Puzzle {number}: {kind}, {grade}"),
        "kinds": [kind_name(words, kind) for kind in KINDS],
        "grades": [grade_name(words, grade) for grade in GRADES],
        "tasks": [counted(first_task(words, kind, n) for n in range(MOST + 1)) for kind in KINDS],
        "buttons": buttons,
    }


def counted(said: Iterable[str]) -> dict[str, object]:
    """The sentences that are said of the numbers from 0 on, each once, and which of them is said of each number.

    Of the numbers up to 199 they are enough: from there on the forms of every language repeat themselves.
    """
    each = [*said]
    texts = sorted(set(each))
    return {"texts": texts, "forms": "".join(str(texts.index(one)) for one in each)}


def puzzle_files() -> Iterator[tuple[str, str]]:
    """The names and the texts of the lists: for each title its puzzles by leaves, and one for the puzzles of days."""
    known = [title for title in TITLES.values() if shipped(title.id)]
    for title in known:
        lines = [*_lines(title)]
        for leaf, begin in enumerate(range(0, len(lines), LEAF)):
            yield f"{title.id}-{leaf}.txt", "".join(lines[begin : begin + LEAF])
    yield "days.txt", "".join(f"{title.id} {''.join(_grades(title.id))}\n" for title in known)


def _lines(title: Title) -> Iterator[str]:
    """For each puzzle its kind, its grade and how many choices there are, a digit each, and its position."""
    for puzzle in shipped(title.id):
        told = (KINDS.index(puzzle.kind), GRADES.index(puzzle.grade), len(puzzle.steps))
        yield f"{''.join(map(str, told))} {placed(title, puzzle.deal)}\n"


def _grades(title: str) -> Iterator[str]:
    """For each puzzle of a title the number of its grade, if it is offered."""
    given = offered(title)
    for number, puzzle in enumerate(shipped(title), 1):
        yield str(GRADES.index(puzzle.grade)) if number in given else NO_GRADE
