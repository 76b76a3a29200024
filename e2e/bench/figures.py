"""What `make bench-web` measures, beside what was kept of it last: figures that machines of any speed have in common.

Times are told in thousandths of the time in which unmodified PyScript starts in the same run. ``e2e/figures.jsonl`` has
a line for each run that was kept, the last of which is compared with; nightly runs keep theirs in a file of their own.
"""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

KEPT = Path(__file__).parent.parent / "figures.jsonl"

WORSE = 1.1
"""What is more than this many times what it was is named."""

LEAST = {"share": 0, "bytes": 1000, "thousandths": 2}
"""By unit, a difference that is noise however large a share it is."""


class Figures:
    """The figures of a run by their names, each with its unit: a share of PyScript's time, thousandths of it, bytes."""

    def __init__(self) -> None:
        """Nothing measured yet."""
        self.found: dict[str, tuple[float, str]] = {}
        self.pyscript = 0.0
        """The milliseconds that unmodified PyScript takes; without them no time is kept."""

    def share(self, name: str, value: float) -> None:
        """Notes a share of PyScript's time."""
        self.found[name] = round(value, 3), "share"

    def size(self, name: str, value: float) -> None:
        """Notes a number of bytes."""
        self.found[name] = value, "bytes"

    def time(self, name: str, milliseconds: float) -> None:
        """Notes a time."""
        if self.pyscript:
            self.found[name] = round(milliseconds / self.pyscript * 1000, 1), "thousandths"

    def worse(self, before: dict[str, tuple[float, str]]) -> Iterator[str]:
        """A line for each figure that is worse by a tenth than it was."""
        for name, (now, unit) in self.found.items():
            then, _unit = before.get(name, (now, unit))
            if now > then * WORSE and now - then > LEAST[unit]:
                yield f"{name}: {now:.10g}, was {then:.10g} ({unit})"


def last(file: Path) -> tuple[str, dict[str, tuple[float, str]]]:
    """The date and the figures of the last line of a file; none, where there is no such file."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    if not lines:
        return "", {}
    kept = json.loads(lines[-1])
    return kept["date"], {name: (value, unit) for name, (value, unit) in kept["figures"].items()}


def keep(figures: Figures, file: Path) -> None:
    """Adds a line with the figures to a file."""
    line = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "figures": figures.found}
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(line) + "\n")


def compared(figures: Figures, file: Path) -> None:
    """Prints what became worse by a tenth since the last line that a file has kept."""
    date, before = last(file)
    if not before:
        return
    worse = list(figures.worse(before))
    print(f"\nworse than on {date} by a tenth: {'; '.join(worse) if worse else 'nothing'}")
