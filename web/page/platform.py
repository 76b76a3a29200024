"""What the browser does for the player beyond the table: copying, saving and reading files."""

from collections.abc import Callable, Coroutine
from typing import Any, assert_never

from pyscript import document, window

from ramparts.app.messages.intents import Intent, Show
from ramparts.app.messages.platform_intents import (
    Clear,
    Copied,
    Copy,
    Download,
    Import,
    Persist,
    Prompt,
    Unfetched,
)
from ramparts.app.messages.study_intents import Typed
from ramparts.app.state.panels import LinkToCopy
from ramparts.app.storage.import_export import LONGEST
from ramparts.app.storage.keeper import Keeper
from web.page.late_room import fetch_room

REVOKE_AFTER = 10_000
"""Milliseconds after which the browser has surely saved a file."""

WAITING: list[Intent] = []
"""The one intent that waits for the room that comes later, if any."""


def forget_late_panel(intent: Intent) -> None:
    """Drops a panel that waits for its room once the player plays on, or opens or closes another.

    It would open under the next tap.
    """
    if intent.hasty or isinstance(intent, Show):
        WAITING[:] = [waiting for waiting in WAITING if not isinstance(waiting, Show)]


async def run(
    effect: Copy | Download | Clear | Persist | Prompt, keeper: Keeper, dispatch: Callable[[Intent], None]
) -> None:
    """Carries out an effect that reaches beyond the table."""
    match effect:
        case Copy(fragment, text):
            await copy(fragment, text, dispatch)
        case Download(name, text):
            download(name, text)
        case Clear():
            keeper.clear()
        case Persist():
            await persist()
        case Prompt():
            window.dispatchEvent(window.Event.new("install"))
        case never:
            assert_never(never)


async def copy(fragment: str, text: str, dispatch: Callable[[Intent], None]) -> None:
    """Puts the page's address with a fragment on the clipboard; a panel shows it if that fails.

    A text that comes with it, above the address, is handed to the system's own way of sharing, where there is one.

    What stands behind a question mark is not the page's own: other sites note there how the visitor came.
    """
    page = str(window.location.href).partition("#")[0].partition("?")[0]
    address = f"{page}#{fragment}"
    if text and hasattr(window.navigator, "share") and await shared(text, address):
        return
    try:
        await window.navigator.clipboard.writeText(f"{text}\n{address}".strip())
    except Exception:  # noqa: BLE001  # no clipboard here, or the browser's own error when it is forbidden
        dispatch(Show(LinkToCopy(f"{text} {address}".strip())))
    else:
        dispatch(Copied(bool(text)))


async def shared(text: str, address: str) -> bool:
    """Whether the system took a text and an address to share, or the player thought better of it."""
    try:
        await window.navigator.share(window.Object.fromEntries([["text", text], ["url", address]]))
    except Exception as error:  # noqa: BLE001  # the browser's own
        return "AbortError" in str(error)
    return True


def download(name: str, text: str) -> None:
    """Lets the player save a text as a file."""
    kind = window.Object.fromEntries([["type", "application/json"]])
    address = window.URL.createObjectURL(window.Blob.new([text], kind))
    link = document.createElement("a")
    link.href, link.download = address, name
    link.click()
    window.setTimeout(window.URL.revokeObjectURL, REVOKE_AFTER, address)


async def import_file(field: Any, dispatch: Callable[[Intent], None]) -> None:
    """Imports the file that was chosen in a field, or opens its deal; of a long one only the beginning is read."""
    if field.files.length:  # an empty file is false by itself
        text = await field.files.item(0).slice(0, LONGEST + 1).text()
        field.value = ""  # the same file can be chosen again
        dispatch((Import if field.id == "file" else Typed)(str(text)))


def fetch(intent: Intent, dispatch: Callable[[Intent], None]) -> Coroutine[Any, Any, None]:
    """Sends an intent again when the room that it needs has come; of several that wait for it only the last one."""
    WAITING[:] = [intent]  # not in the task, before which the player's next keys may be heard
    return _fetch(intent, dispatch)


async def _fetch(intent: Intent, dispatch: Callable[[Intent], None]) -> None:
    try:
        await fetch_room()
    except Exception:  # noqa: BLE001  # no network, another build, or a file that was cut off
        dispatch(Unfetched())
    else:
        if WAITING and WAITING[0] is intent:
            WAITING.clear()  # it may be one and the same that was asked for twice
            dispatch(intent)


async def persist() -> None:
    """Asks the browser not to delete what is saved when storage runs short."""
    try:
        await window.navigator.storage.persist()
    except Exception:  # noqa: BLE001  # an old browser, or an insecure address: then it stays as it was
        return
