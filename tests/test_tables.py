"""The rules as data, against the rules."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ramparts import play, tables
from ramparts.cards import face
from ramparts.games.fortitude import fortitude
from ramparts.games.fortress import FORTRESS
from tests.random_play import Walk, walks


@settings(max_examples=300, deadline=None)
@given(walks(longest=30))
def test_the_tables_allow_just_the_moves_that_the_rules_allow(walk: Walk) -> None:
    game = walk.deal.game
    for position in walk.positions:
        assert tables.moves(tables.tables_of(game), position) == play.moves(game, position)


@settings(max_examples=200, deadline=None)
@given(walks(longest=30))
def test_the_tables_move_cards_as_the_rules_do(walk: Walk) -> None:
    game = walk.deal.game
    for position, move, reached in zip(walk.positions, walk.line, walk.positions[1:], strict=False):
        assert tables.after(tables.tables_of(game), position, move) == reached


@settings(max_examples=50, deadline=None)
@given(walks(longest=10))
def test_the_tables_need_only_the_faces_of_cards(walk: Walk) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    faces = tuple(bytes(map(face, pile)) for pile in position)
    assert tables.moves(tables.tables_of(game), faces) == play.moves(game, position)


@given(st.sets(st.integers(0, 51)))
def test_a_mask_gives_back_its_faces_lowest_first(faces: set[int]) -> None:
    assert list(tables.faces_in(sum(1 << card for card in faces))) == sorted(faces)


def test_the_tables_of_a_game_are_made_once() -> None:
    assert tables.tables_of(FORTRESS) is tables.tables_of(FORTRESS)
    assert tables.tables_of(FORTRESS) is not tables.tables_of(fortitude(1))
