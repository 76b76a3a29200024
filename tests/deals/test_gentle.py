"""The deals for whoever plays a game for the first time."""

import pytest

from ramparts.deals.deal import numbered
from ramparts.deals.proven import GENTLE, proven
from ramparts.games.catalogue import TITLES
from tests.kit.playing.careful import wins

pytestmark = pytest.mark.no_cover  # they search for long, which takes a third of it unwatched


@pytest.mark.thorough
@pytest.mark.parametrize("title", GENTLE)
def test_a_careful_player_who_looks_one_move_ahead_wins_each_of_them(title: str) -> None:
    for number in GENTLE[title]:
        game, start = numbered(TITLES[title], number)[1:3]
        assert wins(game, start), number


def test_every_game_has_some() -> None:
    wanted = "a title has its first deals in GENTLE, ramparts/deals/proven.py; tests/kit/playing/careful.py wins them"
    assert GENTLE.keys() == TITLES.keys(), wanted


def test_every_level_of_a_gentle_run_can_be_won() -> None:
    """The careful player's win says so of the first level alone."""
    for title in TITLES.values():
        assert title.levels == 1 or {*GENTLE[title.id]} <= {*proven(title)}


def test_such_a_player_loses_others() -> None:
    game, start = numbered(TITLES["fortress"], proven(TITLES["fortress"])[0])[1:3]
    assert not wins(game, start)


def test_the_game_that_a_newcomer_finds_has_several() -> None:
    assert len(GENTLE[next(iter(TITLES))]) > 3
