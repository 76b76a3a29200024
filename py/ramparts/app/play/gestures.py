"""Gestures: cards are picked up and put down, and further moves follow by themselves."""

from ramparts.app.state.model import Model
from ramparts.app.state.ui import Focus, Pick
from ramparts.app.words import sentences
from ramparts.app.words.explanations import due_said, refusal
from ramparts.app.words.picked_up import covered_said, covering, picked_up_said
from ramparts.app.words.piles import lane_label
from ramparts.engine.autoplay import eager_moves, following, forced_moves, safe_moves
from ramparts.engine.play import moves, play, vacancies
from ramparts.engine.runs import gesture, run_length, singles
from ramparts.engine.tables import tables_of
from ramparts.rules.cards import suit
from ramparts.rules.game import Move, Role

MOVABLE = (Role.ROW, Role.WASTE, Role.RAMPART, Role.RESERVE, Role.CELL)
"""The piles whose cards the player may pick up."""


def targets(model: Model) -> frozenset[int]:
    """The piles on which the cards picked up may be put; empty when nothing is picked up."""
    if model.ui.pick is None:
        return frozenset()
    game, position, (src, held) = model.deal.game, model.position, model.ui.pick
    direct = {move.dst for move in moves(game, position) if move.src == src and held == 1}
    if run_length(game, position, src) == 1:
        return frozenset(direct)
    likewise = game.having(game.piles[src].role)
    return frozenset(
        direct | {dst for dst in likewise if dst not in direct and gesture(game, position, src, dst, held)}
    )


def waiting(model: Model) -> bool:
    """Whether a card has just been turned, and the player is asked where it goes; no other card may move before."""
    return model.ui.pick is not None and model.deal.game.piles[model.ui.pick.src].role is Role.STOCK


def pickable(model: Model, pile: int, depth: int) -> Pick | None:
    """The cards to pick up at card ``depth`` of a pile: the run from there on, else the exposed card; None for none."""
    game, cards = model.deal.game, model.position[pile]
    if not cards or game.piles[pile].role not in MOVABLE or model.state != "playing" or waiting(model):
        return None
    held = len(cards) - depth
    return Pick(pile, held if 1 <= held <= run_length(game, model.position, pile) else 1)


def touch(model: Model, pile: int, depth: int) -> Model:
    """The model after a tap: cards are picked up, put down or put back, or a card of the stock is turned."""
    if model.ui.pick is not None:
        return _touch_holding(model, model.ui.pick, pile, depth)
    role = model.deal.game.piles[pile].role
    if role is Role.STOCK and model.position[pile]:
        return deal_on(model)
    picked = pickable(model, pile, depth)
    if picked is None:
        return model.with_ui(focus=Focus(pile, depth), said=_untouchable(model, pile))
    if _barred(model, picked):
        return model.with_ui(focus=Focus(pile, depth), said=due_said(model.words, model.deal.game, model.position))
    return pick_up(model, picked, depth)


def pick_up(model: Model, picked: Pick, depth: int | None = None) -> Model:
    """The table with cards in the hand, and a sentence that says which and where they may go.

    It also says when the card at ``depth``, for which the player reached, is covered and stays.
    """
    over = covering(model.deal.game, model.position, picked, depth)
    held = model.with_ui(
        pick=picked, covering=over, focus=Focus(picked.src, len(model.position[picked.src]) - picked.held)
    )
    game, takers = model.deal.game, targets(held)
    places = [pile for pile in game.reading if pile in takers]
    said, seen = picked_up_said(model.words, game, model.position, picked, places)
    told = held.with_ui(said=said, brief=(said, seen))
    return told.with_ui(said=f"{covered_said(model.words, over)} {said}") if over else told


def _untouchable(model: Model, pile: int) -> str:
    if model.state != "playing":
        return ended(model)
    return lane_label(model.words, model.deal.game, model.position, pile) + "."


def _barred(model: Model, picked: Pick) -> bool:
    """Whether a vacancy is due that these cards cannot fill."""
    return bool(vacancies(model.deal.game, model.position)) and not targets(model.with_ui(pick=picked))


def _touch_holding(model: Model, pick: Pick, pile: int, depth: int) -> Model:
    if pile == pick.src:
        again = pickable(model, pile, depth)
        if again == pick or again is None:
            return let_go(model)
        return pick_up(model, again, depth)
    move = gesture(model.deal.game, model.position, pick.src, pile, pick.held)
    if move is not None:
        return perform(model, move)
    other = None if _takes_cards(model, pick.src, pile) else pickable(model, pile, depth)
    if other is not None and not _barred(model, other):
        return pick_up(model, other, depth)
    why = refusal(model.words, model.deal.game, model.position, Move(pick.src, pile, pick.held))
    # As after a drag; a card that was turned goes on waiting, for it cannot go back.
    return model.with_ui(pick=pick if waiting(model) else None, said=why)


def _takes_cards(model: Model, src: int, dst: int) -> bool:
    """Whether cards go from a pile to another at all, so that a tap there was meant as a move."""
    game = model.deal.game
    role = game.piles[dst].role
    return role is Role.FOUNDATION or (game.piles[src].role, role) in tables_of(game).hosts


def home_move(model: Model, pile: int) -> Move | None:
    """The move that plays a pile's exposed card home; None when it may not go."""
    game, cards = model.deal.game, model.position[pile]
    move = Move(pile, game.foundation[suit(cards[-1])]) if cards else None
    return move if move in moves(game, model.position) else None


def let_go(model: Model) -> Model:
    """The model with no cards picked up. They are put back; but a turned card goes to the waste."""
    if model.ui.pick is None:
        return model
    if waiting(model):
        return perform(model, Move(model.ui.pick.src, model.deal.game.having(Role.WASTE)[0]))
    return model.with_ui(pick=None, said=model.words.gettext("Put back."))


def named(model: Model, move: Move) -> Model:
    """The model after a gesture given in words; where it is not allowed, the same with a sentence that says why.

    A turned card for which the player is still asked goes to the waste first, unless it is the one to be moved.
    """
    if model.ui.pick is not None and model.ui.pick.src != move.src and waiting(model):
        model = let_go(model)
    if model.state != "playing":
        return model.with_ui(pick=None, said=ended(model))
    if not 1 <= move.count <= len(model.position[move.src]):
        said = lane_label(model.words, model.deal.game, model.position, move.src)
        return model.with_ui(pick=None, said=f"{said}.")
    return drop(model.with_ui(pick=Pick(move.src, move.count)), move.dst)


def drop(model: Model, pile: int | None) -> Model:
    """The model after a drag onto a pile, or onto none: the move is made, or the cards go back with a sentence."""
    pick = model.ui.pick
    if pick is None:
        return model
    if pile is None or pile == pick.src:
        return let_go(model)
    move = gesture(model.deal.game, model.position, pick.src, pile, pick.held)
    if move is not None:
        return perform(model, move)
    why = refusal(model.words, model.deal.game, model.position, Move(pick.src, pile, pick.held))
    return model.with_ui(pick=None, said=why)


def deal_on(model: Model) -> Model:
    """The model after a card is turned: home if it fits, else to the waste, or picked up where the player is asked."""
    game, position = model.deal.game, model.position
    if model.state != "playing":
        return model.with_ui(said=ended(model))
    turns = [move for move in moves(game, position) if game.piles[move.src].role is Role.STOCK]
    if not turns:
        due = due_said(model.words, game, position)
        return model.with_ui(said=due or _no_turn_said(model))
    if model.prefs.ask and len(turns) > 1:
        return pick_up(model, Pick(turns[0].src))
    return perform(model, turns[0])


def _no_turn_said(model: Model) -> str:
    if any(pile.role is Role.STOCK for pile in model.deal.game.piles):
        return model.words.gettext("There is nothing left to turn.")
    return model.words.gettext("In this game all cards are face up; there is nothing to turn.")


def perform(model: Model, move: Move) -> Model:
    """The model after a legal gesture and the moves that follow by themselves, with the focus on the moved card."""
    game, before = model.deal.game, model.position
    line = singles(game, before, move)
    position = before
    for step in line:
        position = play(game, position, step)
    line += _followers(model, position)
    history = model.history.play(line, move)
    said = sentences.after(model.words, game, before, move, line)
    brief = said, sentences.after_brief(model.words, game, before, move, line)
    moved = model.with_history(history).with_ui(pick=None, said=said, brief=brief)
    depth = max(0, len(moved.position[move.dst]) - 1)
    return concluded(moved.with_ui(focus=Focus(move.dst, depth)))


def _followers(model: Model, position: tuple[bytes, ...]) -> tuple[Move, ...]:
    """The moves that follow a gesture by themselves: fills without a choice, and plays home as the player prefers."""
    game = model.deal.game
    custom = model.prefs.home or ("safe" if game.by_itself else "off")
    home = {"safe": safe_moves, "all": eager_moves}.get(custom)
    return following(game, position, home) if home else forced_moves(game, position)


def finish_game(model: Model) -> Model:
    """The model with all other cards played home, as one gesture; where they cannot go, the same with a sentence."""
    if not (line := model.session.finish):
        return model.with_ui(said=model.words.gettext("The rest cannot go home by themselves yet."))
    history = model.history.play(line, line[0])
    said = model.words.ngettext("{n} card went home.", "{n} cards went home.", len(line)).format(n=len(line))
    return concluded(model.with_history(history).with_ui(pick=None, said=said))


def ended(model: Model) -> str:
    """Why nothing more can be played: the game is won, the run has ended, or no move is left."""
    if model.run is not None and model.run.over:
        said = model.words.ngettext(
            "The run has ended with {n} point.", "The run has ended with {n} points.", model.score
        )
        return said.format(n=model.score)
    return sentences.outcome(model.words, model.deal.game, model.position, moves_left=False)


def filled(model: Model) -> Model:
    """The model after fills without a choice, as a gesture of their own; the same where there are none."""
    game, before = model.deal.game, model.position
    if not (line := forced_moves(game, before)):
        return model
    said = sentences.after(model.words, game, before, line[0], line)
    return model.with_history(model.history.play(line, line[0])).with_ui(said=f"{model.ui.said} {said}")


def concluded(model: Model) -> Model:
    """The model with a sentence added if the game has ended, or if a vacancy has to be filled next."""
    game, due = model.deal.game, vacancies(model.deal.game, model.position)
    end = sentences.outcome(model.words, game, model.position, moves_left=bool(moves(game, model.position)))
    shown = model.ui.shown
    if due:
        breach = sentences.pile_name(model.words, game, due[0].dst)
        shown = end = sentences.opened(model.words.gettext("{pile} has to be filled now.").format(pile=breach))
    if not end:
        return model
    # The eye has the end of a game from the notice, and needs nothing beside a breach.
    said = f"{model.ui.said} {end}".strip()
    return model.with_ui(said=said, brief=(said, shown))
