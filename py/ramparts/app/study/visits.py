"""Addresses that name no deal: a day, a puzzle, a lesson; and texts that are not written as an address is."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from ramparts.app.codec.travel_codec import HEAD
from ramparts.app.messages.intents import Open
from ramparts.app.messages.platform_intents import Import
from ramparts.app.messages.study_intents import Collect, Typed, Visit
from ramparts.app.state.model import Model
from ramparts.app.storage.import_export import PROGRAM
from ramparts.app.study.days.daily_deals import day_at
from ramparts.app.study.days.dates import numbered
from ramparts.app.study.exercises.flow import lesson_at, puzzle_at
from ramparts.app.study.travel.take_panel import brought
from ramparts.app.study.typed.boards_panel import ReadBoard
from ramparts.app.words.explanations import not_opened, refusal_said
from ramparts.deals import reading
from ramparts.deals.boards.reading import format_of
from ramparts.deals.link import is_link
from ramparts.rules.errors import BadNotation, quoted

EXPORT = re.compile(rf'\s*{{\s*"program"\s*:\s*"{PROGRAM}"')
"""How a file begins to which everything was saved; whether it can be read is not asked here."""

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


def meant(model: Model, typed: Typed) -> Open | Visit | ReadBoard | Collect | Import | Typed:
    """What a text means; where that is nothing, or more than one thing, the same intent with the reason."""
    if typed.sure:
        return brought(model)
    if HEAD in typed.text:
        return Collect(typed.text)
    if EXPORT.match(typed.text):
        return Import(typed.text)
    if not is_link(typed.text) and format_of(typed.text):  # `freecell:1` is no line of a board
        return ReadBoard(typed.text)
    words = reading.vocabulary(model.titles, model.words.gettext)
    try:
        address = reading.meant(numbered(model, typed.text), model.titles, words, model.deal.game.id)
    except BadNotation as error:
        return Typed(typed.text, refusal_said(model.words, error))
    return Visit(address) if reading.leads_elsewhere(address) else Open(address)


def refused(model: Model, typed: Typed) -> Model:
    """The model with the sentence why a text means nothing, or more than one thing."""
    sentence = not_opened(model.words, typed.why)
    return model.with_ui(problem=sentence, said=sentence)
