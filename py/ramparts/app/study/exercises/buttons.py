"""The buttons beside a puzzle, each a command and its word."""

from typing import TypeAlias, assert_never

from ramparts.app.state.model import Model
from ramparts.app.state.session import Puzzle
from ramparts.app.study.exercises.explaining import asked, can_answer, is_shown, place
from ramparts.app.study.exercises.puzzles import missed, mistakes
from ramparts.study.practice.attempt import Attempt

Buttons: TypeAlias = tuple[tuple[str, str], ...]


def buttons(model: Model, stands: Attempt, title: str, number: int) -> Buttons:
    """What can be done next in a puzzle of a list."""
    _ = model.words.gettext
    leave = "exercise:leave", _("Leave")
    match stands.standing:
        case "solved":
            return ("exercise:next", _("Next puzzle")), *_next_mistake(model, title, number), leave
        case "failed":
            return after_mistake(model, stands, *(() if stands.strays else (_answer(model),)))
        case "playing" if model.ui.task and model.history.at == model.ui.task.shown != 0:
            return ("exercise:next", _("Next puzzle")), leave
        case "playing" if is_shown(model) or (asked(model, stands) and not stands.strays):
            return ("exercise:answer", _("Next move")), ("exercise:next", _("Next puzzle"))
        case "playing" if can_answer(model, stands):
            return _answer(model), leave
        case "playing":
            return ("exercise:next", _("Another one")), leave
        case never:
            assert_never(never)


def _next_mistake(model: Model, title: str, number: int) -> Buttons:
    """The button for another puzzle that went wrong, after one that did."""
    marks = model.library.solved
    others = {*mistakes(model.titles, marks)} - {(title, number)}
    again = missed(title, number) in marks and others
    return (("puzzle:mistakes", model.words.gettext("Next mistake")),) if again else ()


def _answer(model: Model) -> tuple[str, str]:
    return "exercise:answer", model.words.gettext("Show the answer")


def to_the_puzzle(model: Model, lost: int) -> tuple[str, str]:
    """The button for the way back to where the move was made that lost."""
    again = model.words.pgettext("from a move", "Try again")
    return f"go:{model.history.nodes[lost].parent or 0}", again


def after_mistake(model: Model, stands: Attempt, *answer: tuple[str, str]) -> Buttons:
    """What can be done after a move that lost: to be told why, to step through what is left, and to try again.

    At the end the ``answer`` can be asked for, where it is known; else the puzzle can be left. Single moves are taken
    back by the bar.
    """
    _, there = model.words.gettext, place(model, stands)
    lost = stands.lost or 0
    again = to_the_puzzle(model, lost)
    own = isinstance(model.session.kind, Puzzle) and not model.session.kind.number
    another = ("exercise:leave", _("Leave")) if own else ("exercise:next", _("Next puzzle"))
    if there is None:
        return (("exercise:why", _("Show me why")), again) if model.history.at == lost else (again, another)
    found, made = there
    return (("redo", _("Next move")), again) if made < len(found.line) else (again, *(answer or (another,)))
