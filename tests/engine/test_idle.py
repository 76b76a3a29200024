"""Games that go round in circles: what is said to lead nowhere does not."""

from random import Random

import pytest

from ramparts.deals.deal import numbered
from ramparts.deals.shuffle import MT_FIRST
from ramparts.engine.idle import MOST, idle
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Title
from tests.kit.naive import steps as naive
from tests.kit.playing.perft_count import frozen_table, naive_table


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_where_moves_lead_nowhere_the_second_reading_of_the_rules_finds_no_way_home(title: Title) -> None:
    random, circles = Random(11), 0
    for number in range(MT_FIRST, MT_FIRST + 25):
        deal = numbered(title, number)
        position = deal.start
        while (options := moves(deal.game, position)) and not idle(deal.game, position):
            position = play(deal.game, position, random.choice(options))
            if random.random() < 1 / 60:
                break
        if not (options and idle(deal.game, position)):
            continue
        circles += 1
        found = {frozen_table(naive_table(deal.game, position))}
        open_ = [*found]
        while open_:
            table = dict(open_.pop())
            for step in naive.steps(title.id, table):
                assert not step[1].startswith("f")
                after = frozen_table(naive.after(title.id, table, step))
                open_ += [after] if after not in found else []
                found.add(after)
        assert 1 < len(found) <= MOST
    assert circles or title.id in ("fortitude", "besieged-city", "castles-end")


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_a_deal_with_much_to_play_does_not(title: Title) -> None:
    deal = numbered(title, MT_FIRST)
    assert moves(deal.game, deal.start)
    assert not idle(deal.game, deal.start)
