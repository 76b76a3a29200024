"""The effects that follow from the difference of two models: what to store, to show and to ask."""

from ramparts.app.assist import solver_requests
from ramparts.app.codec.storage_schema import stored_text
from ramparts.app.late import lacking, room
from ramparts.app.messages.effects import Address, Discard, Effect, Fetch, Later, StopThinking, Store, Think
from ramparts.app.messages.intents import Step
from ramparts.app.messages.platform_intents import Persist
from ramparts.app.messages.study_intents import Praised
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.showing import Showing
from ramparts.app.view.ending import CLOSED, closed_at
from ramparts.app.view.welcome import SEEN, WARNED

LISTS = "games", "records", "best", "solved"

SHOWN = {"off": 60, "fast": 250, "slow": 1200}
"""Milliseconds from one move of the solution shown to the next."""


def stores(before: Model, after: Model) -> tuple[Effect, ...]:
    """The effects that store what has changed; none where another tab stores.

    A record in which only the time has changed is not stored until the next move.
    """
    if after.library.elsewhere:
        return ()
    changed = {key: getattr(before.library, key) != getattr(after.library, key) for key in LISTS}
    records = before.session.record, after.session.record
    changed["record"] = records[1].tries > 0 and _timeless(records[0]) != _timeless(records[1])
    changed["game"] = _game(before) != _game(after)
    changed["prefs"] = before.prefs != after.prefs
    keys = [key for key, differs in changed.items() if differs]
    said = (Store(WARNED, "yes"),) if before.library.forgets and not after.library.forgets else ()
    if before.ui.greeting == "day" and after.ui.greeting != "day":
        said = (*said, Store(SEEN, after.today))
    if closed_at(after) != closed_at(before):
        said = (*said, Store(CLOSED, closed_at(after)))
    return tuple(Store(key, stored_text(key, after)) for key in keys) + said + _aside(before, after)


def _aside(before: Model, after: Model) -> tuple[Effect, ...]:
    """The effects that store what is set aside, and delete what is so no more."""
    old, new = before.library.aside, after.library.aside
    gone = (Discard(each.key) for each in old if each.key not in dict(new))
    return (*(Store(*each) for each in new if each not in old), *gone)


def _game(model: Model) -> tuple[object, ...]:
    """What differs whenever a game does; quicker to compare than histories, whose nodes are only ever added to."""
    review = None if model.analysis.purpose == "review" else model.session.review  # it is kept when it has come to rest
    return model.deal.text, len(model.history.nodes), model.history.at, model.session.kind, review


def _timeless(record: Record) -> Record:
    return record._replace(spent=0)


def shows(before: Model, after: Model) -> tuple[Effect, ...]:
    """The effects that show the new address, ask the solver, or show the next move of a solution later."""
    asked: list[Effect] = []
    if before.session.address != after.session.address:
        asked.append(Address(after.session.address))
    won = after.session.record.won and not before.session.record.won
    if won and not any(record.won for record in after.library.records):
        asked.append(Persist())
    if after.ui.feast not in (-1, before.ui.feast) and lacking(Praised()):
        asked.append(Fetch(Praised()))
    old, new = before.analysis, after.analysis
    if new.ask != old.ask and new.purpose:
        asked.append(Think(room().question(after) if new.purpose == "review" else solver_requests.question(after)))
    elif old.purpose and not new.purpose:
        asked.append(StopThinking())
    showing = new.showing
    if showing is not None and showing.going and not _awaited(old.showing, showing):
        asked.append(Later(SHOWN.get(after.prefs.speed, 600) // showing.pace, Step(showing.left)))
    return tuple(asked)


def _awaited(before: Showing | None, showing: Showing) -> bool:
    """Whether the next step of a line was to come by itself before as well."""
    return before is not None and before.going and (before.line, before.done) == (showing.line, showing.done)
