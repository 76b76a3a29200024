"""A table to play at in a test: opened by a deal's text, told intents, piles named by their ids."""

from ramparts.app.messages.effects import Effect
from ramparts.app.messages.intents import Drop, Intent, Lift, Touch
from ramparts.app.play.deal_loading import fresh
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import FREE, Kind, Run, Session
from ramparts.app.update import update
from ramparts.app.view.board import Board, CardView, board
from ramparts.deals.deal import Deal, numbered
from ramparts.deals.history import History
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import cards_text
from tests.kit.playing.positions import deal

QUIET = Prefs(light="off", deals="any")
"""Preferences with which nobody asks the solver."""


def seated(dealt: Deal, kind: Kind = FREE, prefs: Prefs = QUIET) -> Model:
    """The table with a deal."""
    blank = Model(TITLES, Session(dealt, History.start(dealt.game, dealt.start)), prefs=prefs)
    return fresh(blank, dealt, kind)


def table(text: str, *played: str, prefs: Prefs = QUIET) -> Model:
    """The table with a deal, after drags such as ``t3-h``; the deal of a game with levels begins a ranked run."""
    dealt = deal(text)
    levelled = dealt.number is not None and TITLES[dealt.game.id].levels > 1
    return drags(seated(dealt, Run(dealt.number or 0) if levelled else FREE, prefs), *played)


def standing(at: str, level: int, number: int = 77000) -> Model:
    """A ranked run of Fortitude at a level, standing in a position written ``t0~5H...`` instead of its deal's."""
    dealt = numbered(TITLES["fortitude"], number, level)
    start = deal(f"fortitude/{level}={at}").start
    model = seated(dealt, Run(number, tuple(range(1, level))))
    return model.with_history(History.start(dealt.game, start))


def told(model: Model, *intents: Intent) -> Model:
    """The table after intents."""
    for intent in intents:
        model, _ = update(model, intent)
    return model


def effects(model: Model, intent: Intent) -> tuple[Effect, ...]:
    """What one intent wants done outside."""
    return update(model, intent)[1]


def pile(model: Model, name: str) -> int:
    """The index of a pile; ``h`` is the foundation of clubs."""
    return model.deal.game.index("fC" if name == "h" else name)


def tap(model: Model, name: str, depth: int | None = None, *, twice: bool = False) -> Model:
    """The table after a tap on a pile: on its exposed card, or on a card counted from its bottom."""
    at = pile(model, name)
    top = max(0, len(model.position[at]) - 1)
    return told(model, Touch(at, top if depth is None else depth, twice=twice))


def drags(model: Model, *moves: str) -> Model:
    """The table after drags such as ``t3-t5``, ``t3-t5:2`` (the top two cards) or ``t3-h``."""
    for text in moves:
        source, _, target = text.partition("-")
        name, _, count = target.partition(":")
        src = pile(model, source)
        cards = model.position[src]
        dst = model.deal.game.foundation[cards[-1] // 13 % 4] if name == "h" else pile(model, name)
        model = told(model, Lift(src, len(cards) - int(count or 1)), Drop(dst))
    return model


def cards(model: Model, name: str) -> str:
    """The names of the cards on a pile, run together."""
    return cards_text(model.position[pile(model, name)])


def shown(model: Model) -> Board:
    """What is on the screen."""
    return board(model)


def card(model: Model, name: str) -> CardView:
    """How the first card of this name is shown."""
    return next(view for view in board(model).cards if view.name == name)


def marked(model: Model) -> set[str]:
    """The ids of the piles that are marked as targets."""
    return {lane.id for lane in board(model).lanes if lane.target}
