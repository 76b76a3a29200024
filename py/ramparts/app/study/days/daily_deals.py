"""The deal of a day, put on the table: at once if it was published, else when the solver has proved one.

Any day can be played, also one that has not come yet where the player is: elsewhere it may have, and the deal is the
same for everyone. What counts as won on its day is decided by the record (`ramparts.app.storage.record_keeping`).
"""

from dataclasses import replace

from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.play.deal_loading import aim_said, fresh
from ramparts.app.state.analysis import LISTED
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily
from ramparts.app.study.days.dates import date_said
from ramparts.app.view.captions import deal_said, moves_said
from ramparts.app.words.explanations import not_opened, refusal_said
from ramparts.app.words.names import grade_name
from ramparts.deals.deal import parse_deal
from ramparts.deals.grade import grade_named
from ramparts.rules.errors import BadNotation
from ramparts.study.daily_lists import CHOICES, Choice, deal_of, published
from ramparts.study.days import date_text, parse_date

TODAY = "today"
"""What an address says in the place of a date for the day on which it is opened."""


def day_at(model: Model, rest: str) -> Model | None:
    """The model with the deal of ``2026-11-22:fortress``, or of ``today:fortress``; None for no game.

    The empty text is the deal of today, of the game on the table.
    """
    date, _, title = (rest or f"{TODAY}:{model.deal.game.id}").partition(":")
    if title not in model.titles:
        return None
    try:
        day = parse_date(model.today if date == TODAY else date)
    except BadNotation as error:
        sentence = not_opened(model.words, refusal_said(model.words, error))
        return model.with_ui(problem=sentence, said=sentence)
    choice = published().get((title, day))
    return _searched(model, title, day) if choice is None else _put(model, title, day, choice)


def _put(model: Model, title: str, day: int, choice: Choice) -> Model:
    """The table with the deal of a day, as it is if it is there already."""
    _ = model.words.gettext
    kind = Daily(date_text(day))
    name, grade = _(model.titles[title].name), grade_name(model.words, choice.grade)
    date = date_said(model.words, day)
    said = _("The deal for {date}: {game}, {grade}.").format(date=date, game=name, grade=grade)
    # Game and date stand in the title.
    shown = _("Difficulty: {grade}.").format(grade=grade)
    if model.session.kind == kind and model.deal.game.id == title:
        return model.with_ui(panel="", problem="", said=said, brief=(said, shown))
    table = fresh(model, deal_of(model.titles[title], day, choice), kind)
    aim = aim_said(model.words, table.deal.game, table.position)
    table = replace(table, analysis=table.analysis.learnt(0, LISTED))
    return table.with_ui(said=said, brief=(said, f"{aim} {shown}"))


def _searched(model: Model, title: str, day: int) -> Model:
    """The model with an open question for a day that was not published."""
    analysis = model.analysis
    looking = replace(analysis.idle(), ask=analysis.ask + 1, purpose="day", wanted=(title, day, 1), showing=None)
    said = model.words.gettext("Looking for the deal for {date}…").format(date=date_said(model.words, day))
    return replace(model, analysis=looking).with_ui(said=said, panel="", problem="", pick=None)


def dealt(model: Model, answer: Answer) -> Model:
    """The table after an answer to that question; an answer to anything else changes nothing.

    A panel that was opened meanwhile stays open.
    """
    wanted = model.analysis.wanted
    if answer.ask != model.analysis.ask or answer.verdict == "searching" or wanted is None:
        return model
    title, day, _level = wanted
    choice = _choice(model, answer, title, day)
    if choice is None:
        said = model.words.gettext("There is no deal for that day.")
        return replace(model, analysis=model.analysis.idle()).with_ui(said=said)
    return _put(model, title, day, choice).with_ui(panel=model.ui.panel)


def _choice(model: Model, answer: Answer, title: str, day: int) -> Choice | None:
    """The choice that an answer tells of; None where it is none of that day."""
    try:
        number = (parse_deal(answer.deal, model.titles).number or 0) - CHOICES * day
    except BadNotation:
        return None
    grade = grade_named(answer.how)
    if grade is None or number < 0:
        return None
    choice = Choice(number, grade)
    return choice if deal_of(model.titles[title], day, choice).text == answer.deal else None


def result(model: Model) -> str:
    """How the game on the table was won, as a text to share: day or deal, moves, and whether with help.

    It is empty where the player has not won it.
    """
    kind, record, _ = model.session.kind, model.session.record, model.words.gettext
    if not record.won:
        return ""
    moves = moves_said(model.words, record.moves)
    if not isinstance(kind, Daily):
        helped = _("with help") if record.helped else _("without help")
        sentence = _("{deal}: won in {moves}, {help}. Can you do it too?")
        return sentence.format(deal=deal_said(model, model.deal.text), moves=moves, help=helped)
    helped = _("with help") if record.helped else _("no help")
    date, game = date_said(model.words, parse_date(kind.date)), _(model.deal.game.name)
    sentence = _("Ramparts daily, {date}: {game}, {moves}, {help}")
    return sentence.format(date=date, game=game, moves=moves, help=helped)
