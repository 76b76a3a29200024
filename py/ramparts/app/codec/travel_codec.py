"""Everything that is kept, as codes that go to another device: each is the fragment of an address, in any order.

``take:1a2b3c4d.3.16.`` stands before the data of code 3 of 16. All codes of a series begin with the same eight digits,
the CRC-32 of the whole. The data are base64url (RFC 4648) of a CRC-32 and a part of the export, which is compressed by
LZMA in the format that carries no lengths of its own (`lzma.FORMAT_ALONE`).

Codes are taken as hostile. What they unpack to is an export like any other, and is checked as one.
"""

import json
import lzma
import re
from binascii import Error, a2b_base64, b2a_base64, crc32
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from ramparts.rules.errors import BadNotation
from ramparts.rules.wording import marked as _

HEAD = "take:"
"""How each code begins."""

MOST_CODES = 999
"""The codes of a series at most."""

MOST_MEMORY = 32_000_000
"""The bytes that may be used to unpack what came."""

FILTERS = ({"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 2**20, "lc": 4, "pb": 0},)
"""Tuned to text."""

_CHECK = 4
_CODE = re.compile(rf"{HEAD}([0-9a-f]{{8}})\.([1-9][0-9]{{0,2}})\.([1-9][0-9]{{0,2}})\.([\w-]+)", re.ASCII)
_PLAIN, _SAFE = b"+/", b"-_"


class Code(NamedTuple):
    """One of the codes of a series, ``number`` of ``total``, with its part of the compressed export."""

    text: str
    series: str
    number: int
    total: int
    part: bytes


@lru_cache(2)
def codes_of(export: str, size: int) -> tuple[str, ...]:
    """An export as codes, each with ``size`` bytes of it at most; more than `MOST_CODES` cannot be read."""
    text = json.dumps(json.loads(export), separators=(",", ":"))
    packed = lzma.compress(text.encode("ascii"), format=lzma.FORMAT_ALONE, filters=FILTERS)
    parts = [packed[at : at + size] for at in range(0, len(packed), size)]
    head = f"{HEAD}{crc32(packed):08x}."
    return tuple(f"{head}{number}.{len(parts)}.{_spelled(part)}" for number, part in enumerate(parts, 1))


def _spelled(part: bytes) -> str:
    checked = crc32(part).to_bytes(_CHECK, "big") + part
    return b2a_base64(checked, newline=False).translate(bytes.maketrans(_PLAIN, _SAFE)).rstrip(b"=").decode("ascii")


def parse_codes(text: str) -> tuple[Code, ...]:
    """The codes that stand in a text, whatever stands around them, in their order there.

    Raises `BadNotation` if one of them is damaged, or there is none.
    """
    found = [_code(match[0], *match.groups()) for match in _CODE.finditer(text)]
    if len(found) != text.count(HEAD) or not found:
        raise BadNotation(_("a picture is not complete"))
    return tuple(found)


def _code(text: str, series: str, number: str, total: str, data: str) -> Code:
    plain = data.encode("ascii").translate(bytes.maketrans(_SAFE, _PLAIN))
    try:
        checked = a2b_base64(plain + b"=" * (-len(plain) % 4))
    except Error:
        checked = b""
    check, part = checked[:_CHECK], checked[_CHECK:]
    if int(number) > int(total) or len(check) < _CHECK or int.from_bytes(check, "big") != crc32(part):
        raise BadNotation(_("picture {number} of {count} is damaged"), number=int(number), count=int(total))
    return Code(text, series, int(number), int(total), part)


def missing(codes: Iterable[Code]) -> list[int]:
    """The numbers of the codes that a series still lacks; of no codes none."""
    there = {code.number: code.total for code in codes}
    return [number for number in range(1, max(there.values(), default=0) + 1) if number not in there]


def joined(codes: Iterable[Code], most: int) -> str:
    """The export of which all codes are there, or of one with more than ``most`` characters its beginning.

    Raises `BadNotation` where they do not belong together, or unpack to what no export is.
    """
    parts = {code.number: code for code in codes}
    packed = b"".join(parts[number].part for number in sorted(parts))
    if {f"{crc32(packed):08x}"} != {code.series for code in parts.values()}:
        raise BadNotation(_("the pictures do not belong together"))
    # A text is not unpacked further than somebody will read it.
    unpacker = lzma.LZMADecompressor(lzma.FORMAT_ALONE, memlimit=MOST_MEMORY)
    try:
        text = unpacker.decompress(packed, most + 1)
    except lzma.LZMAError:
        text = b""
    if not unpacker.eof and len(text) <= most:
        raise BadNotation(_("it was not written by Ramparts"))
    return text.decode("latin-1")
