"""A solver at hand: questions that the table asks are answered at once, by the real one."""

from time import perf_counter

from ramparts.app.assist.solver_worker import SolverWorker
from ramparts.app.messages.effects import Effect, Later, Think
from ramparts.app.messages.intents import Heard, Intent
from ramparts.app.messages.solver_protocol import Answer, Question, Reported, parse_answer, question_text
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.update import update
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from tests.kit.visit.table import table, told

WON = "fortress:ms33"
"""A deal that can be won, as some forty positions show."""

LAST_MOVE = (
    "fortress="
    + ".".join(f"f{suit}~" + "".join(rank + suit for rank in "A23456789TJQK") for suit in "DHS")
    + ".fC~AC2C3C4C5C6C7C8C9CTCJCQC.t0~KC"
)
LIGHT = Prefs(light="demand", deals="any")


def at(text: str, *played: str) -> Model:
    """The table with a deal, after drags, when the light is lit on demand."""
    return table(text, *played, prefs=LIGHT)


def answered(model: Model, verdict: Reported, *line: str, how: str = "line", visited: int = 7) -> Model:
    """The table after an answer, made up, to its open question."""
    return told(model, Heard(Answer(model.analysis.ask, model.deal.text, verdict, how, visited, line)))


def consulted(model: Model, intent: Intent) -> Model:
    """The table after an intent, when every question it raises has been answered."""
    worker, question = SolverWorker(TITLES, perf_counter, chosen_engine(None)), None
    model, asked = update(model, intent)
    while model.analysis.purpose:
        question = asked_of(asked) or question
        assert question is not None
        model, asked = update(model, Heard(parse_answer(worker.think(question_text(question)))))
    return model


def watched(model: Model, intent: Intent) -> Model:
    """The table after an intent, when what was to be shown after it has been shown to the end."""
    model, asked = update(model, intent)
    while later := next((each.intent for each in asked if isinstance(each, Later)), None):
        model, asked = update(model, later)
    return model


def asked_of(effects: tuple[Effect, ...]) -> Question | None:
    """The question among effects; None when there is none."""
    return next((each.question for each in effects if isinstance(each, Think)), None)
