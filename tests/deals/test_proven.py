"""The deals that ship as proved winnable."""

import pytest

from ramparts.deals.deal import numbered
from ramparts.deals.proven import listed, proven
from ramparts.deals.shuffle import MT_FIRST
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.solver import Verdict, solve

SAMPLE = {"fortress": 10, "chessboard": 30, "beleaguered-castle": 30, "streets-and-alleys": 30, "besieged-city": 40}
SAMPLE |= {title: 60 for title in TITLES if title not in SAMPLE and TITLES[title].levels == 1}
"""Of so many numbers one is proved again."""


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_deals_that_can_be_won(title: str) -> None:
    assert title in listed(), f"`ramparts prove py/ramparts/deals/winnable.txt {title}` lists its deals"
    numbers = proven(TITLES[title])
    assert len(numbers) >= (100 if title == "besieged-city" else 300)
    assert numbers == tuple(sorted({*numbers}))
    assert numbers[0] >= MT_FIRST


@pytest.mark.parametrize("title", SAMPLE)
def test_a_sample_of_them_is_won_again(title: str) -> None:
    """The castles' hardest deals would take too long: a few may stay undecided, none may be lost."""
    verdicts = []
    for number in proven(TITLES[title])[:: SAMPLE[title]]:
        game, start = numbered(TITLES[title], number)[1:3]
        verdicts.append(solve(game, start, 30_000, chosen_engine(None)).verdict)
    assert Verdict.LOST not in verdicts
    assert verdicts.count(Verdict.WINNABLE) > len(verdicts) / 2


def test_a_run_of_fortitude_is_listed_if_all_its_levels_can_be_won() -> None:
    run = proven(TITLES["fortitude"])[0]
    for level in range(1, 10):
        game, start = numbered(TITLES["fortitude"], run, level)[1:3]
        assert solve(game, start, 20_000).verdict is Verdict.WINNABLE
        assert run in proven(TITLES["fortitude"], level)


def test_nothing_is_listed_for_other_titles_and_levels() -> None:
    fortitude = TITLES["fortitude"]
    assert proven(fortitude, 10) == proven(fortitude._replace(id="patience")) == ()
