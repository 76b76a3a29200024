"""What follows from how far the foundations have come, against the rule of what is safe in one sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.engine.autoplay import safe
from ramparts.engine.ladder import ladders_of, packed
from ramparts.engine.play import climbs
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import SUITS, Card, face, suit
from ramparts.rules.game import Game, Position, Role
from tests.kit.examples import examples

ONE_PACK = [title.at(level) for title in TITLES.values() for level in (1, 9) if level <= title.levels and title.ms]
ONE_PACK += [TITLES["fortitude"].at(level) for level in (1, 2, 3)]


def unneeded(game: Game, position: Position, card: Card) -> bool:
    """Whether every card that may be built on this one is home, or is the next to go home and unneeded itself."""
    foundation = game.foundation[suit(card)]
    raised = tuple(pile + bytes([card]) if i == foundation else pile for i, pile in enumerate(position))
    at_home = {c for i in game.foundation for c in raised[i]}
    guests = [
        guest
        for guest in game.pack - at_home
        if any(fits(face(card), face(guest)) for (_, dst), fits in game.build.items() if dst is Role.ROW)
    ]
    return all(climbs(game, raised, guest) and unneeded(game, raised, guest) for guest in guests)


@pytest.mark.parametrize("game", ONE_PACK, ids=lambda game: f"{game.id}/{game.level}")
@examples(60)
@given(st.data())
def test_cards_are_forced_home_just_when_nothing_can_need_them(game: Game, data: st.DataObject) -> None:
    base, ladder = data.draw(st.sampled_from(sorted(ladders_of(game).items())))
    heights = [data.draw(st.integers(0, len(ascent))) for ascent in ladder.ascents]
    home = [bytes(ascent[:height]) for ascent, height in zip(ladder.ascents, heights, strict=True)]
    rest = bytes(sorted(game.pack - {card for pile in home for card in pile}))
    piles = [b""] * len(game.piles)
    piles[game.having(*game.climb)[0]] = rest
    for each in range(len(SUITS)):
        piles[game.foundation[each]] = home[each]
    position = tuple(piles)
    rungs = ladder.rungs(packed(heights))
    nexts = {ascent[height] for ascent, height in zip(ladder.ascents, heights, strict=True) if height < len(ascent)}
    assert rungs.next == nexts
    assert rungs.home == sum(1 << card for pile in home for card in pile)
    soon = [
        [ascent[height : height + n] for ascent, height in zip(ladder.ascents, heights, strict=True)] for n in (1, 2, 3)
    ]
    assert rungs.wanted == tuple(sum(1 << card for cards in each for card in cards) for each in soon)
    begun = not game.chosen_base or any(heights)
    assert rungs.forced == {card for card in nexts if begun and unneeded(game, position, card)}
    assert {card for card in game.pack if safe(game, position, card)} == (rungs.forced if begun else set())
    assert ladder.rungs(packed(heights)) is rungs
    assert base in game.ladder
