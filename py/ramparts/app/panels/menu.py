"""All that can be done: the menu, with what has no button of its own, and what every key does."""

from collections.abc import Callable

from ramparts.app.assist.solution import spoiling_said
from ramparts.app.assist.verdict_light import known_said
from ramparts.app.messages.commands import COMMANDS
from ramparts.app.panels.frame import button, framed, listed
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Inner, Node, node


def solution_panel(model: Model) -> Node:
    """The question whether the solution shall be shown of a game that counts."""
    _ = model.words.gettext
    ways = button(_("Hint"), "hint"), button(_("Show me the solution"), "watch-sure")
    return framed(model, _("Show the solution?"), node("p", spoiling_said(model)), node("p", *ways, class_="ways"))


def menu_panel(model: Model) -> Node:
    """Everything that has no button of its own, in groups; what is wanted most often comes first."""
    _ = model.words.gettext
    deal = model.deal.text if model.deal.digits else _("a position")
    about = [node("p", _("This deal: {deal}").format(deal=deal), class_="deal")]
    if (known := model.analysis.known.get(0)) is not None:
        about.append(node("p", known_said(model, known), class_="deal"))
    play = [button(_("Daily deals"), "days"), button(_("By difficulty"), "grades"), button(_("Puzzles"), "puzzles")]
    play += [button(_("Lessons"), "learn"), button(_("Earlier games"), "earlier")]
    helps = [button(_("Rules of the game"), "rules"), button(_("Table in words"), "spoken")]
    helps.append(button(_("Keyboard shortcuts"), "keys"))
    yours = [button(_("Statistics"), "stats"), button(_("Settings"), "settings"), button(_("Backup and data"), "data")]
    if model.titles[model.deal.game.id].levels > 1:
        yours.insert(1, button(_("Ten best"), "ladder"))
    if model.ui.installable:
        yours.append(button(_("Install Ramparts"), "install"))
    groups = (
        _group(_("This game"), _of_this_game(model), *about),
        _group(_("More to play"), play),
        _group(_("Help"), helps),
        _group(_("Yours"), yours),
    )
    return framed(model, _("Menu"), node("div", *groups, class_="groups"))


def _of_this_game(model: Model) -> list[Node]:
    """What can be done with the game on the table."""
    _, moved = model.words.gettext, model.history.at
    items = [button(_("Restart this deal"), "restart"), button(_("History"), "history")]
    if model.state == "playing":
        items.append(button(_("Show me the solution"), "watch"))
    elif moved:
        items.append(button(_("Review"), "review"))
    if model.run is not None and not model.run.over and model.state != "won":
        items.append(button(_("End the run…"), "end"))
    items.append(button(_("Copy the link to this deal"), "share"))
    if moved:
        items.append(button(_("Copy the link to this position"), "share-moves"))
    return items


def _group(name: str, items: list[Node], *about: Node) -> Node:
    return node("section", node("h3", name), *about, listed(*items))


def shown(_: Callable[[str], str], letter: str) -> str:
    """A key as it is written on keyboards."""
    return _("Shift+{key}").format(key=letter) if letter.isupper() else letter.upper()


def keys_panel(model: Model) -> Node:
    """What every key does, while the table has the focus."""
    _ = model.words.gettext
    moving = (
        (_("Arrows, Home, End"), _("go from row to row and card to card")),
        (_("Enter, Space"), _("pick up and put down")),
        (_("Esc"), _("let go")),
        (_("Shift+Enter"), _("play the card home, or to its only place")),
        ("3 7", _("the outside card of row 3 to row 7; 0 is row 10")),
        ("3 H", _("the outside card of row 3 home")),
    )
    chords = [(_(command.chords), _(command.says)) for command in COMMANDS if command.ctrl]
    single = [(shown(_, command.key), _(command.says)) for command in COMMANDS if command.key]
    rows = [
        node("tr", node("th", node("kbd", key), scope="row"), node("td", what))
        for key, what in (*moving, *chords, *single)
    ]
    return framed(model, _("Keyboard shortcuts"), *_off(model), node("table", node("tbody", *rows)))


def _off(model: Model) -> list[Inner]:
    """Where single keys are switched off, a sentence that says so, and the way to the switch."""
    if model.prefs.keys:
        return []
    _ = model.words.gettext
    told = _("Shortcuts of one letter, digit or sign are switched off; the other keys work.")
    return [node("p", told, class_="help"), button(_("Settings"), "settings")]
