"""What solves a puzzle that ships, what does not, and whether that is so."""

from ramparts.deals.notation import move_text, moves_text, parse_move
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.solver import Verdict, solve
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import Unfolded, unfolded


def puzzle(title: str, number: int) -> Unfolded:
    """A puzzle ready to be played."""
    return unfolded(TITLES[title], shipped(title)[number - 1])


def answers(title: str, number: int) -> list[str]:
    """The move to be made at each choice."""
    deal, steps = puzzle(title, number)
    return moves_text(deal.game, [step.keep[0] for step in steps])


def mistake(title: str, number: int, choice: int = 1) -> str:
    """A move that loses at a choice, the first being 1; one after which others are left, if there is one."""
    deal, steps = puzzle(title, number)
    step = steps[choice - 1]
    wrong = [move for move in moves(deal.game, step.start) if move not in step.keep]
    return move_text(deal.game, max(wrong, key=lambda move: bool(moves(deal.game, play(deal.game, step.start, move)))))


def own_way(title: str, number: int) -> list[str]:
    """Moves that solve a puzzle on another way than that of the list, which begins with another right move."""
    deal, (step, *others) = puzzle(title, number)
    start = play(deal.game, step.start, step.keep[1])
    line = solve(deal.game, start, None, chosen_engine(None)).line
    return moves_text(deal.game, [step.keep[1], *line[: len(others)]])


def first(kind: str, title: str = "fortress") -> int:
    """The number of the first puzzle of a kind that is offered and in which a mistake leaves moves to be made."""
    return next(
        n for n, each in enumerate(shipped(title), 1) if each.kind == kind and each.offered and _goes_on(title, n)
    )


def _goes_on(title: str, number: int) -> bool:
    deal, _steps = puzzle(title, number)
    return bool(moves(deal.game, parse_move(deal.game, deal.start, mistake(title, number)).position))


def proved(name: str, puzzle: Puzzle) -> bool:
    """Whether at each choice just the moves that it says keep the win, by searches of its own."""
    deal, steps = unfolded(TITLES[name], puzzle)
    for step in steps:
        for move in moves(deal.game, step.start):
            verdict = solve(deal.game, play(deal.game, step.start, move), None, chosen_engine(None)).verdict
            if verdict is not (Verdict.WINNABLE if move in step.keep else Verdict.LOST):
                return False
    return True
