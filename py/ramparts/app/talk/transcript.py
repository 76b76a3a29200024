"""What was said at the table: exchanges of a line typed by the player and the answer to it."""

from ramparts.app.assist.verdict_light import light
from ramparts.app.messages.intents import Intent
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Answers, panel_name
from ramparts.app.state.ui import Exchange

MOST = 200
"""After so many exchanges the list begins anew, with the newest alone: so nothing old is read out again."""


def heard(before: Model, after: Model, intent: Intent) -> Model:
    """The model with what the table said: something new or an answer, noted where a panel follows its words."""
    after = _warned(before, after)
    asked, new = intent.answered, after.ui.said != before.ui.said
    if not asked and not new:
        return after
    after = after.with_ui(again=not new and not before.ui.again)
    opened = isinstance(after.ui.panel, Answers)
    return answered(after, "") if opened or (followed(before) and followed(after)) else after


def followed(model: Model) -> bool:
    """Whether a panel is open that follows what is said."""
    return panel_name(model.ui.panel) == Answers.name


def _warned(before: Model, after: Model) -> Model:
    """The model with the sentence for a game that is lost from now on, where the light is always on."""
    if after.prefs.light != "always" or after.state != "playing":
        return after
    lit = light(after)
    if lit.state != "lost" or light(before).state == "lost" or lit.sentence in after.ui.said:
        return after
    return after.with_ui(said=f"{after.ui.said} {lit.sentence}".strip())


def answered(model: Model, asked: str) -> Model:
    """The model with its last sentence noted as the answer to what was asked."""
    kept = model.ui.log if len(model.ui.log) < MOST else ()
    return model.with_ui(log=(*kept, Exchange(asked, model.ui.said)))
