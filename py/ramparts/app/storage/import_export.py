"""Everything that is kept, as one file to take along, and such a file read back.

A file is taken as hostile: its size and characters, every field, and every move are checked before anything changes.
"""

import json
from dataclasses import asdict

from ramparts.app.codec.game_codec import parse_game
from ramparts.app.codec.storage_schema import READERS, texts, unpacked
from ramparts.app.codec.versioned_json import OTHER_VERSION, VERSION, json_object, read
from ramparts.app.state.library import Aside, Backup
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.storage.merge import merged
from ramparts.app.storage.setting_aside import KEY, found_aside
from ramparts.app.words.explanations import refusal_said
from ramparts.deals.deal import parse_deal
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Catalogue
from ramparts.rules.wording import marked as _

PROGRAM = "ramparts"
"""What a file says it is of."""

LONGEST = 8_000_000
"""The characters of a file at most: somewhat more than the browser would keep, the marks of quoted texts included."""


def export_text(model: Model) -> str:
    """Everything that is kept, as the text of a file: ASCII, JSON."""
    parts = {key: json.loads(text) for key, text in texts(model).items()}
    aside = {"aside": dict(model.library.aside)} if model.library.aside else {}
    return json.dumps({"program": PROGRAM, "version": VERSION, **parts, **aside}, indent=1)


def parse_export(text: str, titles: Catalogue) -> Backup:
    """What a file holds; of its earlier games the moves are not replayed yet. Raises `BadNotation`.

    The file's version says how its parts stand together, which is as it was; each part has a version of its own.
    """
    if not text.isascii():
        raise BadNotation(_("it contains characters that do not belong in such a file"))
    found = json_object(text, LONGEST)
    if found.get("program") != PROGRAM:
        raise BadNotation(_("it was not written by Ramparts"))
    version = found.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        raise BadNotation(OTHER_VERSION, version=repr(str(version)[:20]), present=VERSION)
    parts = {key: json.dumps(found[key]) for key in READERS if key in found}
    if not parts:
        raise BadNotation(_("it is empty"))
    backup, faults = unpacked(parts, titles)
    for fault in faults.values():
        raise fault.why
    for record in backup.records:
        parse_deal(record.deal, titles)  # which would take too long at every start
    if backup.prefs is not None:
        _check_prefs(parts["prefs"], backup.prefs)
    return backup._replace(aside=_aside(found.get("aside", {})))


def _aside(found: object) -> tuple[Aside, ...]:
    """What the program that wrote a file could not read. Raises `BadNotation` for anything else."""
    if not isinstance(found, dict) or not all(KEY.fullmatch(key) and type(found[key]) is str for key in found):
        raise BadNotation(_("the part of it that was set aside is not text"))
    return found_aside(found)


def _check_prefs(text: str, prefs: Prefs) -> None:
    """Raises `BadNotation` for a preference that has no such value; a stored one would only be passed over."""
    said = read(text, "preferences")
    for name, value in asdict(prefs).items():
        if name in said and (said[name] != value or type(said[name]) is not type(value)):
            sentence = _("the setting {name} cannot be {value}")
            raise BadNotation(sentence, name=name, value=repr(str(said[name])[:20]))


def brought(model: Model, text: str) -> tuple[Model, Backup | None]:
    """The model with a file being read, and what the file holds; or else with the sentence for why it cannot be."""
    try:
        backup = parse_export(text, model.titles)
    except BadNotation as error:
        return refused(model, error), None
    return reading(model, 0), backup


def replayed(model: Model, backup: Backup, number: int) -> tuple[Model, bool]:
    """The model after earlier game ``number`` of a file was replayed, and whether that went well.

    After the last one it has everything that the file holds.
    """
    if number == len(backup.games):
        said = model.words.gettext("Everything is here now.")
        done = merged(model, backup, staying=False).with_ui(panel=model.ui.panel, problem="", news=said, said=said)
        return done, False
    kept = backup.games[number]
    try:
        deal = parse_game(kept.text, model.titles).deal
    except BadNotation as error:
        return refused(model, error), False
    if deal.text != kept.deal:
        other = BadNotation(_("the game saved for {deal} belongs to {other}"), deal=kept.deal, other=deal.text)
        return refused(model, other), False
    return reading(model, number + 1), True


def refused(model: Model, error: BadNotation) -> Model:
    """The model untouched but for the sentence for why a file, or what came from another device, cannot be read."""
    why = refusal_said(model.words, error)
    sentence = model.words.gettext("This cannot be read, so nothing was changed: {why}.").format(why=why)
    return model.with_ui(problem=sentence, news="", said=sentence)


def reading(model: Model, number: int) -> Model:
    """The model with a sentence for how far the reading of a file has come."""
    n = model.words.ngettext
    said = n("Reading: {n} game so far.", "Reading: {n} games so far.", number).format(n=number)
    return model.with_ui(problem="", news=said, said=said)
