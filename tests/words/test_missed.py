"""No sentence is missed: on a table that speaks the pseudo-language everything a player sees stands in brackets."""

from collections.abc import Callable, Iterator
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.messages.intents import Absent, Finish, GiveUp, Intent, Look, Open, Prefer, Say, Show, Sign
from ramparts.app.messages.platform_intents import Erase, Import
from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Greetings
from ramparts.app.update import update
from ramparts.app.view.board import Board, board
from ramparts.app.view.elements import Inner, texts
from ramparts.app.view.toolbar import Tool
from ramparts.app.words.languages import LANGUAGES
from tests.kit.examples import examples
from tests.kit.playing.oracle import LAST_MOVE, WON, answered, at
from tests.kit.playing.play import INTENTS, tables
from tests.kit.visit.panels import PANELS
from tests.kit.visit.table import drags, standing, table, told
from tests.kit.visit.visits import Visit
from tests.words.pseudo import Pseudo, untold

READ = ("aria-label", "title", "alt", "aria-description")
"""Attributes that are read out or shown."""


@pytest.fixture(scope="module", autouse=True)
def speaking() -> Iterator[None]:
    """Every table speaks the pseudo-language."""
    words = Pseudo()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ramparts.app.state.model.catalogue", lambda language: words)
        yield


def on_the_board(shown: Board) -> Iterator[str]:
    yield from (shown.title, shown.facts, shown.status, shown.toolbar)
    yield from (group.label for group in shown.groups)
    yield from (lane.label for lane in shown.lanes)
    yield from (card.label for card in shown.cards)
    yield from _on_tools(shown.tools)
    if shown.notice is not None:
        yield shown.notice.sentence
        yield from _on_tools(shown.notice.tools)
    if shown.greeting is not None:
        yield from (shown.greeting.name, shown.greeting.words)
        yield from _on_tools(shown.greeting.buttons)


def _on_tools(tools: tuple[Tool, ...]) -> Iterator[str]:
    for tool in tools:
        yield from (tool.label, tool.whole)


def in_a_panel(tree: Inner) -> Iterator[str]:
    yield from texts(tree)
    waiting = [tree]
    while waiting:
        element = waiting.pop()
        if not isinstance(element, str):
            yield from (value for name, value in element.attributes if name in READ)
            waiting += element.children


def missed(model: Model) -> set[str]:
    """What a player sees of a table and of each of its panels that did not go through the catalogue."""
    seen = list(on_the_board(board(model)))
    for shown in PANELS.values():
        tree = panel(update(model, Show(shown))[0])
        assert tree is not None
        seen += in_a_panel(tree)
    names = {
        *(each.name for each in LANGUAGES.values()),
        *(line.name for line in model.library.best),
        *(each.asked for each in model.ui.log),
    }
    return {text for text in seen if text not in names and untold(text)}


@examples(150)
@given(tables(), st.lists(INTENTS, max_size=15), st.sampled_from(get_args(Greetings)))
def test_every_text_of_a_table_is_in_the_catalogue(model: Model, intents: list[Intent], greeting: Greetings) -> None:
    model = model.with_ui(greeting=greeting)
    assert missed(model) == set()
    for intent in intents:
        model, _ = update(model, intent)
        assert untold(model.ui.said) == ""
    assert missed(model) == set()


SCENES: dict[str, Callable[[], Model]] = {
    "won": lambda: told(table(LAST_MOVE), Finish()),
    "lost": lambda: drags(table("streets-and-alleys=t0~KH.t1~KC.t2~KD.t3~KS.t4~JC.t5~JD.t6~JH.t7~*JS")),
    "ladder climbed": lambda: drags(standing(LAST_MOVE.partition("=")[2], 9), "t0-h"),
    "run ended": lambda: told(standing("fC~AC.t0~*.s~9C", 1), GiveUp()),
    "among the top ten": lambda: told(standing("fC~AC.t0~*.s~9C", 1), GiveUp(), Sign("Ada"), GiveUp()),
    "winnable": lambda: answered(told(at(WON), Look()), "winnable", "t3-t5", visited=12_345),
    "beyond help": lambda: answered(told(at(WON), Look()), "lost", how="dead-end"),
    "lost for good": lambda: answered(told(at(WON), Look()), "lost"),
    "nobody knows": lambda: answered(told(at(WON), Look()), "unknown"),
    "thinking": lambda: told(at(WON), Look()),
    "without a solver": lambda: told(at(WON), Absent("no WebAssembly"), Look()),
    "no deal": lambda: told(table(WON), Open("fortress:x")),
    "no file": lambda: told(table(WON), Import("{}")),
    "another tab": lambda: Visit("fortress:ms33", elsewhere=True).model,
    "all deleted": lambda: told(table(WON), Erase()),
    "earlier games": lambda: told(drags(table(WON), "t1-h"), Open("fortress:ms34"), Open("chessboard:ms34")),
    "single keys off": lambda: told(table(WON), Prefer("keys", "off")),
    "another language": lambda: told(table(WON), Prefer("language", "de")),
    "asked for help": lambda: told(table(WON), Say("help"), Say("nonsense"), Say("where is QS"), Say("1 2")),
}
"""Tables that chance seldom brings about."""


@pytest.mark.parametrize("scene", SCENES)
def test_every_text_of_a_rare_table_is_in_the_catalogue(scene: str) -> None:
    assert missed(SCENES[scene]()) == set()
