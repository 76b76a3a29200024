"""How hard a puzzle is: how many of the sixteen careful players do not find its solution."""

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import parse_move
from ramparts.engine.play import play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position
from ramparts.study.practice import puzzles
from ramparts.study.practice.careful import TASTES, Taste
from ramparts.study.practice.puzzles import _puzzle


@pytest.mark.parametrize(
    "failing, grade",
    [(0, "gentle"), (4, "gentle"), (5, "fair"), (8, "fair"), (9, "hard"), (15, "hard"), (16, "cruel")],
)
@pytest.mark.parametrize("at", ["first", "last"])
def test_a_puzzle_is_as_hard_as_there_are_players_who_fail_at_its_first_or_last_move(
    failing: int, grade: str, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = parse_deal("fortress:ms33", TITLES)
    line = [parse_move(deal.game, deal.start, text).move for text in ("t1-h", "t2-h")]
    where = deal.start if at == "first" else play(deal.game, deal.start, line[0])

    def chosen(_game: Game, position: Position, taste: Taste) -> Move | None:
        if position == where and taste in TASTES[:failing]:
            return None
        return line[position != deal.start]

    monkeypatch.setattr(puzzles, "choice", chosen)
    assert _puzzle(TITLES["fortress"], deal.game, "thread", deal.start, line).grade == grade
