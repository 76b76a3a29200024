"""The list of daily deals that ships with the program, made longer month by month."""

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from ramparts.cli.lists.proving import named_titles
from ramparts.cli.locked_file import locked
from ramparts.cli.progress import draw_bar
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.rules.errors import BadNotation, quoted
from ramparts.study.daily import proved_month
from ramparts.study.daily_lists import FIRST_MONTH, month_line, parse_lists
from ramparts.study.days import first_of, parse_date


def months_until(text: str) -> list[tuple[int, int]]:
    """The months from the first of the lists to one written as ``2027-12``. Raises `BadNotation` for none of these."""
    try:
        parse_date(f"{text}-01")
    except BadNotation:
        raise BadNotation("{text} is not a month: write it as 2027-12", text=quoted(text)) from None
    last = int(text[:4]), int(text[5:])
    months, (year, month) = [], FIRST_MONTH
    while (year, month) <= last:
        months.append((year, month))
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
    return months


def update_list(path: Path, last: str, names: Sequence[str], progress: TextIO) -> dict[str, int]:
    """How many months of each of these titles were added to the list in a file, so that it reaches the last month.

    A line is written as soon as its month is proved; what the file has already stays as it is. Raises `BadNotation`
    when it holds anything else.
    """
    months = months_until(last)
    added = dict.fromkeys(named_titles(names), 0)
    with locked(path) as file:
        lists = {of for line in file.read_list(parse_lists, "no month of daily deals") for of in line}
        left = [
            (name, year, month)
            for name in added
            for year, month in months
            if (name, first_of(year, month)) not in lists
        ]
        for done, (name, year, month) in enumerate(left, 1):
            choices = proved_month(TITLES[name], year, month, chosen_engine(None))
            file.append(month_line(name, year, month, choices))
            added[name] += 1
            draw_bar(progress, done, len(left))
    return added
