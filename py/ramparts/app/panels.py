"""Panels over the table: choosing a game, the menu, the ten best, the rules, the keys.

A panel is a pure tree. Its buttons name commands in ``data-do`` and its forms in ``data-form``; see
`ramparts.app.commands`.
"""

from collections.abc import Callable, Mapping

from ramparts.app.about import about
from ramparts.app.model import Model
from ramparts.app.node import Inner, Node, node
from ramparts.app.opening import LONGEST_NAME, may_sign
from ramparts.app.settings import settings
from ramparts.deals import LONGEST


def panel(model: Model) -> Node | None:
    """The open panel; None when none is open."""
    found = PANELS.get(model.panel)
    return None if found is None else found(model)


def _framed(model: Model, title: str, *inner: Inner) -> Node:
    _ = model.words.gettext
    problem = (node("p", model.problem, class_="problem", role="alert"),) if model.problem else ()
    close = node("button", _("Close"), type="button", data_do="close", class_="close")
    head = node("header", node("h2", title, id="panel-title"), close)
    return node("div", head, *problem, *inner, class_=f"panel {model.panel}")


def _button(label: str, command: str, **more: str) -> Node:
    return node("button", label, type="button", data_do=command, **more)


def new_panel(model: Model) -> Node:
    """Choosing a game, at random or by number or text."""
    _ = model.words.gettext
    games = [
        node("li", _button(_(title.name), f"new:{title.id}"), node("p", about(model.words, title.id).line))
        for title in model.titles.values()
    ]
    form = node(
        "form",
        node("label", _("Deal number or text"), for_="deal-text"),
        node(
            "input",
            id="deal-text",
            name="text",
            autocomplete="off",
            spellcheck="false",
            maxlength=str(LONGEST),
            placeholder=model.deal.text if len(model.deal.text) < 40 else "",
            aria_describedby="deal-help",
        ),
        node("button", _("Open"), type="submit"),
        node("p", _("A number of the present game, or a text such as fortress:ms33."), id="deal-help", class_="help"),
        data_form="open",
    )
    return _framed(model, _("New game"), node("ul", *games, class_="games"), form)


def menu_panel(model: Model) -> Node:
    """Everything that has no button of its own."""
    _ = model.words.gettext
    titled = model.titles[model.deal.game.id]
    items = [_button(_("Restart this deal"), "restart"), _button(_("Rules of the game"), "rules")]
    if model.state == "playing":
        items.append(_button(_("Show me the solution"), "watch"))
    if titled.levels > 1:
        items.append(_button(_("Ten best"), "ladder"))
    if model.run is not None and not model.run.over and model.state != "won":
        items.append(_button(_("End the run"), "give-up"))
    items.append(_button(_("Keys"), "keys"))
    about_deal = node("p", _("This deal: {deal}").format(deal=model.deal.text), class_="deal")
    rows = [node("li", item) for item in items]
    return _framed(model, _("Menu"), about_deal, node("ul", *rows, class_="menu"), settings(model))


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
            node("td", _("took back") if line.marked else ""),
        )
        for place, line in enumerate(model.best, 1)
    ]
    heads = (_("Place"), _("Name"), _("Points"), _("Level"), _("Stack cards"))
    head = node("tr", *(node("th", word, scope="col") for word in heads))
    table = node("table", node("thead", head), node("tbody", *rows)) if rows else node("p", _("Nobody yet."))
    inner: list[Inner] = [table]
    if may_sign(model):
        inner.insert(0, _sign_form(model))
    help_text = _(
        "Each card home scores the number of the level, and clearing a level adds ten times it. The original program's "
        "scheme is lost; this one is ours. Only random runs are listed."
    )
    return _framed(model, _("The ten best of Fortitude"), *inner, node("p", help_text, class_="help"))


def _sign_form(model: Model) -> Node:
    _ = model.words.gettext
    return node(
        "form",
        node("p", _("{n} points are among the ten best.").format(n=model.score)),
        node("label", _("Your name"), for_="best-name"),
        node("input", id="best-name", name="text", value=model.prefs.name, maxlength=str(LONGEST_NAME)),
        node("button", _("Enter"), type="submit"),
        data_form="sign",
    )


def rules_panel(model: Model) -> Node:
    """The rules of the game on the table, in plain words."""
    told = about(model.words, model.deal.game.id)
    return _framed(model, model.words.gettext(model.deal.game.name), *(node("p", text) for text in told.rules))


def keys_panel(model: Model) -> Node:
    """What every key does."""
    _ = model.words.gettext
    rows = (
        (_("Arrows, Home, End"), _("walk over lanes and cards")),
        (_("Enter, Space"), _("pick up and put down")),
        (_("Esc"), _("let go")),
        ("3 7", _("the outside card of row 3 to row 7; 0 is row 10")),
        ("3 H", _("the outside card of row 3 home")),
        (_("Shift+Enter"), _("play the card home")),
        ("Z, X", _("undo, redo (also Ctrl+Z, Ctrl+Y)")),
        ("N", _("new game")),
        (_("Shift+N"), _("restart")),
        ("H", _("hint; again for more")),
        ("L", _("the light: can this still be won?")),
        ("B", _("back to the last position that could be won")),
        ("S", _("show the solution, or pause it")),
        ("A", _("finish, when the rest runs home")),
        ("D", _("turn a card")),
        ("F", _("read the foundations")),
        ("?", _("this list")),
    )
    body = [node("tr", node("th", node("kbd", key), scope="row"), node("td", what)) for key, what in rows]
    return _framed(model, _("Keys"), node("table", node("tbody", *body)))


PANELS: Mapping[str, Callable[[Model], Node]] = {
    "new": new_panel,
    "menu": menu_panel,
    "ladder": ladder_panel,
    "rules": rules_panel,
    "keys": keys_panel,
}
