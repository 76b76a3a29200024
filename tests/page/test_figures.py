"""What a measurement of the page says of the last one that was kept."""

from pathlib import Path

import pytest

from e2e.bench.figures import Figures, keep, last


def measured(warm: float, sent: int, tap: float, start: float = 2000) -> Figures:
    """Figures of a run in which PyScript took `start` milliseconds."""
    figures = Figures()
    figures.pyscript = start
    figures.share("warm", warm)
    figures.size("wire", sent)
    figures.time("tap", tap)
    return figures


BEFORE = measured(0.4, 2_000_000, 40).found


@pytest.mark.parametrize(
    "now, worse",
    [
        (measured(0.4, 2_000_000, 40), []),
        (measured(0.3, 1_000_000, 10), []),
        (measured(0.43, 2_190_000, 43.9), []),
        (
            measured(0.45, 2_300_000, 50),
            ["warm: 0.45, was 0.4 (share)", "wire: 2300000, was 2000000 (bytes)", "tap: 25, was 20"],
        ),
        (measured(0.4, 2_000_000, 80, start=4000), []),
    ],
    ids=["the same", "better", "by less than a tenth", "by more", "by a machine half as fast"],
)
def test_what_is_worse_by_a_tenth_is_named(now: Figures, worse: list[str]) -> None:
    found = list(now.worse(BEFORE))
    assert len(found) == len(worse)
    assert all(line.startswith(begin) for line, begin in zip(found, worse, strict=True))


def test_next_to_nothing_is_not_compared() -> None:
    assert list(measured(0.4, 2_000_000, 3).worse(measured(0.4, 2_000_000, 1).found)) == []


def test_a_figure_that_is_new_is_not_worse() -> None:
    assert list(measured(0.4, 2_000_000, 40).worse({})) == []


def test_times_are_kept_only_beside_pyscripts() -> None:
    assert set(measured(0.4, 2_000_000, 40, start=0).found) == {"warm", "wire"}


def test_the_last_line_that_was_kept_counts(tmp_path: Path) -> None:
    file = tmp_path / "build" / "figures.jsonl"
    assert last(file) == ("", {})
    keep(measured(0.5, 2_100_000, 50), file)
    keep(measured(0.4, 2_000_000, 40), file)
    date, figures = last(file)
    assert len(date) == len("2026-11-27")
    assert figures == BEFORE
