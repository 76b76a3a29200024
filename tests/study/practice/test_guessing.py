"""The chance of somebody who guesses, beside that of players who do."""

from random import Random

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import moves_text
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.ease import guessed, runs, share
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.unfolding import unfolded

RUN = parse_deal(
    "fortress=fC~AC2C3C4C5C6C7C8C9CTCJCQCKC.fD~AD2D3D4D5D6D7D8D9DTDJDQDKD.fH~AH2H3H4H5H6H7H8H9HTHJHQHKH."
    "fS~AS2S3S4S5S6S.t0~TS9S8S.t1~7S.t2~JS.t3~QS.t4~KS",
    TITLES,
)


def test_a_guess_is_one_of_the_legal_moves() -> None:
    game, start = RUN.game, RUN.start
    every = moves(game, start)
    for count in range(len(every) + 1):
        assert share(game, start, every[:count]) >= count / len(every)


def test_who_moves_runs_has_more_to_choose_from_and_the_better_chance_counts() -> None:
    game, start = RUN.game, RUN.start
    single, several = moves(game, start), runs(game, start)
    assert "t0-t5" in moves_text(game, several)
    away = single[moves_text(game, single).index("t0-t5")]
    with_runs = (1 + several.count(away)) / (len(single) + len(several))
    assert share(game, start, [away]) == max(1 / len(single), with_runs)
    last = single[-1]
    assert last not in several
    assert share(game, start, [last]) == 1 / len(single)


@pytest.mark.parametrize("steps", [("34:", "3:0"), ("34:", "3:0", "0:02")])
def test_players_who_guess_solve_no_more_than_it_says(steps: tuple[str, ...]) -> None:
    deal, parts = unfolded(TITLES["fortress"], Puzzle("save-it", "cruel", 0, "200003+4", steps))
    chance, tries = Random(1), 4000
    won = sum(all(chance.choice(moves(deal.game, step.start)) in step.keep for step in parts) for _ in range(tries))
    assert won / tries < guessed(deal.game, parts) + 0.02
