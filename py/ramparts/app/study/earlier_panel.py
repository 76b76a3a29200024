"""Earlier games, newest first: each can be opened again just as it was left, or watched from its beginning."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Kept
from ramparts.app.state.model import Model
from ramparts.app.state.panels import PAGE
from ramparts.app.view.captions import ago, deal_said, moves_said, time_said
from ramparts.app.view.elements import Inner, Node, node


def earlier_panel(model: Model, shown: int) -> Node:
    """The list of earlier games; ``shown`` is how many of them are shown."""
    _ = model.words.gettext
    if not model.library.games:
        return framed(model, _("Earlier games"), node("p", _("Games that you leave are kept here.")))
    records = {record.deal: record for record in model.library.records}
    rows = (_row(model, game, records.get(game.deal)) for game in model.library.games[:shown])
    inner: list[Inner] = [node("ul", *rows, class_="earlier")]
    if len(model.library.games) > shown:
        inner.append(node("p", button(_("More"), f"earlier:{shown + PAGE}")))
    return framed(model, _("Earlier games"), *inner)


def _row(model: Model, game: Kept, record: Record | None) -> Node:
    _ = model.words.gettext
    name = deal_said(model, game.deal)
    facts = [_how(model, record), *([ago(model.words, model.now - game.when)] if game.when and model.now else [])]
    words = (node("span", name, class_="name"), node("span", ", ".join(facts), class_="facts"))
    again = button(_("Watch"), f"replay:{game.deal}", aria_label=_("Watch {game}").format(game=name))
    opened = node("button", *words, type="button", data_do=f"reopen:{game.deal}")
    return node("li", opened, *([again] if record is not None else []))


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
