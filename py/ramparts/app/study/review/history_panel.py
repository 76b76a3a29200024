"""The history of the deal on the table, with every line that was tried; a press leads to any position of it."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.study.review.history_outline import Branch, Leaf, tree
from ramparts.app.view.captions import moves_said
from ramparts.app.view.elements import Inner, Node, node

SIGNS = {"winnable": "✓", "lost": "✗", "+": "✓", "-": "✗"}


def history_panel(model: Model) -> Node:
    """The moves from the deal on; another line is listed below the move in whose place it was played."""
    _, n = model.words.gettext, model.words.ngettext
    history = model.history
    made, kept = len(history.line), sum(len(each.moves) for each in history.nodes)
    review = button(_("Show good and bad moves"), "review")
    if not kept:
        return framed(model, _("History"), node("p", _("No move has been made yet.")), review)
    here = n(
        "{n} move so far; you have tried {kept} in all.",
        "{n} moves so far; you have tried {kept} in all.",
        made,
    )
    own = kept > made and not model.session.record.shown  # what was shown the player has not tried
    said = here.format(n=made, kept=kept) if own else f"{moves_said(model.words, made)}."
    told = node("p", said, class_="help", role="status")
    start = node("p", _jump(model, 0, _("The deal")))
    return framed(
        model, _("History"), told, review, node("div", start, *_line(model, tree(model.words, history)), class_="tree")
    )


def _jump(model: Model, number: int, words: str) -> Node:
    """The button that leads to a node; the present one is marked, and has the focus when the panel opens."""
    _ = model.words.gettext
    known = model.analysis.known.get(number)
    sign = SIGNS.get(known.verdict if known is not None else model.session.review.sign(number), "")
    label = {"✓": _("can be won"), "✗": _("lost")}.get(sign, "")
    marks = (node("span", f" {sign}", role="img", aria_label=label),) if sign else ()
    here = {"aria_current": "step", "autofocus": ""} if number == model.history.at else {}
    return node("button", words, *marks, type="button", data_do=f"go:{number}", **here)


def _line(model: Model, branch: Branch) -> list[Inner]:
    """A line as a numbered list, and what is cut off it as a button that leads to its end."""
    rows = [node("li", *_leaf(model, leaf), value=str(leaf.number)) for leaf in branch.leaves]
    inner: list[Inner] = [node("ol", *rows)]
    if branch.more:
        more = model.words.ngettext("… and {n} more move", "… and {n} more moves", branch.more).format(n=branch.more)
        inner.append(node("p", _jump(model, branch.end, more), class_="more"))
    return inner


def _leaf(model: Model, leaf: Leaf) -> list[Inner]:
    inner: list[Inner] = [_jump(model, leaf.node, leaf.words)]
    if leaf.instead:
        rows = [node("li", *_line(model, branch)) for branch in leaf.instead]
        inner += [node("span", model.words.gettext("Instead:"), class_="instead"), node("ul", *rows)]
    return inner
