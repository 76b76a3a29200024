"""The notice when a game has ended: what became of it, and what can be done next."""

from typing import NamedTuple, assert_never

from ramparts.app.assist.verdict_light import light
from ramparts.app.play.gestures import ended
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily, FreePlay, Lesson, Puzzle, Run, State
from ramparts.app.state.ui import Praise
from ramparts.app.view.captions import won_said
from ramparts.app.view.toolbar import Tool, can_lead_back, way_back
from ramparts.app.words import sentences
from ramparts.deals.grade import GRADES, Grade
from ramparts.engine.idle import idle

CLOSED = "closed"
"""The storage key of where a notice was closed by hand: there it does not come again with the page."""

FEW = 3
"""The most buttons beside a question, so that both have room on a phone."""


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


def notice(model: Model, state: State) -> Notice | None:
    """The notice over a game that has ended; None while it is played or reviewed, or once it was put aside.

    A lost game ends where no move is left, where the moves left lead nowhere, and where the player asked whether it is
    lost.
    """
    _, at = model.words.gettext, model.history.at
    if (
        model.ui.task
        or model.ui.panel == "review"
        or model.ui.aside == at
        or (model.ui.greeting and (state != "won" or model.ui.greeting == "day"))
        or (model.ui.feast == at and model.ui.praise is None)  # what there is to tell is being fetched
    ):
        return None
    if state == "won" and not (model.run and model.run.over):
        return _won(model)
    sentence = _playing_on(model) if state == "playing" else _outcome(model)
    if not sentence:
        return None
    again, close = Tool("again", _("New deal")), _close(model)
    match model.session.kind:
        case Daily():
            return Notice((sentence,), (*_lost(model), Tool("days", _("Calendar")), close))
        case FreePlay() | Puzzle() | Lesson():
            return Notice((sentence,), (*_lost(model), _another(model), close))
        case Run() as run if run.over:
            return Notice((ended(model),), (Tool("ladder", _("Top ten")), again, close))
        case Run():
            return Notice((sentence,), (*_lost(model), Tool("end", _("End the run…")), close))
        case never:
            assert_never(never)


def closed_at(model: Model) -> str:
    """What is stored of a notice that was closed by hand, the deal and the node of its history; empty while none is."""
    return f"{model.deal.text} {model.history.at}" if model.ui.aside == model.history.at else ""


def _outcome(model: Model) -> str:
    return sentences.outcome(model.words, model.deal.game, model.position, moves_left=False)


def _playing_on(model: Model) -> str:
    """What is said of a game that is lost though there are moves; empty where it is not known to be, or not asked."""
    lit = light(model)
    if lit.state != "lost":
        return ""
    if idle(model.deal.game, model.position):
        return model.words.gettext("The moves that are left lead nowhere.")
    return lit.sentence if model.ui.doomed == model.history.at else ""


def _won(model: Model) -> Notice:
    """The notice of a win: what was special, how it was won, and what comes next."""
    _, kind = model.words.gettext, model.session.kind
    praise = (model.ui.praise if model.ui.feast == model.history.at else None) or Praise()
    lines = praise.special or _outcome(model), praise.again or won_said(model)
    more = (*(_level_cleared(model) if isinstance(kind, Run) else ()), *((praise.short,) if praise.short else ()))
    review, share, again = _remembering(model)
    match kind:
        case Run():
            tools = Tool("level", _("Next level")), review, share, again
        case Daily() | FreePlay() | Puzzle() | Lesson():
            tools = _next(model), review, share, again
        case never:
            assert_never(never)
    answers = tuple(Tool(*each) for each in praise.buttons)
    return Notice((*lines, *more), tools[:FEW] if answers else tools, praise.question, answers)


def _lost(model: Model) -> tuple[Tool, ...]:
    """What to do with a game that is lost: see which move lost it, and go back; nothing before the first move."""
    _ = model.words.gettext
    if not (can_lead_back(model) or (model.state == "playing" and model.history.at)):
        return (Tool("undo", _("Undo")),) if model.history.at else ()
    return Tool("review", _("Why?"), whole=_("Why was it lost?")), way_back(model)


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
    # Whole labels, for in some languages the word bends.
    labels = {"fair": _("Next: medium"), "hard": _("Next: hard"), "cruel": _("Next: cruel")}
    harder = GRADES[min(GRADES.index(grade) + 1, len(GRADES) - 1)]
    return Tool(f"graded:{model.deal.game.id}:{harder}", labels[harder])


def _remembering(model: Model) -> tuple[Tool, Tool, Tool]:
    """What can be done with a game that was won: look into it, share it, see it again."""
    _, moved = model.words.gettext, model.history.at != 0
    own = model.session.record.won and not model.session.record.shown
    link = Tool("share", _("Share"), whole=_("Copy the link to this deal"))
    return (
        Tool("review", _("Review"), moved, whole=_("Show good and bad moves")),
        Tool("share-result", _("Share"), whole=_("Share the result and the link")) if own else link,
        Tool("rewatch", _("Watch again"), moved),
    )


def _level_cleared(model: Model) -> tuple[str, ...]:
    _, n = model.words.gettext, model.words.ngettext
    level = model.deal.game.level
    # For translators: clearing a level brings ten points at least.
    cleared = n("Level {level} cleared! {score} point.", "Level {level} cleared! {score} points.", model.score)
    cleared = cleared.format(level=level, score=model.score)
    if level == model.titles[model.deal.game.id].ladder_top:
        return cleared, _("You have climbed the ladder! From here the last three levels come round again.")
    return (cleared,)
