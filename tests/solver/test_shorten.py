"""Lines without detours."""

from hypothesis import given, settings

from ramparts.engine.play import play
from ramparts.solver.findings.shorten import shortened
from tests.kit.random_play import Walk, walks


@settings(max_examples=100, deadline=None)
@given(walks(longest=40))
def test_a_shortened_line_is_legal_leads_to_the_same_place_and_is_no_longer(walk: Walk) -> None:
    game, position = walk.deal.game, walk.deal.start
    short = shortened(game, position, walk.line)
    for move in short:
        position = play(game, position, move)
    ends = [tuple(bytes(card % 52 for card in pile) for pile in at) for at in (position, walk.positions[-1])]
    assert ends[0] == ends[1]
    assert len(short) <= len(walk.line)
    assert shortened(game, walk.deal.start, short) == short
