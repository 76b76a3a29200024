"""The deals of the days of a month: which were won, how, and a button for each day that has come."""

from collections.abc import Container

from ramparts.app.panels.families import choice
from ramparts.app.panels.frame import button, framed
from ramparts.app.state.game_record import Record, filed
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Days
from ramparts.app.study.days.calendar import Outcome, outcomes, streak, weeks
from ramparts.app.study.days.dates import WEEKDAYS, date_said, day_said, month_said, today_of
from ramparts.app.study.days.waiting import grades_of
from ramparts.app.view.captions import one_day_said
from ramparts.app.view.elements import Inner, Node, node
from ramparts.app.words.names import grade_name
from ramparts.app.words.sentences import Words
from ramparts.rules.errors import BadNotation
from ramparts.rules.wording import marked
from ramparts.study.daily_lists import FIRST_MONTH, published
from ramparts.study.days import date_of, date_text, first_of, parse_date

SIGNS: dict[Outcome, str] = {"alone": "\u2713", "helped": "\u25cb", "begun": "\u00b7"}
"""What stands below the number of a day."""

SAID: dict[Outcome, str] = {
    "alone": marked("won without help"),
    "helped": marked("won with help"),
    "begun": marked("not won yet"),
}


def days_panel(model: Model, asked: Days) -> Node:
    """A month of a title: today's deal, the streak, the calendar, and other games and months."""
    _ = model.words.gettext
    title = asked.title if asked.title in model.titles else model.deal.game.id
    today = today_of(model)
    year, month = _month(asked.month, today)
    records = [each for each in filed(model.library.records, model.session.record) if each.title == title]
    known = outcomes(records)
    calendar = _calendar(model, title, (year, month), today, known)
    told = _("To keep your streak, start each day's deal on its day and win it within 24 hours.")
    return framed(
        model,
        _("Daily deals for {game}").format(game=_(model.titles[title].name)),
        node("p", _today_button(model, title, today)),
        node("p", _streak_said(model.words, records, today)),
        calendar,
        *_ways(model, title, (year, month), date_of(today)[:2]),
        *_legend(model.words, {known[date] for date in known if date.startswith(f"{year}-{month:02}-")}),
        node("p", told, class_="help"),
        *choice(model, model.titles.values(), "days", title, told=_grades_said(model)),
    )


def _grades_said(model: Model) -> dict[str, str]:
    """How hard the deal of today is, in a word, by the id of its title."""
    return {title: grade_name(model.words, grade) for title, grade in grades_of(model).items()}


def _streak_said(words: Words, records: list[Record], today: int) -> str:
    """How many days in a row were won, and the most so far; one day, that of yesterday, is no row yet."""
    _, n = words.gettext, words.ngettext
    now, longest = streak(records, today)
    if not longest:
        return _("Win today's deal to start a streak.")
    if now == longest == 1 and any(each.date == date_text(today - 1) and each.timely and each.won for each in records):
        return one_day_said(words)
    row = n("Streak: {n} day", "Streak: {n} days", now).format(n=now)
    best = n("record: {n} day", "record: {n} days", longest).format(n=longest)
    return _("{now}, {most}.").format(now=row, most=best)


def _month(text: str, today: int) -> tuple[int, int]:
    """The month that is shown: the one that was asked for, if it has come."""
    try:
        asked = date_of(parse_date(f"{text}-01"))[:2]
    except BadNotation:
        asked = date_of(today)[:2]
    return min(asked, date_of(today)[:2])


def _today_button(model: Model, title: str, today: int) -> Node:
    _ = model.words.gettext
    choice = published().get((title, today))
    date = date_said(model.words, today)
    label = _("Deal for {date}").format(date=date)
    if choice is not None:
        label = _("Deal for {date}: {grade}").format(date=date, grade=grade_name(model.words, choice.grade))
    return button(label, f"daily:{date_text(today)}:{title}", autofocus="")


def _calendar(model: Model, title: str, month: tuple[int, int], today: int, known: dict[str, Outcome]) -> Node:
    words = model.words
    _ = words.gettext
    heads = (node("th", node("abbr", _(short), title=_(whole)), scope="col") for short, whole in WEEKDAYS)
    first = first_of(*month)

    def cell(date: int) -> Node:
        if not date:
            return node("td")
        day = first + date - 1
        return node("td", _day(words, title, day, today, known.get(date_text(day))))

    rows = (node("tr", *map(cell, week)) for week in weeks(*month))
    caption = node("caption", month_said(words, *month))
    return node("table", caption, node("thead", node("tr", *heads)), node("tbody", *rows), class_="month")


def _day(words: Words, title: str, day: int, today: int, outcome: Outcome | None) -> Inner:
    """A day of the calendar; one that has not come yet is no button."""
    date, name = day_said(words, date_of(day)[2]), date_said(words, day)
    if day > today and outcome is None:
        return date
    sign = (node("span", SIGNS[outcome], aria_hidden="true"),) if outcome else ()
    said = f"{name}, {words.gettext(SAID[outcome])}" if outcome else name
    present = {"aria_current": "date"} if day == today else {}
    won = {"class_": "won"} if outcome in ("alone", "helped") else {}
    command = f"daily:{date_text(day)}:{title}"
    return node("button", date, *sign, type="button", data_do=command, aria_label=said, **present, **won)


def _legend(words: Words, shown: Container[Outcome]) -> tuple[Node, ...]:
    """What the signs mean that are shown, if any are."""
    # A sign stays beside what it means.
    signs = [f"{SIGNS[each]}\u00a0{words.gettext(said)}" for each, said in SAID.items() if each in shown]
    return (node("p", f"{', '.join(signs)}.", class_="help"),) if signs else ()


def _ways(model: Model, title: str, month: tuple[int, int], last: tuple[int, int]) -> tuple[Node, ...]:
    """Buttons for the month before and the month after, as far as there are days to play; none where there are none."""
    year, number = month
    before = (year, number - 1) if number > 1 else (year - 1, 12)
    after = (year, number + 1) if number < 12 else (year + 1, 1)
    ways = [
        button(month_said(model.words, *there), "days:{}:{}-{:02}".format(title, *there))
        for there, wanted in ((before, before >= FIRST_MONTH), (after, after <= last))
        if wanted
    ]
    return (node("p", *ways, class_="ways"),) if ways else ()
