"""A task put beside the table, and said aloud where it is new."""

from ramparts.app.play.deal_loading import joining_said
from ramparts.app.state.model import Model
from ramparts.app.state.session import Puzzle
from ramparts.app.state.ui import Task
from ramparts.app.study.exercises.puzzles import met
from ramparts.app.words import sentences
from ramparts.engine.play import moves


def told(model: Model, task: Task, new: str = "", aloud: str = "") -> Model:
    """The model with a task. What is ``new`` is said after what was said of a move, ``aloud`` instead of it.

    Where nothing was done since the last words, but an answer has come, the new ones are said alone.
    Whoever sees the table reads the words beside it, so the status line goes without them.
    """
    old = model.ui.task
    if old is None:
        rule = _rule(model)
        said = f"{task.name}. {rule} {task.words}" if rule else f"{task.name}. {task.words}"
        return model.with_ui(task=task, said=said, brief=(said, f"{task.name}. {rule}" if rule else task.name))
    if not new and not aloud:
        return model.with_ui(task=task)
    shown = model.ui.shown
    said = aloud or f"{_of_the_move(model, old)} {new}".strip()
    return model.with_ui(task=task, said=said, brief=(said, shown if shown and not aloud else task.name))


def led_back(model: Model, task: Task, way: tuple[str, str]) -> Model:
    """The model with a hint after a mistake: the way back to the puzzle, before what else there was to do."""
    words = model.words.gettext("Go back to the puzzle first: from there you can still win.")
    others = (each for each in task.buttons if each != way)
    led = task._replace(words=words, buttons=(way, *others)[:2], led=True)
    return told(model, led, aloud="" if model.ui.task and model.ui.task.led else words)


def _rule(model: Model) -> str:
    """How cards go together in the game of a puzzle that the player does not know yet; empty for others."""
    kind = model.session.kind
    unknown = isinstance(kind, Puzzle) and not met(model, kind.title)
    return joining_said(model.words, model.deal.game) if unknown else ""


def _of_the_move(model: Model, old: Task) -> str:
    """What the table says of a move that was just made; that none is left after it the task tells by itself."""
    game, position = model.deal.game, model.position
    if old.words in model.ui.said:
        return ""
    end = "" if moves(game, position) else sentences.outcome(model.words, game, position, moves_left=False)
    return model.ui.said.removesuffix(end).strip()
