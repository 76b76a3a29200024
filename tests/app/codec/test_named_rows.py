"""Rows of values below the names of their fields: fields may come and go, and what is kept can still be read."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ramparts.app.codec.best_codec import best_text, parse_best
from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.codec.named_rows import in_order
from ramparts.app.codec.records_codec import FIRST, games_text, parse_games, parse_records, records_text
from ramparts.app.codec.versioned_json import Saved
from ramparts.app.messages.intents import Undo
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Best, Kept
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from tests.kit.visit.table import drags, table, told

BLANK = {"name": "", "age": 0}
REFUSAL = "{row} is not a person"

TREE = drags(told(drags(table("fortitude:77000"), "t3-t1", "t0-t6"), Undo()), "t0-t7").session
WRITTEN: dict[str, tuple[str, str, Callable[[str], Any]]] = {
    "game": (game_text(TREE), "nodes", lambda text: parse_game(text, TITLES)),
    "best": (best_text([Best("Ada", 900, 4, marked=True)]), "best", parse_best),
    "games": (games_text([Kept("fortress:ms33", "{}", 5)]), "games", lambda text: parse_games(text, TITLES)),
    "records": (records_text([Record("fortress:ms1", 2)]), "records", lambda text: parse_records(text, TITLES)),
}
"""By the kind of text: one, the key of its rows, and what reads it."""

EACH = pytest.mark.parametrize("text, key, parse", WRITTEN.values(), ids=WRITTEN)


def turned(saved: Saved, key: str, order: Callable[[Sequence[Any]], list[Any]]) -> str:
    """The text of rows whose fields stand in another order, or among others."""
    names, rows = saved["fields"], saved[key]
    assert isinstance(names, list)
    assert isinstance(rows, list)
    return json.dumps({**saved, "fields": order(names), key: [order(row) for row in rows]})


@EACH
def test_what_is_written_names_its_fields(text: str, key: str, parse: Callable[[str], Any]) -> None:
    saved = json.loads(text)
    assert all(isinstance(name, str) for name in saved["fields"])
    assert {len(row) for row in saved[key]} == {len(saved["fields"])}


@EACH
def test_fields_are_known_by_their_names(text: str, key: str, parse: Callable[[str], Any]) -> None:
    assert parse(turned(json.loads(text), key, lambda row: [*reversed(row)])) == parse(text)


@EACH
def test_a_field_that_this_program_does_not_know_is_passed_over(
    text: str, key: str, parse: Callable[[str], Any]
) -> None:
    """Bug: a field added to ten best, earlier games or moves would have made them unreadable before and after."""
    assert parse(turned(json.loads(text), key, lambda row: ["colour", *row])) == parse(text)


@EACH
def test_rows_that_name_no_fields_are_those_of_the_first_version(
    text: str, key: str, parse: Callable[[str], Any]
) -> None:
    fields = len(FIRST) if key == "records" else None
    saved = json.loads(turned(json.loads(text), key, lambda row: [*row[:fields]]))
    del saved["fields"]
    assert parse(json.dumps(saved)) == parse(text)


def test_a_field_that_a_text_does_not_have_is_as_it_is_without_one() -> None:
    text = json.dumps({"fields": ["level", "name", "score"], "best": [[4, "Ada", 900]]})
    assert parse_best(text) == (Best("Ada", 900, 4),)
    text = json.dumps({"fields": ["text", "deal"], "games": [["{}", "fortress:ms33"]]})
    assert parse_games(text, TITLES) == (Kept("fortress:ms33", "{}"),)


@pytest.mark.parametrize(
    "key, without, said",
    [
        ("game", "parent", "it follows None, which is not an earlier entry"),
        ("game", "moves", "a move has to move at least one card"),
        ("best", "name", "is not a line of the top ten"),
        ("games", "deal", "is not an earlier game"),
        ("records", "deal", "is not a deal"),
    ],
)
def test_what_cannot_be_missing_is_refused_without(key: str, without: str, said: str) -> None:
    text, rows, parse = WRITTEN[key]
    place = json.loads(text)["fields"].index(without)
    with pytest.raises(BadNotation, match=said):
        parse(turned(json.loads(text), rows, lambda row: [*row[:place], *row[place + 1 :]]))


def test_a_row_of_the_fields_in_order_stays_as_it_is() -> None:
    row = ["Ada", 36]
    assert in_order(["name", "age"], BLANK, REFUSAL)(row) is row


@pytest.mark.parametrize("names", [None, 7, "name", [1, "name"], [["name"]]])
def test_fields_that_are_no_names_are_refused(names: object) -> None:
    with pytest.raises(BadNotation, match="is not a person"):
        in_order(names, BLANK, REFUSAL)


@pytest.mark.parametrize("row", [[], ["Ada"], ["Ada", 36, 1], "Ada", None])
def test_a_row_has_a_value_for_each_name(row: object) -> None:
    arranged = in_order(["age", "name"], BLANK, REFUSAL)
    with pytest.raises(BadNotation, match="is not a person"):
        arranged(row)
