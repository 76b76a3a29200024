"""The strip over the moves of a line: a bar for each position, whose height and colour say what is known of it.

A bar stands on the middle line where the game can be won, twice as high where just one of several moves keeps it. It
hangs below where the game is lost; a short one on the line is undecided, and nothing is not known yet. Over it lies
a field with which keys, clicks and fingers walk along the line.
"""

from collections.abc import Sequence
from itertools import groupby

from ramparts.app.state.model import Model
from ramparts.app.state.review import Review
from ramparts.app.study.review.line import line_of, tight
from ramparts.app.view.elements import Node, node

HEIGHT = 40

BARS = {"+": (10, 10), "!": (0, 20), "-": (22, 18), "?": (18, 6)}
"""By kind: the upper edge of a bar, and how high it is. The last kind is undecided."""

NAMES = {"+": "good", "!": "tight", "-": "bad", "?": "open"}


def strip(model: Model) -> Node:
    """The strip over the line. How the position stands is said below it."""
    _, line = model.words.gettext, line_of(model.history)
    at = line.index(model.history.at)
    kinds = [kind(model.session.review, each) for each in line]
    mark = node("rect", x=str(at), width="1", y="0", height=str(HEIGHT), class_="here")
    size = {"viewBox": f"0 0 {len(line)} {HEIGHT}", "preserveAspectRatio": "none"}
    drawing = node("svg", *_bars(kinds), mark, aria_hidden="true", **size)
    field = node(
        "input",
        type="range",
        min="0",
        max=str(len(line) - 1),
        value=str(at),
        data_walk="look-at",
        autofocus="",
        aria_label=_("The moves of the game"),
        aria_valuetext=_("move {n} of {all}").format(
            n=model.history.moves_to(line[at]), all=model.history.moves_to(line[-1])
        ),
    )
    return node("div", drawing, field, class_="strip")


def kind(review: Review, at: int) -> str:
    """The kind of a position's bar: its sign, or ``!`` where one of several moves alone keeps the game."""
    sign, after = review.sign(at), review.rows[at][1:] if at < len(review.rows) else ""
    return "!" if sign == "+" and tight(after) else sign


def _bars(kinds: Sequence[str]) -> list[Node]:
    """A bar for each run of positions of the same kind."""
    found, x = list[Node](), 0
    for each, run in groupby(kinds):
        width = len(list(run))
        if each:
            top, height = BARS[each]
            found.append(node("rect", x=str(x), width=str(width), y=str(top), height=str(height), class_=NAMES[each]))
        x += width
    return found


def legend(model: Model) -> Node:
    """What the bars mean that there are; it is not read, for neither are they."""
    _ = model.words.gettext
    kinds = {kind(model.session.review, each) for each in line_of(model.history)}
    words = {"+": _("can be won"), "!": _("only one right move"), "-": _("lost"), "?": _("not known")}
    parts = []
    for each, said in words.items():
        if each in kinds:
            top, height = BARS[each]
            bar = node("rect", x="0", width="10", y=str(top), height=str(height), class_=NAMES[each])
            sign = node("svg", bar, aria_hidden="true", viewBox=f"0 0 10 {HEIGHT}")
            parts.append(node("span", sign, said))
    return node("p", *parts, class_="legend", aria_hidden="true")
