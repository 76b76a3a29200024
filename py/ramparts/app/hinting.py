"""Hints in three depths: where to look, which card, and the move with its reason.

Where the position can be won the hint is the next move of a winning line. Where cards lie face down it is advice from
what the player sees. A lost position gets no hint but the truth.
"""

from dataclasses import replace

from ramparts.app import advice, speech
from ramparts.app.insight import line_through, verdict
from ramparts.app.model import Model
from ramparts.app.protocol import ADVICE, Answer
from ramparts.game import Move, Role
from ramparts.notation import replay


def hinted(model: Model) -> Model:
    """The model after a hint was asked for; each time at the same position it says more."""
    insight, at = model.insight, model.history.at
    if model.state != "playing":
        return model
    again = insight.hint + 1 if insight.hint_at == at else 1
    model = replace(model, insight=replace(insight, hint=again, hint_at=at, helped=True), pick=None)
    known = None if advice.hidden(model) else verdict(insight, model.history, at)
    if hinted_move(model) is not None or (known is not None and known.verdict != "winnable"):
        return _said(model)
    if insight.absent:
        return replace(model, said=advice.absent_said(model))
    return replace(advice.asked(model, "hint", at), said=model.words.gettext("Thinking…"))


def heard(model: Model, answer: Answer) -> Model:
    """The model after the solver's answer to the question for a hint."""
    insight = model.insight
    if answer.verdict == ADVICE and answer.ask == insight.ask:
        position = model.history.nodes[insight.hint_at].position
        gestures = replay(model.deal.game, position, answer.line, answer.deal)
        line = tuple(step for gesture in gestures for step in gesture.singles)
        return _said(replace(model, insight=replace(insight.idle(), advised_at=insight.hint_at, advised=line)))
    after = advice.heard(model, answer)
    return after if after.insight.quest or after is model else _said(after)


def hinted_move(model: Model) -> Move | None:
    """The move that the hints at this position are about; None when none was asked for, or there is none."""
    insight, history = model.insight, model.history
    if insight.hint_at != history.at or insight.hint == 0:
        return None
    if advice.hidden(model):
        line = line_through(history, history.at, insight.advised_at, insight.advised) if insight.advised else None
        return line[0] if line else None
    known = verdict(insight, history, history.at)
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
