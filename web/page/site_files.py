"""Files of this build that Python fetches after the start, when they are wanted."""

from pyscript import config, window


async def fetched(name: str) -> bytes:
    """A file by its name.

    Raises the browser's error without network, and `ConnectionError` when the host has none; the page is told then.
    """
    answer = await window.fetch(window.URL.new(name, config["solver"]))
    if not answer.ok:
        missing()
        raise ConnectionError(answer.status)
    return bytes((await answer.arrayBuffer()).to_bytes())


def missing() -> None:
    """Has `web/boot/sw_register.mjs` look whether the host has another build by now."""
    window.dispatchEvent(window.Event.new("missing"))
