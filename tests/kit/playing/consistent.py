"""Whether a table is whole: what every test may hold of any model, whatever has led to it."""

from collections import Counter

from ramparts.app.state.model import Model
from ramparts.app.view.board import board
from ramparts.engine.runs import gesture
from ramparts.rules.game import Move


def consistent(model: Model) -> None:
    """What is on the screen agrees with the position and with the rules."""
    game, shown = model.deal.game, board(model)
    assert Counter(view.card for view in shown.cards) == Counter(game.pack)
    for view in shown.cards:
        assert model.position[view.pile][view.depth] == view.card
    focus = shown.focus
    height = len(model.position[focus.pile])
    assert 0 <= focus.depth < max(1, height)
    pick = model.ui.pick
    picked = {view.card for view in shown.cards if view.picked}
    assert picked == (set() if pick is None else set(model.position[pick.src][-pick.held :]))
    legal = {dst for dst in range(len(game.piles)) if pick and gesture(game, model.position, *_onto(pick, dst))}
    assert {i for i, lane in enumerate(shown.lanes) if lane.target} == legal


def _onto(pick: tuple[int, int], dst: int) -> Move:
    return Move(pick[0], dst, pick[1])
