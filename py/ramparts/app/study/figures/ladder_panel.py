"""The ten best of a game with levels."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.play.deal_loading import may_sign
from ramparts.app.state.library import LONGEST_NAME
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Inner, Node, node


def ladder_panel(model: Model) -> Node:
    """The ten best of Fortitude, and the line to sign when the run has ended among them."""
    _ = model.words.gettext
    rows = [
        node(
            "tr",
            node("td", str(place)),
            node("td", line.name),
            node("td", str(line.score)),
            node("td", str(line.level)),
            node("td", _("peeked") if line.marked else ""),
        )
        for place, line in enumerate(model.library.best, 1)
    ]
    heads = (_("Place"), _("Name"), _("Points"), _("Level"), _("Stock"))
    head = node("tr", *(node("th", word, scope="col") for word in heads))
    table = node("table", node("thead", head), node("tbody", *rows)) if rows else node("p", _("Nobody yet."))
    inner: list[Inner] = [table]
    if may_sign(model):
        inner.insert(0, _sign_form(model))
    help_text = _(
        "Each card home scores the number of the level, and clearing the level adds ten times "
        "that number. How the original program scored is not known; this way of scoring is our "
        "own. Only runs dealt at random are listed."
    )
    marks = _("“Peeked” means: somebody took back a turned card, or let a hint look at cards that are face down.")
    helps = (node("p", text, class_="help") for text in (help_text, marks))
    return framed(model, _("Fortitude: the top ten"), *inner, *helps)


def end_panel(model: Model) -> Node:
    """The question whether the run shall really be ended."""
    _, n = model.words.gettext, model.words.ngettext
    told = n("It would end with {n} point, for good.", "It would end with {n} points, for good.", model.score)
    ways = (button(_("Play on"), "close"), button(_("End the run"), "give-up", class_="danger"))
    return framed(model, _("End the run?"), node("p", told.format(n=model.score)), node("p", *ways, class_="ways"))


def _sign_form(model: Model) -> Node:
    _, n = model.words.gettext, model.words.ngettext
    said = n("{n} point puts you among the top ten!", "{n} points put you among the top ten!", model.score)
    return node(
        "form",
        node("p", said.format(n=model.score)),
        node("label", _("Your name"), for_="best-name"),
        node("input", id="best-name", name="text", value=model.prefs.name, maxlength=str(LONGEST_NAME)),
        node("button", _("Add my name"), type="submit"),
        data_form="sign",
    )
