"""Questions about the table, answered in the status line."""

from ramparts.app import speech
from ramparts.app.model import Model


def read(model: Model, what: str) -> str:
    """The answer to a question about the table: so far, ``foundations``."""
    game, words = model.deal.game, model.words
    if what == "foundations":
        labels = (speech.lane_label(words, game, model.position, home) for home in game.foundation)
        return "; ".join(labels) + "."
    return ""
