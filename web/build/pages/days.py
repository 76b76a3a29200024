"""The page of the daily deals: the months that are published, and in them the way to the deal of each day.

It asks for no clock, so that a site is the same whenever it is built: it shows the last months of the list.
"""

from ramparts.app.study.days.calendar import weeks
from ramparts.app.study.days.dates import WEEKDAYS, date_said, day_said, month_said
from ramparts.app.view.elements import Inner, Node, node
from ramparts.app.words.sentences import Words
from ramparts.deals.proven import usual
from ramparts.games.catalogue import TITLES
from ramparts.study.daily_lists import published
from ramparts.study.days import date_of, date_text, first_of
from web.build.pages.html import link, play, section
from web.build.pages.site import DAYS, Page, Ways, ways_from

MONTHS = 8
"""How many months are shown at most."""


def days_page(words: Words) -> Page:
    """The page: today's deal of each game, and the calendar of the game that a first visit has."""
    _, ways = words.gettext, ways_from(DAYS, words)
    told = _(
        "A new deal every day in every game, the same for everyone. In most games it is gentle "
        "on Monday and gets harder until Sunday."
    )
    title = TITLES[usual(TITLES)]
    today = (node("li", link(ways.game(f"daily:today:{each.id}"), _(each.name))) for each in TITLES.values())
    puzzle = node("p", link(ways.game("puzzle:today"), _("Puzzle of the day")))
    calendars = (_month(words, ways, title.id, month) for month in months(title.id))
    name = _("Daily deals for {game}").format(game=_(title.name))
    main = (
        section(_("Today's deal"), node("ul", *today, class_="many"), puzzle),
        section(name, node("div", *calendars, class_="months")),
    )
    begin = play(ways.game(f"daily:today:{title.id}"), _("Play today's deal"))
    top = node("h1", _("Daily deals")), node("p", told), begin
    return Page(DAYS, _("Daily deals"), told, top, main)


def months(title: str) -> list[tuple[int, int]]:
    """The last months for which a title has published deals, in their order."""
    found = {date_of(day)[:2] for name, day in published() if name == title}
    return sorted(found)[-MONTHS:]


def _month(words: Words, ways: Ways, title: str, month: tuple[int, int]) -> Node:
    _, first = words.gettext, first_of(*month)
    heads = (node("th", node("abbr", _(short), title=_(whole)), scope="col") for short, whole in WEEKDAYS)

    def cell(date: int) -> Inner:
        if not date:
            return node("td")
        day = first + date - 1
        address = ways.game(f"daily:{date_text(day)}:{title}")
        return node("td", link(address, day_said(words, date), aria_label=date_said(words, day)))

    rows = (node("tr", *map(cell, week)) for week in weeks(*month))
    caption = node("caption", month_said(words, *month))
    return node("table", caption, node("thead", node("tr", *heads)), node("tbody", *rows), class_="month")
