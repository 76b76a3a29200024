"""A bar at a terminal, with an estimate of what is left."""

import io

import pytest

from ramparts.cli.progress import Progress, duration, progress_bar
from tests.kit.terminal import Terminal


def test_a_bar_is_as_full_as_the_work_is_done() -> None:
    assert progress_bar(1, 4, 8) == "[##......] 1/4"
    assert progress_bar(0, 0, 2) == "[..] 0/0"


@pytest.mark.parametrize(
    "seconds, said",
    [(0, "0 s"), (89.4, "89 s"), (90, "2 min"), (5_369, "89 min"), (5_400, "1 h 30 min"), (86_400, "24 h 0 min")],
)
def test_a_duration_is_said_as_people_do(seconds: float, said: str) -> None:
    assert duration(seconds) == said


def test_what_is_left_is_estimated_by_what_was_done_since_it_began() -> None:
    """Of ten, five were done before; one took 100 s, so four take 400."""
    times = iter([1000.0, 1100.0, 1102.0])
    out = Terminal()
    progress = Progress(out, lambda: next(times))
    progress.begin(5, 10)
    progress.advance()
    assert out.getvalue() == f"\r{progress_bar(6, 10)}, 7 min left"
    progress.advance()
    assert out.getvalue().endswith(f"\r{progress_bar(7, 10)}, 3 min left")


def test_a_shorter_line_leaves_nothing_of_a_longer_one_and_the_last_is_ended() -> None:
    out = Terminal()
    progress = Progress(out, lambda: 0.0)
    progress.begin(0, 2)
    progress.advance()
    longer = f"\r{progress_bar(1, 2)}, 0 s left"
    assert out.getvalue() == longer
    progress.advance()
    last = out.getvalue().removeprefix(longer)
    assert last.rstrip() == f"\r{progress_bar(2, 2)}"
    assert len(last) == len(longer) + 1
    assert last.endswith("\n")


def test_there_is_a_bar_for_people_only() -> None:
    out = io.StringIO()
    progress = Progress(out, lambda: 0.0)
    progress.begin(0, 1)
    progress.advance()
    assert out.getvalue() == ""
