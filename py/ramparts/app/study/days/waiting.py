"""What waits for whoever comes back on another day: the deal of today that makes their days in a row one more."""

from collections.abc import Iterable

from ramparts.app.messages.study_intents import NewDay
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Waiting
from ramparts.app.study.days.calendar import streak
from ramparts.app.study.days.dates import today_of
from ramparts.deals.grade import Grade
from ramparts.rules.errors import BadNotation
from ramparts.study.daily_lists import published
from ramparts.study.days import parse_date
from ramparts.study.graded_lists import graded_deals


def row_of(model: Model, title: str) -> int:
    """How many days in a row the deals of a title were won, up to today or yesterday; 0 where the day is not known."""
    return _row(model, [record for record in model.records if record.title == title])


def row_before(model: Model, title: str) -> int:
    """The same up to yesterday, for whoever has not won the deal of today."""
    return _row(model, [record for record in model.records if record.title == title and record.date < model.today])


def _row(model: Model, records: Iterable[Record]) -> int:
    try:
        return streak(records, parse_date(model.today)).now
    except BadNotation:
        return 0


def new_day(model: Model, _intent: NewDay) -> Model:
    """The model that knows which deal waits: of the game with the most days in a row, else of that on the table."""
    rows = {title: row_before(model, title) for title in (model.deal.game.id, *model.titles)}
    title = max(rows, key=lambda each: rows[each])
    return model.with_ui(waiting=Waiting(title, rows[title]))


def grades_of(model: Model) -> dict[str, Grade]:
    """How hard the deal of today is, by the id of its title, as far as it was published and the title has grades."""
    found, today = published(), today_of(model)
    return {title: found[title, today].grade for title in graded_deals() if (title, today) in found}
