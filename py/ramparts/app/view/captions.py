"""Deals, moves and times in a few words: beside the title, when a game is won, and in lists."""

from collections.abc import Iterable

from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily, Lesson, Puzzle
from ramparts.app.words.sentences import Words, opened

WIDEST_TITLE, WIDEST, MARGINS = 10, 7.5, 36
"""Pixels that a letter of the title and one of the facts take at most on the average, and what is left free."""


def facts(model: Model) -> str:
    """The line beside the title: level and points of a run, moves and minutes, then the number of the deal.

    All stand in one line: what has no room there is left out. The number comes last because it may be long, and a
    narrow window cuts the line off at its end.
    """
    _, n = model.words.gettext, model.words.ngettext
    deal, said = model.deal, list[str]()
    number = deal.digits or _("a position")
    if model.library.elsewhere or model.library.unkept:
        said.append(_("not saved"))
    if isinstance(model.session.kind, Daily):
        number = model.session.kind.date
    elif isinstance(model.session.kind, Lesson):
        number = _("lesson {number}").format(number=model.session.kind.number)
    elif isinstance(model.session.kind, Puzzle):
        known = model.session.kind.number
        number = _("puzzle {number}").format(number=known) if known else _("a puzzle")
        return ", ".join((*said, number))  # it tells by itself how many moves it takes, and plays others in between
    elif model.titles[deal.game.id].levels > 1 and deal.number is not None:
        said.append(_("level {level}").format(level=deal.game.level))
        if model.prefs.score:
            said.append(n("{n} point", "{n} points", model.score).format(n=model.score))
        number = _("run {number}").format(number=number)
    lines = (", ".join((*said, *told)) for told in _told(model, number))
    return next((line for line in lines if _fits(model, line)), ", ".join((*said, number)))


def _told(model: Model, number: str) -> Iterable[tuple[str, ...]]:
    """What is told with a number, in the order in which it gives way: minutes, the year of a daily deal, moves."""
    yield *_linked(model), number
    if played := played_said(model):
        yield played[0], number
        if isinstance(model.session.kind, Daily):
            yield played[0], number.partition("-")[2]


def _linked(model: Model) -> tuple[str, ...]:
    """The moves and minutes, and after a link the moves that came with it, though nobody has played them here."""
    line = model.history.line
    return played_said(model) or ((moves_said(model.words, len(line)),) if line and model.prefs.score else ())


def _fits(model: Model, made: str) -> bool:
    """Whether so much has room beside the title, whatever the letters."""
    title = model.words.gettext(model.deal.game.name)
    return WIDEST_TITLE * len(title) + WIDEST * len(made) + MARGINS <= model.ui.left.width


def seen(model: Model) -> str:
    """The sentence of the status line for whoever sees the table; empty where it is the same as for others."""
    return "" if model.ui.shown == model.ui.said else model.ui.shown


def played_said(model: Model) -> tuple[str, ...]:
    """The moves and minutes of the game on the table, as far as it counts and the preferences show them."""
    record, minutes = model.session.record, model.session.record.spent // 60_000
    if not record.tries or record.shown:
        return ()
    moves = (moves_said(model.words, len(model.history.line)),) if model.prefs.score else ()
    return (*moves, model.words.gettext("{n} min").format(n=minutes)) if model.prefs.timer and minutes else moves


def won_said(model: Model) -> str:
    """How the game on the table was won, in one line: moves, time, what was taken back, and whether with help."""
    _, n, record = model.words.gettext, model.words.ngettext, model.session.record
    if record.shown:
        return _("You were shown some moves, so this game does not count.")
    made = moves_said(model.words, record.moves)
    if model.prefs.timer and record.spent >= 1000:
        made = _("{moves} in {time}").format(moves=made, time=time_said(record.spent))
    back = n("{n} undo", "{n} undos", record.undos).format(n=record.undos) if record.undos else _("no undos")
    lit = _("with help (the win checker counts)") if model.lit and model.prefs.light else _("with help")
    helped = lit if record.helped else _("no help")
    return f"{made}. {opened(back)}, {helped}."


def moves_said(words: Words, moves: int) -> str:
    """A number of moves."""
    return words.ngettext("{n} move", "{n} moves", moves).format(n=moves)


def waiting_said(words: Words, days: int) -> str:
    """That the deal of today waits, and how many days in a row were won up to yesterday; one day is no row yet."""
    waits = words.gettext("Today's deal is waiting.")
    if days <= 1:
        return f"{waits} {one_day_said(words)}" if days else waits
    return words.ngettext(
        "Today's deal is waiting. {n} day in a row so far!", "Today's deal is waiting. {n} days in a row so far!", days
    ).format(n=days)


def one_day_said(words: Words) -> str:
    """What whoever has won the deal of yesterday, and not that of the day before, is told on the next day."""
    return words.gettext("You won yesterday. Make it two!")


def time_said(spent: int) -> str:
    """Milliseconds as ``m:ss`` or ``h:mm:ss``."""
    minutes, seconds = divmod(spent // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def ago(words: Words, elapsed: int) -> str:
    """How long ago something was, in words, given the milliseconds since."""
    n, hours = words.ngettext, max(0, elapsed) // 3_600_000
    if hours < 1:
        return words.gettext("just now")
    if hours < 24:
        return n("{n} hour ago", "{n} hours ago", hours).format(n=hours)
    return n("{n} day ago", "{n} days ago", hours // 24).format(n=hours // 24)


def deal_said(model: Model, deal: str, date: str = "") -> str:
    """A deal by the name of its game and its number: ``Fortress ms33``, ``Fortitude 77000, level 4``.

    The deal of a day goes by its ``date``, as beside the title: ``Fortress 2026-11-27``.
    """
    _ = model.words.gettext
    head, _mark, number = deal.replace("=", ":", 1).partition(":")
    name, _slash, level = head.partition("/")
    game = _(model.titles[name].name)
    if date:
        return f"{game} {date}"
    if "=" in deal:
        return _("{game}, a position").format(game=game)
    if level:
        return _("{game} {number}, level {level}").format(game=game, number=number, level=level)
    return f"{game} {number}"
