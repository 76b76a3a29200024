"""A lesson: a position, what is to be reached from it, and how far a learner has come.

Whether it is reached, and whether it can be, the engine tells from the position alone; the solver is not needed.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.history import History
from ramparts.deals.notation import replay
from ramparts.engine.play import home, moves, play
from ramparts.rules.cards import RANKS, cards_text
from ramparts.rules.game import Catalogue, Game, Move, Position, Role

Goal: TypeAlias = Callable[[Game, Position], int]
"""How far a position is from what a lesson asks for: so many single moves are needed at least; 0 where it is that."""

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
    """A card, of one pack whose foundations begin with the ace, is on its foundation."""
    suit = [rank + card[1] for rank in RANKS[: RANKS.index(card[0]) + 1]]

    def left(game: Game, position: Position) -> int:
        there = {each for i in game.foundation for each in _texts(position[i])}
        due = [each for each in suit if each not in there]
        return sum(_moved(_texts(position[i]), due) for i in game.having(Role.ROW, Role.CELL)) if due else 0

    return left


def _moved(row: Sequence[str], due: Sequence[str]) -> int:
    """How many moves of a row it takes at least to bring home the cards that are ``due``, in that order.

    What covers one of them has to leave, and one that covers an earlier one has to leave before it goes home.
    """
    count, first = 0, len(due)
    for card in row:
        turn = due.index(card) if card in due else len(due)
        count += (card in due) + (turn > first)
        first = min(first, turn)
    return count


def all_home(count: int) -> Goal:
    """So many cards are home."""
    return lambda game, position: max(0, count - home(game, position))


def lying(below: str, above: str) -> Goal:
    """One card lies directly on another, in a row."""

    def left(game: Game, position: Position) -> int:
        rows = (_texts(position[i]) for i in game.having(Role.ROW))
        return int(not any((below, above) in pairwise(row) for row in rows))

    return left


def with_an_empty(role: Role, goal: Goal) -> Goal:
    """A goal is reached, and of the piles that have this role one is empty as well."""
    return lambda game, position: goal(game, position) or int(all(position[i] for i in game.having(role)))


def _texts(cards: bytes) -> list[str]:
    written = cards_text(cards)
    return [written[at : at + 2] for at in range(0, len(written), 2)]


def deal_text(title: str, heights: Sequence[int], piles: str, ladder: str = RANKS) -> str:
    """A deal with so many clubs, diamonds, hearts and spades home; ``piles`` are the others."""
    homes = [
        f"f{suit}~" + "".join(f"{rank}{suit}" for rank in ladder[:height])
        for suit, height in zip("CDHS", heights, strict=True)
        if height
    ]
    return f"{title}=" + ".".join([*homes, *piles.split()])


def begun(lesson: Lesson, titles: Catalogue) -> tuple[Deal, History]:
    """The deal of a lesson, and its history with the moves that were made already."""
    deal = parse_deal(lesson.deal, titles)
    history = History.start(deal.game, deal.start)
    return deal, history.follow(replay(deal.game, deal.start, lesson.played, deal.text))


def way(lesson: Lesson, history: History, node: int) -> tuple[Move, ...] | None:
    """A shortest way to the goal from a node, with the moves that are left there; None where there is none."""
    left = lesson.within - history.moves_to(node)
    return _way(lesson.goal, history.game, history.nodes[node].position, left)


@lru_cache(64)
def _way(goal: Goal, game: Game, start: Position, left: int) -> tuple[Move, ...] | None:
    """A shortest way of at most ``left`` moves, by A* (Hart, Nilsson and Raphael, 1968).

    In the lessons no more than a hundred positions are looked at for it.
    """
    waiting = [(goal(game, start), 0, start, tuple[Move, ...]())]
    soonest = {start: 0}
    while waiting and waiting[0][0] <= left:
        _least, _far, position, line = heappop(waiting)
        if not goal(game, position):
            return line
        made = len(line) + 1
        for move in moves(game, position):
            after = play(game, position, move)
            if made < soonest.get(after, left + 1):
                soonest[after], far = made, goal(game, after)
                heappush(waiting, (made + far, far, after, (*line, move)))
    return None


def way_back(lesson: Lesson, history: History) -> int:
    """The last node on the way here from which the goal can be reached: the present one, or where to go back to."""
    return next((node for node in reversed(history.path) if way(lesson, history, node) is not None), 0)


def standing(lesson: Lesson, history: History) -> Standing:
    """How a lesson stands at the present node: solved if its goal was reached on the way, within its moves.

    Else failed as soon as it can no longer be reached; but not where the lesson begins.
    """
    made = 0
    for number in history.path:
        made += len(history.nodes[number].moves)
        if made <= lesson.within and not lesson.goal(history.game, history.nodes[number].position):
            return "solved"
    begins = history.at <= len(lesson.played)
    return "playing" if begins or way(lesson, history, history.at) is not None else "failed"
