"""The sentences of a review."""

from ramparts.app.state.model import Model
from ramparts.app.study.review.history_outline import brief
from ramparts.app.study.review.line import Loss, kept, line_of, losses, tricky_of
from ramparts.engine.play import won
from ramparts.rules.game import Move

FEW = 5
"""No more moves than these are named."""


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
    return brief(model.words, history.game, before, reached.meant or reached.moves[0])


def lost_said(model: Model, loss: Loss) -> str:
    """Which move lost the game, and on which line."""
    _ = model.words.gettext
    here, beside = _("Move {n}, {move}, lost the game."), _("In another try, move {n}, {move}, lost the game.")
    sentence = here if loss.node in line_of(model.history) else beside
    return sentence.format(n=loss.number, move=move_said(model, loss.node))


def kept_said(model: Model, found: tuple[list[Move], int] | None, node: int) -> str:
    """Which moves would have kept the game at a node; empty where that is not known."""
    sentence = model.words.ngettext(
        "{n} of {all} moves was right: {moves}.",
        "{n} of {all} moves were right: {moves}.",
        len(found[0]) if found else 0,
    )
    return _listed(model, sentence, found, node)


def keeping_said(model: Model, found: tuple[list[Move], int] | None, node: int) -> str:
    """Which moves keep the game at a node; empty where that is not known. That all do is said without their names."""
    if found is not None and 0 < len(found[0]) == found[1]:
        n = model.words.ngettext
        return n("The only move is right.", "All {n} moves are right.", found[1]).format(n=found[1])
    sentence = model.words.ngettext(
        "{n} of {all} moves is right: {moves}.", "{n} of {all} moves are right: {moves}.", len(found[0]) if found else 0
    )
    return _listed(model, sentence, found, node)


def _listed(model: Model, sentence: str, found: tuple[list[Move], int] | None, node: int) -> str:
    if found is None or not found[0]:
        return ""
    keeping, count = found
    position = model.history.nodes[node].position
    names = [brief(model.words, model.deal.game, position, move) for move in keeping[:FEW]]
    if more := len(keeping) - len(names):
        names.append(model.words.ngettext("{n} more", "{n} more", more).format(n=more))
    return sentence.format(n=len(keeping), all=count, moves=", ".join(names))


def summary(model: Model) -> str:
    """A sentence where no move of the line lost: it was lost from the start, or nobody knows where; else empty."""
    _, line, review = model.words.gettext, line_of(model.history), model.session.review
    if review.sign(line[0]) == "-":
        return _("This deal could not be won from the start.")
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
    if tricky is not None:
        said.append(_("Tricky moments: {n}.").format(n=tricky))
    found = len(losses(review, history))
    if found:
        sentence = n(
            "It was lost once on the way, and taken back.", "It was lost {n} times on the way, and taken back.", found
        )
        said.append(sentence.format(n=found))
    if review.shortest:
        shortest = min(made, review.shortest)
        sentence = n("The shortest way we know takes {n} move.", "The shortest way we know takes {n} moves.", shortest)
        said.append(sentence.format(n=shortest))
    return " ".join(said)
