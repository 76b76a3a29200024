"""The present day, and days and months in words."""

import re
from functools import cache

from ramparts.app.state.model import Model
from ramparts.app.words.sentences import ENGLISH, Words
from ramparts.deals.plain_text import bare, plain
from ramparts.rules.errors import BadNotation
from ramparts.rules.wording import marked as _
from ramparts.study.daily_lists import FIRST_MONTH
from ramparts.study.days import date_of, first_of, parse_date

MONTHS = (
    *(_("January"), _("February"), _("March"), _("April"), _("May"), _("June"), _("July"), _("August")),
    *(_("September"), _("October"), _("November"), _("December")),
)

DATES = (
    *(_("{day} January"), _("{day} February"), _("{day} March"), _("{day} April"), _("{day} May"), _("{day} June")),
    *(_("{day} July"), _("{day} August"), _("{day} September"), _("{day} October"), _("{day} November")),
    _("{day} December"),
)
"""A day in each month: in many a language the month has another form there."""

WEEKDAYS = (
    *((_("Mon"), _("Monday")), (_("Tue"), _("Tuesday")), (_("Wed"), _("Wednesday")), (_("Thu"), _("Thursday"))),
    *((_("Fri"), _("Friday")), (_("Sat"), _("Saturday")), (_("Sun"), _("Sunday"))),
)
"""The days of the week, each in short and in full."""


def today_of(model: Model) -> int:
    """The number of today; where it is not known, of the first day that was published."""
    try:
        return parse_date(model.today)
    except BadNotation:
        return first_of(*FIRST_MONTH)


def day_said(words: Words, date: int) -> str:
    """A day of a month: ``22``; the first has a form of its own in some languages, as the French ``1er``."""
    return words.pgettext("the first of a month", "1") if date == 1 else str(date)


def date_said(words: Words, day: int) -> str:
    """A day without its year: ``22 November``."""
    _year, month, date = date_of(day)
    return words.gettext(DATES[month - 1]).format(day=day_said(words, date))


def month_said(words: Words, year: int, month: int) -> str:
    """A month: ``November 2026``."""
    return words.gettext("{month} {year}").format(month=words.gettext(MONTHS[month - 1]), year=year)


@cache
def _written(words: Words) -> tuple[re.Pattern[str], dict[str, int]]:
    """How a day may be written with the name of its month, in English and another language, and the months by name."""
    said = [(bare(say(each)), month) for say in (ENGLISH.gettext, words.gettext) for month, each in enumerate(DATES, 1)]
    months = {name.partition("{day}")[2].strip(" ."): month for name, month in said}
    names = "|".join(map(re.escape, months))
    return re.compile(rf"(?<![\w.-])([0-9]{{1,2}})(?:er|st|nd|rd|th)?\.? ({names})(?: ([0-9]{{4}}))?(?!\w)"), months


def numbered(model: Model, text: str) -> str:
    """A text with its days in figures where a month is named: ``2026-11-27`` for ``27 November``, which is this year's.

    Any other text comes out as it went in.
    """
    (day, months), (this_year, *_rest) = _written(model.words), date_of(today_of(model))
    line = bare(plain(text))
    return day.sub(lambda found: _in_figures(found, months, this_year), line) if day.search(line) else text


def _in_figures(found: re.Match[str], months: dict[str, int], this_year: int) -> str:
    date, name, year = found.groups()
    return f"{year or this_year}-{months[name]:02}-{int(date):02}"
