"""What was said at the table: exchanges of a line typed by the player and the answer to it."""

from dataclasses import replace

from ramparts.app.model import Exchange, Model

MOST = 200
"""After so many exchanges the list begins anew, with the newest alone: so nothing old is read out again."""


def heard(before: Model, after: Model, *, asked: bool) -> Model:
    """The model with what the table said while its words are followed in their panel: something new, or an answer."""
    followed = before.panel == after.panel == "spoken" and (asked or after.said != before.said)
    return answered(after, "") if followed else after


def answered(model: Model, asked: str) -> Model:
    """The model with its last sentence noted as the answer to what was asked."""
    kept = model.log if len(model.log) < MOST else ()
    return replace(model, log=(*kept, Exchange(asked, model.said)))
