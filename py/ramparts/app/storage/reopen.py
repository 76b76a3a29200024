"""Earlier games opened again, and the moves of a game shown again."""

from dataclasses import replace

from ramparts.app.codec.game_codec import parse_game
from ramparts.app.messages.intents import Restart
from ramparts.app.play.deal_loading import fresh
from ramparts.app.play.gestures import concluded
from ramparts.app.play.navigation import navigated
from ramparts.app.state.analysis import Known
from ramparts.app.state.library import of_deal, without
from ramparts.app.state.model import Model
from ramparts.app.state.session import Session
from ramparts.app.words.explanations import refusal_said
from ramparts.engine.play import won
from ramparts.rules.errors import BadNotation


def reopened(model: Model, deal: str) -> Model:
    """The model with an earlier game on the table, as it was left; the same with a sentence if it cannot be read.

    One that was won, and is dealt again without a move, stands as it was before.
    """
    kept = of_deal(model.library.games, deal)
    if kept is None:
        return model
    try:
        found = parse_game(kept.text, model.titles)
    except BadNotation as error:
        why = refusal_said(model.words, error)
        sentence = model.words.gettext("This game cannot be opened: {why}.").format(why=why)
        return model.with_ui(problem=sentence, said=sentence)
    end = found.history.end()
    if not found.history.at and won(end.game, end.position):  # dealt again, and left at that
        found = replace(found, history=end)
    return put_back(model.with_library(games=without(model.library.games, deal)), found)


def put_back(model: Model, game: Session) -> Model:
    """The model with a game of before on the table, as it was left; where it is known to be lost, its notice says so.

    The model's record has to be that of this game.
    """
    table = fresh(model, game.deal, game.kind, game.history)
    table = concluded(table.with_session(replace(table.session, review=game.review)))
    lost = next((node for node in table.history.path if game.review.sign(node) == "-"), None)
    if lost is None or table.state != "playing" or not game.counts:
        return table
    known = table.analysis.learnt(lost, Known("lost", ""))
    return replace(table, analysis=known).with_ui(doomed=table.history.at)


def watched(model: Model) -> Model:
    """The model at the beginning of its present line, with the moves of that line to be shown one after the other.

    A run that was won is not marked for it, though turned cards go back to the stock meanwhile.
    """
    line = model.history.line
    if not line:
        return model
    table = navigated(model, Restart())
    if model.state == "won":
        table = table.with_kind(model.session.kind)
    said = model.words.gettext("Watch; tap anywhere to stop.")
    table = table.with_ui(panel="", problem="", said=said, restarted=0)
    return replace(table, analysis=table.analysis.shown(table.history, line))
