"""Lines without detours."""

from collections.abc import Callable, Sequence
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.deal import parse_deal
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position
from ramparts.solver.findings.shorten import shortened, straightened
from tests.kit.examples import examples
from tests.kit.playing.random_play import Walk, walks

Shorter = Callable[[Game, Position, Sequence[Move]], tuple[Move, ...]]


@pytest.mark.parametrize("shorter", [shortened, straightened])
@examples(100)
@given(walk=walks(longest=40, titles=TITLES))
def test_a_shorter_line_is_legal_leads_to_the_same_place_and_is_no_longer(walk: Walk, shorter: Shorter) -> None:
    game, position = walk.deal.game, walk.deal.start
    short = shorter(game, position, walk.line)
    for move in short:
        position = play(game, position, move)
    ends = [tuple(bytes(card % 52 for card in pile) for pile in at) for at in (position, walk.positions[-1])]
    assert ends[0] == ends[1]
    assert len(short) <= len(walk.line)
    assert shorter(game, walk.deal.start, short) == short


@examples(100)
@given(walks(longest=12, titles=TITLES), st.data())
def test_a_line_with_a_move_that_the_rules_refuse_is_refused_or_led_to_its_end(walk: Walk, data: st.DataObject) -> None:
    """Bug: it went round for ever where no legal move leads on along the line."""
    game, line = walk.deal.game, list(walk.line)
    pile = st.integers(0, len(game.piles) - 1)
    line.insert(data.draw(st.integers(0, len(line))), Move(data.draw(pile), data.draw(pile)))
    with suppress(ValueError):
        assert len(shortened(game, walk.deal.start, line)) <= len(line)


def test_a_move_that_the_rules_refuse_is_told_by_its_place() -> None:
    deal = parse_deal("fortress:ms33", TITLES)
    game = deal.game
    right = next(move for move in moves(game, deal.start) if move.dst in game.foundation)
    wrong = Move(game.index("t0"), game.index("t1"))
    with pytest.raises(ValueError, match="Fortress: no move leads on along the line after 1 of its moves"):
        shortened(game, deal.start, (right, wrong))
