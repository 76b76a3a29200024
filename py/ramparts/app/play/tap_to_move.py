"""Taps: a tap on a card moves it at once where only one thing can be meant, if the player wishes so.

When a game has ended a tap on the table takes the notice away from over the cards, and another brings it back.
"""

from ramparts.app.play import gestures
from ramparts.app.state.model import Model
from ramparts.rules.game import Move, Role


def touched(model: Model, pile: int, depth: int, *, twice: bool) -> Model:
    """The table after a tap; what it would have picked up may have gone on by itself."""
    after = gestures.touch(model, pile, depth, twice=twice)
    if model.state != "playing" and not twice:
        return after.with_ui(aside=-1 if after.ui.aside == after.history.at else after.history.at)
    if not model.prefs.tap or after.ui.pick is None or after.ui.pick == model.ui.pick:
        return after
    move = meant(after)
    return after if move is None else gestures.perform(after, move)


def meant(model: Model) -> Move | None:
    """The move of the cards in the hand: home when they may go there, else to the one place that takes them.

    Several empty places count as one, and none of them for a pile that would go there as a whole. Of a card turned
    from the pack the player wants to be asked.
    """
    game, position, pick = model.deal.game, model.position, model.ui.pick
    if pick is None or game.piles[pick.src].role is Role.STOCK:
        return None
    found = sorted(gestures.targets(model))
    if home := [dst for dst in found if game.piles[dst].role is Role.FOUNDATION]:
        return Move(pick.src, home[0])
    empty = [dst for dst in found if not position[dst]]
    whole = pick.held == len(position[pick.src])
    found = [dst for dst in found if position[dst]] + ([] if whole else empty[:1])
    return Move(pick.src, found[0], pick.held) if len(found) == 1 else None
