"""Addresses that name no deal: a day, a puzzle, a lesson."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ramparts.app.messages.study_intents import Visit
from ramparts.app.state.model import Model
from ramparts.app.study.daily_deals import day_at
from ramparts.app.study.exercises import lesson_at, puzzle_at
from ramparts.rules.errors import quoted

VISITS: Mapping[str, Callable[[Model, str], Model | None]] = MappingProxyType(
    {"daily": day_at, "lesson": lesson_at, "puzzle": puzzle_at}
)
"""By the first word of an address: the model after the rest of it; None where it leads nowhere."""


def visited(model: Model, intent: Visit) -> Model:
    """The model with what an address leads to; unchanged but for a sentence where it leads nowhere."""
    head, _colon, rest = intent.address.partition(":")
    found = VISITS[head](model, rest) if head in VISITS else None
    if found is not None:
        return found
    sentence = model.words.gettext("There is nothing at the address {address}.").format(address=quoted(intent.address))
    return model.with_ui(problem=sentence, said=sentence)
