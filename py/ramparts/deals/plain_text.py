"""What phones, messengers and other scripts make of a text, taken back: signs, cards and moves as written here."""

import re
from unicodedata import combining, normalize

_UNSEEN = re.compile("[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]")
"""Signs without a width: where a line may be broken, which way it runs, how an emoji looks, and the byte-order mark."""

_ALIKE = str.maketrans("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2192\u2018\u2019", "--------''")
_WIDE = range(0xFF01, 0xFF5F)
"""ASCII in the width of Chinese signs."""

_ENCODED = re.compile("(?:%[0-9a-f]{2})+", re.IGNORECASE)
_TIMES_ENCODED = 3
"""A link that was sent on may have been encoded more than once."""

_CARD = re.compile("(10|[a2-9tjqk])([cdhs])", re.IGNORECASE | re.ASCII)
_FOUNDATION = re.compile("f[cdhs]", re.IGNORECASE | re.ASCII)
_MOVE = re.compile(r"([a-z0-9]{1,3})\s?-{1,2}>?\s?([a-z0-9]{1,3})((?::[0-9]+)?)", re.IGNORECASE | re.ASCII)

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ł": "l"})
"""Letters that are typed otherwise on other keyboards, and that Unicode does not take apart."""

CLOSING = ".,;:!?'*_\u2026"
"""What may stand behind a word or a link, and is not of it."""


def plain(text: str) -> str:
    """The text in signs that can be typed: what was encoded decoded, what has no width left out, and single blanks."""
    for _ in range(_TIMES_ENCODED):
        text = _ENCODED.sub(_decoded, text)
    return " ".join("".join(map(_sign, _UNSEEN.sub("", text).translate(_ALIKE))).split())


def bare(text: str) -> str:
    """The text in small letters without accents: not every keyboard has them."""
    apart = normalize("NFD", text.casefold().translate(_LIGATURES))
    return "".join(sign for sign in apart if not combining(sign))


def _decoded(found: re.Match[str]) -> str:
    try:
        return bytes.fromhex(found[0].replace("%", "")).decode()
    except UnicodeDecodeError:
        return found[0]


def _sign(sign: str) -> str:
    """A digit of any script as one of ours, a wide sign as a narrow one, and any other as it is."""
    if sign.isdecimal():
        return str(int(sign))
    return chr(ord(sign) - 0xFEE0) if ord(sign) in _WIDE else sign


def cards_named(text: str) -> str:
    """Cards run together, in capitals and with ``T`` for ``10``; unchanged where they are none."""
    cards = text.upper().replace("10", "T")
    return cards if all(map(_CARD.fullmatch, (cards[at : at + 2] for at in range(0, len(cards), 2)))) else text


def place_named(text: str) -> str:
    """A pile or a card of a move, in the capitals and small letters in which it is written."""
    if _CARD.fullmatch(text):
        return cards_named(text)
    return f"f{text[1:].upper()}" if _FOUNDATION.fullmatch(text) else text.lower()


def move_named(text: str) -> str:
    """A move as it is written here, as ``t1-h`` for ``T1 -> H``; unchanged where it is none."""
    found = _MOVE.fullmatch(plain(text).rstrip(CLOSING))
    return f"{place_named(found[1])}-{place_named(found[2])}{found[3]}" if found else text


def piles_named(text: str) -> str:
    """The piles of a position as they are written here; each is unchanged where it is none."""
    parts = (segment.partition("~") for segment in text.split("."))
    return ".".join(f"{place_named(pile)}{tilde}{cards_named(cards)}" for pile, tilde, cards in parts)
