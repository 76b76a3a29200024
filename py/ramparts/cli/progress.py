"""How far a long command has come, for people at a terminal."""

from typing import TextIO

from ramparts.library.searching import Clock


def progress_bar(done: int, of: int, width: int = 40) -> str:
    """A line that shows how far a survey has come."""
    full = width * done // max(of, 1)
    return f"[{'#' * full}{'.' * (width - full)}] {done}/{of}"


def draw_bar(out: TextIO, done: int, of: int) -> None:
    """Draws the bar over the one before, and ends the line with the last; draws nothing where there is no terminal."""
    if out.isatty():
        print(f"\r{progress_bar(done, of)}", end="\n" if done == of else "", file=out, flush=True)


def duration(seconds: float) -> str:
    """About so long, in words: as ``40 s``, ``12 min`` or ``3 h 20 min``."""
    minutes = round(seconds / 60)
    if seconds < 90:
        return f"{round(seconds)} s"
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"


class Progress:
    """A bar that is drawn over itself, with an estimate of what is left; nothing where there is no terminal."""

    def __init__(self, out: TextIO, clock: Clock) -> None:
        """Nothing is drawn yet."""
        self._out, self._clock = out, clock
        self._width = 0

    def begin(self, done: int, of: int) -> None:
        """So many are done before it begins, of so many."""
        self._done = self._before = done
        self._of = of
        self._began = self._clock()

    def advance(self) -> None:
        """One more is done."""
        self._done += 1
        if not self._out.isatty():
            return
        line = progress_bar(self._done, self._of)
        left = self._of - self._done
        if left:
            rate = (self._clock() - self._began) / (self._done - self._before)
            line += f", {duration(left * rate)} left"
        blank = " " * (self._width - len(line))
        self._width = len(line)
        print(f"\r{line}{blank}", end="" if left else "\n", file=self._out, flush=True)
