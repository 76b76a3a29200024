"""The buttons round the table, and the notice when a game has ended."""

from typing import NamedTuple, assert_never

from ramparts.app.assist.verdict_light import hidden, light
from ramparts.app.play.gestures import ended, waiting
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily, FreePlay, Lesson, Puzzle, Run, State
from ramparts.app.state.showing import Showing
from ramparts.app.state.ui import Praise
from ramparts.app.view.captions import won_said
from ramparts.app.words import sentences
from ramparts.deals.grade import GRADES, Grade

FEW = 3
"""The most buttons beside a question, so that both have room on a phone."""


class Tool(NamedTuple):
    """A button: the command it gives, its word, and whether it can do anything now.

    ``sign`` is a character above the word. ``whole`` is the full label, where the word alone would be unclear.
    """

    command: str
    label: str
    enabled: bool = True
    sign: str = ""
    whole: str = ""


class Notice(NamedTuple):
    """Sentences shown over the table, each on a line of its own, and buttons for what to do next.

    Below them there may be a question, with buttons that answer it.
    """

    lines: tuple[str, ...]
    tools: tuple[Tool, ...]
    question: str = ""
    answers: tuple[Tool, ...] = ()

    @property
    def sentence(self) -> str:
        """All that it says."""
        return " ".join(self.lines).rstrip()


class Slider(NamedTuple):
    """A slider over a line that is shown: its name, its place, the last of its places, and where it stands.

    That is said in words and in figures.
    """

    name: str
    at: int
    last: int
    words: str
    figures: str


def tools(model: Model) -> tuple[Tool, ...]:
    """The buttons of the bar, the most used ones first; those for a line that is shown while there is one."""
    _ = model.words.gettext
    if model.analysis.showing is not None:
        return _showing(model, model.analysis.showing)
    history = model.history
    return (
        Tool("undo", _("Undo"), history.at != 0 or bool(model.ui.restarted) or waiting(model)),
        Tool("redo", _("Redo"), history.nodes[history.at].latest is not None),
        *_helps(model),
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


def _helps(model: Model) -> tuple[Tool, ...]:
    """The light, and the one button that helps most now: to finish, to go back, or a hint."""
    _ = model.words.gettext
    playing, lit = model.state == "playing", light(model)
    if model.ui.task:
        first = Tool("hint", _("Hint"))
    elif can_finish(model):
        first = Tool("finish", _("Finish"))
    elif (lit.state == "lost" and model.history.at != 0) or can_lead_back(model):
        first = _back(model)
    else:
        first = Tool("hint", _("Hint"), playing)
    if lit.state == "hidden":
        turn = Tool("deal-on", _("Turn"), playing, whole=_("Turn a card"))
        return first, turn
    if model.prefs.light == "off" or isinstance(model.session.kind, Lesson):
        return (first,)
    return (first, Tool("look", lit.word, playing, sign=lit.sign, whole=lit.sentence))


def _back(model: Model) -> Tool:
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


def notice(model: Model, state: State) -> Notice | None:
    """The notice over a game that has ended; None while it is played or reviewed, or once it was put aside."""
    _ = model.words.gettext
    if (
        model.ui.task
        or model.ui.panel == "review"
        or state == "playing"
        or model.ui.aside == model.history.at
        or (state == "lost" and model.ui.greeting)
        or (model.ui.feast == model.history.at and model.ui.praise is None)  # what there is to tell is being fetched
    ):
        return None
    if state == "won" and not (model.run and model.run.over):
        return _won(model)
    sentence = sentences.outcome(model.words, model.deal.game, model.position, moves_left=False)
    again, close = Tool("again", _("New deal")), _close(model)
    match model.session.kind:
        case Daily():
            return Notice((sentence,), (*_lost(model), Tool("days", _("Calendar")), close))
        case FreePlay() | Puzzle() | Lesson():
            return Notice((sentence,), (*_lost(model), _another(model), close))
        case Run() as run if run.over:
            return Notice((ended(model),), (Tool("ladder", _("Ten best")), again, close))
        case Run():
            return Notice((sentence,), (*_lost(model), Tool("give-up", _("End the run")), close))
        case never:
            assert_never(never)


def _won(model: Model) -> Notice:
    """The notice of a win: what was special, how it was won, and what comes next."""
    _, kind = model.words.gettext, model.session.kind
    praise = (model.ui.praise if model.ui.feast == model.history.at else None) or Praise()
    sentence = sentences.outcome(model.words, model.deal.game, model.position, moves_left=False)
    lines = praise.special or sentence, praise.again or won_said(model)
    more = (*(_level_cleared(model) if isinstance(kind, Run) else ()), *((praise.short,) if praise.short else ()))
    review, share, again = _remembering(model)
    match kind:
        case Daily():
            tools = share, Tool("days", _("Calendar")), review, again
        case Run():
            tools = Tool("level", _("Next level")), review, share, again
        case FreePlay() | Puzzle() | Lesson():
            tools = _next(model), review, share, again
        case never:
            assert_never(never)
    answers = tuple(Tool(*each) for each in praise.buttons)
    return Notice((*lines, *more), tools[:FEW] if answers else tools, praise.question, answers)


def _lost(model: Model) -> tuple[Tool, ...]:
    """What to do with a game that is lost: see which move lost it, and go back to where it could be won."""
    _ = model.words.gettext
    if not can_lead_back(model):
        return (Tool("undo", _("Undo"), model.history.at != 0),)
    return Tool("review", _("Why?"), whole=_("Why was it lost?")), _back(model)


def _close(model: Model) -> Tool:
    return Tool("aside", model.words.gettext("OK"), whole=model.words.gettext("Close"))


def _grade(model: Model) -> Grade | None:
    """The grade that was asked for; None where any deal would do."""
    kind = model.session.kind
    return kind.grade if isinstance(kind, FreePlay) else None


def _another(model: Model) -> Tool:
    """The button for another deal, of the same grade if one was asked for."""
    grade = _grade(model)
    command = f"graded:{model.deal.game.id}:{grade}" if grade else "again"
    return Tool(command, model.words.gettext("New deal"))


def _next(model: Model) -> Tool:
    """The button for the deal after one that was won: of the next grade, if there is one and nothing was shown."""
    grade = _grade(model)
    _ = model.words.gettext
    if grade is None or model.session.record.shown:
        return _another(model)._replace(label=_("Next deal"))
    # Names of grades are in the room that comes later.
    labels = {"fair": _("Next: fair"), "hard": _("Next: hard"), "cruel": _("Next: cruel")}
    harder = GRADES[min(GRADES.index(grade) + 1, len(GRADES) - 1)]
    return Tool(f"graded:{model.deal.game.id}:{harder}", labels[harder])


def _remembering(model: Model) -> tuple[Tool, Tool, Tool]:
    """What can be done with a game that was won: look into it, share it, see it again."""
    _, moved = model.words.gettext, model.history.at != 0
    own = model.session.record.won and not model.session.record.shown
    link = Tool("share", _("Share"), whole=_("Copy the link to this deal"))
    return (
        Tool("review", _("Review"), moved, whole=_("What every move was worth")),
        Tool("share-result", _("Share"), whole=_("Share the result and the link")) if own else link,
        Tool("rewatch", _("Watch again"), moved),
    )


def _level_cleared(model: Model) -> tuple[str, ...]:
    _ = model.words.gettext
    level = model.deal.game.level
    # For translators: clearing a level brings ten points at least.
    cleared = _("Level {level} cleared! {score} points.").format(level=level, score=model.score)
    if level == model.titles[model.deal.game.id].ladder_top:
        return cleared, _("You have climbed the ladder! It goes on with the last three levels.")
    return (cleared,)
