"""Moves in the history: undo, redo, restart, and jumps to any node."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from ramparts.app.messages.intents import Go, Redo, Restart, Undo
from ramparts.app.play import gestures
from ramparts.app.state.model import Model
from ramparts.app.state.session import marked
from ramparts.app.words import sentences
from ramparts.app.words.sentences import Words
from ramparts.deals.history import History
from ramparts.engine.runs import singles
from ramparts.rules.game import Role


def navigated(model: Model, intent: Undo | Redo | Restart | Go) -> Model:
    """The model at another node of its history, and a sentence that says where."""
    _ = model.words.gettext
    history = model.history
    if isinstance(intent, Undo) and history.at == 0 and model.ui.restarted:
        to = history.go(model.ui.restarted)
        return gestures.concluded(moved_to(model.with_ui(restarted=0), to, _("Your moves are back.")))
    match intent:
        case Undo() if gestures.waiting(model):
            return model.with_ui(pick=None, said=_("Taken back."))
        case Undo():
            to, said = history.undo(), _("Taken back.")
        case Redo():
            to, said = history.redo(), _("Played again.")
        case Restart():
            model = without_menu(model).with_ui(restarted=history.at or model.ui.restarted)
            to, said = replace(history, at=0), _("Back at the start; Redo brings your moves back.")
        case Go(node):
            to, said = history.go(node) if 0 <= node < len(history.nodes) else history, ""
        case never:
            assert_never(never)
    if to.at == history.at:
        return model.with_ui(pick=None, said=_stays(model.words, intent) or model.ui.said)
    brief = "", ""
    match intent:
        case Redo() | Undo():
            said, brief = _step_said(model, to, said, intent)
        case Go():
            said = _where(model.words, to)
    return gestures.concluded(moved_to(model.with_ui(brief=brief), to, said))


def _stays(words: Words, intent: Undo | Redo | Restart | Go) -> str:
    """Why nothing comes of it; empty for a jump to where the game is already."""
    match intent:
        case Undo():
            return words.gettext("There is no move to take back.")
        case Redo():
            return words.gettext("There is no move to redo.")
        case Restart():
            return words.gettext("You are at the start already.")
        case Go():
            return ""
        case never:
            assert_never(never)


def _step_said(model: Model, to: History, said: str, intent: Redo | Undo) -> tuple[str, tuple[str, str]]:
    """The sentences for a step in the history, and what is shown of them."""
    history = model.history
    if isinstance(intent, Redo):
        again = model.words, history.game, history.position, to.meant, to.nodes[to.at].moves
        said = f"{said} {sentences.after(*again)}"
        return said, (said, sentences.after_brief(*again))
    said = f"{said} {_came_back(model.words, history, to)}"
    card = _card_back(model.words, history, to)
    return said, (said, model.words.gettext("Taken back: {card}.").format(card=card))


def without_menu(model: Model) -> Model:
    """The model without the menu over the table, or what it has led to, when that is where a command came from."""
    return model.with_ui(panel="") if model.ui.panel in ("menu", "solution") else model


def _came_back(words: Words, history: History, to: History) -> str:
    """The sentences for the gesture that was taken back, and for how many cards it takes with it."""
    said = sentences.gone_said(words, history.game, to.position, history.meant)
    more = len(history.nodes[history.at].moves) - len(singles(history.game, to.position, history.meant))
    back = words.ngettext("{n} more card comes back.", "{n} more cards come back.", more).format(n=more)
    return f"{said} {back}" if more else said


def _card_back(words: Words, history: History, to: History) -> str:
    """The card of the gesture that was taken back; of several the one that was taken hold of."""
    src, _dst, count = history.meant
    return sentences.card_name(words, to.position[src][-count])


def _where(words: Words, to: History) -> str:
    """The sentences for a place in the history: how far from the deal, and by which gesture it was reached."""
    made = len(to.line)
    if not made:
        return words.gettext("Back at the start.")
    said = words.ngettext("After {n} move.", "After {n} moves.", made).format(n=made)
    return f"{said} {sentences.gone_said(words, to.game, to.undo().position, to.meant)}"


def moved_to(model: Model, to: History, said: str) -> Model:
    """The model at another place of its history; its run is marked if a turned card of the stock is taken back."""
    run = model.run
    if run is not None and _takes_back_a_turn(model.history, to):
        if run.ranked and not run.marked:
            _ = model.words.gettext
            seen = _("You peeked at the stock; the top ten will show it.")
            said = f"{said} {seen}"
        model = model.with_kind(marked(run))
    return model.with_history(to).with_ui(pick=None, said=said)


def _takes_back_a_turn(before: History, after: History) -> bool:
    """Whether the way from one node to the other takes back a turned card of the stock."""
    left = set(before.path) - set(after.path)
    return has_turned(before, left)


def has_turned(history: History, nodes: Iterable[int] | None = None) -> bool:
    """Whether one of these nodes, or any at all, was reached by turning a card of the stock."""
    stock = history.game.having(Role.STOCK)
    chosen = history.nodes if nodes is None else [history.nodes[number] for number in nodes]
    return any(move.src in stock for node in chosen for move in node.moves)
