"""Buttons and forms of the page as intents. A button names a command, such as ``undo`` or ``new:fortress``.

``draw`` is a random number from the caller, for commands that deal at random.
"""

import re
from collections.abc import Callable, Mapping
from typing import get_args

from ramparts.app.messages.commands import COMMANDS
from ramparts.app.messages.intents import Go, Intent, New, Open, Read, Say, Show, Sign
from ramparts.app.messages.platform_intents import Reopen
from ramparts.app.messages.questions import AboutRegion, Region
from ramparts.app.messages.study_intents import DealGraded, Exercise, LookAt, Restore, ThrowAway, TryFrom, Visit
from ramparts.app.play.deal_loading import opening
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Boards, ByHand, Days, EarlierGames, Graded, PuzzlesOf, Rules, SetAside, Statistics
from ramparts.deals.grade import grade_named
from ramparts.rules.game import Game

BUTTONS: Mapping[str, Intent] = {
    **{command.button: command.intent for command in COMMANDS},
    **{f"read:group:{region}": Read(AboutRegion(region)) for region in get_args(Region)},
}

NUMBERED: Mapping[str, Callable[[int], Intent]] = {
    "go": Go,
    "look-at": LookAt,
    "try-from": TryFrom,
    "earlier": lambda shown: Show(EarlierGames(shown)),
}
"""The commands that a number follows."""

NAMING: Mapping[str, Callable[[str], Intent]] = {
    "exercise": Exercise,
    "link": lambda text: Open(text, sure=True),
    "grades": lambda word: Show(Graded(grade_named(word) or "")),
    "puzzles": lambda word: Show(PuzzlesOf(grade_named(word) or "")),
    "hand": lambda text: Show(ByHand(*text.partition(":")[::2])),
    "restore": Restore,
    "discard": ThrowAway,
    "unread": lambda key: Show(SetAside(key)),
}
"""The commands that a name or a text follows."""

_NUMBER = re.compile("(ms)?[1-9][0-9]*", re.ASCII)


def intent_of(model: Model, command: str, draw: int) -> Intent | None:
    """The intent of a button's command; None for a word that is no command."""
    if command == "again":
        return New(model.deal.game.id, draw)
    name, _, rest = command.partition(":")
    number = int(rest) if rest.isascii() and rest.isdecimal() else None
    if number is not None and name in NUMBERED:
        return NUMBERED[name](number)
    if rest and name in NAMING:
        return NAMING[name](rest)
    match name:
        case "new" if rest in model.titles:
            return New(rest, draw)
        case "reopen" | "replay" if rest:
            return Reopen(rest, show=name == "replay")
        case "daily" | "lesson" | "puzzle" if rest:
            return Visit(command)
        case "graded":
            return _graded(model, rest)
        case "stats" | "rules" | "days" | "board" if rest:
            return _panel_of(model, name, *rest.split(":", 1))
    return BUTTONS.get(command)


def _graded(model: Model, rest: str) -> DealGraded | None:
    """The intent to deal a game of a grade, written as ``fortress:hard``; None for what names neither."""
    title, _, word = rest.partition(":")
    grade = grade_named(word)
    return DealGraded(title, grade) if grade and title in model.titles else None


def _panel_of(model: Model, name: str, title: str, part: str = "") -> Intent | None:
    """The intent to show what a panel has of a title, or a part of it: a month, a step; None for no title."""
    if title not in model.titles:
        return None
    if name == "days":
        return Show(Days(title, part))
    if name == "stats":
        return Show(Statistics(title))
    if name == "board":
        return Show(Boards(title))
    return Show(Rules(title, int(part) if part.isascii() and part.isdecimal() else 0))


def submitted(model: Model, form: str, text: str, draw: int = 0) -> Intent | None:
    """The intent of a form that was sent, with the text of its field; None for an unknown form.

    In the form ``open`` a bare number is a deal of the present game.
    """
    text = text.strip(" ")
    if form == "sign":
        return Sign(text)
    if form == "say":
        return Say(text, draw)
    return opening(deal_named(model.deal.game, text), model.titles) if form == "open" else None


def deal_named(game: Game, text: str) -> str:
    """The text of a deal as a player gives it; a bare number is one of this game."""
    return f"{game.id}:{text}" if _NUMBER.fullmatch(text) else text
