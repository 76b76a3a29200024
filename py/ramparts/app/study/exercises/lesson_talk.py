"""What a lesson says, beside the table and aloud."""

from dataclasses import replace

from ramparts.app.messages.intents import Hint, Intent
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow, Task
from ramparts.app.study.exercises.telling import told
from ramparts.app.study.review.arrows import arrow_of
from ramparts.app.words import advice
from ramparts.deals.notation import Gesture, replay
from ramparts.engine.hints import hint
from ramparts.engine.play import moves
from ramparts.rules.game import Game, Position
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
    else:
        after = _plain(after) if old and given else after
    new = words if old and stands not in ("playing", old.standing) else ""
    return told(after, Task(stands, name, words, _buttons(after, stands, number), given), new)


def _hinted(model: Model, lesson: Lesson, task: Task) -> Model:
    """The model with a hint: where the lesson begins its own ones in turn, later the next thing to do.

    Its own ones are shown as those of a game: the first frames the row to look at, the last has the arrow of the move.
    Whoever asks when there is no more to say reads again what there is to do.
    """
    _, history, game, position = model.words.gettext, model.history, model.deal.game, model.position
    if history.at == len(lesson.played):
        words = _(lesson.hints[min(task.hints, len(lesson.hints)) - 1])
        if lesson.played:  # a move is to be taken back first
            return _once(model, lesson, task, words, words)
        if task.hints < len(lesson.hints):
            return _once(_framed(model, lesson), lesson, task, words, words)
        made = _first(lesson, game, position)
        return _once(_plain(model), lesson, task, words, words, arrow_of(position, made.move, "next"))
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
        return _plain(told(model, task._replace(words=words, hints=0), aloud=words))
    return told(model, task._replace(words=shown), aloud=aloud).with_ui(arrows=arrows)


def _first(lesson: Lesson, game: Game, position: Position) -> Gesture:
    """What its hints lead to where it begins."""
    return replay(game, position, lesson.solution[:1], lesson.deal)[0]


def _framed(model: Model, lesson: Lesson) -> Model:
    """The model whose table shows where to look first, as the first hint of a game does."""
    line, at = _first(lesson, model.deal.game, model.position).singles, model.history.at
    return replace(model, analysis=replace(model.analysis, advised_at=at, advised=line, hint=1, hint_at=at))


def _plain(model: Model) -> Model:
    """The model whose table shows nothing of that any more."""
    return replace(model, analysis=replace(model.analysis, hint=0))


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
