"""The deals for whoever plays a game for the first time."""

from random import Random
from statistics import mean

import pytest

from ramparts.deals.deal import numbered
from ramparts.deals.proven import GENTLE, proven, usual
from ramparts.games.catalogue import TITLES
from tests.bench.first_deals import share
from tests.kit.examples import spread
from tests.kit.playing.careful import wins
from tests.kit.playing.players import cautious_player, greedy_player

CARELESS = [title for title in GENTLE if title != "besieged-city"]
"""The titles that have deals which somebody wins who plays home what fits, and else at random."""

GAMES = {"castles-end": 50, "penelopes-web": 50, "selective-castle": 50}
"""So many games of the hardest titles, and ten of the others, have a win among them."""

USUAL_SHARES = 1 / 5, 2 / 3
SHARES = {
    "chessboard": (1 / 5, 1 / 3),
    "castles-end": (1 / 5, 1 / 2),
    "penelopes-web": (1 / 30, 1 / 3),
    "selective-castle": (1 / 10, 1 / 3),
}
"""The least share of wins of such a player on each deal, and that of a cautious one on all; of titles that have none
with the usual ones.
"""


@pytest.mark.parametrize("title", CARELESS)
def test_careless_play_wins_each_of_them_now_and_then(title: str) -> None:
    for number in spread(GENTLE[title]):
        deal, chance = numbered(TITLES[title], number), Random(1)
        assert any(greedy_player(deal.game, deal.start, chance) for _ in range(GAMES.get(title, 10))), (
            f"{title}:{number} is never won: `python -m tests.bench.first_deals --search` finds others"
        )


@pytest.mark.thorough
@pytest.mark.parametrize("title", CARELESS)
def test_careless_play_wins_one_in_five_of_them_and_most_of_them_where_no_low_card_is_covered(title: str) -> None:
    least, most = SHARES.get(title, USUAL_SHARES)
    shares = [
        [share(player, numbered(TITLES[title], number)) for player in (greedy_player, cautious_player)]
        for number in GENTLE[title]
    ]
    assert min(careless for careless, _ in shares) >= least
    assert mean(cautious for _, cautious in shares) >= most


@pytest.mark.thorough
def test_a_careful_player_who_looks_one_move_ahead_wins_those_of_the_others() -> None:
    for title in GENTLE.keys() - {*CARELESS}:
        for number in GENTLE[title]:
            game, start = numbered(TITLES[title], number)[1:3]
            assert wins(game, start), number


def test_every_game_has_some() -> None:
    wanted = "a title has its first deals in GENTLE, ramparts/deals/proven.py; tests/kit/playing/careful.py wins them"
    assert GENTLE.keys() == TITLES.keys(), wanted


def test_no_number_is_there_twice() -> None:
    """Titles that deal alike have the same cards under the same number."""
    numbers = [number for title in GENTLE.values() for number in title]
    assert sorted(numbers) == sorted({*numbers})


def test_every_level_of_a_gentle_run_can_be_won() -> None:
    """A player's win says so of the first level alone."""
    for title in TITLES.values():
        assert title.levels == 1 or {*GENTLE[title.id]} <= {*proven(title)}


def test_such_a_player_loses_others() -> None:
    game, start = numbered(TITLES["fortress"], proven(TITLES["fortress"])[0])[1:3]
    assert not wins(game, start)


def test_the_game_that_a_newcomer_finds_has_several() -> None:
    assert len(GENTLE[usual(TITLES)]) > 3
