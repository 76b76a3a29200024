"""How often puzzles of each grade are solved by players who look one move ahead, and by others who look two.

`PYTHONPATH=py:. python -m tests.bench.puzzle_grades fortress` prints a row for each grade. Every player has moods, so
each puzzle that is looked at is tried by several tastes. Who looks two moves ahead was not used
to make the grades.
"""

import sys
from collections import Counter
from random import Random

from ramparts.deals.grade import GRADES
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position
from ramparts.study.practice.careful import MOOD, TASTES, Taste, choice, looks
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import unfolded

APART = 3
"""One puzzle in so many is tried, and one taste in so many."""


def far_sighted(game: Game, position: Position, taste: Taste, chance: Random) -> Move:
    """The move after which, and after one more, the table looks best."""

    def worth(move: Move) -> float:
        after = play(game, position, move)
        more = (looks(game, play(game, after, each), taste) for each in moves(game, after))
        return max(more, default=-1000) + chance.uniform(0, MOOD)

    return max(moves(game, position), key=worth)


def measured(name: str) -> str:
    """A table row for each grade: how many puzzles there are, and which part of them is solved."""
    chance = Random(1)
    tried, near, far = Counter[str](), Counter[str](), Counter[str]()
    for puzzle in [each for each in shipped(name) if each.offered][::APART]:
        deal, steps = unfolded(TITLES[name], puzzle)
        for taste in TASTES[::APART]:
            tried[puzzle.grade] += 1
            made = (choice(deal.game, step.start, taste, chance=chance) for step in steps)
            near[puzzle.grade] += all(move in step.keep for move, step in zip(made, steps, strict=True))
            seen = (far_sighted(deal.game, step.start, taste, chance) for step in steps)
            far[puzzle.grade] += all(move in step.keep for move, step in zip(seen, steps, strict=True))
    parts = [f"{near[grade] / tried[grade]:.1%}, {far[grade] / tried[grade]:.1%}" for grade in GRADES if tried[grade]]
    return f"| {TITLES[name].name} | {' | '.join(parts)} |"


if __name__ == "__main__":
    sys.stdout.writelines(f"{measured(name)}\n" for name in sys.argv[1:])
