"""The newest model and its board, which is made only when the page asks for it.

Intents may come faster than the browser draws; then several share one board. If making a board raises, the newest model
is dropped, and the last one that had a board takes its place. Nothing of a dropped model is stored: effects are given
out only once there is a board of the model they come from.
"""

from dataclasses import replace

from ramparts.app.messages.effects import Effect
from ramparts.app.messages.intents import Intent
from ramparts.app.state.model import Model
from ramparts.app.update import update
from ramparts.app.view.board import Board, board


class Stage:
    """The newest model, and the last one that has a board, with that."""

    def __init__(self, model: Model) -> None:
        """The board of the first model is made at once."""
        self.model = self._shown = model
        self._board = board(model)

    @property
    def board(self) -> Board:
        """The board of the newest model.

        Raises what making it raises; the newest model is then the last that had one.
        """
        if self.model is not self._shown:
            newest, self.model = self.model, self._shown
            self._board = board(newest)
            self.model = self._shown = newest
        return self._board

    def dispatch(self, intent: Intent, now: int, today: str = "") -> tuple[Effect, ...]:
        """The effects of an intent, to be carried out; the newest model is now the one after it.

        ``now`` and ``today`` are as in the model.

        Raises what `update` or `board` raises; then nothing is to be carried out, and the model has a board.
        """
        if today != self.model.today:
            self.model = replace(self.model, today=today)
        self.model, effects = update(self.model, intent, now)
        if effects:
            _ = self.board
        return effects
