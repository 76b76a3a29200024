"""The log of the panel *Table in words*: lines typed by the player, and the answers."""

from ramparts.app.assist.verdict_light import light, way_back_said
from ramparts.app.messages.intents import Intent
from ramparts.app.messages.questions import LONG, Question
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Answers, panel_name
from ramparts.app.state.ui import Exchange
from ramparts.app.talk.queries import read
from ramparts.app.view.toolbar import can_finish

MOST = 200
"""The most exchanges in the log. Then it begins anew with the newest alone: to drop only the oldest would make a screen
reader read the others again."""


def heard(before: Model, after: Model, intent: Intent) -> Model:
    """The model after an intent, with its sentence announced: a new one, or an answer that is the same again.

    While the panel *Table in words* stays open the sentence is added to its log.
    """
    after = _offered(before, _warned(before, after))
    asked, new = intent.answered, after.ui.said != before.ui.said
    if not asked and not new:
        return after
    after = after.with_ui(again=not new and not before.ui.again)
    opened = isinstance(after.ui.panel, Answers)
    return answered(after, "") if opened or (followed(before) and followed(after)) else after


def followed(model: Model) -> bool:
    """Whether a panel is open that follows what is said."""
    return panel_name(model.ui.panel) == Answers.name


def asked(model: Model, what: Question) -> Model:
    """The model with the answer to a question; a long one is read in its panel."""
    panel = Answers() if what in LONG and not followed(model) else model.ui.panel
    return model.with_ui(said=read(model, what), panel=panel)


def _warned(before: Model, after: Model) -> Model:
    """The model with the sentence for a game that is lost from now on, where the light is always on.

    A refusal stays: of a link that leads nowhere nothing else tells, and the light shows that the game is lost.
    """
    refused = after.ui.problem and after.ui.said == after.ui.problem
    if not after.lit or after.state != "playing" or refused:
        return after
    lit = light(after)
    if lit.state != "lost" or light(before).state == "lost" or lit.sentence in after.ui.said:
        return after
    said = f"{after.ui.said} {lit.sentence}".strip()
    # Whoever sees the table sees the move, and has two lines on a phone: what can be done is worth more than why.
    return after.with_ui(said=said, brief=(said, way_back_said(after.words)) if after.history.at else ("", ""))


def _offered(before: Model, after: Model) -> Model:
    """The model with a sentence for the button that brings the rest home, when that comes with a move."""
    made = len(after.history.nodes) > len(before.history.nodes)
    if not made or not can_finish(after) or can_finish(before):
        return after
    offer = after.words.gettext("Almost there! “Finish” brings the rest home.")
    said = f"{after.ui.said} {offer}".strip()
    return after.with_ui(said=said, brief=(said, offer))


def answered(model: Model, asked: str) -> Model:
    """The model with its last sentence noted as the answer to what was asked."""
    kept = model.ui.log if len(model.ui.log) < MOST else ()
    return model.with_ui(log=(*kept, Exchange(asked, model.ui.said)))
