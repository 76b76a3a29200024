"""Wins over time: how many there were in each of the last twelve weeks or months, counted and drawn."""

from bisect import bisect
from collections.abc import Iterable
from typing import NamedTuple

from ramparts.app.state.model import Model
from ramparts.app.study.days.dates import date_said, month_said
from ramparts.app.view.elements import Inner, Node, node
from ramparts.study.days import date_of, first_of, weekday

SPANS = 12
"""How many weeks or months are shown."""

EPOCH, DAY = first_of(1970, 1), 86_400_000
"""The day from which times are counted, and the milliseconds of one."""

STEP, WIDTH, HEIGHT, ROOM = 30, 22, 64, 16
"""Of the drawing: from one bar to the next, the width of a bar, the height of the highest, and the room above it."""


class Wins(NamedTuple):
    """Wins by weeks, from Monday on, else by months: the first day of each, oldest first, and how many there were."""

    weekly: bool
    starts: tuple[int, ...]
    counts: tuple[int, ...]


def day_of(time: int) -> int:
    """The number of the day of a time in milliseconds since 1970."""
    return EPOCH + time // DAY


def wins(times: Iterable[int], today: int) -> Wins:
    """The wins at these times, in milliseconds since 1970: by weeks if all of them are in the last twelve.

    What is after ``today``, where the player's clock was set back or is behind our own, is counted with today.
    """
    days = [min(day_of(time), today) for time in times]
    monday = today - weekday(today)
    starts = [monday - 7 * ago for ago in range(SPANS - 1, -1, -1)]
    weekly = min(days, default=today) >= starts[0]
    if not weekly:
        year, month, _day = date_of(today)
        months = [12 * year + month - 1 - ago for ago in range(SPANS - 1, -1, -1)]
        starts = [first_of(each // 12, each % 12 + 1) for each in months]
    found = [bisect(starts, day) - 1 for day in days]
    return Wins(weekly, tuple(starts), tuple(found.count(span) for span in range(SPANS)))


def wins_chart(model: Model, found: Wins) -> tuple[Node, ...]:
    """A bar for each week or month, with its number; nothing where none of them has a win."""
    if not any(found.counts):
        return ()
    _ = model.words.gettext
    if found.weekly:
        title, first, last = _("Wins in the last 12 weeks"), date_said(model.words, found.starts[0]), _("this week")
    else:
        year, month, _day = date_of(found.starts[0])
        title, first, last = _("Wins in the last 12 months"), month_said(model.words, year, month), _("this month")
    told = _("{title}, oldest first: {counts}").format(title=title, counts=", ".join(map(str, found.counts)))
    size = f"0 0 {SPANS * STEP} {ROOM + HEIGHT}"
    drawn = node("svg", *_bars(found.counts), viewBox=size, role="img", aria_label=told)
    ends = node("p", node("span", first), node("span", last))
    return (node("figure", node("figcaption", title), drawn, ends, class_="wins"),)


def _bars(counts: tuple[int, ...]) -> list[Inner]:
    """The bars, a line for no win, with the number above each."""
    shapes: list[Inner] = []
    for at, count in enumerate(counts):
        high = max(2, HEIGHT * count // max(counts))
        left, top = STEP * at + (STEP - WIDTH) // 2, ROOM + HEIGHT - high
        shapes.append(node("rect", x=str(left), y=str(top), width=str(WIDTH), height=str(high)))
        if count:
            shapes.append(node("text", str(count), x=str(left + WIDTH // 2), y=str(top - 4)))
    return shapes
