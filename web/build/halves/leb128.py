"""LEB128: how WebAssembly writes whole numbers, seven bits in a byte, the lowest first.

The highest bit of a byte says that more are to come. A number may be written longer than it need be, with zeros at its
end: linkers leave themselves room that way. What is written here is as short as can be.
"""

from collections.abc import Iterable


def unsigned(data: bytes, at: int) -> tuple[int, int]:
    """The number that is written at an offset, which is none below zero, and the offset behind it."""
    number = shift = 0
    while True:
        byte = data[at]
        at += 1
        number |= (byte & 0x7F) << shift
        if byte < 0x80:
            return number, at
        shift += 7


def to_unsigned(number: int) -> bytes:
    """A number, which is none below zero, as WebAssembly writes it."""
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def to_signed(number: int) -> bytes:
    """A number as WebAssembly writes it where it may be below zero: the last byte's seventh bit is its sign."""
    out = bytearray()
    while not -0x40 <= number < 0x40:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number & 0x7F)
    return bytes(out)


def vector(items: Iterable[bytes]) -> bytes:
    """Items one behind the other, their count first."""
    whole = list(items)
    return to_unsigned(len(whole)) + b"".join(whole)


def text(name: str) -> bytes:
    """A name, its length first."""
    encoded = name.encode()
    return to_unsigned(len(encoded)) + encoded
