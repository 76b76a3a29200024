"""What was set aside because it could not be read: brought back as far as that is possible, or thrown away.

It is read once more, for a newer program may know more; then numbers that cannot be are put right, and of a game the
moves are taken up to the first that cannot be read. What is still left stays set aside.
"""

import json
from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from ramparts.app.codec.best_codec import FIRST_LINE, MOST_LEVELS
from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.codec.records_codec import FIRST, FIRST_KEPT, LATEST
from ramparts.app.codec.storage_schema import unpacked
from ramparts.app.codec.versioned_json import read
from ramparts.app.messages.study_intents import Restore, ThrowAway
from ramparts.app.state.library import Aside, Backup, Kept, name_shown
from ramparts.app.state.model import Model
from ramparts.app.state.panels import SetAside
from ramparts.app.state.session import DATE, Session
from ramparts.app.storage.merge import merged
from ramparts.app.storage.platform import stores_nothing
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Catalogue

FIELDS: Mapping[str, list[str]] = MappingProxyType({"records": FIRST, "games": FIRST_KEPT, "best": FIRST_LINE})
"""By key: the fields of rows above which none are named."""


def _number(least: int, most: int = LATEST) -> Callable[[object], object]:
    return lambda value: max(least, min(most, value)) if type(value) is int else value


MENDED: Mapping[str, Callable[[object], object]] = MappingProxyType(
    {
        **dict.fromkeys(("begun", "ended", "spent", "moves", "undos", "fewest", "when"), _number(0)),
        "tries": _number(1),
        "level": _number(1, MOST_LEVELS),
        "date": lambda value: value if isinstance(value, str) and DATE.fullmatch(value) else "",
        "name": lambda value: name_shown(value) or "-" if isinstance(value, str) else value,
    }
)
"""By field: a value that can be, for one that cannot."""


def restored(model: Model, intent: Restore) -> Model:
    """The model with what was set aside under a key, as far as it can be read; the rest stays set aside."""
    text = dict(model.library.aside).get(intent.key)
    if text is None:
        return model
    if model.library.elsewhere:
        return stores_nothing(model)
    _, kind = model.words.gettext, intent.key.partition(".")[0]
    backups, left = _readable(kind, text, model)
    if not backups:
        sentence = _("It cannot be read, so it stays set aside.")
        return model.with_ui(problem=sentence, news="", said=sentence)
    panel, after = model.ui.panel, model
    for backup in backups:
        after = merged(after, backup, staying=True)
        after = replace(after, prefs=backup.prefs or after.prefs)
    aside = tuple(each if each.key != intent.key else Aside(each.key, left) for each in after.library.aside)
    told = _("What could be read has been restored; the rest stays set aside.") if left else _("It has been restored.")
    after = after.with_library(aside=tuple(each for each in aside if each.text))
    return after.with_ui(panel=panel, problem="", news=told, said=told)


def thrown_away(model: Model, intent: ThrowAway) -> Model:
    """The model without what was set aside under a key."""
    if model.library.elsewhere:
        return stores_nothing(model)
    aside = tuple(each for each in model.library.aside if each.key != intent.key)
    told = model.words.gettext("It has been thrown away.")
    return model.with_library(aside=aside).with_ui(panel=SetAside(), problem="", news=told, said=told)


def _readable(kind: str, text: str, model: Model) -> tuple[list[Backup], str]:
    """What of a text can be read, each as a backup, and the text of what cannot."""
    if kind == "game":
        session, left = _game(text, model.titles)
        return ([_listed(session, model.now)] if session is not None and session.counts else []), left
    backups = list[Backup]()
    for attempt in (lambda text: text, lambda text: _mended(kind, text)):
        backup, faults = unpacked({kind: attempt(text)}, model.titles)
        if backup != Backup():
            backups.append(backup)
        if kind not in faults:
            return backups, ""
        if not faults[kind].whole:
            text = _still_refused(kind, text, attempt(text), faults[kind].text)
        elif kind != "record":
            break
    return backups, text


def _still_refused(kind: str, text: str, tried: str, refused: str) -> str:
    """The rows of a list, as they were, of which others were tried in their place and refused."""
    saved, values = json.loads(text), json.loads(refused)[kind]
    rows = zip(saved[kind], json.loads(tried)[kind], strict=True)
    return json.dumps(saved | {kind: [row for row, value in rows if value in values]})


def _listed(session: Session, now: int) -> Backup:
    """A game as an earlier one."""
    return Backup(games=(Kept(session.deal.text, game_text(session), now),))


def _mended(kind: str, text: str) -> str:
    """A list whose rows have values that can be, where they had others."""
    name = "records" if kind == "record" else kind
    try:
        saved = read(text, "records")
    except BadNotation:
        return text
    rows, fields = saved.get(name), saved.get("fields", FIELDS.get(name))
    if not isinstance(rows, list) or not isinstance(fields, list) or not all(isinstance(each, str) for each in fields):
        return text
    return json.dumps(saved | {name: [_row(fields, row) for row in rows]})


def _row(fields: list[str], row: object) -> object:
    if not isinstance(row, list) or len(row) != len(fields):
        return row
    values = {
        field: MENDED[field](value) if field in MENDED else value for field, value in zip(fields, row, strict=True)
    }
    if values.get("won") is True:
        values["lost"] = False
    return [values[field] for field in fields]


def _game(text: str, titles: Catalogue) -> tuple[Session | None, str]:
    """The game of a text, or of as many of its moves as can be read; and the text, where that is not all of it."""
    try:
        return parse_game(text, titles), ""
    except BadNotation:
        pass
    try:
        saved = read(text, "game")
    except BadNotation:
        return None, text
    rows = saved.get("nodes")
    nodes: list[object] = rows if isinstance(rows, list) else []

    def begun(count: int) -> Session | None:
        at = {"nodes": nodes[:count], "redo": [None] * (count + 1), "at": count}
        try:
            return parse_game(json.dumps(saved | at), titles)
        except BadNotation:
            return None

    count = bisect_left(range(1, len(nodes) + 1), True, key=lambda moves: begun(moves) is None)  # noqa: FBT003
    return begun(count), text
