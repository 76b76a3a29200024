"""Taps, with two things more than `ramparts.app.play.gestures.touch`.

If the player prefers it, a tap on a card moves it at once where only one move can be meant. When a game has ended, one
tap on the table hides the notice over the cards, and another shows it again.
"""

from ramparts.app.play import gestures
from ramparts.app.state.model import Model
from ramparts.rules.game import Move, Role


def touched(model: Model, pile: int, depth: int, *, twice: bool) -> Model:
    """The model after a tap; the cards that it picks up may have been moved at once."""
    after = gestures.touch(model, pile, depth, twice=twice)
    if model.state != "playing" and not twice:
        return after.with_ui(aside=-1 if after.ui.aside == after.history.at else after.history.at)
    if not model.prefs.tap or after.ui.pick is None or after.ui.pick == model.ui.pick:
        return after
    move = meant(after)
    return after if move is None else gestures.perform(after, move)


def meant(model: Model) -> Move | None:
    """The one move that can be meant for the cards picked up; None where there are several, or none.

    Home comes before all other places. Several empty places count as one; for a whole pile they do not count, since it
    would only change its place. None for a card turned from the pack: there the player wants to be asked.
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
