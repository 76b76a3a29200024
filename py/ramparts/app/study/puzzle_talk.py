"""What a puzzle says of each move, and what it asks the solver."""

from typing import assert_never

from ramparts.app.assist.solver_requests import asked
from ramparts.app.assist.verdict_light import absent_said, known_said
from ramparts.app.state.analysis import Known, verdict
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Task
from ramparts.app.study.puzzle_names import grade_name, kind_name
from ramparts.app.study.puzzles import mark, puzzles
from ramparts.app.study.telling import told
from ramparts.study.attempt import Attempt, attempt
from ramparts.study.kinds import Puzzle


def followed(model: Model, title: str, number: int) -> Model:
    """The model after an intent, with what a puzzle says of its position, and with the solver asked where it has to."""
    _, puzzle = model.words.gettext, puzzles(title)[number - 1]
    stands = attempt(puzzle, model.history, lambda node: known.verdict if (known := _known(model, node)) else None)
    if stands.standing == "solved":
        model = model.with_library(solved=model.library.solved | {mark(title, number)})
    # A loss that the list proves is asked about as well, for the solver says why.
    open_ = stands.asked if stands.lost is None or _known(model, stands.lost) else stands.lost
    if open_ is not None and not model.analysis.purpose and not model.analysis.absent:
        model = asked(model, "light", open_)
    name = _("Puzzle {number}: {kind}, {grade}").format(
        number=number, kind=kind_name(model.words, puzzle.kind), grade=grade_name(model.words, puzzle.grade)
    )
    words, old = _words(model, puzzle, stands), model.ui.task
    new = words if old and words != old.words and model.history.at else ""
    return told(model, Task(stands.standing, name, words, _buttons(model, stands)), new)


def _known(model: Model, node: int) -> Known | None:
    return verdict(model.analysis, model.history, node)


def _words(model: Model, puzzle: Puzzle, stands: Attempt) -> str:
    _ = model.words.gettext
    if stands.standing == "solved":
        return _("Solved! That keeps the win.")
    if stands.lost is not None:
        known = _known(model, stands.lost)
        why = known_said(model, known) if known else _("It is proved that only one move keeps the win here.")
        return _("That loses. {why}").format(why=why)
    if stands.asked is not None:
        return absent_said(model) if model.analysis.absent else _("Does that keep the win? The solver is looking…")
    if any((known := _known(model, node)) and known.verdict == "unknown" for node in model.history.path):
        return _("Nobody knows whether that keeps the win: the solver gave up. Take it back, and try another move.")
    if model.history.at:
        return _("That keeps the win. Go on: {n} of {all} moves.").format(n=stands.kept, all=len(puzzle.solution))
    return _task(model, puzzle)


def _task(model: Model, puzzle: Puzzle) -> str:
    """What there is to do."""
    _ = model.words.gettext
    match puzzle.kind:
        case "only-move":
            return _("This can be won, but only one move keeps it so. Find it.")
        case "save-it":
            return _("Here a player went wrong, and lost the game. Find a move that keeps the win.")
        case "thread":
            said = _(
                "Keep the win up to move {n}. At least twice on the way there is only one move that does, among "
                "several."
            )
            return said.format(n=len(puzzle.solution))
        case never:
            assert_never(never)


def _buttons(model: Model, stands: Attempt) -> tuple[tuple[str, str], ...]:
    _ = model.words.gettext
    leave = "exercise:leave", _("Leave")
    match stands.standing:
        case "solved":
            return ("exercise:next", _("Next puzzle")), leave
        case "failed":
            return ("undo", _("Undo")), leave
        case "playing":
            return ("exercise:next", _("Another one")), leave
        case never:
            assert_never(never)
