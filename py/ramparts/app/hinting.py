"""Hints in three depths: where to look, which card, and the move with its reason."""

from dataclasses import replace

from ramparts.app import advice, speech
from ramparts.app.insight import verdict
from ramparts.app.model import Model
from ramparts.app.protocol import Answer
from ramparts.game import Move


def hinted(model: Model) -> Model:
    """The model after a hint was asked for; each time at the same position it says more."""
    insight = model.insight
    again = insight.hint + 1 if insight.hint_at == model.history.at else 1
    asking = replace(insight, hint=again, hint_at=model.history.at, helped=True)
    model = replace(model, insight=asking, pick=None)
    known = verdict(asking, model.history, model.history.at)
    if known is not None and (known.line or known.verdict != "winnable"):
        return _said(model)
    if insight.absent:
        return replace(model, said=advice.absent_said(model))
    return replace(advice.asked(model, "hint", model.history.at), said=model.words.gettext("Thinking…"))


def heard(model: Model, answer: Answer) -> Model:
    """The model after the solver's answer to the question for a hint."""
    after = advice.heard(model, answer)
    return after if after.insight.quest or after is model else _said(after)


def _said(model: Model) -> Model:
    known = verdict(model.insight, model.history, model.history.at)
    if known is None or not known.line:
        return replace(model, said=advice.known_said(model, known)) if known is not None else model
    return replace(model, said=hint_said(model, known.line[0]))


def hint_said(model: Model, move: Move) -> str:
    """The hint as deep as it was asked for."""
    _ = model.words.gettext
    game, position, depth = model.deal.game, model.position, model.insight.hint
    if depth <= 1:
        return _("Look at {pile}.").format(pile=speech.pile_name(model.words, game, move.src))
    if depth == 2:
        return _("Look at the {card}.").format(card=speech.card_name(model.words, position[move.src][-1]))
    return speech.move_said(model.words, game, position, move)
