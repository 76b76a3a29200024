"""Advice that knows no more than the player."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.deal import numbered, parse_deal
from ramparts.deals.notation import moves_text
from ramparts.engine.play import moves, play, won
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import face
from ramparts.rules.game import Game, Position, Role
from ramparts.solver import visible
from ramparts.solver.visible import advice, hidden, imagined
from tests.kit.examples import examples

CITY = TITLES["besieged-city"].at(1)


def shuffled(game: Game, position: Position, seed: int) -> Position:
    """The position with its hidden cards in another order."""
    piles = list(position)
    for i in game.having(Role.STOCK):
        cards = list(piles[i])
        Random(seed).shuffle(cards)
        piles[i] = bytes(cards)
    return tuple(piles)


def played(game: Game, position: Position, steps: int, seed: int) -> Position:
    """The position after some random moves."""
    chance = Random(seed)
    for _ in range(steps):
        if legal := moves(game, position):
            position = play(game, position, chance.choice(legal))
    return position


@pytest.mark.parametrize("name, level", [("fortitude", 1), ("fortitude", 9), ("besieged-city", 1)])
@examples(6)
@given(st.integers(32_000, 99_999), st.integers(0, 60), st.integers())
def test_another_order_of_the_hidden_cards_leaves_advice_as_it_is(
    name: str, level: int, deal: int, steps: int, seed: int
) -> None:
    game, start, *_ = numbered(TITLES[name], deal, level)[1:]
    position = played(game, start, steps, deal)
    other = shuffled(game, position, seed)
    assert imagined(game, position, 1) == imagined(game, other, 1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(visible, "IN_PILES", 30)
        assert advice(game, position) == advice(game, other)


def test_an_imagined_stock_has_the_same_cards_in_other_orders() -> None:
    position = numbered(TITLES["besieged-city"], 32_000).start
    guesses = [imagined(CITY, position, number) for number in range(4)]
    assert len({position, *guesses}) == 5
    for guess in guesses:
        assert [sorted(map(face, pile)) for pile in guess] == [sorted(map(face, pile)) for pile in position]


@pytest.mark.parametrize("number", [40_000])
def test_advice_followed_to_its_end_again_and_again_wins_a_first_level_of_fortitude(number: int) -> None:
    game, position = numbered(TITLES["fortitude"], number)[1:3]
    while not won(game, position):
        covered = hidden(game, position)
        line = advice(game, position)
        for step, move in enumerate(line, 1):
            assert move in moves(game, position)
            position = play(game, position, move)
            assert (hidden(game, position) < covered) <= (step == len(line))


def test_a_card_of_the_stock_can_only_be_turned_whatever_it_may_be() -> None:
    position = numbered(TITLES["besieged-city"], 32_000).start
    for number in range(2):
        at = played(CITY, position, 20, number)
        assert not any(
            CITY.piles[move.src].role is Role.STOCK and move.dst in CITY.foundation for move in advice(CITY, at)
        )


SUITS_UP = {suit: "".join(f"{rank}{suit}" for rank in "A23456789TJ") for suit in "CDHS"}
SUITS_DOWN = {suit: "".join(f"{rank}{suit}" for rank in "JT98765432A") for suit in "CDHS"}


def at_a_loss(*segments: str) -> list[str]:
    """What is advised in a position of Fortitude when no win is found, as texts."""
    deal = parse_deal("fortitude=" + ".".join(segments), TITLES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(visible, "IN_ROWS", 0)
        return moves_text(deal.game, advice(deal.game, deal.start))


def test_where_no_win_is_found_a_card_goes_home_first() -> None:
    rest = [f"t{i}~{SUITS_UP[suit]}" for i, suit in enumerate("CDH")]
    assert at_a_loss(*rest, f"t3~{SUITS_DOWN['S'][:-4]}AS", "s~2S") == ["t3-h"]


def test_where_no_win_is_found_and_none_goes_home_a_card_is_turned() -> None:
    rest = [f"t{i}~{SUITS_UP[suit]}" for i, suit in enumerate("CDH")]
    assert at_a_loss(*rest, f"s~{SUITS_UP['S']}") == ["s-d"]


def test_where_nothing_better_is_left_any_move_is_made() -> None:
    assert at_a_loss(*(f"t{i}~{cards}" for i, cards in enumerate(SUITS_UP.values()))) == ["t0-t4"]


def test_where_no_move_is_left_there_is_no_advice() -> None:
    assert at_a_loss(*(f"f{suit}~{cards}" for suit, cards in SUITS_UP.items())) == []
