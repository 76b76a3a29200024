"""What follows from how far the foundations have come, against the engine's own rule of what is safe."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ramparts.autoplay import safe
from ramparts.cards import SUITS
from ramparts.game import Game
from ramparts.games.catalogue import TITLES
from ramparts.ladder import packed
from ramparts.solver.ground import grounds_of

ONE_PACK = [title.at(level) for title in TITLES.values() for level in (1, 9) if level <= title.levels and title.ms]
ONE_PACK += [TITLES["fortitude"].at(level) for level in (1, 2, 3)]


@pytest.mark.parametrize("game", ONE_PACK, ids=lambda game: f"{game.id}/{game.level}")
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_cards_are_forced_home_just_when_the_engine_calls_them_safe(game: Game, data: st.DataObject) -> None:
    base, ground = data.draw(st.sampled_from(sorted(grounds_of(game).items())))
    ascents = ground.ladder.ascents
    heights = [data.draw(st.integers(0, len(ascent))) for ascent in ascents]
    home = [bytes(ascent[:height]) for ascent, height in zip(ascents, heights, strict=True)]
    rest = bytes(sorted(game.pack - {card for pile in home for card in pile}))
    position = [b""] * len(game.piles)
    position[game.having(*game.climb)[0]] = rest
    for suit in range(len(SUITS)):
        position[game.foundation[suit]] = home[suit]
    rungs = ground.ladder.rungs(packed(heights))
    nexts = {ascent[height] for ascent, height in zip(ascents, heights, strict=True) if height < len(ascent)}
    assert rungs.next == nexts
    assert rungs.home == sum(1 << card for pile in home for card in pile)
    begun = not game.chosen_base or any(heights)
    assert rungs.forced == {card for card in nexts if begun and safe(game, tuple(position), card)}
    assert ground.ladder.rungs(packed(heights)) is rungs
    assert base in game.ladder
