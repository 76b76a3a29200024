"""What a puzzle was about, once it is solved: what its last right move is good for, in words and as arrows.

It is read from the solver's line that wins from there; as long as that is not known nothing is said of it.
"""

from itertools import takewhile

from ramparts.app.state.analysis import verdict
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow
from ramparts.app.words import sentences
from ramparts.engine.hints import Reason, hint
from ramparts.engine.play import play
from ramparts.engine.tables import EVERY, tables_of
from ramparts.rules.cards import Card, suit
from ramparts.rules.game import Move
from ramparts.study.practice.unfolding import Step

FEW = 3
"""No more cards are shown."""


def winning(model: Model) -> tuple[Move, ...]:
    """The line that wins from the position on the table, as far as it is known."""
    known = verdict(model.analysis, model.history, model.history.at)
    return known.line if known is not None else ()


def idea_said(model: Model, last: Step) -> str:
    """The sentence for whoever has solved a puzzle: what its ``last`` choice was good for."""
    _, cards = model.words.gettext, _next_home(model, last)
    if not cards:
        return _("Solved! You can still win.")
    found = hint(model.deal.game, last.start, (*last.line, *winning(model)))
    reason, card = (found.reason, found.cards[:1]) if found else (None, ())
    if reason is Reason.EMPTIES:
        any_card = tables_of(model.deal.game).lane == EVERY
        return _("Solved! That makes room for any card.") if any_card else _("Solved! That makes room for a king.")
    if reason is Reason.FREES and card[0] in cards:
        sentence = _("Solved! That frees the {card}, which can go home.")
    elif reason is Reason.LEADS_TO and card[0] in cards:
        sentence = _("Solved! That helps the {card} get home.")
    else:
        sentence, card = _("Solved! You can still win; your next goal is the {card}."), cards[:1]
    return sentence.format(card=sentences.card_name(model.words, card[0]))


def arrows(model: Model, last: Step) -> tuple[Arrow, ...]:
    """Arrows that lead home the cards that go there next, with their turns, up to the first that others still cover."""
    foundation = tables_of(model.deal.game).foundation
    tops = {cards[-1]: (pile, len(cards) - 1) for pile, cards in enumerate(model.position) if cards}
    turns = enumerate(takewhile(tops.__contains__, _next_home(model, last)), 1)
    return tuple(Arrow(*tops[card], foundation[suit(card)], "later", turn) for turn, card in turns)


def _next_home(model: Model, last: Step) -> tuple[Card, ...]:
    """The cards that go home one after the other as soon as one does; none where the player has gone on."""
    if model.position != last.end:
        return ()
    game, position, cards = model.deal.game, model.position, list[Card]()
    for move in winning(model):
        if move.dst in game.foundation:
            cards.append(position[move.src][-1])
        if len(cards) == FEW or (cards and move.dst not in game.foundation):
            break
        position = play(game, position, move)
    return tuple(cards)
