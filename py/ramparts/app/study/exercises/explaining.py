"""Why a move was wrong: whoever asks is led along the best line that is left, and told what was right if asked again.

From there the rest of the answer can be stepped through as well. Redo and undo step through both lines, for they are
lines of the history as any other.
"""

from collections.abc import Sequence

from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow, Task
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


def answered(model: Model, steps: Sequence[Step]) -> Model:
    """The model back at the choice that was explained, after the player asked what was right there.

    Whoever was told that and asks again is shown the next move of the answer.
    """
    task, history = model.ui.task, model.history
    if task is None or not task.hints:
        return model
    choice = history.nodes[task.hints].parent or 0
    if is_shown(model) or (history.at == choice and task.answered == task.hints):
        return _gone_on(model, task, steps)
    told = task._replace(answered=task.hints, shown=0)
    # What was said of the wrong move is over.
    return model.with_history(history.go(choice)).with_ui(task=told, pick=None, said="", brief=("", ""))


def _gone_on(model: Model, task: Task, steps: Sequence[Step]) -> Model:
    """The model one move further on in the answer, all of which is a line of the history from then on."""
    history = whole = model.history
    starts = [step.start for step in steps]
    for step in steps[starts.index(history.position) :] if history.position in starts else ():
        whole = whole.play(step.line)
    if whole is history:
        return model
    on = whole.go(whole.path[len(history.path)])
    made = model.words, history.game, history.position, on.meant, on.nodes[on.at].moves
    said = sentences.after(*made)
    brief = said, sentences.after_brief(*made)
    return model.with_history(on).with_ui(task=task._replace(shown=whole.at), pick=None, said=said, brief=brief)


def is_shown(model: Model) -> bool:
    """Whether the position on the table is one of the answer, to which the player has stepped."""
    task, history = model.ui.task, model.history
    if task is None or not task.shown:
        return False
    choice = history.nodes[task.answered].parent or 0
    way = history.path_to(task.shown)
    return history.at in way[way.index(choice) + 1 :]


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
    if is_shown(model):
        return _shown_said(model, stands, steps)
    if there is None:
        return _kept_said(model, stands, steps) if asked(model, stands) else ""
    found, made = there
    if made == len(found.line):
        return _end_said(model, found)
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


def _shown_said(model: Model, stands: Attempt, steps: Sequence[Step]) -> str:
    """How far the answer is shown."""
    _ = model.words.gettext
    if stands.kept == len(steps):
        return _("That was the whole answer.")
    return _("The answer: move {n} of {all}.").format(n=stands.kept, all=len(steps))


def _kept_said(model: Model, stands: Attempt, steps: Sequence[Step]) -> str:
    """Which moves would have kept the win; empty where nobody knows."""
    if not steps:
        return ""
    start, keep = steps[stands.kept].start, steps[stands.kept].keep
    return was_right(model, start, keep)


def arrows(model: Model, stands: Attempt, steps: Sequence[Step]) -> tuple[Arrow, ...]:
    """The next move on that line, at its end what lies buried; back at the puzzle what lost, or else the answer."""
    history, game = model.history, model.deal.game
    there = place(model, stands)
    if there is not None:
        left = there[0].line[there[1] :]
        return (arrow_of(model.position, left[0].move, "next"),) if left else _buried(game, model.position)
    if is_shown(model):
        return tuple(arrow_of(model.position, step.line[0], "good") for step in steps[stands.kept : stands.kept + 1])
    if not steps or not _back_at_the_puzzle(model, stands):
        return ()
    step = steps[stands.kept]
    if asked(model, stands):
        return tuple(arrow_of(model.position, move, "good") for move in step.keep[:FEW])
    made = [history.nodes[node] for node in history.children(history.at)]
    wrong = [node.meant or node.moves[0] for node in made if node.moves[0] not in step.keep][-1:]
    return tuple(arrow_of(model.position, move, "bad") for move in wrong)


def _buried(game: Game, position: Position) -> tuple[Arrow, ...]:
    """Arrows from the cards that would have to go home next, and cannot, to their foundations."""
    found = dict[int, Arrow]()
    foundation = tables_of(game).foundation
    for pile, cards in enumerate(position) if base(game, position) is not None else ():
        for depth, card in enumerate(cards):
            if pile not in foundation and climbs(game, position, card):
                found[face(card)] = Arrow(pile, depth, foundation[suit(card)], "bad")
    return tuple(found.values())
