"""Stored JSON texts with a version number, so that a later program can still read them.

A text of an older version is migrated step by step to the present one. A newer one is refused: the caller sets it aside
instead of overwriting what it does not understand.
"""

import json
import re
import reprlib
from collections.abc import Callable, Mapping
from itertools import count
from types import MappingProxyType
from typing import TypeAlias, cast

from ramparts.rules.errors import BadNotation
from ramparts.rules.wording import marked as _

VERSION = 1
"""The version that this program writes."""

LONGEST = 2_000_000
"""The most characters of one text. A browser stores some five million for all pages of an origin."""

DEEPEST = 16
"""The most levels of lists and objects within each other."""

_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
"""A string, or one that never ends. Its quantifiers are possessive, so that the time is linear in the length."""

_NO_BRACKETS = re.compile(r"[^][{}]+")

Saved: TypeAlias = dict[str, object]
Migration: TypeAlias = Callable[[Saved], Saved]

KINDS: Mapping[str, str] = MappingProxyType(
    {
        "game": _("the saved game: {why}"),
        "preferences": _("the saved settings: {why}"),
        "ten best": _("the saved top ten: {why}"),
        "records": _("the saved statistics: {why}"),
        "solved": _("the saved progress in lessons and puzzles: {why}"),
        "games": _("the saved earlier games: {why}"),
    }
)
"""The kinds of texts that are kept, each with the sentence for why one cannot be read."""

OTHER_VERSION = _("written by version {version}, but this program reads version {present}")

MIGRATIONS: Mapping[tuple[str, int], Migration] = {}
"""By kind of text and version: the function that makes the next version of it. Other kinds have not changed."""


def written(saved: Saved) -> str:
    """An object as JSON text of the present version; ASCII only."""
    return json.dumps({"version": VERSION, **saved}, separators=(",", ":"))


def fitting(text: Callable[[float], str]) -> str:
    """The text of a list that is not too long to be read again, with as few of its oldest rows left out as need be.

    ``text`` makes it, given the share of rows to leave out, from 0 to 1.
    """
    return next(made for tenths in count() if len(made := text(1 - 0.9**tenths)) <= LONGEST)


def read(
    text: str,
    kind: str,
    migrations: Mapping[tuple[str, int], Migration] = MIGRATIONS,
    present: int = VERSION,
) -> Saved:
    """The object of a text, migrated to the present version; a text that names no version is of version 1.

    ``kind`` is one of `KINDS`. Raises `BadNotation` with what is wrong.
    """
    try:
        saved = json_object(text)
    except BadNotation as error:
        raise BadNotation(KINDS[kind], why=error) from None
    version = saved.get("version", 1)
    if not isinstance(version, int) or isinstance(version, bool) or not 0 <= version <= present:
        other = BadNotation(OTHER_VERSION, version=reprlib.repr(version), present=present)
        raise BadNotation(KINDS[kind], why=other)
    for older in range(version, present):
        saved = {**migrations.get((kind, older), dict)(saved), "version": older + 1}
    return saved


def shallow(text: str) -> bool:
    """Whether a JSON text is nested at most `DEEPEST` levels; for other texts the answer means nothing.

    Inside a browser a text nested some thousand levels deep would not raise an error but crash Python.
    """
    nest = _NO_BRACKETS.sub("", _STRING.sub("", text))
    for _level in range(DEEPEST):
        nest = nest.replace("[]", "").replace("{}", "")
    return not nest


def json_object(text: str, longest: int = LONGEST) -> Saved:
    """The object that a JSON text holds. Raises `BadNotation` when it is too long or something else."""
    if len(text) > longest:
        raise BadNotation(_("{count} characters is too many"), count=len(text))
    none = BadNotation(_("this is not JSON text: {text}"), text=repr(text[:20]))
    if not shallow(text):
        raise none
    try:
        found = json.loads(text)
    except ValueError:
        raise none from None
    if not isinstance(found, dict):
        raise BadNotation(_("this is not a JSON object: {text}"), text=repr(text[:20]))
    return cast(Saved, found)
