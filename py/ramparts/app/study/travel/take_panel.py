"""Codes from another device: collected in any order, and brought in when all are there and the player says so."""

from itertools import pairwise

from ramparts.app.codec.travel_codec import Code, joined, missing, parse_codes
from ramparts.app.messages.platform_intents import Import
from ramparts.app.messages.study_intents import Collect
from ramparts.app.panels.frame import UNCHANGED, button, framed, refusal, refused
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Taking
from ramparts.app.storage.import_export import LONGEST
from ramparts.app.view.elements import Node, node
from ramparts.app.words.explanations import refusal_said
from ramparts.rules.errors import BadNotation


def take_panel(model: Model, asked: Taking) -> Node:
    """The camera and a field for the link; once all codes are there, the button that brings in what they hold."""
    _ = model.words.gettext
    title = _("From another device")
    if asked.codes and not missing(parse_codes(asked.codes)):
        if model.ui.news != _all_here(model):  # it is brought in by now, or cannot be
            return framed(model, title)
        told = _(
            "No game or result you have here gets lost. The game from the other device goes on the "
            "table, yours moves to the earlier games, and only the settings are replaced by those of "
            "the other device."
        )
        ways = button(_("Bring everything here"), "bring", class_="primary"), button(_("Not now"), "close")
        return framed(model, title, node("p", told), node("p", *ways, class_="ways"))
    told = _("On the other device, open “Backup and data” in the menu and choose “To another device”.")
    form = node(
        "form",
        node("label", _("Or paste the link"), for_="codes-text"),
        *refusal(model),
        node("textarea", id="codes-text", name="text", rows="3", **UNCHANGED, **refused(model)),
        node("button", _("Open"), type="submit"),
        data_form="open",
        data_empty="",
    )
    return framed(model, title, node("p", told), *_camera(model), form, tells=True)


def _camera(model: Model) -> tuple[Node, ...]:
    """The button for the camera and the sentences about it, of which the script shows the one that is true."""
    _ = model.words.gettext
    sentences = {
        "looking": _("Point the camera at the picture on the other device."),
        "refused": _(
            "This page is not allowed to use the camera. Allow it in the settings of the browser, or "
            "copy the link on the other device and paste it below."
        ),
        "none": _("No camera was found. Copy the link on the other device, and paste it below."),
    }
    said = [node("p", text, data_camera_says=name, hidden="", role="status") for name, text in sentences.items()]
    start = node("button", _("Use the camera"), type="button", data_camera_do="start", disabled="", class_="primary")
    return node("p", start), *said, node("div", class_="camera", data_camera="")


def collected(model: Model, intent: Collect) -> Model:
    """The model with more codes, in the panel; what is damaged is told, and what came before stays."""
    asked = model.ui.panel if isinstance(model.ui.panel, Taking) else Taking()
    try:
        codes = _together(asked.codes, parse_codes(intent.text))
    except BadNotation as error:
        sentence = model.words.gettext("This cannot be read: {why}. Try it once more.")
        said = sentence.format(why=refusal_said(model.words, error))
        return model.with_ui(panel=asked, problem=said, news="", said=said)
    told = _told(model, codes)
    return model.with_ui(panel=Taking(" ".join(code.text for code in codes)), problem="", news=told, said=told)


def _together(before: str, new: tuple[Code, ...]) -> list[Code]:
    """The codes of the series of which the newest is, in their order, each once."""
    old = parse_codes(before) if before else ()
    series = {code.number: code for code in (*old, *new) if code.series == new[-1].series}
    return [series[number] for number in sorted(series)]


def _told(model: Model, codes: list[Code]) -> str:
    """How many codes are there, and which are missing."""
    _, lacking = model.words.gettext, missing(codes)
    if not lacking:
        return _all_here(model)
    said = _("Pictures read: {number} of {count}. Still missing: {missing}.")
    return said.format(number=len(codes), count=codes[0].total, missing=_listed(model, lacking))


def _all_here(model: Model) -> str:
    return model.words.gettext("Everything has arrived.")


def _listed(model: Model, numbers: list[int]) -> str:
    """Numbers in ascending order, those that follow each other told by the first and the last."""
    breaks = [at for at, (one, other) in enumerate(pairwise(numbers), 1) if other > one + 1]
    runs = [numbers[begin:end] for begin, end in pairwise([0, *breaks, len(numbers)])]
    between = model.words.gettext("{first} to {last}")
    return ", ".join(between.format(first=run[0], last=run[-1]) if len(run) > 1 else str(run[0]) for run in runs)


def brought(model: Model) -> Import:
    """What the codes in the panel hold, to be read as a file is."""
    panel = model.ui.panel
    try:
        return Import(joined(parse_codes(panel.codes if isinstance(panel, Taking) else ""), LONGEST))
    except BadNotation:
        return Import("")  # which is told as a file that cannot be read
