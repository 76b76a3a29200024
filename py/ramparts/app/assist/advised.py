"""What the solver is wanted for, and what it answers, handed to the flow that it belongs to."""

from typing import assert_never

from ramparts.app.assist import hint_flow, solution, solver_requests, winnable_deals
from ramparts.app.messages.intents import Absent, Back, Heard, Hint, Look, Seek, Step, Watch
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.state.model import Model


def advised(model: Model, intent: Look | Hint | Back | Watch | Step | Seek | Heard | Absent) -> Model:
    """The model after a wish for advice, or after what the solver has answered."""
    match intent:
        case Look():
            return solver_requests.looked(model)
        case Hint():
            return hint_flow.hinted(model)
        case Back():
            return solver_requests.back(model)
        case Watch(how):
            return solution.show(model, how)
        case Step(left):
            return solution.stepped(model, left)
        case Seek(to):
            return solution.sought(model, to)
        case Heard(answer):
            return _heard(model, answer)
        case Absent(reason):
            return winnable_deals.worker_lost(model, reason)
        case never:
            assert_never(never)


def _heard(model: Model, answer: Answer) -> Model:
    listeners = {"deal": winnable_deals.found, "hint": hint_flow.heard}
    return listeners.get(model.analysis.purpose, solver_requests.heard)(model, answer)
