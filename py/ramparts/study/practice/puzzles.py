"""Puzzles: positions of real deals in which one has to know what one is doing, several times one after the other.

- *save-it*: the last position of a game that could still be won, before the move with which a careless player lost it.
- *thread*: a position of such a game some moves before.
- *only-move*: either of them, where at each choice one move alone keeps the win.

Every move of each choice was judged, and no card lies face down: what nobody can see is no puzzle. Two choices at least
and six at most follow each other, so many that fewer than one in ten who guess would make all of them right.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import accumulate
from random import Random
from typing import NamedTuple

from ramparts.deals.deal import Deal
from ramparts.engine.play import play
from ramparts.rules.game import Game, Move, Position, Role, Title
from ramparts.solver import Verdict, solve
from ramparts.study.practice.ease import ease, grade_of, guessed
from ramparts.study.practice.kinds import FEWEST, GUESSED, MOST, Kind, Puzzle
from ramparts.study.practice.spelling import spelt
from ramparts.study.practice.tightrope import lost_game, tightrope
from ramparts.study.practice.unfolding import Step, folded, unfolded
from ramparts.study.worth.knowledge import Knowledge

GAMES = 4
"""So many games of each deal are played; most are lost."""

EARLIER = (0, 2, 4, 7, 10)
"""So many moves before a lost game could no longer be won it is looked for puzzles."""

NODES = 20_000
"""How many positions may be looked at for the line that wins a deal."""


class Found(NamedTuple):
    """A position of a deal: the moves that lead there, its choices, and how many moves later the game was lost."""

    way: Sequence[Move]
    steps: Sequence[Step]
    earlier: int


def puzzles_in(known: Knowledge, title: Title, deal: Deal) -> Iterator[Puzzle]:
    """The puzzles in a starting deal; no two of them share a position.

    All chances come from the number of the deal, so it has the same puzzles each time.
    """
    met = set[Position]()
    for found in _found(known, deal, Random(deal.number)):
        positions = {step.start for step in found.steps}
        if met & positions or not is_hard(deal.game, found.steps):
            continue
        puzzle = _puzzle(title, deal, found)
        if puzzle:
            met |= positions
            yield puzzle


def continued(known: Knowledge, title: Title, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle that begins where one of the first lists does, and goes on until it cannot be guessed; None for none."""
    deal = unfolded(title, puzzle).deal
    steps = tightrope(known, deal.start, FEWEST + 1)
    if not is_hard(deal.game, steps):
        return None
    single = all(len(step.keep) == 1 for step in steps)
    kind: Kind = "only-move" if single else "thread" if puzzle.kind == "only-move" else puzzle.kind
    grade = grade_of(title.id, ease(deal.game, steps))
    return Puzzle(kind, grade, guessed(deal.game, steps), puzzle.deal, folded(deal.game, steps))


def is_hard(game: Game, steps: Sequence[Step]) -> bool:
    """Whether there are choices enough, too many to guess, and a line that leads on."""
    return FEWEST <= len(steps) <= MOST and guessed(game, steps) < GUESSED and leads_on(game, steps)


def leads_on(game: Game, steps: Sequence[Step]) -> bool:
    """Whether no position comes twice on the line, and the player's moves are not taken back.

    Positions that differ in the order of their rows alone are the same one.
    """
    line = [move for step in steps for move in step.line]
    passed = [*map(Knowledge(game).key, accumulate(line, partial(play, game), initial=steps[0].start))]
    return len({*passed}) == len(passed) and not any(takes_back(game, step) for step in steps)


def takes_back(game: Game, step: Step) -> bool:
    """Whether the line after a choice moves the same cards to where they came from, or to an empty row as that was."""
    (src, dst, count), *more = step.line
    before, carried = step.start[src][:-count], step.start[src][-count:]
    position = play(game, step.start, step.line[0])
    for move in more:
        back = move.dst == src or (not before and not position[move.dst])
        if back and move.src == dst and position[dst][-move.count :] == carried:
            return True
        position = play(game, position, move)
    return False


def _found(known: Knowledge, deal: Deal, chance: Random) -> Iterator[Found]:
    """The choices in games that are lost.

    They begin as soon as all cards lie open, every second one later, in the first half of a line that wins.
    """
    line = solve(deal.game, deal.start, NODES, known.engine).line
    passed = [*accumulate(line, partial(play, deal.game), initial=deal.start)]
    known.learn_all(deal.start, line, Verdict.WINNABLE if line else Verdict.GAVE_UP)
    opened = [number for number, position in enumerate(passed) if line and is_open(deal.game, position)]
    for number in range(GAMES if opened else 0):
        begun = chance.randint(opened[0], max(opened[0], len(line) // 2)) if number % 2 else opened[0]
        lost = lost_game(known, passed[begun], chance)
        if lost is None:
            continue
        for earlier in EARLIER:
            at = lost.last - earlier
            steps = tightrope(known, lost.passed[at], chance.randint(FEWEST, MOST)) if at >= 0 else []
            if steps:
                yield Found((*line[:begun], *lost.line[:at]), steps, earlier)


def _puzzle(title: Title, deal: Deal, found: Found) -> Puzzle | None:
    """The puzzle of a position; None where a move of it has no letter."""
    game, steps = deal.game, found.steps
    single = all(len(step.keep) == 1 for step in steps)
    kind: Kind = "only-move" if single else "thread" if found.earlier else "save-it"
    grade = grade_of(title.id, ease(game, steps))
    try:
        way = spelt(game, deal.start, found.way)
        level = f"/{game.level}" if game.level > 1 else ""
        return Puzzle(kind, grade, guessed(game, steps), f"{deal.number}{level}+{way}", folded(game, steps))
    except ValueError:
        return None


def is_open(game: Game, position: Position) -> bool:
    """Whether every card lies face up. No stock is filled again, so it stays so for the rest of a game."""
    return not any(position[pile] for pile in game.having(Role.STOCK))
