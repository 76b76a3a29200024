"""The sentences of a review."""

from collections.abc import Sequence

from ramparts.app.state.model import Model
from ramparts.app.study.review.history_outline import seen
from ramparts.app.study.review.line import Loss, close, kept, line_of, losses, tricky_of
from ramparts.app.words import sentences
from ramparts.engine.play import won
from ramparts.rules.game import Move, Position

FEW = 2
"""No more moves that keep the win than these are named, or shown by arrows."""

NEAR = 3
"""So few moves more than ours are nearly as good."""


def state_said(model: Model, node: int) -> str:
    """What is known of a position, in a word or two."""
    _ = model.words.gettext
    if won(model.deal.game, model.history.nodes[node].position):
        return _("won")
    words = {"+": _("can be won"), "-": _("lost"), "?": _("not known")}
    return words.get(model.session.review.sign(node), _("not known yet"))


def after_said(model: Model, node: int) -> str:
    """How a position stands, and after how many moves."""
    _, n = model.words.gettext, model.words.ngettext
    state, made = state_said(model, node), model.history.moves_to(node)
    if not made:
        return _("At the start: {state}.").format(state=state)
    return n("After {n} move: {state}.", "After {n} moves: {state}.", made).format(n=made, state=state)


def here_said(model: Model) -> str:
    """How the position on the table stands, which moves keep it, and which one was made."""
    _, line, review = model.words.gettext, line_of(model.history), model.session.review
    at = line.index(model.history.at)
    said = [after_said(model, line[at])]
    if review.sign(line[at]) == "+" and review.sign(line[at + 1] if at + 1 < len(line) else 0) == "-":
        return said[0]  # what was right, and what was played, stands below with the move that lost
    if review.sign(line[at]) == "+":
        said.append(keeping_said(model, kept(review, model.history, line[at]), line[at]))
    if at + 1 < len(line):
        said.append(_("Next: {move}.").format(move=move_said(model, line[at + 1])))
    return " ".join(filter(None, said))


def move_said(model: Model, node: int) -> str:
    """The move that led to a node, in a few words."""
    history = model.history
    reached = history.nodes[node]
    before = history.nodes[reached.parent or 0].position
    return seen(model.words, history.game, before, Move(*(reached.meant or reached.moves[0])))


def lost_said(model: Model, loss: Loss) -> str:
    """Which move lost the game, and on which line."""
    _ = model.words.gettext
    here, beside = _("You lost the game with move {n}."), _("On another try you lost the game with move {n}.")
    return (here if loss.node in line_of(model.history) else beside).format(n=loss.number)


def told(model: Model, loss: Loss) -> str:
    """What was played there, and which moves would have kept the game, where that is known."""
    parent = model.history.nodes[loss.node].parent or 0
    found = kept(model.session.review, model.history, parent)
    played = model.words.gettext("You played: {move}.").format(move=move_said(model, loss.node))
    return f"{played} {was_right(model, model.history.nodes[parent].position, found[0] if found else [])}".rstrip()


def was_right(model: Model, position: Position, keeping: Sequence[Move]) -> str:
    """Which moves of a position would have kept the game, of many an example or two; empty without any."""
    n, count = model.words.ngettext, len(keeping)
    if count > FEW:
        sentence = n("{n} move was right: {moves}.", "{n} moves would have been right, such as {moves}.", count)
    else:
        sentence = n("This would have been right: {moves}.", "Either of these would have been right: {moves}.", count)
    return sentence.format(n=count, moves=_examples(model, position, keeping)) if keeping else ""


def keeping_said(model: Model, found: tuple[list[Move], int] | None, node: int) -> str:
    """Which moves keep the game at a node; empty where that is not known. That all do is said without their names."""
    _ = model.words.gettext
    if found is None or not found[0]:
        return ""
    (keeping, count), right = found, len(found[0])
    if right == count:
        return _("There is only one move here, and it is right.") if count == 1 else _("Here every move is right.")
    sentence = _("Only this is right: {moves}.") if right == 1 else _("{n} of {all} moves are right: {moves}.")
    if right > FEW:
        sentence = _("{n} of {all} moves are right, such as {moves}.")
    moves = _examples(model, model.history.nodes[node].position, keeping)
    return sentence.format(n=right, all=count, moves=moves)


def _examples(model: Model, position: Position, keeping: Sequence[Move]) -> str:
    named = [seen(model.words, model.deal.game, position, move) for move in keeping[:FEW]]
    return sentences.one_of(model.words, named)


def summary(model: Model) -> str:
    """A sentence where no move of the line lost: it was lost from the start, or nobody knows where; else empty."""
    _, line, review = model.words.gettext, line_of(model.history), model.session.review
    if review.sign(line[0]) == "-":
        return _("Right from the start, this deal could not be won.")
    lost_here = any(loss.node in line for loss in losses(review, model.history))
    signs = [review.sign(node) for node in line]
    if signs[-1] == "-" and not lost_here and "" not in signs:
        return _("We cannot tell exactly where the game was lost.")
    return ""


def won_line(model: Model) -> str:
    """One honest line for a game that was won: what it asked, what was lost on the way, how short it can be."""
    _, n, history, review = model.words.gettext, model.words.ngettext, model.history, model.session.review
    line = line_of(history)
    if not won(history.game, history.nodes[line[-1]].position):
        return ""
    made = history.moves_to(line[-1])
    said = [n("Won in {n} move.", "Won in {n} moves.", made).format(n=made)]
    tricky = tricky_of(review, line)
    found = len(losses(review, history))
    if tricky is not None:
        never = not found and not close(review, line)
        said.append(_("You never made a losing move.") if never else _("Tricky moments: {n}.").format(n=tricky))
    if found:
        sentence = n(
            "You made a losing move once on the way, and took it back.",
            "You made a losing move {n} times on the way, and took it back each time.",
            found,
        )
        said.append(sentence.format(n=found))
    said.append(short_said(model, made))
    return " ".join(filter(None, said))


def short_said(model: Model, made: int) -> str:
    """How so many moves compare with our own line; empty where that is not known."""
    _, n = model.words.gettext, model.words.ngettext
    ours = model.session.review.shortest
    if made <= ours and model.session.record.helped:  # our own moves, perhaps
        return _("We don't know a shorter way.")
    if made < ours:
        return _("You beat our best ({n})!").format(n=ours)
    if made == ours:
        return _("As short as our best!")
    if ours and made - ours <= NEAR:
        more = n("Just one more than our best!", "Just {n} more than our best!", made - ours)
        return more.format(n=made - ours)
    return n("It can be done in {n} move.", "It can be done in {n} moves.", ours).format(n=ours) if ours else ""
