"""A lesson: a position, what is to be reached from it, and how far a learner has come.

Whether it is reached the engine tells, from the position alone; the solver is not needed.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.history import History
from ramparts.deals.notation import replay
from ramparts.engine.play import home, moves
from ramparts.rules.cards import cards_text
from ramparts.rules.game import Catalogue, Game, Position, Role

Goal: TypeAlias = Callable[[Game, Position], bool]
"""Whether a position is what a lesson asks for."""

Standing: TypeAlias = Literal["playing", "solved", "failed"]
"""How a lesson or a puzzle stands."""


class Lesson(NamedTuple):
    """A lesson. Its sentences are English, to be translated where they are shown.

    ``told`` says what is to be known and done, ``hints`` say more each time, and ``learnt`` is said at the end. The
    goal has to be reached with ``within`` single moves, those of ``played`` included: these were made already, and may
    be taken back. ``solution`` reaches it from the deal, ``wrong`` looks as if it did.
    """

    name: str
    told: str
    hints: tuple[str, ...]
    learnt: str
    deal: str
    goal: Goal
    within: int
    solution: tuple[str, ...]
    wrong: tuple[str, ...]
    played: tuple[str, ...] = ()


def at_home(card: str) -> Goal:
    """Whether a card, of one pack, is on its foundation."""

    def reached(game: Game, position: Position) -> bool:
        return any(card in _texts(position[i]) for i in game.foundation)

    return reached


def all_home(count: int) -> Goal:
    """Whether so many cards are home."""
    return lambda game, position: home(game, position) >= count


def lying(below: str, above: str) -> Goal:
    """Whether one card lies directly on another, in a row."""

    def reached(game: Game, position: Position) -> bool:
        rows = (_texts(position[i]) for i in game.having(Role.ROW))
        return any((below, above) in pairwise(row) for row in rows)

    return reached


def with_a_lane(goal: Goal) -> Goal:
    """Whether a goal is reached and there is an empty row as well."""
    return lambda game, position: goal(game, position) and not all(position[i] for i in game.having(Role.ROW))


def _texts(cards: bytes) -> list[str]:
    written = cards_text(cards)
    return [written[at : at + 2] for at in range(0, len(written), 2)]


def begun(lesson: Lesson, titles: Catalogue) -> tuple[Deal, History]:
    """The deal of a lesson, and its history with the moves that were made already."""
    deal = parse_deal(lesson.deal, titles)
    history = History.start(deal.game, deal.start)
    return deal, history.follow(replay(deal.game, deal.start, lesson.played, deal.text))


def on_the_way(lesson: Lesson, history: History) -> bool:
    """Whether the present position is one that the solution passes, or the one where the lesson begins."""
    passed, start = {history.nodes[len(lesson.played)].position}, history.nodes[0].position
    passed |= {start, *(each.position for each in replay(history.game, start, lesson.solution, lesson.deal))}
    return history.position in passed


def standing(lesson: Lesson, history: History) -> Standing:
    """How a lesson stands at the present node: solved if its goal was reached on the way, within its moves.

    Else failed if they are used up, or none is left; but not where the lesson begins.
    """
    made = 0
    for number in history.path:
        made += len(history.nodes[number].moves)
        if made <= lesson.within and lesson.goal(history.game, history.nodes[number].position):
            return "solved"
    if history.at <= len(lesson.played):
        return "playing"
    return "failed" if made >= lesson.within or not moves(history.game, history.position) else "playing"
