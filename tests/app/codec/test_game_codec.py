"""What is kept between visits: read back as it was written, and refused when it is damaged."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.codec.best_codec import best_text, parse_best
from ramparts.app.codec.game_codec import (
    game_text,
    parse_game,
    parse_prefs,
    prefs_text,
)
from ramparts.app.messages.intents import Go, Prefer, Redo, Restart, Undo
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Best
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import Run
from ramparts.deals.deal import position_text
from ramparts.deals.history_merge import MOST_NODES
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from tests.kit.examples import examples
from tests.kit.playing.play import played
from tests.kit.visit.table import cards, drags, standing, table, told


@examples(80)
@given(played())
def test_a_game_is_read_back_as_it_was_kept(model: Model) -> None:
    assert parse_game(game_text(model.session), TITLES) == replace(model.session, record=Record())


def test_redo_leads_to_the_line_visited_last_also_after_a_reload() -> None:
    """Bug: it led to the branch that was begun last."""
    model = drags(table("fortress:ms33"), "t1-h")
    model = told(drags(told(model, Undo()), "t2-h"), Go(1), Undo())
    history = parse_game(game_text(model.session), TITLES).history
    assert cards(told(table("fortress:ms33", "t1-h"), Undo(), Redo()), "fS") == "AS"
    assert history.redo().at == 1


def good() -> dict[str, Any]:
    """A save of Fortitude with a branch, as an object."""
    model = drags(table("fortitude:77000"), "t3-t1", "t0-t6")
    return dict(json.loads(game_text(drags(told(model, Undo()), "t0-t7").session)))


def test_the_save_to_be_damaged_is_good() -> None:
    assert len(parse_game(json.dumps(good()), TITLES).history.nodes) == 4


@pytest.mark.parametrize(
    "change, said",
    [
        ({"version": 2}, "the saved game: written by version 2, but this program reads"),
        ({"version": None}, "version"),
        ({"version": ["x" * 9999]}, "['xxxxxxxxxxxx...xxxxxxxxxxxxx']"),
        ({"deal": 7}, "the saved game has no text called 'deal'"),
        ({"deal": "nonsense"}, "'nonsense' is not a deal"),
        ({"deal": "fortress:ms33"}, "the saved game fortress:ms33, entry 1: "),
        ({"nodes": None}, "the saved game has no list of moves"),
        ({"nodes": [[]] * (MOST_NODES + 1)}, "or one that is too long"),
        ({"nodes": ["t3-t1"]}, "entry 1: 't3-t1' is not a move"),
        ({"nodes": [[0, "t3-t1"]]}, "entry 1: [0, 't3-t1'] is not a move"),
        ({"nodes": [[1, "t3-t1", "t3-t1"]]}, "entry 1: it follows 1, which is not an earlier entry"),
        ({"nodes": [[-1, "t3-t1", "t3-t1"]]}, "entry 1: it follows -1"),
        ({"nodes": [[False, "t3-t1", "t3-t1"]]}, "entry 1: it follows False"),
        ({"nodes": [[0, None, "t3-t1"]]}, "entry 1: a move has to be two pieces of text"),
        ({"nodes": [[0, "t3-t1", 5]]}, "entry 1: a move has to be two pieces of text"),
        ({"nodes": [[0, "t3-t1", ""]]}, "entry 1: a move has to move at least one card"),
        ({"nodes": [[0, "t3-t0", "t3-t0"]]}, "entry 1: 't3-t0' is not allowed"),
        ({"nodes": [[0, "t3-t0", "t3-t1"]]}, "entry 1: 't3-t0' is not allowed"),
        ({"nodes": [[0, "t3", "t3-t1"]]}, "entry 1: 't3' is not a move"),
        ({"at": 4}, "the saved game stands at 4, but has only positions 0 to 3"),
        ({"at": -1}, "stands at -1"),
        ({"at": True}, "stands at True"),
        ({"at": "1"}, "stands at '1'"),
        ({"redo": None}, "does not say where redo leads"),
        ({"redo": [1, 2]}, "does not say where redo leads"),
        ({"redo": [2, 3, None, None]}, "redo leads from entry 0 to 2, which does not follow it"),
        ({"redo": [1, 3, 9, None]}, "redo leads from entry 2 to 9"),
        ({"redo": [1, 3, "x", None]}, "redo leads from entry 2 to 'x'"),
        ({"run": None}, "the saved run does not belong to the saved deal"),
        ({"run": []}, "the saved run does not belong to the saved deal"),
        ({"run": {"number": 77001, "cleared": []}}, "the saved run does not belong to the saved deal"),
        ({"run": {"number": 77000}}, "the saved run cannot have cleared levels None before level 1"),
        ({"run": {"number": 77000, "cleared": [1]}}, "cannot have cleared levels [1] before level 1"),
        ({"run": {"number": 77000, "cleared": [0]}}, "cannot have cleared levels [0] before level 1"),
    ],
)
def test_a_damaged_game_is_refused_with_a_sentence(change: dict[str, object], said: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_game(json.dumps({**good(), **change}), TITLES)
    assert said in str(refused.value)
    assert len(str(refused.value)) < 400


def test_a_ranked_run_has_cleared_every_level_from_the_first() -> None:
    saved = json.loads(game_text(standing("t0~*", 3).session))
    saved |= {"nodes": [], "redo": [None], "at": 0}
    assert parse_game(json.dumps(saved), TITLES).kind is not None
    saved["run"]["cleared"] = [2]
    with pytest.raises(BadNotation, match="a run that counts begins at level 1"):
        parse_game(json.dumps(saved), TITLES)
    saved["run"]["ranked"] = False
    assert parse_game(json.dumps(saved), TITLES).kind is not None


@pytest.mark.parametrize(
    "said, points",
    [
        ({}, None),
        ({"points": None}, None),
        ({"points": 1}, 1),
        ({"points": 0}, 0),
        ({"points": 2}, 0),
        ({"points": "9"}, 0),
        ({"over": True}, 0),
        ({"over": 1}, None),
    ],
)
def test_a_run_ended_with_points_that_one_of_its_positions_gives(said: dict[str, object], points: int | None) -> None:
    """A save of before says no more than that it is over."""
    model = told(drags(told(table("fortitude:77011"), Prefer("home", "off")), "t0-h"), Restart())
    saved = json.loads(game_text(model.session))
    saved["run"] = {"number": 77011, "cleared": [], **said}
    run = parse_game(json.dumps(saved), TITLES).kind
    assert run == Run(77011, ranked=False, points=points)


@pytest.mark.parametrize("text", ["fortress:ms33", "fortitude=t0~*"])
def test_a_deal_outside_a_ladder_belongs_to_no_run(text: str) -> None:
    saved = json.loads(game_text(table(text).session))
    assert saved["run"] is None
    saved["run"] = {"number": 33, "cleared": []}
    with pytest.raises(BadNotation, match="belongs to no run"):
        parse_game(json.dumps(saved), TITLES)


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "the saved game: this is not JSON text: ''"),
        ("{", "is not JSON text"),
        ("[" * 100_000, "is not JSON text"),
        ("1" * 10_000, "is not JSON text"),
        ("[]", "is not a JSON object: '[]'"),
        ("x" * 5_000_000, "5000000 characters is too many"),
    ],
    ids=["nothing", "half", "deep", "huge number", "list", "too long"],
)
def test_a_text_that_is_no_save_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_game(text, TITLES)
    assert said in str(refused.value)


def mutated(text: str, edits: list[tuple[int, int, str]]) -> str:
    """The text with some stretches replaced."""
    for start, length, by in edits:
        at = start % (len(text) + 1)
        text = text[:at] + by + text[at + length :]
    return text


@examples(150)
@given(
    st.lists(
        st.tuples(st.integers(0, 2000), st.integers(0, 6), st.text(alphabet='0123456789ts-h,[]{}":nul ', max_size=4)),
        min_size=1,
        max_size=3,
    )
)
def test_a_save_with_bytes_changed_is_a_legal_game_or_refused(edits: list[tuple[int, int, str]]) -> None:
    try:
        found = parse_game(mutated(json.dumps(good()), edits), TITLES)
    except BadNotation:
        return
    for node in found.history.nodes:
        assert parse_game_position(found.deal.game.id, node.position) == node.position


def parse_game_position(title: str, position: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """A position written out and read back, which checks every card of it."""
    text = position_text(TITLES[title], TITLES[title].at(1), position)
    return parse_game(json.dumps({"version": 1, "deal": text, "nodes": [], "redo": [None], "at": 0}), TITLES).deal.start


def test_preferences_are_read_back() -> None:
    prefs = Prefs(home="all", ask=True, name="Ada", light="always", deals="any", tell=True)
    assert parse_prefs(prefs_text(prefs)) == prefs


@pytest.mark.parametrize(
    "saved",
    [{"home": "sometimes"}, {"ask": 1}, {"light": None}, {"name": 5}, {"nonsense": True}, {"home": True}, {}],
)
def test_a_preference_that_is_no_choice_stays_as_it_was(saved: dict[str, object]) -> None:
    assert parse_prefs(json.dumps({"version": 1, **saved})) == Prefs()


def test_a_name_is_kept_short_and_printable() -> None:
    assert parse_prefs(json.dumps({"version": 1, "name": "\u202eAda\ud800\n  L" + "x" * 99})).name == "Ada L" + "x" * 25


TEN_BEST = (Best("Ada", 900, 4), Best("Bob", 20, 1, marked=True), Best("-", 20, 1))


def test_the_ten_best_are_read_back() -> None:
    assert parse_best(best_text(TEN_BEST[::-1])) == (TEN_BEST[0], TEN_BEST[2], TEN_BEST[1])
    assert parse_best(best_text(TEN_BEST)) == TEN_BEST
    assert parse_best(best_text(())) == ()


@pytest.mark.parametrize(
    "rows, said",
    [
        (None, "are not a list of ten"),
        ([["A", 1, 1, False]] * 11, "are not a list of ten"),
        (["Ada"], "'Ada' is not a line of the top ten"),
        ([["Ada", 1, 1]], "is not a line"),
        ([["Ada", 1.5, 1, False]], "is not a line"),
        ([["Ada", True, 1, False]], "is not a line"),
        ([["", 1, 1, False]], "is not a line"),
        ([["A\nB", 1, 1, False]], "is not a line"),
        ([["x" * 31, 1, 1, False]], "is not a line"),
        ([["Ada", 0, 1, False]], "is not a line"),
        ([["Ada", 1, 0, False]], "is not a line"),
        ([["Ada", 1, 1000, False]], "is not a line"),
    ],
)
def test_damaged_ten_best_are_refused(rows: object, said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        parse_best(json.dumps({"version": 1, "best": rows}))
