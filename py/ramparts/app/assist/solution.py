"""A line while it is shown: step by step, paused, faster, and set to any of its places by the slider over it."""

from dataclasses import replace

from ramparts.app.assist import hint_flow, solver_requests
from ramparts.app.assist.verdict_light import hidden
from ramparts.app.messages.intents import How
from ramparts.app.play.gestures import concluded
from ramparts.app.state.analysis import verdict
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily, Lesson, Puzzle
from ramparts.app.state.showing import PACES, Showing
from ramparts.app.words import sentences


def show(model: Model, how: How = "") -> Model:
    """The model after the player asked to be shown the solution; asked again, it pauses or goes on.

    Where the game would count no more after that, the player is asked first. A lesson, and a puzzle that is not solved
    yet, have an answer of their own: there it is a hint, and `ramparts.app.study.exercises` has more to say.
    """
    showing = model.analysis.showing
    if showing is None and how != "stop" and has_own_answer(model):
        return hint_flow.hinted(model)
    if showing is None and how == "" and _would_spoil(model):
        return model.with_ui(panel="solution", pick=None, said=spoiling_said(model))
    if showing is None:
        return model if how == "stop" else solver_requests.solution(model)
    if how in ("", "step") and not showing.left:
        return model.with_ui(said=model.words.gettext("You cannot go further that way."))
    match how:
        case "stop":
            return solver_requests.stopped(model)
        case "step":
            return _at(model, replace(showing, paused=True), showing.done + 1)
        case "faster":
            return _with(model, replace(showing, pace=PACES[(PACES.index(showing.pace) + 1) % len(PACES)]))
    said = model.words.gettext("Continuing.") if showing.paused else model.words.gettext("Paused.")
    return _with(model, replace(showing, paused=not showing.paused)).with_ui(said=said)


def has_own_answer(model: Model) -> bool:
    """Whether a lesson or an open puzzle lies on the table, which would judge the solver's moves as the player's."""
    task = model.ui.task
    solved = task is not None and task.standing == "solved"
    return isinstance(model.session.kind, Lesson) or (isinstance(model.session.kind, Puzzle) and not solved)


def stepped(model: Model, left: int) -> Model:
    """The model with one more step shown; unchanged unless ``left`` are to come and none is held back.

    With the last one the showing is over.
    """
    showing = model.analysis.showing
    if showing is None or not showing.going or left != showing.left:
        return model
    after = _at(model, showing, showing.done + 1)
    return after if left > 1 else _with(after, None)


def sought(model: Model, to: int | None) -> Model:
    """The model with the line at step ``to``, held there; None lets it go on, but for a line that is at its end."""
    showing = model.analysis.showing
    if showing is None or (to is None and not showing.held):
        return model
    if to is None:
        return _with(model, replace(showing, held=False, paused=showing.paused or not showing.left))
    return _at(model, replace(showing, held=True), min(max(0, to), len(showing.line)))


def spoiling_said(model: Model) -> str:
    """What comes of being shown the solution of a game that counts, and what may help instead."""
    _ = model.words.gettext
    if isinstance(model.session.kind, Daily):
        return _(
            "If you look, winning this daily deal will no longer count as your own win. A hint gives "
            "away only the next move."
        )
    return _("If you look, this game does not count in your statistics. A hint gives away only the next move.")


def _would_spoil(model: Model) -> bool:
    """Whether the game on the table counts, and would not any more once its solution was seen."""
    record, known = model.session.record, verdict(model.analysis, model.history, model.history.at)
    possible = not (model.analysis.absent or hidden(model) or (known is not None and known.verdict == "lost"))
    return possible and model.state == "playing" and model.session.counts and not (record.shown or record.won)


def _with(model: Model, showing: Showing | None) -> Model:
    return replace(model, analysis=replace(model.analysis, showing=showing))


def _at(model: Model, showing: Showing, to: int) -> Model:
    """The model with so many steps made, and the last of them told."""
    gestures = showing.line[:to]
    model = _with(model, replace(showing, done=len(gestures)))
    history = model.history
    start = history.path[-1 - showing.done]
    history = history.go(start).follow(gestures)
    if not gestures:
        return model.with_history(history).with_ui(pick=None, said=model.words.gettext("Back at the start."))
    before = history.undo().position
    made = model.words, model.deal.game, before, history.meant
    said = sentences.move_said(*made)
    return concluded(
        model.with_history(history).with_ui(pick=None, said=said, brief=(said, sentences.gone_brief(*made)))
    )
