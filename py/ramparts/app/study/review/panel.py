"""The panel of a review: a strip over the moves, the position looked at, and the moves that lost the game."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.study.review.flow import complete, hides, refused
from ramparts.app.study.review.line import Loss, kept, line_of, losses
from ramparts.app.study.review.strip import legend, strip
from ramparts.app.study.review.words import here_said, lost_said, summary, told, won_line
from ramparts.app.view.elements import Inner, Node, node
from ramparts.deals.deal import position_text
from ramparts.rules.game import Role

MOST = 30
"""How many lost lines are told of."""

LEFT, RIGHT = "M7 1v8L2 5z", "M3 1v8l5-4z"
"""The outlines of arrows."""


def review_panel(model: Model) -> Node:
    """What every move of the game was worth, as far as it is known."""
    _ = model.words.gettext
    title = _("Review")
    if refused(model):
        why = _("Some cards are face down. You can review this game when it is over.")
        return framed(model, title, node("p", why))
    # On a phone there is not room for all, and the moves that lost are what one came for.
    inner: list[Inner] = [*_progress(model), strip(model), _walk(model), _losses(model)]
    inner += [node("p", said, class_="summary") for said in (summary(model), won_line(model)) if said]
    inner.append(legend(model))
    if hides(model):
        judged = _("This review knows every card, even those that were face down.")
        inner.append(node("p", judged, class_="help"))
    return framed(model, title, *inner)


def _progress(model: Model) -> list[Inner]:
    """How far the search has come, with a button to let it rest or go on; nothing when it is done."""
    _, count = model.words.gettext, len(model.history.nodes)
    if model.analysis.absent:
        why = _("The win checker has stopped. Play on, or ask again to restart it.")
        return [node("p", why, " ", button(_("Go on"), "review"), role="alert")]
    if model.analysis.purpose == "review":
        bar = node("progress", max=str(count), value=str(model.analysis.visited), aria_label=_("Moves checked"))
        return [node("p", bar, button(_("Pause"), "suspend"), class_="progress")]
    if not complete(model):
        return [node("p", button(_("Go on"), "review"), class_="progress")]
    return []


def _walk(model: Model) -> Node:
    """The position looked at in words, between buttons that lead to the one before and the one after it."""
    _, line = model.words.gettext, line_of(model.history)
    at = line.index(model.history.at)
    back = _arrow(LEFT, f"look-at:{max(0, at - 1)}", _("The previous move"), _off(at, 0))
    on = _arrow(RIGHT, f"look-at:{at + 1}", _("The next move"), _off(at, len(line) - 1))
    return node("div", back, node("p", here_said(model), role="status"), on, class_="walk")


def _is_here(model: Model, loss: Loss) -> bool:
    """Whether a move was made from the position looked at, on this line, and all of it is known."""
    review, history = model.session.review, model.history
    here = loss.node in line_of(history) and history.nodes[loss.node].parent == history.at
    return here and kept(review, history, history.at) is not None


def _losses(model: Model) -> Node:
    """The moves that lost. What is told of one stands above the others where that is looked at, and is said there."""
    found = losses(model.session.review, model.history)
    here = (_told(model, loss) for loss in found if _is_here(model, loss))
    listed = (_loss(model, loss) for loss in found[:MOST])
    return node("div", node("p", *here, class_="told", role="status"), *_list(*listed), class_="losses")


def _list(*items: Node) -> tuple[Node, ...]:
    return (node("ul", *items),) if items else ()


def _told(model: Model, loss: Loss) -> str:
    return f"{lost_said(model, loss)} {told(model, loss)}"


def _arrow(outline: str, command: str, name: str, off: dict[str, str]) -> Node:
    """A button with a drawing, which is not read: what it does is in its name."""
    drawing = node("svg", node("path", d=outline), aria_hidden="true", viewBox="0 0 10 10")
    return node("button", drawing, type="button", data_do=command, aria_label=name, **off)


def _off(number: int, last: int) -> dict[str, str]:
    """What makes a button dead at the end of its way."""
    return {"aria_disabled": "true"} if number == last else {}


def _loss(model: Model, loss: Loss) -> Node:
    """A move that lost, the way back to before it, and what would have kept the game.

    Where that is looked at it stands above, once, and here are the buttons.
    """
    _, parent = model.words.gettext, model.history.nodes[loss.node].parent or 0
    again = button(
        model.words.pgettext("from a move", "Try again"),
        f"try-from:{parent}",
        aria_label=_("Try again from here, before move {n}").format(n=loss.number),
    )
    ways = again, *_puzzle(model, parent, loss.number)
    buttons = node("div", *_shown(model, loss), *ways, class_="ways")  # with the focus it stays when the words go
    if _is_here(model, loss):
        return node("li", buttons, class_="now")
    return node("li", node("p", _told(model, loss)), buttons)


def _shown(model: Model, loss: Loss) -> tuple[Inner, ...]:
    """The button that leads to the position before a move, where arrows show it, or from there to the end of the game.

    None for a move of another line.
    """
    _, line = model.words.gettext, line_of(model.history)
    if loss.node not in line:
        return ()
    if model.history.nodes[loss.node].parent == model.history.at:
        return (button(_("Show the end"), f"look-at:{len(line) - 1}"),)
    name = _("Show the position before move {n}").format(n=loss.number)
    return (button(_("Show"), f"look-at:{line.index(loss.node) - 1}", aria_label=name),)


def _puzzle(model: Model, node_before: int, number: int) -> tuple[Inner, ...]:
    """The button that makes a puzzle of the position before a move; none where cards lie face down in it."""
    _, game, position = model.words.gettext, model.deal.game, model.history.nodes[node_before].position
    if any(position[pile] for pile in game.having(Role.STOCK)):
        return ()
    text = position_text(model.titles[game.id], game, position)
    name = _("Make a puzzle of the position before move {n}").format(n=number)
    return (button(_("Make a puzzle"), f"puzzle:{text}", aria_label=name),)
