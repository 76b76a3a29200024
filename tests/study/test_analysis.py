"""The analysis of a line, against a search that knows only the rules and leaves nothing out."""

from itertools import count
from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import Gesture, parse_move
from ramparts.engine.play import moves, play, won
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position
from ramparts.solver import Verdict, solve
from ramparts.study.worth.analysis import Analysis
from ramparts.study.worth.judgement import Judged, bits_of, turning_point
from ramparts.study.worth.knowledge import Knowledge
from tests.kit.examples import examples
from tests.solver.small import SMALL, positions, winnable

PORTION = 50

DECIDED = 10_000_000
"""Positions within which every small game is decided. What the page looks at has left one in a thousand undecided."""


def gestures(game: Game, position: Position, line: tuple[Move, ...]) -> list[Gesture]:
    """A line of single moves as gestures."""
    made = []
    for move in line:
        position = play(game, position, move)
        made.append(Gesture(move, (move,), position))
    return made


def analysed(analysis: Analysis) -> list[Judged]:
    """What an analysis says in the end."""
    for _ in count():
        if analysis.advance(PORTION):
            return analysis.line()
    raise AssertionError


def exhausted(game: Game, position: Position) -> Verdict:
    return Verdict.WINNABLE if winnable(game, position) else Verdict.LOST


@st.composite
def played(draw: st.DrawFn, game: Game) -> tuple[Position, list[Gesture]]:
    """A position, and some legal moves from it."""
    position = start = draw(positions(game))
    line: list[Move] = []
    for _ in range(draw(st.integers(0, 8))):
        if not (legal := moves(game, position)):
            break
        line.append(draw(st.sampled_from(legal)))
        position = play(game, position, line[-1])
    return start, gestures(game, start, tuple(line))


@pytest.mark.parametrize("name", SMALL)
@examples(40)
@given(st.data())
def test_every_verdict_on_a_line_and_beside_it_is_that_of_exhaustive_search(name: str, data: st.DataObject) -> None:
    game = SMALL[name]
    start, line = data.draw(played(game))
    analysis = Analysis(Knowledge(game, DECIDED), start, line)
    for position, judged in zip(analysis.positions, analysed(analysis), strict=True):
        assert judged.verdict is exhausted(game, position)
        assert judged.moves == tuple(moves(game, position))
        assert judged.after == tuple(exhausted(game, play(game, position, move)) for move in judged.moves)


@pytest.mark.thorough
@pytest.mark.parametrize("name", SMALL)
@examples(40)
@given(st.data())
def test_a_search_that_gives_up_soon_never_says_what_is_false(name: str, data: st.DataObject) -> None:
    game = SMALL[name]
    start, line = data.draw(played(game))
    analysis = Analysis(Knowledge(game, data.draw(st.integers(1, 6))), start, line)
    found = analysed(analysis)
    for position, judged in zip(analysis.positions, found, strict=True):
        assert judged.verdict in (Verdict.GAVE_UP, exhausted(game, position))
        for move, after in zip(judged.moves, judged.after, strict=True):
            assert after in (Verdict.GAVE_UP, exhausted(game, play(game, position, move)))
        if judged.verdict is Verdict.GAVE_UP:
            assert not judged.keep
            assert judged.undecided
    order = [Verdict.WINNABLE, Verdict.GAVE_UP, Verdict.LOST]
    ranks = [order.index(judged.verdict) for judged in found]
    assert ranks == sorted(ranks), "a line is winnable, then perhaps undecided, then lost"


def test_what_is_concluded_last_is_concluded_from_as_well() -> None:
    game = SMALL["chessboard 3x4"]
    start = (b"\x01", b"\x0e\x0f", b"\x1b\x1c\x1a", b"", b"('\r", b"\x00", b")", b"\x02")
    line = gestures(game, start, (Move(4, 1), Move(6, 4), Move(5, 7)))
    for judged in analysed(Analysis(Knowledge(game, 2), start, line)):
        assert judged.verdict is Verdict.WINNABLE or not judged.keep


WINNABLE = [
    "fortress:50007",
    "chessboard:50002",
    pytest.param("beleaguered-castle:32037", marks=pytest.mark.thorough),
    pytest.param("fortitude/1:50001", marks=pytest.mark.thorough),
]
"""Those that take three seconds each are left to the night."""


@pytest.mark.parametrize("name", WINNABLE)
def test_what_is_known_already_changes_no_verdict(name: str) -> None:
    """Each move beside a line that wins, searched by itself, for every ninth position of the line."""
    deal = parse_deal(name, TITLES)
    analysis = Analysis(
        Knowledge(deal.game), deal.start, gestures(deal.game, deal.start, solve(deal.game, deal.start).line)
    )
    found = analysed(analysis)
    for position, judged in [*zip(analysis.positions, found, strict=True)][::9]:
        assert judged.verdict is Verdict.WINNABLE
        for move, after in zip(judged.moves, judged.after, strict=True):
            alone = solve(deal.game, play(deal.game, position, move), 20_000).verdict
            assert alone in (after, Verdict.GAVE_UP)


def blundered(name: str) -> tuple[Game, Position, list[Gesture], int]:
    """A line that wins up to a move which loses, and the next one, if there is any; with the number of that move."""
    deal = parse_deal(name, TITLES)
    line = solve(deal.game, deal.start).line
    found = analysed(Analysis(Knowledge(deal.game), deal.start, gestures(deal.game, deal.start, line)))
    number = max(n for n, judged in enumerate(found) if Verdict.LOST in judged.after)
    wrong = found[number].moves[found[number].after.index(Verdict.LOST)]
    position = gestures(deal.game, deal.start, (*line[:number], wrong))[-1].position
    on = moves(deal.game, position)[:1]
    return deal.game, deal.start, gestures(deal.game, deal.start, (*line[:number], wrong, *on)), number + 1


@pytest.mark.parametrize(
    "name",
    ["fortress:50002", "chessboard:50000", pytest.param("streets-and-alleys:32042", marks=pytest.mark.thorough)],
)
def test_the_move_that_lost_the_game_is_found_first(name: str) -> None:
    """Long before the whole line is judged; with it the moves that kept the game, and nothing is lost before."""
    game, start, line, number = blundered(name)
    analysis = Analysis(Knowledge(game), start, line)
    while turning_point(analysis.line()) is None or analysis.line()[number - 1].bits is None:
        assert not analysis.advance(1)
    point = turning_point(analysis.line())
    assert point is not None
    assert point.number == number
    assert analysis.judged_moves <= len(line) - number + 2, "only those of this position and of lost ones"
    found = analysed(analysis)
    assert [judged.verdict for judged in found] == [Verdict.WINNABLE] * number + [Verdict.LOST] * (
        len(line) - number + 1
    )
    assert point.kept == found[number - 1].keep
    assert turning_point(found) == point


def test_a_position_that_was_given_up_is_lost_where_all_its_moves_are() -> None:
    deal = parse_deal("fortress:ms1", TITLES)
    game, position = deal.game, deal.start
    known = Knowledge(game, 1)
    known.learn(position, Verdict.GAVE_UP)
    for move in moves(game, position):
        known.learn(play(game, position, move), Verdict.LOST)
    [judged] = analysed(Analysis(known, position, []))
    assert solve(game, position).verdict is judged.verdict is Verdict.LOST


def test_a_portion_changes_nothing_but_the_time_it_takes() -> None:
    game, start, line, _ = blundered("fortress:50002")
    whole = Analysis(Knowledge(game), start, line)
    assert whole.advance(10**9)
    assert whole.line() == analysed(Analysis(Knowledge(game), start, line))


def test_a_line_of_runs_is_judged_gesture_by_gesture() -> None:
    """A run of two is one gesture; the moves that could have been made instead are single ones."""
    deal = parse_deal("fortress:50007", TITLES)
    position, run = deal.start, None
    for move in solve(deal.game, deal.start).line:
        pairs = [f"t{a}-t{b}:2" for a in range(10) for b in range(10)]
        run = next((text for text in pairs if _is_legal(deal.game, position, text)), None)
        if run:
            break
        position = play(deal.game, position, move)
    assert run is not None
    gesture = parse_move(deal.game, position, run)
    found = analysed(Analysis(Knowledge(deal.game), position, [gesture]))
    assert len(found) == 2
    assert found[0].moves == tuple(moves(deal.game, position))


def _is_legal(game: Game, position: Position, text: str) -> bool:
    try:
        parse_move(game, position, text)
    except ValueError:
        return False
    return True


def test_a_second_line_of_the_game_has_what_is_known_from_the_first() -> None:
    game, start, line, number = blundered("fortress:50002")
    known = Knowledge(game)
    analysed(Analysis(known, start, line))
    known.limit = 1
    again = Analysis(known, start, line[: number - 1])
    assert turning_point(analysed(again)) is None
    assert {judged.verdict for judged in again.line()} == {Verdict.WINNABLE}


def test_a_game_just_won_asks_for_no_search() -> None:
    deal = parse_deal("fortress:50007", TITLES)
    line = gestures(deal.game, deal.start, solve(deal.game, deal.start).line)
    analysis = Analysis(Knowledge(deal.game, 1), deal.start, line)
    assert not analysis.advance(1)
    assert {judged.verdict for judged in analysis.line()} == {Verdict.WINNABLE}
    assert analysis.line()[0].bits is None, "which other moves keep it is not known yet"
    assert won(deal.game, analysis.positions[-1])


def test_bits_are_counted_where_a_move_was_made() -> None:
    def judged(verdict: Verdict, keep: int, lose: int, unknown: int = 0) -> Judged:
        after = [Verdict.WINNABLE] * keep + [Verdict.LOST] * lose + [Verdict.GAVE_UP] * unknown
        return Judged(verdict, tuple(Move(0, n) for n in range(len(after))), tuple(after))

    fine, lost, tight = judged(Verdict.WINNABLE, 3, 0), judged(Verdict.LOST, 0, 3), judged(Verdict.WINNABLE, 1, 7)
    assert bits_of([tight, fine, tight]) == 3, "from the last position no move was made"
    assert bits_of([tight, judged(Verdict.WINNABLE, 2, 1), lost, lost]) == round(3 + log2(1.5), 3)
    assert bits_of([lost, lost]) == 0
    assert bits_of([judged(Verdict.WINNABLE, 2, 0, 1), fine]) is None
    assert bits_of([fine, judged(Verdict.GAVE_UP, 0, 2, 1), lost]) is None
    assert bits_of([Judged(Verdict.WINNABLE, (), ())]) == 0
