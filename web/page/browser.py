"""What the browser gives when it is asked: the address, and a number drawn at random."""

from pyscript import window

from ramparts.deals.shuffle import MT_FIRST


def fragment_now() -> str:
    """The address's fragment without its ``#``; as it stands when it cannot be decoded."""
    fragment = str(window.location.hash)[1:]
    try:
        return str(window.decodeURIComponent(fragment))
    except Exception:  # noqa: BLE001  # the browser's own URIError: a stray percent sign
        return fragment


def drawn() -> int:
    """A deal number from 32,000 to 2^53 - 1, drawn at random by the browser."""
    high, low = window.crypto.getRandomValues(window.Uint32Array.new(2))
    return max(MT_FIRST, int(high) % 2**21 * 2**32 + int(low))
