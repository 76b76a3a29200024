"""Puzzles by number and that of a day: what JavaScript draws of them is what Python shows, whoever follows the link."""

import json
import subprocess
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

import pytest

from ramparts.app.codec.game_codec import game_text, prefs_text
from ramparts.app.codec.solved_codec import solved_text
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.intents import Play
from ramparts.app.start import first_model
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.study.exercises.puzzles import mark, of_day
from ramparts.app.update import update
from ramparts.app.view.board import board
from ramparts.app.words.languages import LANGUAGES
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text
from ramparts.study.days import FIRST_YEAR, date_text, first_of, parse_date
from ramparts.study.practice.puzzle_lists import shipped
from tests.board.alike import alike, lanes_drawn
from tests.board.linked import LEAST, USUAL_WINDOW, data, drawn, visitor, windows
from tests.kit.examples import in_turn
from tests.kit.places import ROOT
from tests.kit.visit.shelf import MemoryShelf
from web.build.shell.first_board import EmptyShelf
from web.build.shell.linked_puzzles import puzzle_files

pytestmark = pytest.mark.pyodide  # for it needs Node too


@cache
def lists() -> Mapping[str, str]:
    return dict(puzzle_files())


def opened(address: str, window: tuple[float, float] = USUAL_WINDOW, code: str = "en", **visit: Any) -> Model:  # noqa: ANN401
    """What Python begins with for whoever follows a link: somebody for the first time, unless there is a ``shelf``."""
    shelf = visit.pop("shelf", EmptyShelf())
    model, _effects = first_model(TITLES, shelf, address, Size(*window), LEAST, languages=(code,), **visit)
    return model


def here(**kept: str) -> MemoryShelf:
    """What is kept of somebody who was here before."""
    shelf = MemoryShelf()
    shelf.texts |= {"seen": "yes"} | kept
    return shelf


def same(addresses: Sequence[str], sizes: Sequence[tuple[float, float]], code: str = "en") -> None:
    """Fails unless each address is drawn for a first visitor as Python shows it."""
    who = visitor()
    asked = [(code, each, who, *sizes[at % len(sizes)]) for at, each in enumerate(addresses)]
    for (_code, address, _who, *size), found in zip(asked, drawn(asked, lists()), strict=True):
        assert found, address
        window = (size[0], size[1])
        alike(found, board(opened(address, window, code=code)), f"{address} in {window}")


SHARES = 12
"""At each change one of so many parts of the puzzles is looked at in full, another one for each title."""


def share(title: str, part: int) -> range:
    """The numbers of the puzzles in a part."""
    return range(1 + part % SHARES, len(shipped(title)) + 1, SHARES)


@in_turn("title, part", TITLES, range(SHARES))
def test_every_puzzle_is_drawn_with_what_there_is_to_do(title: str, part: int) -> None:
    numbers = share(title, part)
    assert numbers
    same([mark(title, number) for number in numbers], windows(50))


@in_turn("title, part", TITLES, range(SHARES))
def test_every_puzzle_has_its_cards_and_its_words(title: str, part: int) -> None:
    """In one window, of what is there only what the lists and the words are for; of others than are drawn in full."""
    numbers = share(title, part + SHARES // 2)  # `in_turn` gives a title the same part in both tests
    assert numbers
    boards = drawn([("en", mark(title, number), visitor(), *USUAL_WINDOW) for number in numbers], lists())
    for number, found in zip(numbers, boards, strict=True):
        model = opened(mark(title, number))
        assert found, number
        assert cards(found) == {
            pile.id: [card_text(card) for card in held]
            for pile, held in zip(model.deal.game.piles, model.position, strict=True)
        }
        task = model.ui.task
        assert task
        told = found["greeting"]
        assert (told["name"], told["words"], *map(tuple, told["buttons"])) == (task.name, task.words, *task.buttons)
        assert found["head"][2] == f"puzzle {number}"


def cards(found: dict[str, Any]) -> dict[str, list[str]]:
    """The names of the cards by pile, as they are drawn."""
    lanes = lanes_drawn(found)
    return {pile: [looks["data-card"] for looks, _style in lane[-1]] for pile, lane in lanes.items()}


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_it_is_told_in_the_language_of_the_visitor(code: str) -> None:
    """One of each kind and grade, with each number of choices."""
    each = {
        (puzzle.kind, puzzle.grade, len(puzzle.steps)): mark(title, number)
        for title in TITLES
        for number, puzzle in enumerate(shipped(title), 1)
    }
    same([*each.values()], windows(15), code)


@pytest.mark.parametrize("shape", ["", "castle", "turned", "columns"])
def test_whoever_was_here_sees_it_whatever_became_of_it(shape: Literal["", "castle", "turned", "columns"]) -> None:
    """Solved, missed, missed and then solved, or new."""
    addresses = [mark(title, number) for title in TITLES for number in (1, len(shipped(title)) // 2)]
    marks = {each for at, each in enumerate(addresses) if at % 2}
    marks |= {each.replace("puzzle", "missed") for at, each in enumerate(addresses) if at % 3}
    prefs = Prefs(shape=shape, score=shape != "turned", light="always" if shape else "")
    game = opened("fortress:ms33", shelf=here())
    kept = {"prefs": prefs_text(prefs), "solved": solved_text(marks), "game": game_text(game.session)}
    for saves in (True, False):
        who = visitor(first=False, saves=saves, shape=shape, score=prefs.score, kept=kept["game"])
        asked = [("en", each, who, *size) for at, each in enumerate(addresses) for size in windows(4)[at % 5 :: 5]]
        for (_code, address, _who, *size), found in zip(asked, drawn(asked, lists()), strict=True):
            assert found, address
            window = (size[0], size[1])
            shown = board(opened(address, window, shelf=here(**kept), elsewhere=not saves))
            alike(found, shown, f"{address} in {window}")


def test_the_puzzle_that_is_kept_goes_on_as_it_was_left_and_is_not_drawn_anew() -> None:
    model = opened("puzzle:fortress:17", shelf=here())
    begun, _effects = update(model, Play(*moves(model.deal.game, model.position)[0]))
    assert begun.position != model.position
    kept = game_text(begun.session)
    assert opened("puzzle:fortress:17", shelf=here(game=kept)).position == begun.position
    who = visitor(first=False, kept=kept, today="2026-11-27")
    others = ["puzzle:fortress:1", "puzzle:fortress:170", "puzzle:chessboard:17", "puzzle:today"]
    asked = [("en", each, who, *USUAL_WINDOW) for each in ("puzzle:fortress:17", *others)]
    left, *boards = drawn(asked, lists())
    assert left is None
    for address, found in zip(others, boards, strict=True):
        assert found, address
        alike(found, board(opened(address, shelf=here(game=kept), today="2026-11-27")), address)


def test_the_puzzle_of_a_day_is_the_one_that_python_takes() -> None:
    days = [*range(parse_date("2026-11-01"), parse_date("2034-11-01")), first_of(FIRST_YEAR, 1), first_of(9999, 12)]
    told = json.dumps({"turns": data()["en"]["puzzles"], "list": lists()["days.txt"], "days": days})
    command = ["node", str(ROOT / "tests" / "board" / "days.mjs")]
    done = subprocess.run(command, input=told, capture_output=True, check=True, encoding="utf-8")
    assert [tuple(each) for each in json.loads(done.stdout)] == [of_day(TITLES, day) for day in days]


def test_the_puzzle_of_today_is_drawn() -> None:
    days = [date_text(parse_date("2026-11-27") + at) for at in range(2 * len(TITLES))]
    asked = [("de", "puzzle:today", visitor(today=day), *USUAL_WINDOW) for day in days]
    for day, found in zip(days, drawn(asked, lists()), strict=True):
        assert found, day
        alike(found, board(opened("puzzle:today", code="de", today=day)), day)


NONE: tuple[tuple[str, dict[str, Any]], ...] = (
    *((f"puzzle:fortress:{number}", {}) for number in ("0", "635", "1000000", "017", "", "-1", "1.5")),
    *(
        (f"puzzle:{rest}", {"today": "2026-11-27"})
        for rest in ("mistakes", "fortress:thread:hard", "castle:1", "days:1")
    ),
    *(("puzzle:today", {"today": day}) for day in ("", "1999-12-31", "12026-11-27")),
)
"""Addresses that name no puzzle, or one that only Python knows, with what is known of the visitor."""


def test_what_is_no_puzzle_or_is_known_to_python_alone_is_not_drawn() -> None:
    asked = [("en", address, visitor(**more), *USUAL_WINDOW) for address, more in NONE]
    assert drawn(asked, lists()) == [None] * len(asked)


def test_without_the_lists_nothing_is_drawn() -> None:
    """So it is without network: the service worker answers with an empty text."""
    asked = [
        ("en", each, visitor(today="2026-11-27"), *USUAL_WINDOW) for each in ("puzzle:fortress:17", "puzzle:today")
    ]
    assert drawn(asked) == [None, None]
