"""The addresses of the page: what stands behind ``#``, as ``fortress:ms33;t1-h`` or ``daily:2026-11-22:fortress``.

Here is the form in which they are written, and no more; other texts are read by `ramparts.deals.reading`.
"""

import re

LONGEST_LINK = 20_000
"""The most characters of an address."""

ADDRESSED = "daily", "puzzle", "lesson"
"""How addresses begin that name no deal: what they lead to is known by `ramparts.app.study`."""

_CARD = "[A2-9TJQK][CDHS]"
_PILE = "[a-z](?:[0-9]{1,2}|[CDHS])?"
_PLACED = f"{_PILE}~(?:{_CARD})+"
_MOVE = f"(?:{_PILE}|{_CARD})-(?:{_PILE}|{_CARD})(?::[1-9][0-9]?)?"
_DEAL = rf"[a-z-]+(?:/[1-9][0-9]{{0,2}})?(?::(?:ms)?[1-9][0-9]*|={_PLACED}(?:\.{_PLACED})*)"
_LINK = re.compile(f"(?!(?:{'|'.join(ADDRESSED)}):){_DEAL}(?:;{_MOVE})*", re.ASCII)


def game_of(link: str) -> str:
    """The id of the game in a link, without its level; of any other text what stands where that has it."""
    return re.split("[:=/]", link, maxsplit=1)[0]


def is_link(text: str) -> bool:
    """Whether a text is written as the address of a deal with its moves; whether these exist is not asked."""
    return bool(_LINK.fullmatch(text))
