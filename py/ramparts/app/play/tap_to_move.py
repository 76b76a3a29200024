"""Taps, with three things more than `ramparts.app.play.gestures.touch`.

The second of two taps on a card moves it home, or where else only one move can be meant. If the player prefers it, one
tap does. When a game has ended, one tap on the table hides the notice over the cards, and another shows it again.
"""

from ramparts.app.play import gestures
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Pick
from ramparts.engine.runs import gesture
from ramparts.rules.game import Move, Role


def touched(model: Model, pile: int, depth: int, *, twice: bool) -> Model:
    """The model after a tap; the cards that it picks up may have been moved at once.

    ``twice`` is the second of two taps: where several places could be meant, the cards stay in the hand.
    """
    if twice and (after := _tapped_twice(model, pile, depth)) is not None:
        return after
    after = gestures.touch(model, pile, depth)
    if model.state != "playing" and not twice:
        return after.with_ui(aside=-1 if after.ui.aside == after.history.at else after.history.at)
    if not model.prefs.tap or after.ui.pick is None or after.ui.pick == model.ui.pick:
        return after
    move = meant(after)
    return after if move is None else gestures.perform(after, move)


def _tapped_twice(model: Model, pile: int, depth: int) -> Model | None:
    """The model after the second of two taps; None where it is a tap like any other, for no card may move."""
    if model.state != "playing" or (gestures.waiting(model) and model.ui.pick != Pick(pile)):
        return None
    if home := gestures.home_move(model, pile):
        return gestures.perform(model, home)
    picked = gestures.pickable(model, pile, depth)
    if picked is None:
        return None
    held = model if model.ui.pick == picked else gestures.pick_up(model, picked)
    if move := meant(held):
        return gestures.perform(held, move)
    return held if gestures.targets(held) else None


def meant(model: Model) -> Move | None:
    """The one move that can be meant for the cards picked up; None where there are several, or none.

    Home comes before all other places, and a cell after them. Several empty places of a kind count as one; those of its
    own kind do not count for a whole pile, since it would only change its place. None for a card turned from the pack:
    there the player wants to be asked.
    """
    game, position, pick = model.deal.game, model.position, model.ui.pick
    if pick is None or game.piles[pick.src].role is Role.STOCK:
        return None
    found = sorted(gestures.targets(model))
    if home := [dst for dst in found if game.piles[dst].role is Role.FOUNDATION]:
        return Move(pick.src, home[0])
    role = game.piles[pick.src].role
    whole = pick.held == len(position[pick.src])
    empty = [dst for dst in found if not position[dst] and not (whole and game.piles[dst].role is role)]
    kinds = {game.piles[dst].role: dst for dst in reversed(empty)}
    cell = kinds.pop(Role.CELL, None)
    found = [dst for dst in found if position[dst]] + list(kinds.values())
    if cell is not None and not found:
        found = [cell]
    return gesture(game, position, pick.src, found[0], pick.held) if len(found) == 1 else None
