"""Buttons and forms of the page as intents: ``undo``, ``new:fortress``.

``draw`` is a number drawn at random outside.
"""

from ramparts.app.state.commands import COMMANDS
from ramparts.app.state.intents import Go, Intent, New, Open, Read, Say, Show, Sign
from ramparts.app.state.model import Model
from ramparts.app.state.platform_intents import Reopen
from ramparts.app.words.names import deal_named

BUTTONS = {command.button: command.intent for command in COMMANDS}

WITH_ARGUMENT = ("earlier", "stats")
"""Panels of which a part can be asked for: ``earlier:40``, ``stats:fortress``."""


def intent_of(model: Model, command: str, draw: int) -> Intent | None:
    """The intent of a button's command; None for a word that is no command."""
    if command == "again":
        return New(model.deal.game.id, draw)
    name, _, rest = command.partition(":")
    if name == "new" and rest in model.titles:
        return New(rest, draw)
    if name in ("reopen", "replay") and rest:
        return Reopen(rest, show=name == "replay")
    if name in WITH_ARGUMENT:
        return Show(command)
    if name == "rules" and rest in model.titles:
        return Show(command)
    if name == "read":
        return Read(rest)
    if name == "go" and rest.isdecimal():
        return Go(int(rest))
    return BUTTONS.get(command)


def submitted(model: Model, form: str, text: str, draw: int = 0) -> Intent | None:
    """The intent of a form that was sent; None for an unknown form.

    A bare number is a deal of the present game; of a whole address what follows its ``#`` counts.
    """
    text = text.strip()
    if form == "sign":
        return Sign(text)
    if form == "say":
        return Say(text, draw)
    return Open(deal_named(model.deal.game, text)) if form == "open" else None
