"""The slider over a line that is shown, as intents: held at a place while it is moved, then let go of."""

from collections.abc import Callable
from typing import Any

from ramparts.app.messages.intents import Intent, Seek
from web.page.ui.events import on

RELEASES = ("change", "pointerup", "pointercancel")
"""The events of which at least one follows when the slider is let go of: back where it was, it tells of no change."""


def listen(bar: Any, dispatch: Callable[[Intent], None]) -> None:
    """Listens to the slider of a bar, whenever there is one."""
    held = False

    def move(event: Any) -> None:
        nonlocal held
        held = True
        dispatch(Seek(int(event.target.value)))

    def release(event: Any) -> None:
        nonlocal held
        if held:
            held = False
            dispatch(Seek(None))

    on(bar, "input", move)
    for kind in RELEASES:
        on(bar, kind, release)
