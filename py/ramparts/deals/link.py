"""The addresses of the page: what stands behind ``#``, as ``fortress:ms33;t1-h`` or ``daily:2026-11-22:fortress``.

Here is the form in which they are written, and no more; other texts are read by `ramparts.deals.reading`.
"""

import re

LONGEST_LINK = 20_000
"""The most characters of an address."""

ADDRESSED = "daily", "puzzle", "lesson"
"""How addresses begin that name no deal: what they lead to is known by `ramparts.app.study`."""

_SUIT, _RANK = "[CDHS]", "[A2-9TJQK]"
_PILE = f"[a-z](?:[0-9]{{1,2}}|{_SUIT})?"
_PLACED = f"{_PILE}~(?:{_RANK}{_SUIT})+"
_END = f"(?:{_PILE}|{_RANK}{_SUIT})"
_DEAL = rf"[a-z-]+(?:/[1-9][0-9]{{0,2}})?(?::(?:ms)?[1-9][0-9]*|={_PLACED}(?:\.{_PLACED})*)"
_LINK = re.compile(f"{_DEAL}(?:;{_END}-{_END}(?::[1-9][0-9]?)?)*", re.ASCII)


def leads_elsewhere(address: str) -> bool:
    """Whether an address is that of a day, a puzzle or a lesson, and not of a deal."""
    return address.partition(":")[0] in ADDRESSED


def is_link(text: str) -> bool:
    """Whether a text is written as the address of a deal with its moves; whether these exist is not asked."""
    return bool(_LINK.fullmatch(text)) and not leads_elsewhere(text)
