"""The forms and fields of the panels, as intents."""

from collections.abc import Callable, Coroutine
from typing import Any

from ramparts.app.input.ui_commands import intent_of, submitted
from ramparts.app.messages.intents import Intent, Prefer
from ramparts.app.state.model import Model
from web.page.browser import random_number
from web.page.platform import import_file
from web.page.ui.events import on


def listen(
    dialog: Any,
    now: Callable[[], Model],
    dispatch: Callable[[Intent], None],
    start_task: Callable[[Coroutine[Any, Any, None]], None],
) -> None:
    """Listens to the forms and fields of a dialog; ``now`` gives the newest model."""

    def submit(event: Any) -> None:
        """A form is sent."""
        event.preventDefault()
        form = event.target
        kind, text = str(form.getAttribute("data-form")), str(form.querySelector("[name=text]").value)
        if (intent := submitted(now(), kind, text, random_number())) is not None:
            dispatch(intent)
        if form.hasAttribute("data-empty"):  # the next line can be typed at once
            form.reset()

    def walk(event: Any) -> None:
        """A field that leads somewhere is used.

        Firefox tells of no change where a slider comes back to where it was when it got the focus.
        """
        command, value = event.target.getAttribute("data-walk"), event.target.value
        if command and (intent := intent_of(now(), f"{command}:{value}", 0)) is not None:
            dispatch(intent)

    def change(event: Any) -> None:
        """A preference is changed, or a file chosen."""
        field = event.target
        if field.type == "file":
            start_task(import_file(field, dispatch))
        if name := field.getAttribute("data-pref"):
            value = ("on" if field.checked else "off") if field.type == "checkbox" else str(field.value)
            dispatch(Prefer(str(name), value))

    on(dialog, "submit", submit)
    on(dialog, "input", walk)
    on(dialog, "change", change)
