"""Lessons and puzzles on the table: how one is opened, begun anew, left, and followed by the next."""

from collections.abc import Sequence
from dataclasses import replace

from ramparts.app.assist.solution import has_own_answer
from ramparts.app.assist.winnable_deals import listed
from ramparts.app.messages.intents import Hint, Intent, Watch
from ramparts.app.messages.study_intents import Exercise
from ramparts.app.play.deal_loading import fresh
from ramparts.app.play.navigation import without_menu
from ramparts.app.state.analysis import LISTED
from ramparts.app.state.model import Model
from ramparts.app.state.session import Lesson, Puzzle
from ramparts.app.state.ui import Focus
from ramparts.app.storage.reopen import reopened
from ramparts.app.study.days.dates import today_of
from ramparts.app.study.exercises import lesson_talk, puzzle_talk
from ramparts.app.study.exercises.explaining import answered, explained
from ramparts.app.study.exercises.puzzles import at_number, following, mistakes, of_day, suited
from ramparts.app.words import sentences
from ramparts.deals.deal import parse_deal
from ramparts.deals.grade import GRADES
from ramparts.deals.proven import usual
from ramparts.engine.play import moves
from ramparts.rules.errors import BadNotation
from ramparts.study.practice.attempt import played_on
from ramparts.study.practice.kinds import KINDS
from ramparts.study.practice.lesson import begun
from ramparts.study.practice.lessons import LESSONS
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import Step


def lesson_at(model: Model, rest: str) -> Model | None:
    """The model with the lesson of an address such as ``lesson:3``; None where there is none."""
    return _lesson(model, _number(rest))


def puzzle_at(model: Model, rest: str) -> Model | None:
    """The model with the puzzle of an address such as ``puzzle:fortress:17``; None where there is none.

    For ``puzzle:fortress:thread:hard`` it is one of that kind and grade that was not solved yet, for a position, as in
    ``puzzle:fortress=t0~JHQC``, one that is made of it, for ``puzzle:today`` the one of this day, and for
    ``puzzle:mistakes`` the next one at which the player has failed.
    """
    match rest.split(":"):
        case ["today"]:
            return _puzzle(model, *of_day(model.titles, today_of(model)))
        case ["mistakes"]:
            return _mistake(model)
        case [position] if "=" in position:
            return _own_puzzle(model, position)
        case [title, digits]:
            return _puzzle(model, title, _number(digits))
        case [title, kind, grade] if kind in KINDS and grade in GRADES and title in model.titles:
            return _puzzle(model, title, following(title, kind, grade, model.library.solved, _present(model)))
    return None


def exercise(model: Model, intent: Exercise) -> Model:
    """The model after something was wanted of its lesson or puzzle; the same where there is none."""
    match intent.what, model.session.kind:
        case "anew", Lesson(number):
            return _lesson(model, number) or model
        case "anew", Puzzle(_, 0):
            return _own_puzzle(model, model.deal.text) or model
        case "anew", Puzzle(title, number):
            return _puzzle(model, title, number) or model
        case "next", Puzzle(title, number) if number:
            marks = model.library.solved
            grade = model.ui.puzzle_grade or suited(model.titles, marks)
            after = following(title, shipped(title)[number - 1].kind, grade, marks, number)
            return _puzzle(model, title, after) or model
        case "why", Puzzle():
            return explained(model)
        case "answer", Puzzle(title, number):
            found = at_number(model.titles, title, number)
            return answered(model, found.steps if found else ())
        case "leave", Lesson() | Puzzle():
            return _left(model)
    return model


def followed(before: Model, after: Model, intent: Intent) -> Model:
    """The model after any intent, with what its lesson or puzzle says of it.

    Nothing where a file has come with another deal than the lesson's or the puzzle's.
    """
    deal = after.deal.text
    before, after, intent = _answering(before, after, intent)
    match after.session.kind:
        case Lesson(number) if any(lesson.deal == deal for lesson in LESSONS[number - 1 : number]):
            return lesson_talk.followed(before, after, intent, number)
        case Puzzle(_, 0):
            leads, after = _leads_back(before, after, intent)
            return puzzle_talk.followed_own(after, leads=leads)
        case Puzzle(title, number) if (found := at_number(after.titles, title, number)) and found.deal.text == deal:
            leads, after = _leads_back(before, after, intent)
            after = _played_on(before, after, found.steps)
            return puzzle_talk.followed(after, title, number, found.steps, leads=leads)
    return after


def _answering(before: Model, after: Model, intent: Intent) -> tuple[Model, Model, Intent]:
    """What a wish for the solution is instead: the answer or more of it where that is offered, else a hint.

    The moves of the solver would be judged as if the player had made them. Where all is done the words are said again.
    """
    task, showing = before.ui.task, before.analysis.showing
    if not isinstance(intent, Watch) or intent.how == "stop" or showing or task is None or not has_own_answer(before):
        return before, after, intent
    calm = without_menu(before)
    if task.standing == "solved" or before.history.at == task.shown != 0:
        return before, calm.with_ui(said=task.words), intent
    if any(command == "exercise:answer" for command, _ in task.buttons):
        return before, exercise(calm, Exercise("answer")), Exercise("answer")
    return calm, after, Hint()


def _leads_back(before: Model, after: Model, intent: Intent) -> tuple[bool, Model]:
    """Whether a hint leads back to the puzzle, and the model with what stands there; a lost game has no other hint."""
    task = before.ui.task
    if task is None or task.standing != "failed" or not before.history.at:
        return False, after
    if isinstance(intent, Hint):
        return True, before.with_ui(pick=after.ui.pick)
    return task.led and after.history is before.history, after


def _played_on(before: Model, after: Model, steps: Sequence[Step]) -> Model:
    """The model with what follows a right move up to the next choice, and with the sentences for that."""
    if before.deal.text != after.deal.text:
        return after
    history = played_on(steps, before.history, after.history)
    if history is after.history:
        return after
    game, at = history.game, after.ui.focus.pile
    line = history.nodes[history.at].moves
    made = game, before.position, line[0], line
    said = sentences.after(after.words, *made)
    focus = Focus(at, max(0, len(history.position[at]) - 1))
    brief = said, sentences.after_brief(after.words, *made)
    return after.with_history(history).with_ui(said=said, brief=brief, focus=focus)


def _number(digits: str) -> int:
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 7 else 0


def _present(model: Model) -> int:
    """The number of the puzzle on the table; 0 for none."""
    return model.session.kind.number if isinstance(model.session.kind, Puzzle) else 0


def _lesson(model: Model, number: int) -> Model | None:
    if not 1 <= number <= len(LESSONS):
        return None
    deal, history = begun(LESSONS[number - 1], model.titles)
    return fresh(model, deal, Lesson(number), history).with_ui(greeting="", task=None)


def _puzzle(model: Model, title: str, number: int) -> Model | None:
    found = at_number(model.titles, title, number)
    if found is None:
        return None
    table = fresh(model, found.deal, Puzzle(title, number)).with_ui(greeting="", task=None)
    return replace(table, analysis=table.analysis.learnt(0, LISTED))


def _mistake(model: Model) -> Model | None:
    """The model with the first mistake after the puzzle on the table, or else the first of all; None where none is."""
    found, kind = mistakes(model.titles, model.library.solved), model.session.kind
    if not found:
        return None
    here = (kind.title, kind.number) if isinstance(kind, Puzzle) else ("", 0)
    after = found[found.index(here) + 1 :] if here in found else ()
    return _puzzle(model, *(*after, *found)[0])


def _own_puzzle(model: Model, position: str) -> Model | None:
    """The model with a puzzle made of a position; None for a text that is none, or of a game that is over."""
    try:
        deal = parse_deal(position, model.titles)
    except BadNotation:
        return None
    if not moves(deal.game, deal.start):
        return None
    return fresh(model, deal, Puzzle(deal.game.id, 0)).with_ui(greeting="", task=None)


def _left(model: Model) -> Model:
    """The model with the game that was on the table before; with a new one where there is none that can be read.

    Who has not won yet begins where all begin, whatever game the lesson or puzzle was of.
    """
    for kept in model.library.games[:1]:
        table = reopened(model, kept.deal)
        if table.deal.text != model.deal.text:
            return table
    title = model.deal.game.id if any(record.won for record in model.records) else usual(model.titles)
    return listed(model, title, model.now)
