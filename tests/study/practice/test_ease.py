"""How hard a puzzle is."""

from ramparts.deals.grade import GRADES
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.careful import TASTES
from ramparts.study.practice.ease import BOUNDARIES, ease, grade_of, inclined
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import unfolded

PUZZLE = unfolded(
    TITLES["fortress"], Puzzle("save-it", "cruel", 0.0083, "200003+4", ("34:", "3:0", "0:02", "01:", "02:"))
)


def test_a_player_makes_some_move_and_each_of_them_sometimes() -> None:
    game, start = PUZZLE.deal.game, PUZZLE.deal.start
    parts = [inclined(game, start, [move], TASTES[0]) for move in moves(game, start)]
    assert min(parts) > 0
    assert abs(sum(parts) - 1) < 1e-9


def test_with_each_choice_a_puzzle_becomes_harder() -> None:
    found = [ease(PUZZLE.deal.game, PUZZLE.steps[:count]) for count in range(6)]
    assert found == sorted(found, reverse=True)
    assert found[0] == 1


def test_every_title_with_puzzles_has_its_boundaries_from_easy_to_hard() -> None:
    assert set(BOUNDARIES) == {name for name in TITLES if shipped(name)}
    for name, bounds in BOUNDARIES.items():
        assert list(bounds) == sorted(bounds, reverse=True)
        assert [grade_of(name, found) for found in (1, *bounds)] == ["gentle", *GRADES[:3]]
        assert grade_of(name, 0) == "cruel"
