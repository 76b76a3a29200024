"""What a player learns with, and what is understood of the lines that they type.

The page fetches this room when it is first wanted, so that the first visit is no longer.

Nothing imports it: `ramparts.app.late` finds it by name. What is needed without it, such as what kind of session a game
belongs to, lies in the other rooms.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ramparts.app.messages.intents import Intent
from ramparts.app.messages.platform_intents import Copy, Share
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.messages.study_intents import (
    Analyse,
    Collect,
    DealGraded,
    Exercise,
    LookAt,
    NewDay,
    Praised,
    Restore,
    StudyIntent,
    Suspend,
    ThrowAway,
    TryFrom,
    Typed,
    Visit,
)
from ramparts.app.state.analysis import Purpose
from ramparts.app.state.model import Model
from ramparts.app.state.panels import (
    Boards,
    ByHand,
    Days,
    EarlierGames,
    Graded,
    PuzzlesOf,
    Rules,
    SetAside,
    Statistics,
    StudyPanel,
    StudyPlain,
    Taking,
)
from ramparts.app.study.aside_panel import aside_panel
from ramparts.app.study.days.daily_deals import dealt, result
from ramparts.app.study.days.days_panel import days_panel
from ramparts.app.study.days.waiting import new_day
from ramparts.app.study.earlier_panel import earlier_panel
from ramparts.app.study.exercises import flow as exercises
from ramparts.app.study.exercises.panels import learn_panel, puzzles_panel
from ramparts.app.study.figures import grades, praise
from ramparts.app.study.figures.grades import grades_panel
from ramparts.app.study.figures.ladder_panel import end_panel, ladder_panel
from ramparts.app.study.figures.odds_panel import odds_panel
from ramparts.app.study.figures.praise import praised
from ramparts.app.study.figures.stats_panel import stats_panel
from ramparts.app.study.help.keys_panel import keys_panel
from ramparts.app.study.help.rules_panel import rules_panel
from ramparts.app.study.restoring import restored, thrown_away
from ramparts.app.study.review import flow as review_flow
from ramparts.app.study.review.arrows import arrows as review_arrows
from ramparts.app.study.review.flow import left, question
from ramparts.app.study.review.history_panel import history_panel
from ramparts.app.study.review.panel import review_panel
from ramparts.app.study.settings.settings_panel import settings_panel
from ramparts.app.study.travel.send_panel import send_panel, whole_link
from ramparts.app.study.travel.take_panel import collected, take_panel
from ramparts.app.study.typed.boards_panel import ReadBoard, board_read, boards_panel
from ramparts.app.study.typed.command_parser import understood
from ramparts.app.study.typed.hand_panel import hand_panel
from ramparts.app.study.visits import meant, refused, visited
from ramparts.app.view.elements import Node

PANELS: Mapping[StudyPlain, Callable[[Model], Node]] = MappingProxyType(
    {
        "settings": settings_panel,
        "odds": odds_panel,
        "learn": learn_panel,
        "puzzles": puzzles_panel,
        "review": review_panel,
        "keys": keys_panel,
        "history": history_panel,
        "ladder": ladder_panel,
        "end": end_panel,
        "send": send_panel,
    }
)

__all__ = [
    "FLOWS",
    "PANELS",
    "followed",
    "heard",
    "left",
    "meant",
    "panel",
    "praised",
    "question",
    "shared",
    "understood",
    "updated",
]

FLOWS: dict[type[StudyIntent], Callable[[Model, Any], Model]] = {
    Visit: visited,
    Typed: refused,
    Collect: collected,
    ReadBoard: board_read,
    Exercise: exercises.exercise,
    DealGraded: grades.dealt_graded,
    Analyse: review_flow.analysed,
    Suspend: review_flow.suspended,
    LookAt: review_flow.looked_at,
    TryFrom: review_flow.tried,
    Praised: praise.told,
    NewDay: new_day,
    Restore: restored,
    ThrowAway: thrown_away,
}
"""The model after each kind of intent."""

LISTENERS: Mapping[Purpose, Callable[[Model, Answer], Model]] = MappingProxyType(
    {"day": dealt, "review": review_flow.heard, "best": praise.best}
)
"""By what a question is for: the model after an answer to it."""


def panel(model: Model, asked: StudyPanel) -> Node:  # noqa: C901  # one case for each kind of panel
    """The elements of a panel of this room."""
    match asked:
        case Boards(title):
            return boards_panel(model, title)
        case ByHand():
            return hand_panel(model, asked)
        case Days():
            return days_panel(model, asked)
        case EarlierGames(shown):
            return earlier_panel(model, shown)
        case Graded(grade):
            return grades_panel(model, grade)
        case PuzzlesOf():
            return puzzles_panel(model, autofocus="")
        case Rules():
            return rules_panel(model, asked)
        case SetAside():
            return aside_panel(model, asked)
        case Statistics(title):
            return stats_panel(model, title)
        case Taking():
            return take_panel(model, asked)
        case name:
            return PANELS[name](model)


def shared(model: Model, share: Share) -> Copy:
    """What is to be copied: everything as one link, or the link to a deal with how it was won."""
    return Copy(whole_link(model)) if share.whole else Copy(model.session.address, result(model))


def updated(model: Model, intent: StudyIntent) -> Model:
    """The model after an intent of this room."""
    return FLOWS[type(intent)](model, intent)


def heard(model: Model, answer: Answer) -> Model:
    """The model after an answer to a question of this room."""
    return LISTENERS[model.analysis.purpose](model, answer)


def followed(before: Model, after: Model, intent: Intent) -> Model:
    """The model after any intent in a lesson, a puzzle or a review, with what that says of it, and with its arrows."""
    after = exercises.followed(before, after.with_ui(arrows=()), intent)
    return after.with_ui(arrows=review_arrows(after)) if after.ui.panel == "review" else after
