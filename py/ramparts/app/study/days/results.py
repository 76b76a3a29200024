"""How the deal of a day was won, as a text to share."""

from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily
from ramparts.app.study.days.dates import date_said
from ramparts.app.view.captions import moves_said
from ramparts.study.days import parse_date


def result(model: Model) -> str:
    """Day, game, moves, and whether with help; empty where the player has not won the deal of a day."""
    kind, record, _ = model.session.kind, model.session.record, model.words.gettext
    if not isinstance(kind, Daily) or not record.won:
        return ""
    helped = _("with help") if record.helped else _("no help")
    date, game = date_said(model.words, parse_date(kind.date)), _(model.deal.game.name)
    sentence = _("Ramparts daily, {date}: {game}, {moves}, {help}")
    return sentence.format(date=date, game=game, moves=moves_said(model.words, record.moves), help=helped)
