"""Puzzles: how they are found, and how they are listed."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.deal import numbered, parse_deal
from ramparts.deals.grade import GRADES
from ramparts.deals.notation import moves_text
from ramparts.engine.play import moves, play, won
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.rules.game import Role
from ramparts.solver import Verdict, solve
from ramparts.study.grades import judged_line
from ramparts.study.practice import puzzles
from ramparts.study.practice.careful import PATIENCE, TASTES, choice, game_played
from ramparts.study.practice.ease import guessed
from ramparts.study.practice.kinds import KINDS, Puzzle
from ramparts.study.practice.puzzle_lists import Listed, lacking, parse_puzzles, puzzle_line, shipped
from ramparts.study.practice.puzzles import is_open, leads_on, puzzles_in, takes_back
from ramparts.study.practice.tightrope import BETWEEN, keeping, last_unlost, lost_game, tightrope
from ramparts.study.practice.unfolding import unfolded
from ramparts.study.worth.judgement import turning_point
from ramparts.study.worth.knowledge import Knowledge
from tests.kit.playing.answers import proved

ALMOST = ".".join(f"f{s}~" + "".join(f"{r}{s}" for r in "A23456789TJQK") for s in "CDH")
"""The foundations but for that of spades."""


def found_in(name: str, number: int) -> list[Puzzle]:
    deal = numbered(TITLES[name], number)
    return list(puzzles_in(Knowledge(deal.game, 20_000, chosen_engine(None)), TITLES[name], deal))


@pytest.mark.parametrize("name, number", [("fortress", 200_003), ("fortress", 200_050), ("chessboard", 200_048)])
def test_what_is_found_cannot_be_guessed_and_is_proved(name: str, number: int) -> None:
    found = found_in(name, number)
    assert found
    for puzzle in found:
        assert puzzle.offered
        assert proved(name, puzzle), puzzle
        deal, steps = unfolded(TITLES[name], puzzle)
        assert puzzle.chance == guessed(deal.game, steps)
        single = all(len(step.keep) == 1 for step in steps)
        assert (puzzle.kind == "only-move") == single
        assert all(len(step.line) <= BETWEEN + 1 for step in steps)


def test_a_deal_has_the_same_puzzles_each_time_and_no_two_share_a_position() -> None:
    found = found_in("fortress", 200_185)
    assert found == found_in("fortress", 200_185)
    starts = [{step.start for step in unfolded(TITLES["fortress"], puzzle).steps} for puzzle in found]
    assert len(found) > 1
    assert not any(one & other for one, other in pairwise(starts))


@pytest.mark.parametrize(
    "name, deal, steps, back, on",
    [
        ("fortress", "200246+1000", "0: 0:00 1:04 1:", [2], False),
        ("fortress", "200195+1001", "0: 0: 1:4 0:", [], False),
        ("fortress", "200246+1000", "0: 0:00 1:", [], True),
        ("beleaguered-castle", "200011+3134131120", "304: 034:004 304: 034:01 01:", [1], False),
    ],
)
def test_a_line_leads_on_and_takes_no_move_of_the_player_back(
    name: str, deal: str, steps: str, back: list[int], *, on: bool
) -> None:
    """The first one put a king onto a queen and back into an empty row, the second came to a position twice."""
    found = unfolded(TITLES[name], Puzzle("only-move", "gentle", 0.1, deal, tuple(steps.split())))
    assert [at for at, step in enumerate(found.steps) if takes_back(found.deal.game, step)] == back
    assert leads_on(found.deal.game, found.steps) == on


def test_no_card_of_a_puzzle_lies_face_down() -> None:
    """Bug: what saved a game of Fortitude was to turn the very card of which nobody knew."""
    deal = numbered(TITLES["fortitude"], 200_009, 7)
    found = list(puzzles_in(Knowledge(deal.game, 20_000, chosen_engine(None)), TITLES["fortitude"], deal))
    assert found
    assert not is_open(deal.game, deal.start)
    for puzzle in found:
        assert puzzle.deal.startswith("200009/7+")
        start, steps = unfolded(TITLES["fortitude"], puzzle)
        assert all(is_open(start.game, step.start) for step in steps)


def test_a_position_with_more_moves_than_letters_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*asked: object) -> str:
        raise ValueError(asked)

    monkeypatch.setattr(puzzles, "spelt", refused)
    assert found_in("fortress", 200_003) == []


def test_a_lost_deal_has_no_puzzle() -> None:
    assert found_in("fortress", 32_000) == []


def test_a_choice_leads_to_the_next_by_moves_that_keep_the_win() -> None:
    deal = numbered(TITLES["fortress"], 200_003)
    known = Knowledge(deal.game, 20_000, chosen_engine(None))
    lost = lost_game(known, deal.start, Random(200_003))
    assert lost is not None
    for wanted in (2, 5):
        steps = tightrope(known, lost.passed[lost.last], wanted)
        for step in steps:
            assert step.keep[0] == step.line[0]
            assert sorted(step.keep) == sorted(keeping(known, step.start) or ())
            assert not any(move.dst in deal.game.foundation for move in step.keep)
        assert [step.end for step in steps[:-1]] == [step.start for step in steps[1:]]


def test_where_every_move_keeps_the_win_is_no_choice() -> None:
    deal = parse_deal(f"fortress={ALMOST}.fS~AS2S3S4S5S6S7S8S9STSJS.t0~KS.t9~QS", TITLES)
    assert tightrope(Knowledge(deal.game), deal.start, 2) == []


def test_where_a_verdict_is_not_known_is_no_choice() -> None:
    deal = numbered(TITLES["fortress"], 200_003)
    known = Knowledge(deal.game, 0, chosen_engine(None))
    assert keeping(known, deal.start) is None
    assert tightrope(known, deal.start, 2) == []


def test_a_player_who_wins_has_lost_no_game_and_neither_has_one_of_whom_nobody_knows() -> None:
    """With the last card gone home."""
    deal = parse_deal(f"fortress={ALMOST}.fS~AS2S3S4S5S6S7S8S9STSJSQS.t9~KS", TITLES)
    assert moves_text(deal.game, game_played(deal.game, deal.start, TASTES[-1])) == ["t9-h"]
    assert lost_game(Knowledge(deal.game), deal.start, Random(1)) is None
    hard = numbered(TITLES["fortress"], 200_003)
    known = Knowledge(hard.game, 0, chosen_engine(None))
    chance = Random(200_003)
    played = game_played(hard.game, hard.start, chance.choice(TASTES), chance)
    position = hard.start
    for move in played:
        position = play(hard.game, position, move)
    known.learn(position, Verdict.LOST)
    assert lost_game(known, hard.start, Random(200_003)) is None


def test_the_position_before_a_loss_is_found_as_when_the_whole_game_is_judged() -> None:
    compared = 0
    for number in range(200_000, 200_040):
        deal = numbered(TITLES["fortress"], number)
        played = game_played(deal.game, deal.start, TASTES[0])
        line = judged_line(Knowledge(deal.game, engine=chosen_engine(None)), deal.start, played)
        if point := turning_point(line):
            passed = [deal.start]
            for move in played:
                passed.append(play(deal.game, passed[-1], move))
            assert last_unlost(Knowledge(deal.game, engine=chosen_engine(None)), passed) == point.number - 1
            compared += 1
    assert compared > 3


def test_no_title_but_those_with_a_list_has_puzzles() -> None:
    assert shipped("nothing") == ()


@given(
    st.builds(
        Puzzle,
        st.sampled_from(KINDS),
        st.sampled_from(GRADES),
        st.integers(0, 10_000).map(lambda part: part / 10_000),
        st.sampled_from(["fortress=t0~ACKH.fC~2C", "200003+", "200003+5a_", "200003/7+5"]),
        st.lists(st.sampled_from(["0:", "3f:0a2"]), min_size=1).map(tuple),
    ),
    st.integers(0, 10**9),
)
def test_a_puzzle_is_a_line_that_is_read_back(puzzle: Puzzle, number: int) -> None:
    assert parse_puzzles(puzzle_line(number, puzzle)) == [Listed(number, puzzle)]


@pytest.mark.parametrize(
    "line",
    ["", "x", "1 only-move fair 0.1 1+", "1 riddle fair 0.1 1+ 0:", "1 thread fair 7 1+ 0:", "1 thread fair 1+ 0:"],
)
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(ValueError):
        parse_puzzles(f"{line}\n")


def test_a_grade_is_lacking_until_as_many_are_offered_as_are_wanted() -> None:
    one = Listed(1, Puzzle("thread", "fair", 0.05, "1+", ("0:", "0:")))
    guessable = Listed(1, one.puzzle._replace(grade="hard", chance=0.25))
    assert lacking([], 1) == {*GRADES}
    assert lacking([one, guessable], 1) == {"gentle", "hard", "cruel"}
    assert lacking([one], 2) == {*GRADES}


def test_a_careful_player_goes_on_until_nothing_new_comes_or_patience_ends() -> None:
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


def test_a_player_with_moods_plays_other_games_and_the_same_with_the_same_chances() -> None:
    deal = numbered(TITLES["fortress"], 200_003)
    games = [game_played(deal.game, deal.start, TASTES[0], Random(seed)) for seed in (1, 1, 2, 3, 4)]
    assert games[0] == games[1]
    assert any(game != games[0] for game in games)
    assert solve(deal.game, deal.start).verdict is Verdict.WINNABLE
    assert deal.game.having(Role.STOCK) == ()
