"""Earlier games, newest first: each can be opened again just as it was left, or watched from its beginning.

The one on the table stands above them: earlier tries of the same deal are in its history.
"""

import re

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Kept
from ramparts.app.state.model import Model
from ramparts.app.state.panels import PAGE
from ramparts.app.state.session import DATE
from ramparts.app.view.captions import ago, deal_said, moves_said, time_said
from ramparts.app.view.elements import Inner, Node, node

_DAY = re.compile(rf"\bdaily:({DATE.pattern}):", re.ASCII)


def earlier_panel(model: Model, shown: int) -> Node:
    """The list of earlier games; ``shown`` is how many of them are shown."""
    _ = model.words.gettext
    records = {record.deal: record for record in model.library.records}
    games, more = model.library.games[:shown], shown - PAGE
    rows = [_row(model, game, records.get(game.deal), new=at == more > 0) for at, game in enumerate(games)]
    rows = [*_present(model), *rows]
    if not rows:
        return framed(model, _("Earlier games"), node("p", _("Games that you leave are kept here.")))
    inner: list[Inner] = [node("ul", *rows, class_="earlier")]
    if len(model.library.games) > shown:
        inner.append(node("p", button(_("More"), f"earlier:{shown + PAGE}")))
    return framed(model, _("Earlier games"), *inner)


def date_of(text: str) -> str:
    """The day of a day's deal, from its address or from a kept game, which has that in it; empty for another deal."""
    found = _DAY.search(text)
    return found[1] if found else ""


def _present(model: Model) -> tuple[Node, ...]:
    """The game on the table, with the way to its history, where earlier tries are; none before its first move."""
    _, record = model.words.gettext, model.session.record
    if not record.tries:
        return ()
    present = _tries(model, record) or moves_said(model.words, len(model.history.line))
    facts = _("on the table"), _how(model, record) if record.won else present
    name = node("span", deal_said(model, model.deal.text, date_of(model.session.address)), class_="name")
    words = name, node("span", ", ".join(facts), class_="facts")
    opened = node("button", *words, type="button", data_do="close", aria_current="true")
    return (node("li", opened, button(_("History"), "history")),)


def _tries(model: Model, record: Record) -> str:
    """How often a deal was begun, if more than once."""
    said = model.words.ngettext("{n} try", "{n} tries", record.tries).format(n=record.tries)
    return said if record.tries > 1 else ""


def _row(model: Model, game: Kept, record: Record | None, *, new: bool) -> Node:
    """A game and how it went; the first one that is new in the list has the focus."""
    _ = model.words.gettext
    name = deal_said(model, game.deal, date_of(game.text))
    tries = [said] if record is not None and (said := _tries(model, record)) else []
    facts = [
        _how(model, record),
        *tries,
        *([ago(model.words, model.now - game.when)] if game.when and model.now else []),
    ]
    words = (node("span", name, class_="name"), node("span", ", ".join(facts), class_="facts"))
    again = button(_("Watch"), f"replay:{game.deal}", aria_label=_("Watch {game}").format(game=name))
    focus = {"autofocus": ""} if new else {}
    opened = node("button", *words, type="button", data_do=f"reopen:{game.deal}", **focus)
    return node("li", opened, *([again] if record is not None and record.moves else []))


def _how(model: Model, record: Record | None) -> str:
    """How a game went, in a few words."""
    _ = model.words.gettext
    if record is None:
        return _("not begun")
    moves = moves_said(model.words, record.moves)
    if not record.won:
        return (_("lost after {moves}") if record.lost else _("left after {moves}")).format(moves=moves)
    if model.prefs.timer and record.spent:
        return _("won in {moves} and {time}").format(moves=moves, time=time_said(record.spent))
    return _("won in {moves}").format(moves=moves)
