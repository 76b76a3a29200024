"""A browser that refuses a text: nothing that it has stored is lost, and what it refused is stored later.

A visit with everything that is stored is made once for each text that is stored in it, and that text is refused. After
every single change of the storage the page is opened at it, and finds all that could be found before.
"""

import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from ramparts.app.codec.game_codec import parse_game
from ramparts.app.messages.intents import GiveUp, Intent, New, Open, Prefer, Restart, Say, Sign, Undo
from ramparts.app.messages.platform_intents import Erase, Import, Reopen
from ramparts.app.messages.study_intents import Exercise
from ramparts.app.messages.study_intents import Visit as Visiting
from ramparts.app.start import first_model
from ramparts.app.state.session import Session
from ramparts.app.state.ui import USUAL
from ramparts.app.storage.import_export import export_text
from ramparts.app.storage.keeper import CHAIN, DRAWING
from ramparts.app.view.board import board
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.lessons import LESSONS
from tests.kit.examples import spread
from tests.kit.playing.answers import answers
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.visits import Visit, nearly

Texts = tuple[tuple[str, str], ...]


class Refusing(MemoryShelf):
    """A shelf that takes a text only where ``takes`` says so, and remembers every state that it was in."""

    def __init__(self, takes: Callable[["Refusing", str, str], bool], texts: dict[str, str] | None = None) -> None:
        super().__init__()
        self.texts |= texts or {}
        self.takes, self.asked, self.full = takes, 0, False
        self.states = list[Texts]()

    @property
    def size(self) -> int:
        """The characters that lie here."""
        return sum(map(len, (*self.texts, *self.texts.values())))

    def put(self, key: str, text: str) -> bool:
        self.asked += 1
        taken = self.takes(self, key, text) and super().put(key, text)
        self.states.append(tuple(self.texts.items()))
        return taken

    def drop(self, key: str) -> bool:
        dropped = super().drop(key)
        self.states.append(tuple(self.texts.items()))
        return dropped


class Found(NamedTuple):
    """What the page finds when it is opened at a storage."""

    lines: frozenset[tuple[object, ...]]
    """Each deal, and each line of moves from it that was tried."""
    records: dict[str, tuple[bool, bool, int]]
    """By deal: whether it was won, whether it counts, and how much was taken back."""
    others: frozenset[object]
    """Lessons and puzzles that were solved, and lines of the ten best."""

    def holds(self, before: "Found") -> bool:
        """Whether nothing is missing that there was before."""
        records = all(deal in self.records and self.records[deal] >= known for deal, known in before.records.items())
        return records and before.lines <= self.lines and before.others <= self.others


@cache
def lines_of(text: str) -> frozenset[tuple[object, ...]]:
    return lines(parse_game(text, TITLES))


def lines(session: Session) -> frozenset[tuple[object, ...]]:
    nodes, paths = session.history.nodes, list[tuple[object, ...]]([(session.deal.text,)])
    for node in nodes[1:]:
        paths.append((*paths[node.parent or 0], node.moves))
    return frozenset(paths)


@cache
def found(state: Texts) -> Found:
    shelf = MemoryShelf()
    shelf.texts |= state
    model, _effects = first_model(TITLES, shelf, "", USUAL, 123_456)
    assert "could not be read" not in model.ui.said
    tried = [lines_of(game.text) for game in model.library.games]
    if model.session.counts and "game" in dict(state):
        tried.append(lines(model.session))
    records = (*model.library.records, *[each for each in (model.session.record,) if each.tries])
    assert len({each.deal for each in records}) == len(records)
    assert model.deal.text not in [game.deal for game in model.library.games] or not model.session.counts
    return Found(
        frozenset().union(*tried),
        {each.deal: (each.won, not each.shown, each.undos) for each in records},
        frozenset(model.library.solved) | frozenset(model.library.best),
    )


FILE = export_text(Visit("beleaguered-castle:ms3").plays("t0-t6").model)

STEPS: tuple[tuple[Intent, ...], ...] = (
    (Say("t1-h"), Say("t2-h")),
    (Open("chessboard:ms33"), Say("t1-h")),
    (Open(nearly("S")), Say("t0-h"), Say("t1-h")),  # the win
    (Open("streets-and-alleys:ms5"),),  # a new deal, which is not played
    (Reopen("fortress:ms33"), Undo(), Say("t5-t3")),
    (Visiting("puzzle:fortress:1"), *map(Say, answers("fortress", 1))),
    (Visiting("lesson:1"), *map(Say, LESSONS[0].solution), Exercise("leave")),
    (Open(nearly("H")), Say("t0-h"), Prefer("theme", "dark"), Restart()),
    (Open(nearly("S")),),
    (New("fortitude", 77_006), Say("t3-h"), GiveUp(), Sign("Ada")),
    (Open(nearly("H")), Say("t0-h"), Say("t1-h"), Import(FILE)),
    (Open("fortress:ms33"),),
)


def visited(takes: Callable[[Refusing, str, str], bool], reopened: int = len(STEPS)) -> Visit:
    """The end of the visit, for which the page was opened again after so many steps."""
    visit = Visit("fortress:ms33", Refusing(takes))
    for number, step in enumerate(STEPS):
        if number == reopened:
            visit = visit.again()
        visit.wants(*step)
    return visit


def states(visit: Visit) -> list[Texts]:
    assert isinstance(visit.shelf, Refusing)
    return visit.shelf.states


WHOLE = visited(lambda shelf, key, text: True)
COUNT = len(states(WHOLE))
"""So many texts are stored in the visit."""


def test_the_visit_stores_a_text_under_every_key() -> None:
    assert {"games", "records", "best", "solved", "record", "game", "prefs", "seen"} <= WHOLE.shelf.everything().keys()
    assert COUNT > 50
    at_last = found(states(WHOLE)[-1])
    assert (len(at_last.records), len(at_last.others), at_last.records[nearly("S")][0]) == (6, 3, True)


REFUSALS: dict[str, Callable[[int], Callable[[Refusing, str, str], bool]]] = {
    "this one": lambda n: lambda shelf, key, text: shelf.asked != n,
    "from this one on": lambda n: lambda shelf, key, text: shelf.asked < n,
    "every one of this kind": lambda n: lambda shelf, key, text: shelf.asked < n or key != CHAIN[n % len(CHAIN)],
    "what is longer": lambda n: (
        lambda shelf, key, text: shelf.asked < n or len(text) <= len(shelf.texts.get(key, "")) + n % 40
    ),
}
"""Which texts are refused when it is the ``n``-th that meets it first."""


@pytest.mark.parametrize("kind", REFUSALS)
def test_whichever_text_is_refused_nothing_that_was_stored_is_missing(kind: str) -> None:
    for n in spread(range(1, COUNT + 1, 1 if kind in ("this one", "from this one on") else 3)):
        passed = [found(state) for state in states(visited(REFUSALS[kind](n), reopened=n % len(STEPS)))]
        for before, after in pairwise(passed):
            assert after.holds(before), n


def test_what_was_refused_is_stored_with_the_next_text() -> None:
    for n in spread(range(1, COUNT + 1)):
        visit = visited(REFUSALS["this one"](n))
        assert visit.keeper.catches_up(), n
        assert found(tuple(visit.shelf.texts.items())).holds(found(states(WHOLE)[-1])), n


def test_the_player_is_told_once_that_nothing_is_kept_and_once_that_it_is_again() -> None:
    shelf = Refusing(lambda shelf, key, text: not shelf.full)
    visit = Visit("fortress:ms33", shelf)
    shelf.full = True
    said = [visit.wants(Say(text)).model.ui.said for text in ("t1-h", "t2-h")]
    assert ["has stopped saving" in each for each in said] == [True, False]
    assert board(visit.model).facts.startswith("not saved")
    shelf.full = False
    said = [visit.wants(intent).model.ui.said for intent in (Undo(), Undo())]
    assert ["What you play is being saved again." in each for each in said] == [True, False]
    assert not board(visit.model).facts.startswith("not saved")
    assert found(tuple(shelf.texts.items())).records["fortress:ms33"] == (False, True, 2)


def test_of_two_states_of_a_game_the_later_one_is_found() -> None:
    """Bug: a list was taken and the game refused, and the next visit took the older state, which was then stored."""
    shelf = Refusing(lambda shelf, key, text: not (shelf.full and key == "game"))
    visit = Visit("fortress:ms33", shelf).wants(Say("t1-h"))
    shelf.full = True
    visit.wants(Open("chessboard:ms33"), Say("t1-h"), Reopen("fortress:ms33"), Say("t2-h"), Open("chessboard:ms33"))
    again = visit.again()
    assert (again.model.deal.text, len(again.model.history.nodes)) == ("fortress:ms33", 3)
    shelf.full = False
    again.wants(Undo())
    assert again.again().model.session.address == again.model.session.address


@pytest.mark.parametrize("listed", [lambda text: f"{text}   ", lambda text: "x" * 2000], ids=["longer", "unreadable"])
def test_a_text_that_is_only_longer_is_no_later_state(listed: Callable[[str], str]) -> None:
    shelf = Visit("fortress:ms33").plays("t1-h").shelf
    games = {"version": 1, "games": [["fortress:ms33", listed(shelf.texts["game"]), 0]]}
    shelf.put("games", json.dumps(games))
    model, _effects = first_model(TITLES, shelf, "", USUAL, 123_456)
    assert (model.session.address, len(model.history.nodes)) == ("fortress:ms33", 2)


def test_the_drawn_board_makes_room() -> None:
    room = 40_000
    shelf = Refusing(lambda shelf, key, text: shelf.size + len(text) < room, {DRAWING: "x" * room})
    visit = Visit("fortress:ms33", shelf).wants(Say("t1-h"))
    assert not visit.model.library.unkept
    assert shelf.get(DRAWING) is None
    assert visit.again().model.history == visit.model.history


def test_after_everything_was_deleted_nothing_waits() -> None:
    shelf = Refusing(lambda shelf, key, text: not shelf.full)
    visit = Visit("fortress:ms33", shelf)
    shelf.full = True
    visit.wants(Say("t1-h"), Erase())
    shelf.full = False
    assert visit.keeper.catches_up()
    assert shelf.texts == {}
