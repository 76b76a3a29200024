"""Whatever is kept, linked, brought in a file, typed or answered is read or refused, and nothing else comes of it.

Deals, positions, moves and cards are put to the same test in `tests/deals/test_parsing.py`.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ramparts.app.codec.storage_schema import READERS, unpacked
from ramparts.app.messages.effects import Store
from ramparts.app.messages.intents import Open, Say
from ramparts.app.messages.platform_intents import Import
from ramparts.app.messages.solver_protocol import parse_answer, parse_question
from ramparts.app.play.deal_loading import parse_link
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import LONGEST_NAME, Backup, Best, Kept, name_shown
from ramparts.app.state.preferences import PREFERENCES, Prefs
from ramparts.app.state.session import Session
from ramparts.app.storage.import_export import export_text, parse_export
from ramparts.deals.deal import parse_deal
from ramparts.deals.link import LONGEST_LINK
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from tests.kit.examples import examples
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.visits import Visit

PLAYED = Visit("fortress:ms33").plays("t1-h", "t2-h").opens("fortitude/1:77001").opens("chessboard:ms7").plays("t0-t1")
SAVED = PLAYED.shelf.texts
NAMES = ["version", "program", "deal", "nodes", "redo", "at", "run", "records", "games", "best", "name", "language"]
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=9)
    | st.sampled_from(list(SAVED.values())),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=3), inner),
    max_leaves=12,
)
EDITS = st.lists(
    st.tuples(st.integers(0, 9_000), st.integers(0, 9), st.text('0123456789ts-h,[]{}":nul é\0', max_size=5)), max_size=4
)


def edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    """The text with some stretches replaced."""
    for start, length, by in edits:
        at = start % (len(text) + 1)
        text = text[:at] + by + text[at + length :]
    return text


def hostile(*good: str) -> st.SearchStrategy[str]:
    """Texts of no kind, JSON of no kind, and good ones gone bad."""
    bad = st.builds(edited, st.sampled_from(good), EDITS) if good else st.nothing()
    return st.text(max_size=60) | VALUES.map(json.dumps) | bad


def agrees(key: str, backup: Backup, saved: dict[str, Any]) -> bool:
    """Whether what was read under a key is what its text says; of preferences, whether no other ones were touched."""
    match key, backup.game:
        case "prefs", _:
            chosen = {
                name for name, value in asdict(backup.prefs or Prefs()).items() if value != getattr(Prefs(), name)
            }
            return backup.prefs is not None and chosen <= saved.keys()
        case "game", Session(deal, history):
            parents = [{"parent": node.parent} for node in history.nodes[1:]]
            start = parse_deal(saved["deal"], TITLES).start
            return (deal.start, history.at, parents) == (start, saved["at"], named(saved, "nodes", ("parent",)))
        case "best", _:
            return sorted(backup.best) == sorted(Best(**row) for row in named(saved, key, Best._fields))
        case "games", _:
            return list(backup.games) == [Kept(**row) for row in named(saved, key, Kept._fields)]
    return list(backup.records) == [Record(**row) for row in named(saved, "records", Record._fields)]


FIRST = {
    "nodes": ("parent", "meant", "moves"),
    "best": Best._fields,
    "games": Kept._fields,
    "records": Record._fields,
}
"""The fields of rows above which none are named."""


def named(saved: dict[str, Any], key: str, known: Iterable[str]) -> list[dict[str, Any]]:
    """What the rows of a text say of the fields that are known."""
    rows = [dict(zip(saved.get("fields", FIRST[key]), row, strict=True)) for row in saved[key]]
    return [{name: row[name] for name in known if name in row} for row in rows]


@pytest.mark.parametrize("key", READERS)
def test_what_is_kept_under_a_key_is_read_or_refused(key: str) -> None:
    @examples(80)
    @given(hostile(*[text for name, text in SAVED.items() if name == key]))
    def fuzzed(text: str) -> None:
        backup, faults = unpacked({key: text}, TITLES)
        assert key in faults or agrees(key, backup, json.loads(text))
        assert key not in faults or not faults[key].whole or backup == Backup()

    fuzzed()


@examples(60)
@given(st.dictionaries(st.sampled_from(list(READERS)), hostile(*SAVED.values())))
def test_a_visit_begins_whatever_is_kept(kept: dict[str, str]) -> None:
    shelf = MemoryShelf()
    shelf.texts.update(kept)
    visit = Visit("", shelf)
    assert visit.model.ui.said
    assert all(text in shelf.texts.values() for text in kept.values() if unreadable(kept, text))


def unreadable(kept: dict[str, str], text: str) -> bool:
    """Whether a text cannot be read under one of its keys: then it must have been set aside."""
    faults = [unpacked({key: text}, TITLES)[1].get(key) for key, found in kept.items() if found == text]
    return any(fault is not None and fault.whole for fault in faults)


@examples(60)
@given(hostile(export_text(PLAYED.model)))
def test_a_file_is_read_or_refused_and_then_nothing_is_changed(text: str) -> None:
    visit = Visit("fortress:ms33").plays("t1-h")
    before = dict(visit.shelf.texts)
    visit.wants(Import(text))
    assert visit.model.ui.problem == "" or visit.shelf.texts == before
    try:
        parse_export(text, TITLES)
    except BadNotation:
        assert visit.model.ui.problem


LINKS = st.lists(st.sampled_from(["fortress:ms33", "t1-h", "t2-h", "t1-t1", "fortress=", "%", "#", "fortitude/4:1"]))


@given(st.text() | LINKS.map(";".join) | hostile("fortress:ms33;t1-h;t2-h"))
@example("fortress:ms33" + ";t1-h" * LONGEST_LINK)
def test_a_fragment_is_opened_or_refused_with_a_sentence(text: str) -> None:
    visit = Visit("fortress:ms7")
    asked = len(visit.told(Store))
    visit.wants(Open(text))
    assert visit.model.ui.said
    try:
        deal, _ = parse_link(text, TITLES)
    except BadNotation:
        assert visit.model.ui.problem
    else:
        assert visit.model.ui.problem or visit.model.deal.text == deal.text
    assert not visit.model.ui.problem or (visit.model.deal.text, len(visit.told(Store))) == ("fortress:ms7", asked)


@given(st.text(max_size=80) | st.text("th0123456789- ", max_size=9))
def test_whatever_is_typed_is_answered(text: str) -> None:
    assert Visit("fortress:ms33").wants(Say(text, 32_000)).model.ui.said


@given(st.text())
@example("\0\u202e<script>\n\ud800")
def test_a_name_is_one_printable_line(name: str) -> None:
    shown = name_shown(name)
    assert len(shown) <= LONGEST_NAME
    assert shown.isprintable()
    assert shown == shown.strip() == name_shown(shown)


@given(hostile(json.dumps(dict.fromkeys(PREFERENCES, "x") | {"name": "<b>"})))
def test_preferences_are_choices_or_what_they_were(text: str) -> None:
    prefs = unpacked({"prefs": text}, TITLES)[0].prefs
    assert prefs is None or all(
        getattr(prefs, name) in (row.values or (True, False)) for name, row in PREFERENCES.items()
    )


ANSWER = json.dumps({"ask": 1, "deal": "fortress:ms33", "verdict": "lost", "how": "", "visited": 1, "line": ["t1-h"]})
QUESTION = json.dumps(
    {
        "ask": 1,
        "deals": ["fortress:ms33"],
        "portion": 5,
        "limit": 0,
        "seen": 0,
        "in_python": 0,
        "day": 0,
        "review": "",
        "patient": 0,
    }
)


@pytest.mark.parametrize("parse, good", [(parse_answer, ANSWER), (parse_question, QUESTION)])
def test_a_word_between_page_and_worker_is_read_or_refused(parse: Callable[[str], object], good: str) -> None:
    @given(hostile(good))
    def fuzzed(text: str) -> None:
        try:
            assert parse(text)
        except (ValueError, LookupError, TypeError):  # at which the table gives the solver up
            return

    parse(good)
    fuzzed()
