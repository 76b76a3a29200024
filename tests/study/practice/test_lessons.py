"""The lessons: each can be solved, is not solved when it begins, and does not take wrong play for right."""

import pytest

from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.history import History
from ramparts.deals.notation import replay
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Position
from ramparts.study.practice.lesson import Lesson, begun, standing, way, way_back
from ramparts.study.practice.lessons import LESSONS

EACH = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.name for lesson in LESSONS])


def played(lesson: Lesson, *line: str) -> History:
    """The history of a lesson after another line from its deal."""
    deal, history = begun(lesson, TITLES)
    return history.go(0).follow(replay(deal.game, deal.start, line, deal.text))


def test_there_are_thirteen_of_seven_games() -> None:
    assert len(LESSONS) == len({lesson.name for lesson in LESSONS}) == 13
    assert len({parse_deal(lesson.deal, TITLES).game.id for lesson in LESSONS}) == 7


@EACH
def test_its_deal_is_written_as_addresses_have_it(lesson: Lesson) -> None:
    assert parse_deal(lesson.deal, TITLES).text == lesson.deal


@EACH
def test_it_is_open_at_the_start_and_solved_by_its_solution(lesson: Lesson) -> None:
    _, history = begun(lesson, TITLES)
    assert standing(lesson, history) == "playing"
    for count in range(1, len(lesson.solution)):
        assert standing(lesson, played(lesson, *lesson.solution[:count])) == "playing"
    assert standing(lesson, played(lesson, *lesson.solution)) == "solved"


@EACH
def test_wrong_play_fails(lesson: Lesson) -> None:
    history = played(lesson, *lesson.wrong)
    assert all(lesson.goal(history.game, node.position) for node in history.nodes)
    assert standing(lesson, history) == ("playing" if lesson.wrong == lesson.played else "failed")


@EACH
def test_most_lines_of_its_moves_do_not_reach_the_goal(lesson: Lesson) -> None:
    """Of all the lines as long as the solution fewer than a tenth do."""
    deal, _ = begun(lesson, TITLES)
    length = min(3, len(replay_singles(deal, lesson.solution)))
    total = reached = 0
    ends: list[tuple[Position, int]] = [(deal.start, 0)]
    while ends:
        position, depth = ends.pop()
        if depth == length:
            total += 1
            reached += not lesson.goal(deal.game, position)
        else:
            ends += [(play(deal.game, position, move), depth + 1) for move in moves(deal.game, position)]
    assert reached * 10 < total


def replay_singles(deal: Deal, line: tuple[str, ...]) -> list[object]:
    return [single for each in replay(deal.game, deal.start, line, deal.text) for single in each.singles]


def test_what_was_reached_too_late_is_not_reached() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.name == "What an empty row costs")
    late = played(lesson, "t0-t9", "t0-h", "t1-t2", "t9-t1")
    assert not lesson.goal(late.game, late.position)
    assert standing(lesson, late) == "failed"


def test_it_stays_solved_however_one_plays_on() -> None:
    lesson = LESSONS[0]
    assert standing(lesson, played(lesson, *lesson.solution, "t7-h")) == "solved"


def test_where_no_move_is_left_it_is_failed_but_not_at_its_beginning() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.name == "It's fine to undo")
    _, history = begun(lesson, TITLES)
    assert not moves(history.game, history.position)
    assert standing(lesson, history) == "playing"
    assert standing(lesson._replace(played=()), history) == "failed"


@EACH
def test_no_way_to_the_goal_is_shorter_than_the_goal_says(lesson: Lesson) -> None:
    """So whoever has no way left is told so rightly."""
    for count in range(len(lesson.solution) + 1):
        history = played(lesson, *lesson.solution[:count])
        line = way(lesson, history, history.at)
        assert line is not None
        assert lesson.goal(history.game, history.position) <= len(line)
        assert standing(lesson, history.play(line) if line else history) == "solved"


@EACH
def test_wrong_play_fails_as_soon_as_the_goal_is_out_of_reach(lesson: Lesson) -> None:
    history = played(lesson, *lesson.wrong)
    back = way_back(lesson, history)
    line = way(lesson, history, back)
    assert line is not None
    assert history.moves_to(back) + len(line) <= lesson.within
    for node in history.path:
        assert standing(lesson, history.go(node)) == ("failed" if node > max(back, len(lesson.played)) else "playing")


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.within == 3], ids=lambda lesson: lesson.name)
def test_that_it_can_no_longer_be_done_is_what_trying_everything_finds(lesson: Lesson) -> None:
    _, history = begun(lesson, TITLES)
    game, tried = history.game, 0
    for first in moves(game, history.position):
        after = history.play([first])
        ends = (play(game, after.position, move) for move in moves(game, after.position))
        reached = any(not lesson.goal(game, play(game, end, move)) for end in ends for move in moves(game, end))
        assert (way(lesson, after, after.at) is not None) == reached
        tried += 1
    assert tried > 10
