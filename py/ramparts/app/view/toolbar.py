"""The buttons round the table."""

from typing import NamedTuple

from ramparts.app.assist.hint_flow import told_whole
from ramparts.app.assist.verdict_light import hidden, light, lost_on_the_way
from ramparts.app.play.gestures import waiting
from ramparts.app.state.model import Model
from ramparts.app.state.session import Lesson
from ramparts.app.state.showing import Showing


class Tool(NamedTuple):
    """A button: the command it gives, its word, and whether it can do anything now.

    ``sign`` is a character above the word. ``whole`` is the full label, where the word alone would be unclear.
    """

    command: str
    label: str
    enabled: bool = True
    sign: str = ""
    whole: str = ""


class Slider(NamedTuple):
    """A slider over a line that is shown: its name, its place, the last of its places, and where it stands.

    That is said in words and in figures.
    """

    name: str
    at: int
    last: int
    words: str
    figures: str


def tools(model: Model, *, leads: bool = False) -> tuple[Tool, ...]:
    """The buttons of the bar, the most used ones first; those for a line that is shown while there is one.

    Where a notice ``leads`` back already, the bar does not. Beside a review, which shows positions that the game is not
    in, only those do anything that lead elsewhere.
    """
    if model.analysis.showing is not None:
        return _showing(model, model.analysis.showing)
    found = _usual(model, leads=leads)
    if model.ui.panel != "review":
        return found
    return tuple(each if each.command in ("new", "menu") else each._replace(enabled=False) for each in found)


def _usual(model: Model, *, leads: bool) -> tuple[Tool, ...]:
    _, history = model.words.gettext, model.history
    return (
        Tool("undo", _("Undo"), history.at != 0 or bool(model.ui.restarted) or waiting(model)),
        Tool("redo", _("Redo"), history.nodes[history.at].latest is not None),
        *_helps(model, leads=leads),
        Tool("new", _("New")),
        Tool("menu", _("Menu")),
    )


def _showing(model: Model, showing: Showing) -> tuple[Tool, ...]:
    """The buttons for a line that is shown."""
    _ = model.words.gettext
    on = showing.left > 0
    return (
        Tool("watch", _("Go on") if showing.paused else _("Pause"), on),
        Tool("step", _("Step"), on),
        Tool("faster", f"{showing.pace}x", whole=_("Faster")),
        Tool("stop", _("Stop")),
    )


def slider(model: Model) -> Slider | None:
    """The slider over the line that is shown; None where none is."""
    _, showing = model.words.gettext, model.analysis.showing
    if showing is None:
        return None
    made, all_ = showing.moves
    said = _("move {n} of {all}").format(n=made, all=all_)
    return Slider(_("The moves that are shown"), showing.done, len(showing.line), said, f"{made}/{all_}")


def _helps(model: Model, *, leads: bool) -> tuple[Tool, ...]:
    """The light, and the one button that helps most now: to finish, to go back, or a hint.

    A lesson or puzzle says itself whether a move was right, so it has no light.
    """
    _ = model.words.gettext
    playing, lit = model.state == "playing", light(model)
    if model.ui.task:
        first = Tool("hint", _("Hint"))
    elif can_finish(model):
        first = Tool("finish", _("Finish"))
    elif not leads and ((playing and lost_on_the_way(model, lit)) or can_lead_back(model)):  # a run may be over
        first = way_back(model)
    else:
        first = Tool("hint", _("Do it") if told_whole(model) else _("Hint"), playing)
    if lit.state == "hidden":
        turn = Tool("deal-on", _("Turn"), playing, whole=_("Turn a card"))
        return first, turn
    if model.prefs.light == "off" or model.ui.task or isinstance(model.session.kind, Lesson):
        return (first,)
    return (first, Tool("look", lit.word, playing or lit.state == "lost", sign=lit.sign, whole=lit.sentence))


def way_back(model: Model) -> Tool:
    """The button that leads back to where the game could still be won."""
    _ = model.words.gettext
    return Tool("back", _("Back"), whole=_("Back to the last position that could be won"))


def can_finish(model: Model) -> bool:
    """Whether the player may have the rest of the cards played home."""
    return not model.ui.task and model.analysis.showing is None and bool(model.session.finish)


def can_lead_back(model: Model) -> bool:
    """Whether no move is left and the player may go back to look for a win.

    There has to be a move to take back, no run that has ended, and no card face down.
    """
    over = model.run is not None and model.run.over
    return model.state == "lost" and not over and model.history.at != 0 and not hidden(model)
