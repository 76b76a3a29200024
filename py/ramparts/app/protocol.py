"""What the page and the solver's worker say to each other: JSON texts, both ways.

A question is asked again until its answer is no longer ``searching``; each time the worker thinks for one portion. So a
question can be dropped at any moment by asking another, and an answer to an old one is known by its number.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple

ADVICE = "advice"
"""The verdict of an answer that is no verdict but advice."""


class Question(NamedTuple):
    """Can one of these deals, at least one, be won? The first that can is the answer; they are deal or position texts.

    ``portion`` and ``limit`` are numbers of positions: to look at before the next answer, and in all for each deal.
    ``seen`` asks for advice instead, from nothing but what the player of the first deal sees.
    """

    ask: int
    deals: tuple[str, ...]
    portion: int = 4_000
    limit: int = 300_000
    seen: bool = False


class Answer(NamedTuple):
    """The verdict on ``deal``: ``searching``, ``winnable``, ``lost``, ``unknown`` or ``advice``.

    ``line`` holds move texts; ``how`` is as in `ramparts.solver.Finding`; ``visited`` counts positions looked at.
    """

    ask: int
    deal: str
    verdict: str
    how: str = ""
    visited: int = 0
    line: tuple[str, ...] = ()


def question_text(question: Question) -> str:
    """A question as JSON text."""
    return json.dumps(question._asdict())


def parse_question(text: str) -> Question:
    """The question of a text written by `question_text`."""
    saved = json.loads(text)
    return Question(saved["ask"], tuple(saved["deals"]), saved["portion"], saved["limit"], saved["seen"])


def answer_text(answer: Answer) -> str:
    """An answer as JSON text."""
    return json.dumps(answer._asdict())


def parse_answer(text: str) -> Answer:
    """The answer of a text written by `answer_text`."""
    saved = json.loads(text)
    return Answer(saved["ask"], saved["deal"], saved["verdict"], saved["how"], saved["visited"], tuple(saved["line"]))


def seek(ask: int, deals: Sequence[str]) -> Question:
    """The question for a new deal: each is given up soon, for there are others."""
    return Question(ask, tuple(deals), portion=2_000, limit=20_000)
