"""The review of a game: what every move was worth is asked of the worker, heard, and walked through.

It begins and goes on with its panel, and rests while that is closed. What is known stays with the game.
"""

import json
from dataclasses import replace

from ramparts.app.assist.solver_requests import cancelled, marked_as_helped
from ramparts.app.messages.intents import Go
from ramparts.app.messages.solver_protocol import Answer, Question
from ramparts.app.messages.study_intents import Analyse, LookAt, Suspend, TryFrom
from ramparts.app.play.navigation import navigated
from ramparts.app.state.model import Model
from ramparts.app.state.review import ROW, Review
from ramparts.app.state.session import marked
from ramparts.app.study.review.line import line_of, losses
from ramparts.deals.history import History
from ramparts.engine.play import moves, won
from ramparts.rules.game import Role


def analysed(model: Model, _intent: Analyse) -> Model:
    """The model with the panel open, and the search under way if anything is left to find out.

    A game that is lost opens at the move that lost it, if that is known.
    """
    opens = model.ui.panel != "review"
    opened = model.with_ui(panel="review", problem="", news="", pick=None, led=model.ui.led and not opens)
    opened = opened.with_ui(opened=model.history.at) if opens else opened
    if refused(model):
        return opened
    told = marked_as_helped(opened)
    if hides(told):
        told = told.with_kind(marked(told.session.kind))
    told = told.with_session(replace(told.session, review=_played(told)))
    told = led(told) if opens else told
    return told if complete(told) else _asked(told)


def suspended(model: Model, _intent: Suspend) -> Model:
    """The model with the search at rest."""
    return cancelled(model)


def looked_at(model: Model, intent: LookAt) -> Model:
    """The model at another position of the line; what can be known of that is looked for first."""
    line = line_of(model.history)
    node = line[min(intent.moves, len(line) - 1)]
    there = _at(model, node).with_ui(led=False)
    return _asked(there) if model.analysis.purpose == "review" else there


def led(model: Model) -> Model:
    """The model before the move that lost, for a player who looks at the end of the game; the same where none is."""
    line, history = line_of(model.history), model.history
    found = _lost_on(model.session.review, history)
    if history.at != line[-1] or found is None:
        return model
    return _at(model, history.nodes[found].parent or 0).with_ui(led=True)


def _lost_on(review: Review, history: History) -> int | None:
    """The node to which the move led that lost the present line, as far as is known."""
    line = line_of(history)
    return next((loss.node for loss in losses(review, history) if loss.node in line), None)


def _at(model: Model, node: int) -> Model:
    """The model at a node of its line; the panel says where that is, so nothing else does."""
    return model if node == model.history.at else navigated(model, Go(node)).with_ui(said="", brief=("", ""))


def tried(model: Model, intent: TryFrom) -> Model:
    """The model at a position to play on from, the panel closed; it counts as a move taken back."""
    if not 0 <= intent.node < len(model.history.nodes):
        return model
    record = model.session.record
    back = cancelled(model).with_record(record._replace(undos=record.undos + (record.tries > 0 and not record.won)))
    back = back if intent.node == model.history.at else navigated(back, Go(intent.node))
    return back.with_ui(panel="", aside=intent.node, led=False)


def left(model: Model) -> Model:
    """The model after the review: a game that was won stands where it was opened, wherever the player looked last.

    So does one that was lost, if the player has not looked anywhere else.
    """
    history, line = model.history, line_of(model.history)
    returns = model.ui.led or won(history.game, history.nodes[line[-1]].position)
    to = model.ui.opened if model.ui.opened in line else line[-1]
    return navigated(model, Go(to)).with_ui(led=False) if returns and history.at != to else model


def question(model: Model) -> Question:
    """The open question as the worker is asked it: the whole history, as `review_worker` reads it."""
    nodes = [[node.parent, *(pile for move in node.moves for pile in move[:2])] for node in model.history.nodes[1:]]
    said = {"nodes": nodes, "end": line_of(model.history)[-1], "at": model.history.at}
    return Question(model.analysis.ask, (model.deal.text,), review=json.dumps(said, separators=(",", ":")))


def heard(model: Model, answer: Answer) -> Model:
    """The model with what an answer tells; an answer to an old question, or one that is none, changes nothing."""
    if answer.ask != model.analysis.ask:
        return model
    review = _learnt(model, answer.how)
    if review is None or answer.verdict not in ("searching", "advice"):
        return cancelled(model)
    known = _lost_on(model.session.review, model.history)
    model = model.with_session(replace(model.session, review=review))
    there = led(model) if known is None else model
    if answer.verdict == "advice":
        return cancelled(there)
    there = replace(there, analysis=replace(there.analysis, visited=answer.visited))
    return there if there.history is model.history else _asked(there)


def complete(model: Model) -> bool:
    """Whether every position of the game is judged with all its moves."""
    rows = model.session.review.rows
    if len(rows) < len(model.history.nodes):
        return False
    # A position that is lost, or from which no move leads on, has nothing but its sign.
    bare = [number for number, row in enumerate(rows) if "." in row or row in ("", "+", "?")]
    return not any(moves(model.deal.game, model.history.nodes[number].position) for number in bare)


def refused(model: Model) -> bool:
    """Whether the game has to end first: cards lie face down, and the player does not want to be told of them."""
    if not hides(model) or model.prefs.tell:
        return False
    run, end = model.run, model.history.nodes[line_of(model.history)[-1]].position
    ended = (run is not None and run.over) or model.session.record.won or won(model.deal.game, end)
    return not ended and bool(moves(model.deal.game, end))


def hides(model: Model) -> bool:
    """Whether cards lay face down when the game began."""
    return any(model.deal.start[pile] for pile in model.deal.game.having(Role.STOCK))


def _asked(model: Model) -> Model:
    analysis = replace(model.analysis.idle(), ask=model.analysis.ask + 1, purpose="review", absent="", showing=None)
    return replace(model, analysis=replace(analysis, visited=model.analysis.visited))


def _played(model: Model) -> Review:
    """What is known, and what the line shows by itself: it was won, or there is no move at its end."""
    history, review, line = model.history, model.session.review, line_of(model.history)
    rows = [*review.rows, *[""] * (len(history.nodes) - len(review.rows))]
    end = history.nodes[line[-1]].position
    if won(history.game, end):
        for node in line:
            rows[node] = rows[node] or "+"
    elif not moves(history.game, end):
        rows[line[-1]] = "-"
    return replace(review, rows=tuple(rows))


def _learnt(model: Model, how: str) -> Review | None:
    """What was known together with what is new; None where that is not as `review_worker` writes it."""
    count, before = len(model.history.nodes), model.session.review
    try:
        said = json.loads(how)
        new = {int(number): str(text) for number, text in said["texts"].items()}
        shortest = int(said["shortest"]) or before.shortest
    except (ValueError, LookupError, TypeError, AttributeError):
        return None
    if not all(0 <= number < count and ROW.fullmatch(text) for number, text in new.items()):
        return None
    rows = [*before.rows, *[""] * (count - len(before.rows))]
    for number, text in new.items():
        if len(text) >= len(rows[number]) or text == "-":  # of what is lost there is nothing else to know
            rows[number] = text
    return Review(tuple(rows), shortest)
