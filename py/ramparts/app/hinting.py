"""Hints in three depths: where to look, which card, and the move with its reason.

Where the position can be won the hint is the next move of a winning line. Where cards lie face down it is advice from
what the player sees. A lost position gets no hint but the truth.
"""

from dataclasses import replace

from ramparts.app import advice, speech
from ramparts.app.insight import verdict
from ramparts.app.model import Model
from ramparts.app.protocol import Answer
from ramparts.game import Move, Role
from ramparts.solver.visible import advice as visible_advice


def hinted(model: Model) -> Model:
    """The model after a hint was asked for; each time at the same position it says more."""
    insight = model.insight
    if model.state != "playing":
        return model
    again = insight.hint + 1 if insight.hint_at == model.history.at else 1
    asking = replace(
        insight, hint=again, hint_at=model.history.at, helped=True, hinted=insight.hinted if again > 1 else None
    )
    model = replace(model, insight=asking, pick=None)
    if advice.hidden(model):
        if again == 1:
            line = visible_advice(model.deal.game, model.position)
            model = replace(model, insight=replace(asking, hinted=line[0] if line else None))
        return _said(model)
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


def hinted_move(model: Model) -> Move | None:
    """The move that the hints at this position are about; None when none was asked for, or there is none."""
    insight = model.insight
    if insight.hint_at != model.history.at or insight.hint == 0:
        return None
    if insight.hinted is not None:
        return insight.hinted
    known = verdict(insight, model.history, model.history.at)
    return known.line[0] if known is not None and known.line else None


def hinted_piles(model: Model) -> tuple[int, ...]:
    """The piles that a hint marks: from the second depth on that of the card, from the third its target too."""
    move, depth = hinted_move(model), model.insight.hint
    if move is None or depth == 1:
        return ()
    return (move.src,) if depth == 2 else (move.src, move.dst)


def _said(model: Model) -> Model:
    move = hinted_move(model)
    if move is not None:
        return replace(model, said=hint_said(model, move))
    known = verdict(model.insight, model.history, model.history.at)
    return model if known is None else replace(model, said=advice.known_said(model, known))


def hint_said(model: Model, move: Move) -> str:
    """The hint as deep as it was asked for; what lies face down is not named."""
    _ = model.words.gettext
    game, position, depth = model.deal.game, model.position, model.insight.hint
    if depth > 1 and game.piles[move.src].role is Role.STOCK:
        return _("Turn a card") + "."
    if depth <= 1:
        return _("Look at {pile}.").format(pile=speech.pile_name(model.words, game, move.src))
    if depth == 2:
        return _("Look at the {card}.").format(card=speech.card_name(model.words, position[move.src][-1]))
    return speech.move_said(model.words, game, position, move)
