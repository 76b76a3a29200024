"""A puzzle is written in a few letters, and read back."""

from random import Random

import pytest

from ramparts.deals.deal import numbered
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Move
from ramparts.study.practice import spelling
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.spelling import read_line, spelt
from ramparts.study.practice.unfolding import folded, unfolded

FORTRESS = TITLES["fortress"]
DEAL = numbered(FORTRESS, 200_003)
SHORT = Puzzle("save-it", "cruel", 0.0083, "200003+4", ("34:", "3:0", "0:02", "01:", "02:"))


def test_a_position_is_named_by_its_deal_and_the_moves_that_lead_there() -> None:
    deal, steps = unfolded(FORTRESS, SHORT)
    assert deal.start == play(DEAL.game, DEAL.start, moves(DEAL.game, DEAL.start)[4]) == steps[0].start
    written = SHORT._replace(deal=deal.text)
    assert unfolded(FORTRESS, written) == unfolded(FORTRESS, SHORT)


def test_a_level_stands_behind_the_number() -> None:
    puzzle = Puzzle("save-it", "gentle", 0.096, "200009/7+01002222333433334144", ("024:", "402:", "31:2", "12:"))
    deal, steps = unfolded(TITLES["fortitude"], puzzle)
    assert (deal.game.level, deal.text.partition("=")[0]) == (7, "fortitude/7")
    assert folded(deal.game, steps) == puzzle.steps


def test_choices_are_written_as_they_are_read() -> None:
    deal, steps = unfolded(FORTRESS, SHORT)
    assert folded(deal.game, steps) == SHORT.steps
    assert [len(step.keep) for step in steps] == [2, 1, 1, 2, 2]
    assert [len(step.line) for step in steps] == [1, 2, 3, 1, 1]


def test_a_line_is_written_as_it_is_read() -> None:
    line, position = list[Move](), DEAL.start
    chance = Random(1)
    while (found := moves(DEAL.game, position)) and len(line) < 30:
        line.append(chance.choice(found))
        position = play(DEAL.game, position, line[-1])
    assert read_line(DEAL.game, DEAL.start, spelt(DEAL.game, DEAL.start, line)) == (tuple(line), position)


def test_a_letter_beyond_the_moves_is_refused() -> None:
    with pytest.raises(ValueError):
        read_line(DEAL.game, DEAL.start, "_")


def test_a_move_beyond_the_letters_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    last = moves(DEAL.game, DEAL.start)[-1]
    monkeypatch.setattr(spelling, "LETTERS", "01")
    with pytest.raises(ValueError):
        spelt(DEAL.game, DEAL.start, [last])
