"""What is kept in the browser: saved as a file, brought from one, or deleted."""

from ramparts.app.panels.frame import button, framed, refusal, refused
from ramparts.app.state.model import Model
from ramparts.app.storage.platform import elsewhere_said, unkept_said
from ramparts.app.view.elements import Node, node


def data_panel(model: Model) -> Node:
    """What is kept, and what can be done with it."""
    _ = model.words.gettext
    told = _(
        "Take everything to another device, or save it as a file here and open the file there. "
        "Games and results already there are kept."
    )
    file = node("input", id="file", type="file", accept=".json,application/json", **refused(model))
    bring = node("p", node("label", _("Open a saved file"), for_="file"), file)
    aside = (node("p", button(_("What could not be read…"), "unread")),) if model.library.aside else ()
    return framed(
        model,
        _("Backup and data"),
        node("p", _kept(model)),
        node("p", told),
        *aside,
        node("p", button(_("To another device…"), "send"), button(_("From another device…"), "take"), class_="ways"),
        node("p", button(_("Save everything as a file"), "export")),
        *refusal(model),
        bring,
        node("p", button(_("Delete everything…"), "erase", class_="danger")),
        tells=True,
    )


def _kept(model: Model) -> str:
    """Whether what is played is kept, and where."""
    if model.library.unkept:
        return unkept_said(model)
    if model.library.elsewhere:
        return elsewhere_said(model)
    return model.words.gettext(
        "Games, statistics and settings are kept in this browser and nowhere else. Nobody sees what you play."
    )


def erase_panel(model: Model) -> Node:
    """The question whether everything shall really be deleted."""
    _ = model.words.gettext
    told = _("Every game, the statistics, the top ten and all settings will be gone for good.")
    ways = (button(_("Keep everything"), "data"), button(_("Delete everything"), "erase-all", class_="danger"))
    return framed(model, _("Delete everything?"), node("p", told), node("p", *ways, class_="ways"))
