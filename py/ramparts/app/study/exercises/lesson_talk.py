"""What a lesson says, beside the table and aloud."""

from ramparts.app.messages.intents import Hint, Intent
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Task
from ramparts.app.study.exercises.telling import told
from ramparts.engine.play import moves
from ramparts.study.practice.lesson import Lesson, Standing, on_the_way, standing
from ramparts.study.practice.lessons import LESSONS

ENOUGH = 3
"""After so many lessons one knows enough for a first game."""


def followed(before: Model, after: Model, intent: Intent, number: int) -> Model:
    """The model after an intent, with what lesson ``number`` says of it. A hint is the lesson's own.

    A hint speaks of the way from the beginning; beside that way it says so.
    """
    lesson, old = LESSONS[number - 1], after.ui.task
    _ = after.words.gettext
    name = _("Lesson {number}: {name}").format(number=number, name=_(lesson.name))
    stands, given = standing(lesson, after.history), old.hints if old else 0
    if isinstance(intent, Hint) and stands != "solved":
        after, given = before, min(given + 1, len(lesson.hints))
        hint = _(lesson.hints[given - 1])
        if not on_the_way(lesson, after.history):
            hint = _("From the start: {hint}").format(hint=hint)
        return told(after, Task(stands, name, hint, _buttons(after, stands, number), given), aloud=hint)
    if stands == "solved":
        after = after.with_library(solved=after.library.solved | {f"lesson:{number}"})
    words = _words(after, lesson, stands)
    if old and given and after.history is before.history and stands == old.standing and after.words is before.words:
        words = old.words  # the hint stays as long as nothing is played
    new = words if old and stands not in ("playing", old.standing) else ""
    return told(after, Task(stands, name, words, _buttons(after, stands, number), given), new)


def _words(model: Model, lesson: Lesson, stands: Standing) -> str:
    _ = model.words.gettext
    if stands == "solved":
        return _("Solved! {learnt}").format(learnt=_(lesson.learnt))
    if stands == "failed" and moves(model.history.game, model.position):
        sentence = model.words.ngettext(
            "That was {n} move. Take it back, or begin again.",
            "That was {n} moves. Take some back, or begin again.",
            lesson.within,
        )
        return sentence.format(n=lesson.within)
    if stands == "failed":
        return _("The goal is out of reach now. Take something back or begin again; a hint shows how.")
    return _(lesson.told)


def _buttons(model: Model, stands: Standing, number: int) -> tuple[tuple[str, str], ...]:
    _ = model.words.gettext
    leave = "exercise:leave", _("Leave")
    game = f"new:{model.deal.game.id}", _("Play a game")  # of the title whose rules were just learnt
    following = (f"lesson:{number + 1}", _("Next lesson")) if number < len(LESSONS) else ("puzzles", _("Puzzles"))
    if stands == "solved" and number in (ENOUGH, len(LESSONS)):
        return game, following
    if stands == "solved":
        return following, leave
    begun = model.history.at == len(LESSONS[number - 1].played)
    return (leave,) if begun else (("exercise:anew", _("Begin again")), leave)
