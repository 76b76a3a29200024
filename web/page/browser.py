"""What Python asks the browser for: the fragment of the address, the day, random deal numbers, and files."""

from functools import lru_cache

from pyscript import config, document, window

from ramparts.deals.shuffle import MT_FIRST

KEPT = "X-Ramparts-Hash"
"""The header of what the service worker has kept, packs unpacked (`web/boot/sw.js`)."""


def fragment_now() -> str:
    """The fragment of the address without its ``#``; not decoded where it cannot be."""
    fragment = str(window.location.hash)[1:]
    try:
        return str(window.decodeURIComponent(fragment))
    except Exception:  # noqa: BLE001  # the browser's own URIError: a stray percent sign
        return fragment


def local_date(now: int) -> str:
    """The day where the player is, such as ``2026-11-22``, given the milliseconds since 1970."""
    return _date_in_minute(now // 60_000)


@lru_cache(1)
def _date_in_minute(minute: int) -> str:
    """The day of a minute since 1970, asked of the browser once: every intent wants to know it."""
    date = window.Date.new(minute * 60_000)
    return f"{date.getFullYear()}-{date.getMonth() + 1:02}-{date.getDate():02}"


def first_number() -> int:
    """The number for the deal with which a visit may begin: that of a board that is shown already, or a random one."""
    drawn = document.getElementById("table").getAttribute("data-draw")
    return int(drawn) if drawn else random_number()


def random_number() -> int:
    """A random deal number from 32,000 to 2^53 - 1."""
    high, low = window.crypto.getRandomValues(window.Uint32Array.new(2))
    return max(MT_FIRST, int(high) % 2**21 * 2**32 + int(low))


async def fetched(name: str) -> bytes:
    """A file of this build that is wanted after the start, by its name; a pack is unpacked, as the host has it packed.

    Raises the browser's error without network, and `ConnectionError` when the host has no such file: then
    `web/boot/sw_register.mjs` looks whether it has another build by now.
    """
    answer = await window.fetch(window.URL.new(name, config["solver"]))
    if not answer.ok:
        window.dispatchEvent(window.Event.new("missing"))
        raise ConnectionError
    if name.endswith(".pack") and not answer.headers.has(KEPT):
        answer = window.Response.new(await window.unpacked(answer.body))
    return bytes((await answer.arrayBuffer()).to_bytes())
