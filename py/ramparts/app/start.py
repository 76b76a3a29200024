"""The first model of a visit: what was kept, what the address asks for, or a new deal."""

from dataclasses import replace
from typing import Final

from ramparts.app.assist.winnable_deals import listed
from ramparts.app.codec.game_codec import game_text
from ramparts.app.codec.storage_schema import READERS, unpacked
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.effects import Effect, Store
from ramparts.app.messages.intents import Intent, New, Open, Show
from ramparts.app.play.deal_loading import fresh
from ramparts.app.play.gestures import concluded
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Library
from ramparts.app.state.model import Model
from ramparts.app.state.session import FREE, Session
from ramparts.app.state.ui import Ui
from ramparts.app.storage.platform import aside_key, elsewhere_said
from ramparts.app.storage.ports import Shelf
from ramparts.app.update import update
from ramparts.app.view.welcome import SEEN, WARNED
from ramparts.app.words.sentences import refusal_said
from ramparts.deals.deal import numbered
from ramparts.deals.history import History
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Catalogue

CHOOSING: Final = "new"
"""The fragment of the address behind the shortcut to a new game, and the panel that it opens; no game has this id."""


def first_model(  # noqa: PLR0913  # what a visit begins with
    titles: Catalogue,
    shelf: Shelf,
    fragment: str,
    screen: Size,
    draw: int,
    *,
    languages: tuple[str, ...] = (),
    elsewhere: bool = False,
    forgets: bool = False,
) -> tuple[Model, tuple[Effect, ...]]:
    """The model with which a visit begins, and the effects of opening what the address names.

    ``fragment`` is the address's, without its ``#``; ``draw`` a number drawn at random for a new deal;
    ``languages`` are the browser's; ``elsewhere`` says that another tab keeps what is played there, and so this one
    nothing; ``forgets`` that this browser deletes what is kept after a week without a visit. What is kept but damaged
    is set aside under another key, and a sentence says so.
    """
    deal = numbered(next(iter(titles.values())), draw)
    history = History.start(deal.game, deal.start)
    library, ui = Library(elsewhere=elsewhere), Ui(screen, languages)
    blank = Model(titles, Session(deal, history), library, ui)
    model, problems, known = _restored(blank, shelf)
    model, effects = update(model, asked(titles, fragment, draw)) if fragment else (model, ())
    if not known and not any(isinstance(effect, Store) and effect.key == "game" for effect in effects):
        effects = (*_first_sight(model, shelf), *effects)
    if model.session.record.deal != model.deal.text:
        model = model.with_record(Record(model.deal.text))
    said = (elsewhere_said(model),) if elsewhere else (*problems, model.ui.said)
    return _greeted(model.with_library(forgets=forgets).with_ui(said=" ".join(said)), shelf), effects


def _first_sight(model: Model, shelf: Shelf) -> tuple[Effect, ...]:
    """The effect of keeping a deal that is seen for the first time, so that it is found again; it is not played yet.

    A game that was kept but is damaged must lie aside before its place is taken.
    """
    kept = shelf.get("game")
    free = kept is None or shelf.get(aside_key("game", kept, shelf.get)) == kept
    return (Store("game", game_text(model.session)),) if free and not model.library.elsewhere else ()


def asked(titles: Catalogue, fragment: str, draw: int) -> Intent:
    """What an address asks for: to choose a game, a new deal of the game whose id it is, or the deal that it names."""
    if fragment == CHOOSING:
        return Show(CHOOSING)
    return New(fragment, draw) if fragment in titles else Open(fragment)


def welcomed(model: Model) -> Model:
    """The table of who left no game behind: a deal that can be won, unless any will do."""
    number = model.deal.number or 0
    known = model.prefs.deals == "winnable"
    return listed(model, model.deal.game.id, number) if known else fresh(model, model.deal, FREE)


def _greeted(model: Model, shelf: Shelf) -> Model:
    """The model with what this visitor is to be told, which is kept as said: each of it is said once."""
    if model.library.elsewhere:
        return model.with_library(forgets=False)
    if all(shelf.get(key) is None for key in (SEEN, *READERS)):
        shelf.put(SEEN, "yes")
        return model.with_ui(greeting="welcome")
    forgets = model.library.forgets and shelf.get(WARNED) is None
    if forgets and (model.library.records or model.session.record.tries) and shelf.put(WARNED, "yes"):
        return model.with_library(forgets=False).with_ui(greeting="warning")
    return model.with_library(forgets=forgets)


def _restored(model: Model, shelf: Shelf) -> tuple[Model, list[str], bool]:
    """The model with everything that was kept and can be read, and a sentence for each thing that cannot.

    The third is whether its deal is that of the game that was kept.
    """
    found = {key: text for key in READERS if (text := shelf.get(key)) is not None}
    backup, faults = unpacked(found, model.titles)
    model = replace(model, prefs=backup.prefs or model.prefs).with_library(best=backup.best)
    model = model.with_library(records=backup.records, games=backup.games)
    if backup.game is None:
        model = welcomed(model)
    else:
        deal, record = backup.game.deal, backup.record or Record(backup.game.deal.text)
        model = fresh(model, deal, backup.game.kind).with_session(replace(backup.game, record=record))
        model = concluded(model)
    problems = [_set_aside(model, shelf, key, found[key], error) for key, error in faults.items()]
    return model, problems, backup.game is not None


def _set_aside(model: Model, shelf: Shelf, key: str, text: str, error: BadNotation) -> str:
    """A damaged text copied to a key of its own, unless a copy is there already; and the sentence that says so."""
    _, why = model.words.gettext, refusal_said(model.words, error)
    if model.library.elsewhere or shelf.put(aside_key(key, text, shelf.get), text):
        return _("What was kept could not be read and was set aside: {why}.").format(why=why)
    return _("What was kept could not be read: {why}.").format(why=why)
