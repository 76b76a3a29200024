"""Questions to the solver and what comes of its answers: verdicts, the way back, and that the solution is shown.

The model holds at most one open question, as `Analysis`.
"""

from dataclasses import replace
from typing import Literal, assert_never

from ramparts.app.assist.verdict_light import hidden, known_said
from ramparts.app.messages.solver_protocol import LIMITS, Answer, Question, seek
from ramparts.app.play.gestures import ended
from ramparts.app.play.navigation import moved_to, without_menu
from ramparts.app.state.analysis import Known, Settled, Wish, last_winnable, undecided, verdict
from ramparts.app.state.model import Model
from ramparts.app.state.session import Lesson, marked
from ramparts.app.words import sentences
from ramparts.deals.deal import number_text, position_text
from ramparts.deals.notation import replay
from ramparts.rules.errors import AmbiguousMove, BadNotation, IllegalMove
from ramparts.rules.game import Role

CANDIDATES = 60
"""How many deals are searched for one that can be won, before one is taken from the list of proved deals."""


def asked(model: Model, purpose: Wish | Literal["light"], node: int) -> Model:
    """The model with an open question about a node of the history; a solver that has failed is started again."""
    analysis = replace(model.analysis, ask=model.analysis.ask + 1, asked=node, purpose=purpose, visited=0, absent="")
    return replace(model, analysis=analysis)


def cancelled(model: Model) -> Model:
    """The model with no question open, and nothing being shown."""
    idle = replace(model.analysis.idle(), showing=None)
    return model if idle == model.analysis else replace(model, analysis=idle)


def stopped(model: Model) -> Model:
    """The model with no solution being shown any more, and a sentence that says so."""
    return cancelled(model).with_ui(said=model.words.gettext("Stopped."))


def question(model: Model) -> Question:
    """The open question as the worker is asked it."""
    analysis, titled = model.analysis, model.titles[model.deal.game.id]
    if analysis.purpose == "day" and analysis.wanted is not None:
        title, day, _level = analysis.wanted
        return Question(analysis.ask, (title,), day=day)
    if analysis.purpose == "deal" and analysis.wanted is not None:
        title, number, level = analysis.wanted
        deals = (number_text(model.titles[title], number + i, level) for i in range(CANDIDATES))
        return seek(analysis.ask, tuple(deals))
    position = model.history.nodes[analysis.asked or 0].position
    seen = analysis.purpose == "hint" and hidden(model)
    text = position_text(titled, model.deal.game, position)
    return Question(analysis.ask, (text,), LIMITS[model.deal.game.packs], seen, patient=analysis.purpose == "best")


def light_asked(model: Model) -> Model:
    """The model with an open question for the light, if it is always on and the verdict is not known yet."""
    if not model.lit or model.analysis.absent or hidden(model) or model.state != "playing":
        return model
    if model.analysis.purpose not in ("", "light", "look", "best") or model.analysis.asked == model.history.at:
        return model
    if verdict(model.analysis, model.history, model.history.at) is not None:
        return _lit(replace(model, analysis=model.analysis.idle()))
    return asked(model, "light", model.history.at)


def _lit(model: Model) -> Model:
    """The model after the light has answered: that is help where the player has chosen that it does so unasked.

    In the first games it does by itself.
    """
    told = marked_as_helped(model)
    return told if model.prefs.light else replace(told, analysis=model.analysis)


def looked(model: Model) -> Model:
    """The model after the player asked whether this position can be won; a task says again what it has said."""
    if model.ui.task or isinstance(model.session.kind, Lesson):
        return model.with_ui(said=model.ui.task.words if model.ui.task else "")
    return _wanting(model, "look")


def solution(model: Model) -> Model:
    """The model after the player asked to be shown the solution; the menu is closed, where that may have been."""
    return _wanting(without_menu(model), "show")


def _wanting(model: Model, wish: Wish) -> Model:
    """The model with an open question for a wish, or with the answer, or with the sentence for why it cannot be asked.

    Where no move is left only the way back can be asked for.
    """
    _ = model.words.gettext
    over = model.run is not None and model.run.over
    if model.state == "won" or over or (model.state == "lost" and wish != "back"):
        return model.with_ui(said=ended(model))
    model = replace(model, analysis=replace(model.analysis, showing=None)).with_ui(pick=None)
    if hidden(model):
        return model.with_ui(said=_("Some cards are face down. In the settings you can let hints look at them."))
    if verdict(model.analysis, model.history, model.history.at) is not None:
        return fulfilled(model, wish)
    return asked(model, wish, model.history.at).with_ui(said=_("Thinking…"))


def marked_as_helped(model: Model) -> Model:
    """The model with the deal noted as played with help; a run is marked if the help used face-down cards."""
    if model.prefs.tell and any(model.position[i] for i in model.deal.game.having(Role.STOCK)):
        model = model.with_kind(marked(model.session.kind))
    return replace(model, analysis=replace(model.analysis, helped=True))


def fulfilled(model: Model, wish: Wish) -> Model:
    """The model with the answer to a wish; unchanged where nothing is known about the present node yet."""
    known = verdict(model.analysis, model.history, model.history.at)
    if known is None:
        return model
    model = marked_as_helped(model)
    model = replace(model, analysis=model.analysis.learnt(model.history.at, known))
    match wish:
        case "back":
            return _searching_back(model)
        case "show" if known.verdict == "winnable" and not known.line:
            return asked(model, "show", model.history.at)
        case "show" if known.verdict == "winnable":
            return replace(model, analysis=model.analysis.shown(model.history, known.line)).with_ui(
                said=model.words.gettext("Watch; tap anywhere to stop.")
            )
        case "look" | "hint" | "show":
            model = replace(model, analysis=model.analysis.idle()).with_ui(said=known_said(model, known))
            return model.with_ui(doomed=model.history.at, aside=-1, greeting="") if known.verdict == "lost" else model
        case never:
            assert_never(never)


def heard(model: Model, answer: Answer) -> Model:
    """The model after an answer of the worker; an answer to an old question, or to none, changes nothing."""
    analysis = model.analysis
    if answer.ask != analysis.ask or analysis.purpose in ("", "deal", "day"):
        return model
    match answer.verdict:
        case "searching":
            return replace(model, analysis=replace(analysis, visited=answer.visited))
        case "advice":  # which nobody has asked for
            return cancelled(model)
        case "winnable" | "lost" | "unknown" as settled:
            return _settled(model, answer, settled)
        case never:
            assert_never(never)


def _settled(model: Model, answer: Answer, settled: Settled) -> Model:
    """The model after a verdict that answers its open question; with no question open if its line cannot be played."""
    analysis, node = model.analysis, model.analysis.asked or 0
    try:
        position = model.history.nodes[node].position
        line = tuple(m for each in replay(model.deal.game, position, answer.line, answer.deal) for m in each.singles)
    except (BadNotation, IllegalMove, AmbiguousMove):
        return cancelled(model)
    # Only a win has a line, whatever a worker says: that of a lost game would be taken for a hint in all that follow.
    known = Known(settled, answer.how, answer.visited, line if settled == "winnable" else ())
    model = replace(model, analysis=analysis.learnt(node, known).idle())
    model = _lit(model) if analysis.purpose == "light" else marked_as_helped(model)
    if settled == "lost" and model.session.counts:  # which is told again when the game is
        review = model.session.review.with_lost(node)
        model = model.with_session(replace(model.session, review=review))
    match analysis.purpose:
        case "back":
            return _searching_back(model)
        case "look" | "hint" | "show" as wish:
            return fulfilled(model, wish)
        case "light" | "deal" | "day" | "review" | "best" | "":
            return model
        case never:
            assert_never(never)


def back(model: Model) -> Model:
    """The model after the player asked for the last position that could be won."""
    return _wanting(model, "back")


def _searching_back(model: Model) -> Model:
    """One step of a binary search along the present path for the last position that can be won.

    Between the last node known to be winnable and the first known to be lost, the middle one is asked about.
    """
    _ = model.words.gettext
    path = model.history.path
    low, high = last_winnable(model.analysis, model.history)
    if high == len(path):
        known = verdict(model.analysis, model.history, model.history.at)
        sentence = known_said(model, known) if known else ""
        return replace(model, analysis=model.analysis.idle()).with_ui(said=sentence)
    if high == 0:
        return replace(model, analysis=model.analysis.idle()).with_ui(
            said=_("Right from the start, this deal could not be won.")
        )
    if high - low == 1:
        return _returned(model, path[low], path[high])
    if undecided(model.analysis, model.history):
        sentence = _("We cannot tell exactly where the game was lost.")
        return replace(model, analysis=model.analysis.idle()).with_ui(said=sentence)
    return asked(model, "back", path[(low + high) // 2]).with_ui(said=_("Looking for the way back…"))


def _returned(model: Model, node: int, lost: int) -> Model:
    _ = model.words.gettext
    history = model.history.go(node)
    made = model.words, model.deal.game, history.position, model.history.go(lost).meant
    named = sentences.gone_said(*made)
    said = _("You can still win from here. The mistake: {move}").format(move=named)
    back = moved_to(model, history, said).with_ui(brief=(named, sentences.gone_brief(*made)))
    return replace(back, analysis=model.analysis.idle())
