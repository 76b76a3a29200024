"""What the solver says of small and late positions, confirmed by the second reading of the rules alone.

``python -m tests.bench.confirming`` does it for thousands of each title.
"""

import pytest

from ramparts.engine.play import play
from ramparts.games.catalogue import TITLES
from ramparts.solver import Finding, Verdict, solve
from ramparts.solver.engines import PYTHON
from ramparts.solver.portfolio import in_rows
from tests.bench.confirming import confirmed, exhausted, main, positions, replays
from tests.kit.examples import fewer
from tests.kit.playing.perft_count import naive_table
from tests.kit.playing.positions import deal

FEW, MOST = fewer(20), 1000


@pytest.mark.parametrize("name", [name for name, title in TITLES.items() if in_rows(title.at(1))])
def test_every_verdict_is_confirmed_by_the_second_reading(name: str) -> None:
    said = [confirmed(game, position, MOST) for game, position in positions(name, FEW, PYTHON)]
    assert "WRONG" not in said
    assert said.count("lost") + said.count("won") > FEW / 2


def test_a_wrong_verdict_would_be_found() -> None:
    """A win that is called lost is found by trying everything, a line that does not win by playing it."""
    at = deal("fortress:ms33")
    game, start, finding = at.game, at.start, solve(at.game, at.start)
    assert finding.verdict is Verdict.WINNABLE
    late = start
    for move in finding.line[:-6]:
        late = play(game, late, move)
    assert exhausted("fortress", naive_table(game, late), MOST) is False
    assert replays(game, naive_table(game, start), finding)
    assert not replays(game, naive_table(game, start), Finding(Verdict.WINNABLE, finding.line[:-1]))
    assert not replays(game, naive_table(game, start), Finding(Verdict.WINNABLE, finding.line[1:]))


def test_a_position_that_leads_to_too_many_is_left_out() -> None:
    at = deal("streets-and-alleys:ms49")
    assert exhausted("streets-and-alleys", naive_table(at.game, at.start), 50) is None
    assert confirmed(at.game, at.start, 50) == "left out"


def test_the_command_counts_what_it_confirms(capsys: pytest.CaptureFixture[str]) -> None:
    main(["castles-end", "--positions", "10", "--engine", "kernel"])
    head, line = capsys.readouterr().out.splitlines()
    name, *numbers = line.split()
    lost, confirmed_lost, left_out, won, undecided = map(int, numbers[1:])
    assert (name, numbers[0], len(head.split())) == ("castles-end", "10", 7)
    assert confirmed_lost + left_out == lost
    assert lost + won + undecided == 10
