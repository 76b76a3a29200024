"""Everything that is kept, shown as codes for the camera of another device, or copied as one link."""

from ramparts.app.codec.travel_codec import codes_of
from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.storage.import_export import export_text
from ramparts.app.view.elements import Node, node

PART = 560
"""The bytes in a code: as a picture it has some 100 squares a side, which a phone's camera reads off a screen."""

MOST = 99
"""So many pictures are shown at most: at two a second nobody holds a camera for longer."""

LONGEST_LINK = 90_000
"""The characters of a link at most, its address apart: a browser takes more, but many a messenger cuts it off."""


def whole_link(model: Model) -> str:
    """Everything that is kept, as one code; empty where that would be longer than a link may be."""
    whole, *more = codes_of(export_text(model), LONGEST_LINK)
    return "" if more or len(whole) > LONGEST_LINK else whole


def send_panel(model: Model) -> Node:
    """The codes, one after the other, and the other ways."""
    _ = model.words.gettext
    codes = codes_of(export_text(model), PART)
    private = _("Keep this to yourself: it holds your games, statistics and settings.")
    return framed(
        model,
        _("To another device"),
        *(_shown(model, codes) if len(codes) <= MOST else ()),
        *_as_link(model),
        node("p", private, class_="help"),
    )


def _shown(model: Model, codes: tuple[str, ...]) -> tuple[Node, ...]:
    """The place where the pictures are drawn; what there is to press where there are several."""
    _ = model.words.gettext
    steps = _(
        "Open Ramparts on the other device, choose “From another device” under “Backup and data”, and point its "
        "camera at this picture."
    )
    place = node("div", class_="codes", data_codes=" ".join(codes), data_label=_("Picture {number} of {count}"))
    if len(codes) == 1:
        return node("p", steps), place
    told = _(
        "There are several pictures, one after the other. Keep the camera pointed at them until all have been read."
    )
    stop = node("button", _("Pause"), type="button", data_codes_do="pause", aria_pressed="false")
    on = node("button", _("Next picture"), type="button", data_codes_do="next")
    return node("p", steps), place, node("p", stop, on, class_="ways"), node("p", told)


def _as_link(model: Model) -> tuple[Node, ...]:
    """The way without a camera: a link, or a file where it is too much for a link."""
    _ = model.words.gettext
    if whole_link(model):
        told = _("No camera? Send yourself the link, and open it on the other device.")
        return node("p", told), node("p", button(_("Copy the link"), "share-whole"))
    told = _("No camera? This is too much for a link: save it as a file, and open that on the other device.")
    return node("p", told), node("p", button(_("Save everything as a file"), "export"))
