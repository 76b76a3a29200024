"""Positions that the search gives up: what comes after them is asked about briefly, and may be decided later."""

from collections.abc import Iterator
from itertools import pairwise

from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import Gesture
from ramparts.engine.play import legal, moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position
from ramparts.solver import Verdict, solve
from ramparts.study.worth.analysis import Analysis
from ramparts.study.worth.knowledge import Knowledge
from ramparts.study.worth.question import BRIEF, Question

LIMIT = 80


def test_a_brief_question_ends_after_a_part_of_the_positions() -> None:
    deal = parse_deal("besieged-city:32000", TITLES)
    whole, brief = (Question(Knowledge(deal.game, LIMIT), deal.start, brief=brief) for brief in (False, True))
    assert whole.advance(10 * LIMIT) is brief.advance(10 * LIMIT) is Verdict.GAVE_UP
    assert (whole.visited, brief.visited) == (LIMIT, LIMIT // BRIEF)


def test_a_line_found_late_decides_what_was_given_up_before() -> None:
    """Of two moves that lead to the same position in either order the second comes first here, and is given up."""
    game, start, sooner, later = next(_in_either_order("fortress:50007"))
    before, beside = play(game, start, sooner), play(game, start, later)
    known = Knowledge(game)
    for each in (before, *(play(game, near, move) for near in (start, before) for move in moves(game, near))):
        if each != beside:
            known.learn(each, Verdict.GAVE_UP)
    known.learn(start, Verdict.WINNABLE)
    analysis = Analysis(known, start, [Gesture(sooner, (sooner,), before)])
    assert [judged.verdict for judged in analysis.line()] == [Verdict.WINNABLE, Verdict.GAVE_UP]
    assert analysis.advance(10**9)
    assert [judged.verdict for judged in analysis.line()] == [Verdict.WINNABLE, Verdict.WINNABLE]


def _in_either_order(text: str) -> Iterator[tuple[Game, Position, Move, Move]]:
    """Positions of a solution, and two moves that can change places: the solver makes the second of them first."""
    deal = parse_deal(text, TITLES)
    game, position = deal.game, deal.start
    for later, sooner in pairwise(solve(game, position).line):
        beside = play(game, position, later)
        if legal(game, position, sooner) and legal(game, play(game, position, sooner), later):
            both = play(game, play(game, position, sooner), later)
            if both == play(game, beside, sooner) and solve(game, beside).line[:1] == (sooner,):
                yield game, position, sooner, later
        position = beside
