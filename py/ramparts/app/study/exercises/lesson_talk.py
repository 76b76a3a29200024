"""What a lesson says, beside the table and aloud."""

from ramparts.app.messages.intents import Hint, Intent
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow, Task
from ramparts.app.study.exercises.telling import told
from ramparts.app.study.review.arrows import arrow_of
from ramparts.app.words import advice
from ramparts.engine.hints import hint
from ramparts.engine.play import moves
from ramparts.study.practice.lesson import Lesson, Standing, standing, way, way_back
from ramparts.study.practice.lessons import LESSONS

ENOUGH = 3
"""After so many lessons one knows enough for a first game."""


def followed(before: Model, after: Model, intent: Intent, number: int) -> Model:
    """The model after an intent, with what lesson ``number`` says of it. A hint is the lesson's own."""
    lesson, old = LESSONS[number - 1], after.ui.task
    _ = after.words.gettext
    name = _("Lesson {number}: {name}").format(number=number, name=_(lesson.name))
    stands, given = standing(lesson, after.history), old.hints if old else 0
    if isinstance(intent, Hint) and stands != "solved":
        held = after.ui.pick  # nothing, for cards in the hand are put back; but a turned card waits
        task = Task(stands, name, old.words if old else "", _buttons(before, stands, number), given + 1)
        return _hinted(before.with_ui(pick=held, arrows=()), lesson, task)
    if stands == "solved":
        after = after.with_library(solved=after.library.solved | {f"lesson:{number}"})
    words = _words(after, lesson, stands)
    if old and given and after.history is before.history and stands == old.standing and after.words is before.words:
        words, after = old.words, after.with_ui(arrows=before.ui.arrows)  # a hint stays as long as nothing is played
    new = words if old and stands not in ("playing", old.standing) else ""
    return told(after, Task(stands, name, words, _buttons(after, stands, number), given), new)


def _hinted(model: Model, lesson: Lesson, task: Task) -> Model:
    """The model with a hint: where the lesson begins its own ones in turn, later the next thing to do.

    Whoever asks when there is no more to say reads again what there is to do.
    """
    _, history, game, position = model.words.gettext, model.history, model.deal.game, model.position
    if history.at == len(lesson.played):
        words = _(lesson.hints[min(task.hints, len(lesson.hints)) - 1])
        return _once(model, lesson, task, words, words)
    found = hint(game, position, way(lesson, history, history.at) or ())
    if found is None:
        words = _("Go back first: from there you can still do it.")
        return _once(model, lesson, task, words, words)
    shown = aloud = advice.told(model.words, game, position, found)
    if found.card is not None:
        why = advice.why_said(model.words, game, position, found)
        shown = f"{advice.invited_seen(model.words, game, position, found.move)} {why}".strip()
    return _once(model, lesson, task, shown, aloud, arrow_of(position, found.move, "next"))


def _once(model: Model, lesson: Lesson, task: Task, shown: str, aloud: str, *arrows: Arrow) -> Model:
    """The model with a hint, unless it is the one that stands there: then with the words of the lesson again."""
    if task.words == shown:
        words = model.words.gettext(lesson.told)
        return told(model, task._replace(words=words, hints=0), aloud=words)
    return told(model, task._replace(words=shown), aloud=aloud).with_ui(arrows=arrows)


def _words(model: Model, lesson: Lesson, stands: Standing) -> str:
    _ = model.words.gettext
    if stands == "solved":
        return _("Solved! {learnt}").format(learnt=_(lesson.learnt))
    if stands == "failed" and not moves(model.history.game, model.position):
        return _("No move is left here. Go back, or begin again.")
    if stands == "failed":
        sentence = model.words.ngettext(
            "You can't do it in {n} move any more. Go back, or begin again.",
            "You can't do it in {n} moves any more. Go back, or begin again.",
            lesson.within,
        )
        return sentence.format(n=lesson.within)
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
    lesson, history = LESSONS[number - 1], model.history
    if history.at == len(lesson.played):
        return (leave,)
    anew = "exercise:anew", _("Begin again")
    return (anew, leave) if stands == "playing" else ((f"go:{way_back(lesson, history)}", _("Go back")), anew)
