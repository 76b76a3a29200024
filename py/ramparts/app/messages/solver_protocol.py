"""The messages between the page and the solver's worker: JSON texts, both ways.

The page sends the same question again until the answer is no longer ``searching``; each time the worker searches for a
moment. So a question can be dropped at any time by sending another, and an answer to an old one is known by its number.
"""

import json
from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from ramparts.app.state.value import Value, fields

Reported: TypeAlias = Literal["searching", "winnable", "lost", "unknown", "advice"]
"""The verdict of an answer; the last is no verdict but advice."""

VERDICTS: tuple[Reported, ...] = get_args(Reported)

LIMITS = {1: 1_000_000, 2: 500_000}
"""By the number of packs: how many positions are looked at before the solver gives up.

They are the kernel's: a few seconds on a desktop computer, and as many as fit into its 128 MB, which two packs fill
with 800,000. Python has lower ones.
"""


class Question(Value):
    """The question whether one of these deals can be won; the answer is about the first that can, else the last.

    ``ask`` is the number of the question; ``deals`` are texts of deals or positions. ``limit`` is how many positions
    may be looked at for each deal. With ``seen`` the question is for advice on the first deal instead, from what its
    player sees; with a ``day``, by its number, for the deal of that day, ``deals`` being the id of the title. With
    ``in_python`` the kernel is left out, because a worker died of it, perhaps. With ``review`` the question is what
    every move of a game was worth: `ramparts.app.study.review.flow` writes it. A ``patient`` one is asked when what
    moves on the screen has come to rest.
    """

    ask: int
    deals: tuple[str, ...]
    limit: int = LIMITS[1]
    seen: bool = False
    in_python: bool = False
    day: int = 0
    review: str = ""
    patient: bool = False


class Answer(Value):
    """The verdict on ``deal``.

    ``line`` holds move texts; ``how`` is as in `ramparts.solver.Finding`; ``visited`` counts positions looked at. Where
    a game is reviewed, ``how`` is what is new, as JSON text, and ``advice`` the last of the answers.
    """

    ask: int
    deal: str
    verdict: Reported
    how: str = ""
    visited: int = 0
    line: tuple[str, ...] = ()


def question_text(question: Question) -> str:
    """A question as JSON text."""
    return json.dumps(fields(question))


def parse_question(text: str) -> Question:
    """The question of a text written by `question_text`."""
    saved = json.loads(text)
    ask, deals, *rest = (saved[name] for name in Question.__match_args__)
    return Question(ask, tuple(deals), *rest)


def answer_text(answer: Answer) -> str:
    """An answer as JSON text."""
    return json.dumps(fields(answer))


def parse_answer(text: str) -> Answer:
    """The answer of a text written by `answer_text`; what it says of moves and deals is not checked yet.

    Raises `ValueError`, `LookupError` or `TypeError` for any other text: then the worker does not work any more.
    """
    saved = json.loads(text)
    said = [saved[name] for name in Answer.__match_args__]
    ask, deal, verdict, how, visited, line = said
    kinds = [*map(type, said), *map(type, line)]
    if kinds != [int, str, str, str, int, list] + [str] * len(line) or verdict not in VERDICTS:
        raise ValueError(f"no answer: {text[:80]}")
    return Answer(ask, deal, verdict, how, visited, tuple(line))


def seek(ask: int, deals: Sequence[str]) -> Question:
    """The question for a new deal that can be won: of each deal only 20,000 positions are looked at."""
    return Question(ask, tuple(deals), 20_000)
