"""Which games may lose their suits: that is read off their tables, never off their names."""

from dataclasses import replace

import pytest

from ramparts.games.catalogue import TITLES
from ramparts.games.streets.penelopes_web import PENELOPES_WEB
from ramparts.rules.cards import is_red, rank, suit
from ramparts.rules.game import Fits, Game, Role
from ramparts.rules.relations import anything, beside, both, either, in_suit, one_lower, other_colour
from ramparts.solver.rows.compiled_game import compiled_games
from ramparts.solver.suitless.suit_classes import suit_classes
from tests.solver.small import small

CASTLE = TITLES["streets-and-alleys"].at(1)


def built(fits: Fits) -> Game:
    """A castle that is built by another rule."""
    return replace(CASTLE, build={(Role.ROW, Role.ROW): fits})


def test_suits_are_told_apart_where_an_empty_row_takes_kings_of_one_colour_only() -> None:
    """A game that no book has. Then any card may be laid on cards of both classes, which is no use."""
    assert classes(PENELOPES_WEB) == {(0, 0, 0, 0)}
    assert classes(replace(PENELOPES_WEB, into_lane=lambda card: rank(card) == 13 and is_red(card))) == {None}


def classes(game: Game) -> set[tuple[int, ...] | None]:
    """The classes of its suits, from whatever rank its foundations begin."""
    return {suit_classes(each) for each in compiled_games(game).values()}


@pytest.mark.parametrize(
    "title, expected",
    [
        ("beleaguered-castle", (0, 0, 0, 0)),
        ("streets-and-alleys", (0, 0, 0, 0)),
        ("fortitude", (0, 1, 1, 0)),
        ("fortress", None),
        ("chessboard", None),
    ],
)
def test_the_castles_tell_no_suits_apart_fortitude_colours_and_games_in_suit_all(
    title: str, expected: tuple[int, ...] | None
) -> None:
    assert classes(TITLES[title].at(1)) == {expected}
    if title != "chessboard":
        assert classes(small(TITLES[title].at(1), 4, 3)) == {expected}


REFUSED: dict[str, Fits] = {
    "upwards": lambda top, card: rank(card) == rank(top) + 1,
    "up and down": beside,
    "any": anything,
    "in suit": both(one_lower, in_suit),
    "two lower": lambda top, card: rank(card) == rank(top) - 2,
    "on another suit": both(one_lower, lambda top, card: suit(top) != suit(card)),
    "on either colour only sometimes": both(one_lower, either(other_colour, lambda top, card: rank(top) == 7)),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_game_in_which_a_run_is_not_known_by_its_length_keeps_its_suits(kind: str) -> None:
    assert classes(built(REFUSED[kind])) == {None}


def test_a_game_keeps_its_suits_where_rows_or_foundations_go_round_a_corner() -> None:
    kings_on_aces = replace(built(lambda top, card: (rank(top) - rank(card)) % 13 == 1), chosen_base=True)
    assert classes(kings_on_aces) == {None}
    assert classes(replace(built(one_lower), chosen_base=True)) == {None, (0, 0, 0, 0)}


def test_suits_may_be_alike_in_other_ways_than_by_colour() -> None:
    assert classes(built(both(one_lower, lambda top, card: suit(card) == 0))) == {(0, 1, 1, 1)}
    game = built(both(one_lower, lambda top, card: (suit(top) < 2) is (suit(card) < 2)))
    assert classes(game) == {(0, 0, 2, 2)}
    assert classes(built(both(one_lower, lambda top, card: is_red(top) is is_red(card)))) == {(0, 1, 1, 0)}
