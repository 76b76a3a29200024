"""The first model of a visit: what was kept, what the address asks for, or a new deal."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from ramparts.app.assist.winnable_deals import listed
from ramparts.app.codec.game_codec import game_text
from ramparts.app.codec.storage_schema import READERS, Fault, unpacked
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.effects import Effect, Store
from ramparts.app.messages.intents import Intent, New, Show
from ramparts.app.messages.study_intents import Exercise, NewDay
from ramparts.app.play.deal_loading import fresh, opening, parse_link
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Library
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Opened
from ramparts.app.state.session import FREE, Session
from ramparts.app.state.ui import Ui
from ramparts.app.storage.keeper import Shelf
from ramparts.app.storage.platform import elsewhere_said
from ramparts.app.storage.record_keeping import won_before
from ramparts.app.storage.reopen import put_back
from ramparts.app.storage.setting_aside import found_aside, set_aside
from ramparts.app.update import update
from ramparts.app.view.ending import CLOSED, closed_at
from ramparts.app.view.welcome import SEEN, UNDATED, WARNED
from ramparts.app.words.explanations import refusal_said
from ramparts.deals.deal import numbered
from ramparts.deals.history import History
from ramparts.deals.link import game_of, is_link
from ramparts.deals.proven import usual
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Catalogue, Title

PANELS: Final[Mapping[str, Opened]] = {"new": "new", "learn": "learn"}
"""The panels that a shortcut opens, by the fragment of its address; no game has such an id."""


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
    today: str = "",
) -> tuple[Model, tuple[Effect, ...]]:
    """The model with which a visit begins, and the effects of opening what the address names.

    ``fragment`` is that of the address, without its ``#``; ``screen`` the size of the window in CSS pixels; ``draw`` a
    random number for a new deal; ``languages`` are the browser's, such as ``de-AT``, the best first. ``elsewhere`` says
    that another tab is open, which stores, so that this one does not; ``forgets`` that this browser deletes what is
    stored after a week without a visit; ``today`` is the day where the player is. What cannot be read is set aside, and
    a sentence says so.
    """
    deal = numbered(_first_title(titles, fragment), draw)
    history = History.start(deal.game, deal.start)
    library, ui = Library(elsewhere=elsewhere), Ui(screen, languages)
    blank = Model(titles, Session(deal, history), library, ui, today=today)
    model, problems, aside, known = _restored(blank, shelf)
    opens = fragment and (fragment != model.session.address or fragment == model.deal.text)
    model, effects = update(model, asked(titles, fragment, draw)) if opens else (model, ())
    if won_before(model):
        model = model.with_ui(feast=model.history.at)
    if not effects and (won_before(model) or not model.session.counts):
        model, effects = update(model, Exercise("here"))
    if not known and not any(isinstance(effect, Store) and effect.key == "game" for effect in effects):
        effects = (*_first_sight(model), *effects)
    if model.session.record.deal != model.deal.text:
        model = model.with_record(Record(model.deal.text))
    said = (elsewhere_said(model),) if elsewhere else (*problems, model.ui.said)
    model = _greeted(model.with_library(forgets=forgets).with_ui(said=" ".join(said)), shelf, today, goes_on=not opens)
    model, more = update(model, NewDay()) if model.ui.greeting == "day" else (model, ())
    return model, aside + effects + more


def _first_title(titles: Catalogue, fragment: str) -> Title:
    """The game of the first deal: the usual one, but of a link that is refused that which it names."""
    title = titles.get(game_of(fragment))
    if title is not None and is_link(fragment):
        try:
            parse_link(fragment, titles)
        except BadNotation:
            return title
    return titles[usual(titles)]


def _first_sight(model: Model) -> tuple[Effect, ...]:
    """The effect that stores a deal as soon as it is seen, though it is not played yet: the next visit finds it."""
    return () if model.library.elsewhere else (Store("game", game_text(model.session)),)


def asked(titles: Catalogue, fragment: str, draw: int) -> Intent:
    """What an address asks for: a panel, a new deal of the game whose id it is, or the deal that it names."""
    if fragment in PANELS:
        return Show(PANELS[fragment])
    return New(fragment, draw) if fragment in titles else opening(fragment, titles)


def welcomed(model: Model) -> Model:
    """The table of a visitor without a stored game: a deal that can be won, unless the preferences allow any deal."""
    number = model.deal.number or 0
    known = model.prefs.deals == "winnable"
    return listed(model, model.deal.game.id, number) if known else fresh(model, model.deal, FREE)


def _aside_said(model: Model, faults: Mapping[str, Fault]) -> str:
    """The sentence about texts that could not be read. Where they are comes first, since a phone cuts off the rest."""
    said = model.words.gettext(
        "Some of what was saved could not be read and was set aside; see “Backup and data” ({why})."
    )
    return said.format(why="; ".join(refusal_said(model.words, fault.why) for fault in faults.values()))


def _greeted(model: Model, shelf: Shelf, today: str, *, goes_on: bool) -> Model:
    """The model with the greeting for this visitor, if any, which is stored as shown, for each is shown once.

    Whoever comes back on another day is told of the deal and the puzzle of the day, at each start until that strip was
    closed, or a move made; whoever ``goes_on`` with a game only after a first win, and nobody in a lesson.
    """
    if model.library.elsewhere:
        return model.with_library(forgets=False)
    new, last = all(shelf.get(key) is None for key in (SEEN, *READERS)), shelf.get(SEEN)
    free = model.state != "playing" or (goes_on and any(record.won for record in model.records))
    played = any(record.date == today for record in model.records)
    another = today and last not in (None, UNDATED, today) and free and model.session.counts and not played
    if new or (today and last != today and not another):
        shelf.put(SEEN, today or UNDATED)
    if new:
        return model.with_ui(greeting="welcome")
    forgets = model.library.forgets and shelf.get(WARNED) is None
    if forgets and (model.library.records or model.session.record.tries) and shelf.put(WARNED, "yes"):
        return model.with_library(forgets=False).with_ui(greeting="warning")
    return model.with_library(forgets=forgets).with_ui(greeting="day" if another else "")


def _restored(model: Model, shelf: Shelf) -> tuple[Model, list[str], tuple[Effect, ...], bool]:
    """The model with everything stored that can be read.

    Then a sentence for each text that cannot be read, the effects that set it aside, and whether the game on the table
    is the stored one.
    """
    found = shelf.everything()
    backup, faults = unpacked(found, model.titles)
    model = replace(model, prefs=backup.prefs or model.prefs).with_library(best=backup.best, aside=found_aside(found))
    model = model.with_library(records=backup.records, games=backup.games, solved=backup.solved)
    if backup.game is None:
        model = welcomed(model)
    else:
        game, record = backup.game, backup.record or Record(backup.game.deal.text)
        model = put_back(model.with_record(record), game)
        closed = model.with_ui(aside=model.history.at)
        model = closed if shelf.get(CLOSED) == closed_at(closed) else model
    problems = [_aside_said(model, faults)] if faults else []
    if model.library.elsewhere:
        return model, problems, (), backup.game is not None
    model, aside = set_aside(model, faults)
    return model, problems, aside, backup.game is not None
