"""What waits for whoever comes back on another day: the deal of today that makes their days in a row one more.

The days grow harder from Monday to Sunday, in nearly all titles alike: a newcomer is shown to one that suits.
"""

from collections.abc import Iterable

from ramparts.app.messages.study_intents import NewDay
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily
from ramparts.app.state.ui import Waiting
from ramparts.app.study.days.calendar import streak
from ramparts.app.study.days.dates import today_of
from ramparts.deals.grade import GRADES, Grade
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
    return model.with_ui(waiting=Waiting(title if rows[title] else suited(model, title), rows[title]))


def grades_of(model: Model) -> dict[str, Grade]:
    """How hard the deal of today is, by the id of its title, as far as it was published and the title has grades."""
    found, today = published(), today_of(model)
    return {title: found[title, today].grade for title in graded_deals() if (title, today) in found}


def suited(model: Model, title: str) -> str:
    """The title whose deal of today a player can manage: the one given, unless that is much for a newcomer.

    Then it is that with the most days in a row, or else the gentlest of those that were not won today, rather of a
    title that was won before. Whoever plays or has won the deal given, or has won that of yesterday, stays with it.
    """
    grades = grades_of(model)
    done = {record.title for record in model.records if record.won and record.date == model.today}
    plays = title == model.deal.game.id and isinstance(model.session.kind, Daily)
    fits = grades.get(title) not in ("hard", "cruel") or title in done or row_before(model, title)
    if fits or plays or not model.is_new:
        return title

    def worth(each: str) -> tuple[int, int, bool, bool]:
        return -row_before(model, each), GRADES.index(grades[each]), each != title, not model.has_won(each)

    return min((each for each in grades if each not in done), key=worth)
