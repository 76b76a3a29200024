"""Puzzles: each is what its kind says, by verdicts of its own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.cli.engine_choice import chosen_engine
from ramparts.deals.deal import Deal, numbered, parse_deal
from ramparts.deals.grade import GRADES
from ramparts.deals.notation import moves_text, parse_move
from ramparts.engine.play import moves, play, won
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position
from ramparts.solver import Verdict, solve
from ramparts.study.grades import judged_line
from ramparts.study.practice import puzzles
from ramparts.study.practice.careful import PATIENCE, TASTES, choice, game_played
from ramparts.study.practice.kinds import KINDS, Kind, Puzzle
from ramparts.study.practice.puzzle_lists import Listed, lacking, parse_puzzles, puzzle_line, shipped
from ramparts.study.practice.puzzles import (
    NEAR,
    SAVING,
    WRONG,
    _far_apart,
    _is_hard_to_save,
    _is_single,
    _last_unlost,
    _passed,
    _saved,
    puzzles_in,
)
from ramparts.study.worth.judgement import Judged, turning_point
from ramparts.study.worth.knowledge import Knowledge


def found_in(name: str, number: int, *kinds: Kind) -> list[Puzzle]:
    deal = numbered(TITLES[name], number)
    return list(puzzles_in(Knowledge(deal.game, engine=chosen_engine(None)), TITLES[name], deal, kinds or KINDS))


def keeping(game: Game, position: Position) -> list[str]:
    """The moves after which a search by itself wins."""
    engine = chosen_engine(None)
    found = [move for move in moves(game, position) if solve(game, play(game, position, move), None, engine).line]
    return moves_text(game, found)


def is_as_it_says(puzzle: Puzzle, deal: Deal) -> bool:
    """Whether the position is one of its kind, and the solution keeps it winnable to a move that alone does."""
    position, keep = deal.start, keeping(deal.game, deal.start)
    wrong = len(moves(deal.game, position)) - len(keep)
    if puzzle.kind == "save-it":
        return len(keep) <= min(SAVING, wrong) and [*puzzle.solution] == keep[:1]
    if len(keep) != 1 or keep[0] != puzzle.solution[0] or keep[0].endswith("h"):
        return False
    if puzzle.kind == "only-move":
        return wrong >= WRONG and len(puzzle.solution) == 1
    for text in puzzle.solution[:-1]:
        position = parse_move(deal.game, position, text).position
    return keeping(deal.game, position) == [puzzle.solution[-1]] and 2 <= len(puzzle.solution) <= NEAR


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "name, number",
    [
        ("fortress", 200_003),
        ("fortress", 200_082),
        ("chessboard", 200_019),
        ("besieged-city", 200_005),
        ("besieged-city", 200_007),
    ],
)
def test_a_puzzle_of_a_deal_is_what_its_kind_says(name: str, number: int) -> None:
    found = found_in(name, number)
    assert found
    for puzzle in found:
        assert is_as_it_says(puzzle, parse_deal(puzzle.deal, TITLES)), puzzle


def test_no_card_of_a_puzzle_lies_face_down() -> None:
    """Bug: what saved a game of Fortitude was to turn the very card of which nobody knew."""
    found = [puzzle for number in (200_002, 200_006) for puzzle in found_in("fortitude", number)]
    assert found
    assert not [puzzle for puzzle in found if ".s~" in puzzle.deal]


def test_only_puzzles_of_the_wanted_kinds_are_made() -> None:
    every = found_in("fortress", 200_003)
    assert {puzzle.kind for puzzle in every} == {*KINDS}
    for kind in KINDS:
        assert found_in("fortress", 200_003, kind) == [puzzle for puzzle in every if puzzle.kind == kind]


def test_a_position_is_left_as_soon_as_a_second_move_keeps_the_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """In The Besieged City that is a fifteenth of the time: nearly every move keeps it there."""
    deal = numbered(TITLES["fortress"], 200_003)
    known = Knowledge(deal.game, engine=chosen_engine(None))
    line = solve(deal.game, deal.start, None, known.engine).line
    asked = list[Position]()

    def winnable(_known: Knowledge, position: Position, _line: object) -> Verdict:
        asked.append(position)
        return Verdict.WINNABLE

    monkeypatch.setattr(puzzles, "answered", winnable)
    assert len(moves(deal.game, deal.start)) > 2
    assert line[0].dst not in deal.game.foundation
    assert not _is_single(known, deal.start, line)
    assert len(asked) == 1


def test_where_another_move_leads_to_the_same_no_move_is_single() -> None:
    """With two empty rows the king may go to either: both keep the win, though all other moves may lose."""
    suits = ".".join(f"f{s}~" + "".join(f"{r}{s}" for r in "A23456789TJQK") for s in "CDH")
    deal = parse_deal(f"fortress={suits}.fS~AS2S3S4S5S6S7S8S9S.t0~TSKS.t1~JS.t2~QS", TITLES)
    known = Knowledge(deal.game)
    found = [parse_move(deal.game, deal.start, text).singles[0] for text in ("t0-t3", "t0-t4")]
    for move in found:
        line = (move, *solve(deal.game, play(deal.game, deal.start, move)).line)
        known.learn_all(deal.start, line, Verdict.WINNABLE)
        assert not _is_single(known, deal.start, line)


def test_the_position_before_a_loss_is_found_as_when_the_whole_game_is_judged() -> None:
    compared = 0
    for number in range(200_000, 200_040):
        deal = numbered(TITLES["fortress"], number)
        played = game_played(deal.game, deal.start, TASTES[0])
        line = judged_line(Knowledge(deal.game, engine=chosen_engine(None)), deal.start, played)
        if point := turning_point(line):
            known = Knowledge(deal.game, engine=chosen_engine(None))
            assert _last_unlost(known, _passed(deal.game, deal.start, played)) == point.number - 1
            compared += 1
    assert compared > 3


def test_a_loss_of_which_the_solver_knows_only_the_end_is_no_puzzle() -> None:
    deal = numbered(TITLES["fortress"], 200_003)
    played = game_played(deal.game, deal.start, TASTES[0])
    passed = _passed(deal.game, deal.start, played)
    known = Knowledge(deal.game, 0, engine=chosen_engine(None))
    known.learn(passed[-1], Verdict.LOST)
    assert _last_unlost(known, passed) == len(passed) - 2
    assert _saved(known, TITLES["fortress"], deal.start, TASTES[0]) is None
    every = Knowledge(deal.game, engine=chosen_engine(None))
    assert _saved(every, TITLES["fortress"], deal.start, TASTES[0]) is not None


def judged_as(game: Game, after: str) -> Judged:
    """A winnable position with a move for each sign: it keeps (``h`` by a play home), loses, or is undecided."""
    verdicts = {"+": Verdict.WINNABLE, "h": Verdict.WINNABLE, "-": Verdict.LOST, "?": Verdict.GAVE_UP}
    rows = (pile for pile in range(len(game.piles)) if pile not in game.foundation)
    made = tuple(Move(0, game.foundation[0] if sign == "h" else next(rows), 1) for sign in after)
    return Judged(Verdict.WINNABLE, made, tuple(verdicts[sign] for sign in after))


@pytest.mark.parametrize("after", ["+---", "+-+-", "+--", "+-"])
def test_a_position_is_hard_to_save_by_few_moves(after: str) -> None:
    game = TITLES["fortress"].at(1)
    assert _is_hard_to_save(game, judged_as(game, after))
    assert not _is_hard_to_save(game, judged_as(game, after)._replace(verdict=Verdict.GAVE_UP))


@pytest.mark.parametrize(
    "after",
    [
        pytest.param("++-", id="more than half of them keep it"),
        pytest.param("+++-----", id="more than two keep it"),
        pytest.param("+--?", id="of one nobody knows"),
        pytest.param("h---", id="a play home keeps it"),
    ],
)
def test_no_other_position_is(after: str) -> None:
    game = TITLES["fortress"].at(1)
    assert not _is_hard_to_save(game, judged_as(game, after))


def test_only_moves_of_a_deal_are_far_apart() -> None:
    assert list(_far_apart([1, 5, 13, 14, 40])) == [1, 13, 40]


def test_a_lost_deal_has_no_puzzle_and_neither_has_one_that_a_careful_player_wins() -> None:
    assert found_in("fortress", 32_000) == []
    assert found_in("beleaguered-castle", 32_095) == []


def test_no_title_but_those_with_a_list_has_puzzles() -> None:
    assert shipped("nothing") == []


@given(
    st.builds(
        Puzzle,
        st.sampled_from(KINDS),
        st.sampled_from(GRADES),
        st.just("fortress=t0~ACKH.fC~2C"),
        st.lists(st.sampled_from(["t0-t1", "t3-h"]), min_size=1).map(tuple),
    ),
    st.integers(0, 10**9),
)
def test_a_puzzle_is_a_line_that_is_read_back(puzzle: Puzzle, number: int) -> None:
    assert parse_puzzles(puzzle_line(number, puzzle)) == [Listed(number, puzzle)]


@pytest.mark.parametrize("line", ["", "x", "1 only-move fair fortress=t0~AC", "1 riddle fair fortress=t0~AC t0-t1"])
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(ValueError):
        parse_puzzles(f"{line}\n")


def test_a_kind_is_lacking_until_there_are_as_many_as_wanted() -> None:
    one = Listed(1, Puzzle("thread", "fair", "fortress=t0~AC", ("t0-h",)))
    assert lacking([], 1) == {*KINDS}
    assert lacking([one], 1) == {"only-move", "save-it"}
    assert lacking([one], 2) == {*KINDS}


def test_a_careful_player_goes_on_until_nothing_new_comes_or_patience_ends() -> None:
    lengths = set()
    for number in (200_003, 200_033):
        deal = numbered(TITLES["fortress"], number)
        line = game_played(deal.game, deal.start, TASTES[0])
        position, seen = deal.start, {deal.start}
        for move in line:
            assert move in moves(deal.game, position)
            position = play(deal.game, position, move)
            assert position not in seen
            seen.add(position)
        stuck = choice(deal.game, position, TASTES[0], frozenset(seen)) is None
        assert stuck or won(deal.game, position) or len(line) == PATIENCE
        lengths.add(len(line))
    assert lengths


def test_a_player_who_wins_plays_no_further_and_such_a_game_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the last card gone home."""
    judged = list[object]()
    monkeypatch.setattr(puzzles, "judged_line", lambda *asked: judged.append(asked))
    suits = ".".join(f"f{s}~" + "".join(f"{r}{s}" for r in "A23456789TJQK") for s in "CDH")
    deal = parse_deal(f"fortress={suits}.fS~AS2S3S4S5S6S7S8S9STSJSQS.t9~KS", TITLES)
    assert moves_text(deal.game, game_played(deal.game, deal.start, TASTES[-1])) == ["t9-h"]
    assert _saved(Knowledge(deal.game), TITLES["fortress"], deal.start, TASTES[-1]) is None, "nothing was lost"
    assert judged == []
    assert solve(deal.game, deal.start).verdict is Verdict.WINNABLE
