"""Lines that are shown: their gestures, their pace, and how far they have come."""

from dataclasses import replace
from typing import Literal

import pytest

from ramparts.app.messages.effects import Later
from ramparts.app.messages.intents import Restart, Step
from ramparts.app.outcomes import shows
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.showing import Showing, shown
from ramparts.rules.game import Move
from tests.kit.visit.table import drags, table, told

RUN = "fortress=t0~4H5H.t1~6H.t2~*KS"


def test_gestures_that_were_played_before_stay_gestures() -> None:
    played = drags(table(RUN), "t0-t1:2")
    history = told(played, Restart()).history
    showing = shown(history, played.history.line)
    assert [gesture.singles for gesture in showing.line] == [played.history.line]
    assert (showing.line[0].move, showing.line[0].position) == (played.history.meant, played.position)
    assert showing.moves == (0, len(played.history.line))
    assert replace(showing, done=1).moves == (len(played.history.line),) * 2


def test_other_moves_are_steps_of_their_own() -> None:
    played = drags(table(RUN), "t0-t1:2")
    line = played.history.line
    apart = shown(table(RUN).history, line)
    assert [gesture.singles for gesture in apart.line] == [(move,) for move in line]
    assert apart.line[-1].position == played.position


@pytest.mark.parametrize("steps, pace", [(1, 1), (45, 1), (46, 2), (90, 2), (101, 4), (400, 4)])
def test_a_long_line_is_shown_faster(steps: int, pace: int) -> None:
    """Bug: one of 101 moves took 61 seconds."""
    model = table("fortress=t0~4H.t1~*KS")
    there, back = (model.deal.game.index(name) for name in ("t0", "t2"))
    line = tuple(Move(*((there, back) if step % 2 == 0 else (back, there))) for step in range(steps))
    showing = shown(model.history, line)
    assert showing.pace == pace
    shows_it = replace(model, analysis=replace(model.analysis, showing=showing))
    (later,) = [each for each in shows(model, shows_it) if isinstance(each, Later)]
    assert later.wait * min(steps, 101) <= 27_000


@pytest.mark.parametrize("speed, pace, wait", [("", 1, 600), ("off", 1, 60), ("fast", 4, 62), ("slow", 2, 600)])
def test_the_next_move_comes_at_the_players_own_speed(
    speed: Literal["", "off", "fast", "slow"], pace: int, wait: int
) -> None:
    model = replace(table(RUN), prefs=Prefs(speed=speed))
    showing = Showing(shown(model.history, drags(model, "t0-t1:2").history.line).line, pace=pace)
    (later,) = shows(model, replace(model, analysis=replace(model.analysis, showing=showing)))
    assert isinstance(later, Later)
    assert later == Later(wait, Step(showing.left))
    assert isinstance(later.wait, int)


def test_a_line_goes_on_unless_it_is_paused_held_or_over() -> None:
    gestures = shown(table(RUN).history, drags(table(RUN), "t0-t1:2").history.line).line
    showing = Showing(gestures)
    assert showing.going
    assert not replace(showing, paused=True).going
    assert not replace(showing, held=True).going
    assert not replace(showing, done=len(gestures)).going
