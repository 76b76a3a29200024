"""What there is to tell of a win beside the plain facts, and our own line to compare it with."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from ramparts.app.assist.solver_requests import cancelled
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.messages.study_intents import Praised
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily, FreePlay
from ramparts.app.state.ui import Praise
from ramparts.app.study.days.waiting import row_before, row_of
from ramparts.app.study.exercises.puzzles import mark, of_day
from ramparts.app.study.review.words import short_said
from ramparts.app.view.captions import waiting_said
from ramparts.app.words import sentences
from ramparts.app.words.names import grade_name
from ramparts.deals.deal import number_text
from ramparts.deals.grade import GRADES, Grade
from ramparts.study.daily_lists import deal_of, published
from ramparts.study.days import parse_date
from ramparts.study.graded_lists import graded_deals

Question: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]
"""What is asked below the notice, with pairs of a command and its word."""

MOST = 2
"""How many special things are told of one win: the first of them."""

AWAITED = "\u00a0"
"""Keeps the line for our own way free until that is known, lest the notice move under the finger."""


def told(model: Model, _intent: Praised) -> Model:
    """The model of a win that waited for this room: the win itself was said, so only what is special is said now.

    `praised` does the rest after every intent.
    """
    special = " ".join([*specials(model)][:MOST])
    if not special or model.ui.feast != model.history.at or model.ui.praise is not None:
        return model
    return model.with_ui(said=special, brief=(special, model.ui.shown))


def praised(model: Model) -> Model:
    """The model of a win with what there is to tell of it; at first with the question for our own line."""
    if model.ui.praise is None:
        model = _asking(model)
    special = " ".join([*specials(model)][:MOST])
    question, buttons = _sounds(model) or _onward(model) or ("", ())
    if model.ui.praise is None and special:
        model = _aloud(model, special)
    short = short_said(model, len(model.history.line))
    praise = Praise(special, again_said(model), short or AWAITED, question, buttons)
    return model if praise == model.ui.praise else model.with_ui(praise=praise)


def _aloud(model: Model, special: str) -> Model:
    """The model that says what is special in place of the plain fact that the game is won, as its notice does."""
    end = sentences.outcome(model.words, model.deal.game, model.position, moves_left=False)
    said = model.ui.said.replace(end, special)
    return model.with_ui(said=said, brief=(said, model.ui.shown))


def _asking(model: Model) -> Model:
    """The model with an open question for our own line, where that is not known yet and there is a solver."""
    analysis, review = model.analysis, model.session.review
    known = analysis.known.get(0)
    if known is not None and known.line and not review.shortest:
        model = model.with_session(replace(model.session, review=replace(review, shortest=len(known.line))))
    if model.session.review.shortest or analysis.absent:
        return model
    return replace(model, analysis=replace(analysis.idle(), ask=analysis.ask + 1, purpose="best"))


def best(model: Model, answer: Answer) -> Model:
    """The model after an answer to that question; an answer to an old one changes nothing."""
    if answer.ask != model.analysis.ask or answer.verdict == "searching":
        return model
    review = replace(model.session.review, shortest=len(answer.line))
    return cancelled(model.with_session(replace(model.session, review=review)))


def again_said(model: Model) -> str:
    """How the moves compare with the player's own; empty for the first win of a deal, and for one like it."""
    n, made, record = model.words.ngettext, len(model.history.line), model.session.record
    if made == record.moves:
        return ""
    if made > record.least:
        said = n("{n} move; your fewest so far: {other}.", "{n} moves; your fewest so far: {other}.", made)
        return said.format(n=made, other=record.least)
    said = n("{n} move this time; {other} the first time.", "{n} moves this time; {other} the first time.", made)
    return said.format(n=made, other=record.moves)


def specials(model: Model) -> Iterator[str]:
    """What is special about the win on the table, the most special first."""
    _, record = model.words.gettext, model.session.record
    if record.shown or not record.won:
        return
    made = len(model.history.line)
    if made != record.moves:
        if made == record.least:
            yield _("Your fewest moves in this deal so far!")
        return
    first = _first(model, record)
    if first:
        yield first
    grade = _grade(model)
    if grade == "hard":
        yield _("A hard deal, and you won it!")
    elif grade == "cruel":
        yield _("A cruel deal, and you won it!")
    days = _days(model)
    if days > 1:
        yield model.words.ngettext("Won {n} day in a row!", "Won {n} days in a row!", days).format(n=days)


def _first(model: Model, record: Record) -> str:
    """Which first win it is: of all, of this game, or without help."""
    _ = model.words.gettext
    before = [each for each in model.library.records if each.won and each.ended < record.ended]
    if not before:
        return _("Your very first win!")
    if all(each.title != record.title for each in before):
        return _("Your first win at {game}!").format(game=_(model.deal.game.name))
    if not record.helped and all(each.helped for each in before):
        return _("Your first win without help!")
    return ""


def _grade(model: Model) -> Grade | None:
    """The grade of the deal on the table, if it is known."""
    kind, title, number = model.session.kind, model.titles[model.deal.game.id], model.deal.number
    if isinstance(kind, Daily):
        day = parse_date(kind.date)
        choice = published().get((title.id, day))
        return choice.grade if choice and deal_of(title, day, choice).text == model.deal.text else None
    if isinstance(kind, FreePlay) and kind.grade:
        return kind.grade
    listed = number is not None and number_text(title, number) == model.deal.text
    return graded_deals().get(title.id, {}).get(number or 0) if listed else None


def _days(model: Model) -> int:
    """How many days in a row their deals were won, with the one on the table; 0 for another deal."""
    return row_of(model, model.deal.game.id) if isinstance(model.session.kind, Daily) else 0


def _sounds(model: Model) -> Question | None:
    """The question whether there are to be sounds, after the first win of all, unless that was said before."""
    _, prefs = model.words.gettext, model.prefs
    if prefs.sound or prefs.sound_asked or any(each.won for each in model.library.records):
        return None
    return _("Play with sound?"), (("sound-on", _("Yes")), ("sound-off", _("No")))


def _onward(model: Model) -> Question | None:
    """What may come next but another deal: that of today, or a harder one; None where neither is left, or asked for.

    After the deal of today it is the puzzle of the day.
    """
    _, kind, title = model.words.gettext, model.session.kind, model.deal.game.id
    if model.session.record.shown or not model.session.record.won:
        return None
    if isinstance(kind, Daily):
        return _tomorrow(model, kind.date)
    if not isinstance(kind, FreePlay):
        return None
    if model.today and not any(each.title == title and each.date == model.today for each in model.records):
        return waiting_said(model.words, row_before(model, title)), ((f"daily:today:{title}", _("Play it")),)
    grade, listed = _grade(model), graded_deals().get(title, {})
    if kind.grade or grade is None or grade == GRADES[-1]:  # who asks for grades is offered the next one anyway
        return None
    harder = GRADES[GRADES.index(grade) + 1]
    if harder not in listed.values():
        return None
    return _("Something harder?"), ((f"graded:{title}:{harder}", grade_name(model.words, harder)),)


def _tomorrow(model: Model, date: str) -> Question | None:
    """What is said after the deal of today, as long as its puzzle is left: when the next one comes, and the puzzle."""
    library = model.library
    known = mark(*of_day(model.titles, parse_date(date))) in library.solved
    if date != model.today or known or library.has_solved(date):
        return None
    _ = model.words.gettext
    return _("The next daily deal comes tomorrow. Today's puzzle?"), (("puzzle:today", _("Solve it")),)
