"""A task put beside the table, and said aloud where it is new."""

from ramparts.app.state.model import Model
from ramparts.app.state.ui import Task


def told(model: Model, task: Task, new: str = "", aloud: str = "") -> Model:
    """The model with a task. What is ``new`` is said after what was said, ``aloud`` instead of it.

    Whoever sees the table reads the words beside it, so the status line goes without them.
    """
    old = model.ui.task
    if old is None:
        said = f"{task.name}. {task.words}"
        return model.with_ui(task=task, said=said, brief=(said, task.name))
    if not new and not aloud:
        return model.with_ui(task=task)
    shown = model.ui.shown
    said = aloud or f"{model.ui.said} {new}".strip()
    return model.with_ui(task=task, said=said, brief=(said, shown if shown and not aloud else task.name))
