"""Hints in three steps: where to look, which card, and the move with its reason; who asks again has it played.

Where the position can be won the hint is the next move of a winning line. Where cards lie face down it is advice from
what the player sees. In a lost position the answer is that it is lost, and what leads back.
"""

from collections.abc import Sequence
from dataclasses import replace

from ramparts.app.assist import solver_requests
from ramparts.app.assist.verdict_light import hidden, known_said, way_back_said
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.play.gestures import deal_on, ended, perform, pick_up, waiting
from ramparts.app.play.navigation import without_menu
from ramparts.app.state.analysis import Known, last_winnable, line_through, verdict
from ramparts.app.state.model import Model
from ramparts.app.state.session import Lesson, Puzzle
from ramparts.app.words import advice, sentences
from ramparts.deals.notation import replay
from ramparts.engine.hints import Hint, hint
from ramparts.rules.errors import AmbiguousMove, BadNotation, IllegalMove
from ramparts.rules.game import Move

POINTING = 2
"""Hints up to this depth say where to look; deeper ones say what to do."""


def hinted(model: Model) -> Model:
    """The model after a hint was asked for; each time at the same position it says more, and at last it is played."""
    analysis, at = model.analysis, model.history.at
    if model.state != "playing":
        return model.with_ui(said=ended(model))
    if analysis.purpose == "hint" and analysis.asked == at:
        return model
    if model.ui.pick is not None and waiting(model):  # which is to be answered first
        return pick_up(model, model.ui.pick)
    model = without_menu(model)
    if (told := told_whole(model)) is not None:
        return deal_on(model) if told.card is None else perform(model, told.move)
    again = analysis.hint + 1 if analysis.hint_at == at else 1
    model = replace(model, analysis=replace(analysis, hint=again, hint_at=at)).with_ui(pick=None)
    known = None if hidden(model) else verdict(analysis, model.history, at)
    if hint_now(model) is not None or (known is not None and known.verdict != "winnable"):
        return _said(model)
    return solver_requests.asked(model, "hint", at).with_ui(said=model.words.gettext("Thinking…"))


def heard(model: Model, answer: Answer) -> Model:
    """The model after the solver's answer to the question for a hint."""
    analysis = model.analysis
    if answer.verdict == "advice" and answer.ask == analysis.ask:
        position = model.history.nodes[analysis.hint_at].position
        try:
            gestures = replay(model.deal.game, position, answer.line, answer.deal)
        except (BadNotation, IllegalMove, AmbiguousMove):
            return solver_requests.cancelled(model)
        line = tuple(step for gesture in gestures for step in gesture.singles)
        return _said(replace(model, analysis=replace(analysis.idle(), advised_at=analysis.hint_at, advised=line)))
    after = solver_requests.heard(model, answer)
    return after if after.analysis.purpose or after is model else _said(after)


def hint_now(model: Model) -> Hint | None:
    """The hint that was asked for at this position; None when none was, or there is none, and beside a review."""
    analysis, history = model.analysis, model.history
    if analysis.hint_at != history.at or analysis.hint == 0 or model.ui.panel == "review":
        return None
    known = verdict(analysis, history, history.at)
    line: Sequence[Move] | None = None if known is None else known.line
    if hidden(model) or isinstance(model.session.kind, Puzzle | Lesson):  # whose own line is the one that goes on
        advised = line_through(history, history.at, analysis.advised_at, analysis.advised) if analysis.advised else None
        line = advised if advised or hidden(model) else line
    return hint(model.deal.game, model.position, line or ())


def told_whole(model: Model) -> Hint | None:
    """A hint that was told to its last step, so that it can be followed; none in puzzles and lessons."""
    found = None if isinstance(model.session.kind, Puzzle | Lesson) or waiting(model) else hint_now(model)
    return found if found is not None and model.analysis.hint > POINTING else None


def hinted_piles(model: Model) -> tuple[int, ...]:
    """The piles that a hint marks: from the second step on that of the card, in the third its target as well."""
    found, depth = hint_now(model), model.analysis.hint
    if found is None or depth == 1:
        return ()
    return (found.move.src,) if depth == POINTING else (found.move.src, found.move.dst)


def _said(model: Model) -> Model:
    found = hint_now(model)
    if found is not None:
        said = hint_said(model, found)
        words, position = model.words, model.position
        why = advice.why_said(words, model.deal.game, position, found)
        seen = f"{advice.invited_seen(words, model.deal.game, position, found.move)} {why}".strip()
        brief = said, seen if found.card is not None else advice.told(words, model.deal.game, position, found)
        helped = solver_requests.marked_as_helped(model)
        return helped.with_ui(said=said, brief=brief if model.analysis.hint > POINTING else ("", ""))
    known = verdict(model.analysis, model.history, model.history.at)
    if known is None:
        return model
    said, seen = _lost(model, known) if known.verdict == "lost" else (known_said(model, known), "")
    brief = (said, seen) if seen else ("", "")
    return solver_requests.marked_as_helped(model).with_ui(said=said, brief=brief)


def _lost(model: Model, known: Known) -> tuple[str, str]:
    """What is said of a lost position, and what is seen in its place: what leads on, as far as a button does.

    Two lines have no room for the reason as well: who asks again sees that, where there is one.
    """
    _, said = model.words.gettext, known_said(model, known)
    if hidden(model) or model.ui.task or isinstance(model.session.kind, Lesson):
        return said, ""
    if last_winnable(model.analysis, model.history)[1]:
        has_reason = said != known_said(model, known._replace(how=""))
        return said, "" if has_reason and model.analysis.hint > 1 else way_back_said(model.words)
    another = _("“New” deals you another.")
    seen = f"{_('This deal cannot be won.')} {another}"
    return seen if model.history.at else f"{said} {another}", seen


def hint_said(model: Model, found: Hint) -> str:
    """The hint in words, as much as was asked for; the third step ends with the reason."""
    _ = model.words.gettext
    depth = model.analysis.hint
    if depth <= 1:
        return _("Look at {pile}.").format(pile=sentences.place_name(model.words, model.deal.game, found.pile))
    if depth == POINTING:
        card = None if found.card is None else sentences.card_name(model.words, found.card)
        return _("Look at the {card}.").format(card=card) if card else _("Turn a card.")
    told, again = advice.told(model.words, model.deal.game, model.position, found), _("Ask again to make this move.")
    return told if told_whole(model) is None else f"{told} {again}"
