"""Why a move was wrong: whoever asks is led along the best line that is left, and told what was right if asked again.

Redo and undo step through that line, for it is a line of the history as any other.
"""

from collections.abc import Sequence

from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow
from ramparts.app.study.exercises.refutation import Refutation, refutation
from ramparts.app.study.review.arrows import arrow_of
from ramparts.app.study.review.words import FEW, was_right
from ramparts.app.words import sentences
from ramparts.engine.play import base, climbs, home, moves
from ramparts.engine.tables import tables_of
from ramparts.rules.cards import face, suit
from ramparts.rules.game import Game, Position
from ramparts.study.practice.attempt import Attempt
from ramparts.study.practice.unfolding import Step


def explained(model: Model) -> Model:
    """The model after the player asked why the move that led here loses: the first move of what is left is made."""
    task, history, game = model.ui.task, model.history, model.deal.game
    if task is None or task.standing != "failed" or not history.at:
        return model
    line = refutation(game, history.position).line
    model = model.with_ui(task=task._replace(hints=history.at), pick=None)
    if not line:
        return model
    said = sentences.move_said(model.words, game, history.position, line[0].move)
    shown = sentences.gone_brief(model.words, game, history.position, line[0].move)
    begun = history.follow(line).go(history.follow(line[:1]).at)
    return model.with_history(begun).with_ui(said=said, brief=(said, shown))


def answered(model: Model) -> Model:
    """The model back at the choice that was explained, after the player asked what was right there."""
    task, history = model.ui.task, model.history
    if task is None or not task.hints:
        return model
    choice = history.nodes[task.hints].parent or 0
    return model.with_history(history.go(choice)).with_ui(task=task._replace(answered=task.hints), pick=None)


def place(model: Model, stands: Attempt) -> tuple[Refutation, int] | None:
    """What is left after the move that lost, and how many moves of it are made; None where that was not asked for.

    None as well where the player has tried something else.
    """
    task, history = model.ui.task, model.history
    if not stands.lost or task is None or task.hints != stands.lost:
        return None
    found = refutation(history.game, history.nodes[stands.lost].position)
    below = history.path[history.path.index(stands.lost) + 1 :]
    line = [gesture.position for gesture in found.line[: len(below)]]
    return (found, len(below)) if [history.nodes[node].position for node in below] == line else None


def can_answer(model: Model, stands: Attempt) -> bool:
    """Whether it can still be asked what is right at the choice that was explained, at which the puzzle stands."""
    return not stands.strays and _back_at_the_puzzle(model, stands) and not asked(model, stands)


def words(model: Model, stands: Attempt, steps: Sequence[Step]) -> str:
    """What is said on that line, and the answer if it was asked for; empty elsewhere, and before the first move."""
    there, _ = place(model, stands), model.words.gettext
    if there is None:
        return _kept_said(model, stands, steps) if asked(model, stands) else ""
    found, made = there
    if made == len(found.line):
        end = _end_said(model, found)
        return end if made else _("That was the wrong move. {why}").format(why=end)
    if not made:
        return ""
    sentence = (
        _("The best you can still do: move {n} of {all}.")
        if found.whole
        else _("One way it could go: move {n} of {all}.")
    )
    return sentence.format(n=made, all=len(found.line))


def _back_at_the_puzzle(model: Model, stands: Attempt) -> bool:
    """Whether the choice on the table is the one that was explained."""
    task, history = model.ui.task, model.history
    if stands.standing != "playing" or task is None or not task.hints:
        return False
    return history.nodes[task.hints].parent == history.at


def asked(model: Model, stands: Attempt) -> bool:
    """Whether the player has also asked what is right at the choice on the table."""
    task = model.ui.task
    return _back_at_the_puzzle(model, stands) and task is not None and task.answered == task.hints


def _end_said(model: Model, found: Refutation) -> str:
    """How far it came, and what the arrows show there."""
    _, game, position = model.words.gettext, model.deal.game, model.position
    at_home, shown = {"n": home(game, position), "all": len(game.pack)}, len(_buried(game, position))
    if not moves(game, position):
        said = sentences.outcome(model.words, game, position, moves_left=False)
    elif found.whole:
        said = _("No more cards can go home: {n} of {all} are there.").format(**at_home)
    else:
        return _("This is as far as we got: {n} of {all} cards are home.").format(**at_home)
    covered = model.words.ngettext(
        "The card you need next (see the arrow) is still covered.",
        "The cards you need next (see the arrows) are all still covered.",
        shown,
    )
    return f"{said} {covered}" if shown else said


def _kept_said(model: Model, stands: Attempt, steps: Sequence[Step]) -> str:
    """Which moves would have kept the win; empty where nobody knows."""
    if not steps:
        return ""
    start, keep = steps[stands.kept].start, steps[stands.kept].keep
    return was_right(model, start, keep)


def arrows(model: Model, stands: Attempt, steps: Sequence[Step]) -> tuple[Arrow, ...]:
    """The next move on that line, at its end what lies buried; back at the puzzle what lost, and the answer."""
    history, game = model.history, model.deal.game
    there = place(model, stands)
    if there is not None:
        left = there[0].line[there[1] :]
        return (arrow_of(model.position, left[0].move, "next"),) if left else _buried(game, model.position)
    if not steps or not _back_at_the_puzzle(model, stands):
        return ()
    step = steps[stands.kept]
    made = [history.nodes[node] for node in history.children(history.at)]
    wrong = [node.meant or node.moves[0] for node in made if node.moves[0] not in step.keep][-1:]
    keep = step.keep[:FEW] if asked(model, stands) else ()
    right = (arrow_of(model.position, move, "good") for move in keep)
    return (*(arrow_of(model.position, move, "bad") for move in wrong), *right)


def _buried(game: Game, position: Position) -> tuple[Arrow, ...]:
    """Arrows from the cards that would have to go home next, and cannot, to their foundations."""
    found = dict[int, Arrow]()
    foundation = tables_of(game).foundation
    for pile, cards in enumerate(position) if base(game, position) is not None else ():
        for depth, card in enumerate(cards):
            if pile not in foundation and climbs(game, position, card):
                found[face(card)] = Arrow(pile, depth, foundation[suit(card)], "bad")
    return tuple(found.values())
