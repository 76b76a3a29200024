"""Days and months in words."""

from ramparts.app.words.sentences import Words
from ramparts.rules.wording import marked as _
from ramparts.study.days import date_of

MONTHS = (
    *(_("January"), _("February"), _("March"), _("April"), _("May"), _("June"), _("July"), _("August")),
    *(_("September"), _("October"), _("November"), _("December")),
)

WEEKDAYS = (
    *((_("Mon"), _("Monday")), (_("Tue"), _("Tuesday")), (_("Wed"), _("Wednesday")), (_("Thu"), _("Thursday"))),
    *((_("Fri"), _("Friday")), (_("Sat"), _("Saturday")), (_("Sun"), _("Sunday"))),
)
"""The days of the week, each in short and in full."""


def date_said(words: Words, day: int) -> str:
    """A day without its year: ``22 November``."""
    _year, month, date = date_of(day)
    return words.gettext("{day} {month}").format(day=date, month=words.gettext(MONTHS[month - 1]))


def month_said(words: Words, year: int, month: int) -> str:
    """A month: ``November 2026``."""
    return words.gettext("{month} {year}").format(month=words.gettext(MONTHS[month - 1]), year=year)
