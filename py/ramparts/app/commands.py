"""Buttons and forms of the page as intents: ``undo``, ``new:fortress``.

``draw`` is a number drawn at random outside.
"""

from ramparts.app.errands import Erase, Export, Reopen, Rewatch, Share
from ramparts.app.intents import (
    Back,
    DealOn,
    Finish,
    GiveUp,
    Hint,
    Intent,
    Look,
    New,
    NextLevel,
    Open,
    Redo,
    Restart,
    Show,
    Sign,
    Undo,
    Watch,
)
from ramparts.app.model import Model
from ramparts.app.panels import PANELS

PLAIN: dict[str, Intent] = {
    "undo": Undo(),
    "redo": Redo(),
    "restart": Restart(),
    "finish": Finish(),
    "deal-on": DealOn(),
    "hint": Hint(),
    "look": Look(),
    "back": Back(),
    "watch": Watch(),
    "level": NextLevel(),
    "give-up": GiveUp(),
    "share": Share(),
    "share-moves": Share(moves=True),
    "rewatch": Rewatch(),
    "export": Export(),
    "erase-all": Erase(),
    "close": Show(),
    **{name: Show(name) for name in PANELS},
}


def intent_of(model: Model, command: str, draw: int) -> Intent | None:
    """The intent of a button's command; None for a word that is no command."""
    if command == "again":
        return New(model.deal.game.id, draw)
    name, _, rest = command.partition(":")
    if name == "new" and rest in model.titles:
        return New(rest, draw)
    if name in ("reopen", "replay") and rest:
        return Reopen(rest, show=name == "replay")
    if name in PANELS:
        return Show(command)
    return PLAIN.get(command)


def submitted(model: Model, form: str, text: str) -> Intent | None:
    """The intent of a form that was sent; a bare number is a deal of the present game. None for an unknown form."""
    text = text.strip()
    if form == "sign":
        return Sign(text)
    if form != "open":
        return None
    return Open(f"{model.deal.game.id}:{text}" if text.removeprefix("ms").isdigit() else text.lstrip("#"))
