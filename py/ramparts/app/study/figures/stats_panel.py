"""Statistics of a game: wins over time, figures in a table, wins by grade, and how moves and times are distributed."""

from collections.abc import Sequence

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.game_record import Record, filed
from ramparts.app.state.model import Model
from ramparts.app.study.figures.grades import deals
from ramparts.app.study.figures.stats import Bar, Figures, bars, counted, figures
from ramparts.app.study.figures.wins import day_of, wins, wins_chart
from ramparts.app.study.names import progress
from ramparts.app.view.captions import time_said
from ramparts.app.view.elements import Inner, Node, node
from ramparts.app.words.names import grade_name
from ramparts.app.words.sentences import Words
from ramparts.deals.grade import GRADES
from ramparts.rules.errors import BadNotation
from ramparts.study.days import parse_date


def stats_panel(model: Model, asked: str) -> Node:
    """The statistics of the game with the id ``asked``, else of the one on the table; and buttons for other games."""
    _ = model.words.gettext
    title = asked if asked in model.titles else model.deal.game.id
    records = filed(model.library.records, model.session.record)
    played = {record.title for record in records}
    others = [
        node("li", button(_(each.name), f"stats:{each.id}", aria_pressed="true" if each.id == title else "false"))
        for each in model.titles.values()
        if each.id in played or each.id == title
    ]
    choice = (node("ul", *others, class_="choice"),) if len(others) > 1 else ()
    found = [record for record in records if record.title == title]
    heading = node("h3", _(model.titles[title].name))
    return framed(model, _("Statistics"), *choice, heading, *_told(model, title, found))


def _told(model: Model, title: str, records: Sequence[Record]) -> list[Inner]:
    _ = model.words.gettext
    help_text = _(
        "A game counts from its first move. You can stop whenever you like: only a lost game "
        "ends your winning streak. Starting the same deal again counts as another try."
    )
    shown_text = _(
        "Games with hints count too. Lessons and puzzles don't, nor do games where you saw the "
        "solution or the moves in a link."
    )
    free, daily = counted(records)
    rules = node("p", f"{help_text} {shown_text}", class_="help")
    if not free and not daily:
        return [*_nothing(model, title), rules]
    won = [record for record in (*free, *daily) if record.won]
    told: list[Inner] = [*wins_chart(model, wins([record.ended for record in won], _today(model)))]
    told.append(_table(model, [figures(free), *([figures(daily)] if daily else [])]))
    told += _graded(model, title, (*free, *daily))
    if won:
        told += _chart(_("Moves in the games you won"), bars([record.moves for record in won]))
    timed = [record.spent // 60_000 for record in won if record.spent]
    if timed and model.prefs.timer:
        told += _chart(_("Minutes in the games you won"), bars(timed))
    return [*told, rules]


def _nothing(model: Model, title: str) -> tuple[Node, ...]:
    """What is told of a game of which nothing counts yet, and the way to play it."""
    _ = model.words.gettext
    told = _("Nothing played yet. Play a game, and your wins, your streaks and your best results will show up here.")
    way = "close" if title == model.deal.game.id and model.state == "playing" else f"new:{title}"
    return node("p", told), node("p", button(_("Play now"), way), class_="ways")


def _today(model: Model) -> int:
    """The day where the player is, by its number; that of the last intent where it is not known."""
    try:
        return parse_date(model.today)
    except BadNotation:
        return day_of(model.now)


def _graded(model: Model, title: str, records: Sequence[Record]) -> tuple[Node, ...]:
    """A bar for each grade, of the deals that were won of those that were played; nothing where none has a grade."""
    _ = model.words.gettext
    rows = []
    for grade in GRADES:
        listed = deals(model, title, grade)
        played = [record for record in records if record.deal in listed]
        if played:
            won = sum(record.won for record in played)
            told = _("{n} of {all} won").format(n=won, all=len(played))
            cells = node("td", progress(won, len(played))), node("td", told)
            rows.append(node("tr", node("th", grade_name(model.words, grade), scope="row"), *cells))
    if not rows:
        return ()
    return (node("table", node("caption", _("By difficulty")), node("tbody", *rows), class_="chart"),)


def _table(model: Model, columns: Sequence[Figures]) -> Node:
    """The figures of free play and, in a column of their own, of daily deals if any was played."""
    _ = model.words.gettext
    names = [_("Played"), _("Won"), _("Won without help"), _("Won on the first try, without help")]
    names += [_("Current streak"), _("Longest streak"), _("Fewest moves without help"), _("Shortest time without help")]
    values = zip(*(_column(model.words, found) for found in columns), strict=True)
    rows = [
        node("tr", node("th", name, scope="row"), *(node("td", each) for each in row))
        for name, row in zip(names, values, strict=True)
    ]
    heads = (node("th", each, scope="col") for each in (_("Free play"), _("Daily deals")))
    head = (node("thead", node("tr", node("td"), *heads)),) if len(columns) > 1 else ()
    return node("table", *head, node("tbody", *(rows if model.prefs.timer else rows[:-1])), class_="figures")


def _column(words: Words, found: Figures) -> tuple[str, ...]:
    shares = (_share(words, count, found.played) for count in (found.won, found.unaided, found.first_try))
    best = "-" if found.moves is None else str(found.moves), "-" if found.time is None else time_said(found.time)
    return str(found.played), *shares, str(found.streak), str(found.longest), *best


def _share(words: Words, count: int, whole: int) -> str:
    if not whole:
        return str(count)
    percent = words.gettext("{n}%").format(n=round(100 * count / whole))
    return f"{count} ({percent})"


def _chart(title: str, found: Sequence[Bar]) -> list[Inner]:
    """A chart that is a table as well: a row for each bar, with its range, its length and its number."""
    most = max(bar.count for bar in found)
    rows = (
        node("tr", node("th", _range(bar), scope="row"), node("td", _bar(bar.count / most)), node("td", str(bar.count)))
        for bar in found
    )
    return [node("table", node("caption", title), node("tbody", *rows), class_="chart")]


def _range(bar: Bar) -> str:
    return str(bar.low) if bar.low == bar.high else f"{bar.low}-{bar.high}"


def _bar(length: float) -> Node:
    """A bar, ``length`` being its share of the longest."""
    shape = node("rect", width=f"{100 * length:.1f}", height="10")
    size = {"viewBox": "0 0 100 10", "preserveAspectRatio": "none"}
    return node("svg", shape, aria_hidden="true", **size)
