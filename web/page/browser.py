"""What Python asks the browser for: the fragment of the address, and a random deal number."""

from pyscript import window

from ramparts.deals.shuffle import MT_FIRST


def fragment_now() -> str:
    """The fragment of the address without its ``#``; not decoded where it cannot be."""
    fragment = str(window.location.hash)[1:]
    try:
        return str(window.decodeURIComponent(fragment))
    except Exception:  # noqa: BLE001  # the browser's own URIError: a stray percent sign
        return fragment


def random_number() -> int:
    """A random deal number from 32,000 to 2^53 - 1."""
    high, low = window.crypto.getRandomValues(window.Uint32Array.new(2))
    return max(MT_FIRST, int(high) % 2**21 * 2**32 + int(low))
