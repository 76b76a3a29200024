"""Codes for another device: what goes in comes out, in any order, and what is damaged is told."""

import json
import lzma
from binascii import b2a_base64, crc32
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.codec.travel_codec import MOST_CODES, codes_of, joined, missing, parse_codes
from ramparts.app.storage.import_export import LONGEST
from ramparts.rules.errors import BadNotation

EXPORTS = st.dictionaries(st.text(), st.text() | st.integers() | st.booleans()).map(json.dumps)
SIZES = st.integers(1, 400)


@given(EXPORTS, SIZES, st.randoms())
def test_what_goes_into_codes_comes_out_of_them_in_any_order(export: str, size: int, random: Random) -> None:
    codes = list(codes_of(export, size))
    if len(codes) > MOST_CODES:
        return
    random.shuffle(codes)
    read = [code for text in codes for code in parse_codes(text)]
    assert missing(read) == []
    assert json.loads(joined([*read, read[0]], LONGEST)) == json.loads(export)


@given(EXPORTS, st.integers(8, 60), st.data())
def test_what_is_missing_is_known_by_its_number(export: str, size: int, data: st.DataObject) -> None:
    codes = [code for text in codes_of(export, size) for code in parse_codes(text)]
    left = data.draw(st.sets(st.sampled_from(codes), min_size=1))
    assert missing(left) == sorted({code.number for code in codes} - {code.number for code in left})


def test_nothing_is_missing_where_nothing_has_come() -> None:
    assert missing([]) == []


def test_codes_are_addresses_of_letters_that_no_messenger_alters() -> None:
    for text in codes_of(json.dumps({"a": "x" * 999, "b": "\u00eb"}), 40):
        assert text.replace(":", "").replace(".", "").replace("-", "").replace("_", "").isalnum()


@given(st.text(alphabet=" \n<>#/", max_size=9), st.text(alphabet=" \n<>", max_size=9))
def test_codes_are_found_with_anything_around_them(before: str, after: str) -> None:
    first, second = codes_of('{"a": 1}', 20)[:2]
    found = parse_codes(f"{before}https://example.org/#{first}{after} {second}{after}")
    assert [code.text for code in found] == [first, second]


@given(st.integers(0, 10**9), st.sampled_from("aB0-_"))
def test_a_letter_that_was_altered_is_told_with_the_number_of_its_code(at: int, letter: str) -> None:
    [_first, second, *_rest] = codes_of(json.dumps({"a": [*range(99)]}), 40)
    head, data = second[: second.rindex(".") + 1], second[second.rindex(".") + 1 :]
    place = at % (len(data) - 1)  # the last letter has bits that mean nothing
    if data[place] == letter:
        return
    with pytest.raises(BadNotation, match=r"^picture 2 of \d+ is damaged$"):
        parse_codes(head + data[:place] + letter + data[place + 1 :])


@pytest.mark.parametrize("cut", [1, 5, 9])
def test_a_code_whose_end_is_cut_off_is_told(cut: int) -> None:
    [whole] = codes_of('{"a": 1}', 400)
    with pytest.raises(BadNotation, match=r"^picture 1 of 1 is damaged$"):
        parse_codes(whole[:-cut])


@pytest.mark.parametrize("text", ["", "take:", "take:1a2b3c4d.1.1.", "take:1a2b3c4d.0.1.AAAA", "take:XYZ.1.1.AAAA"])
def test_what_is_no_whole_code_is_told(text: str) -> None:
    with pytest.raises(BadNotation, match=r"^a picture is not complete$"):
        parse_codes(text)


@pytest.mark.parametrize("text", ["take:1a2b3c4d.1.1.AA", "take:1a2b3c4d.1.1.A", "take:1a2b3c4d.2.1.AAAAAAA"])
def test_what_is_too_short_or_beyond_the_last_is_damaged(text: str) -> None:
    with pytest.raises(BadNotation, match=r"^picture \d of 1 is damaged$"):
        parse_codes(text)


def test_codes_of_two_series_do_not_come_together() -> None:
    one = parse_codes(codes_of(json.dumps({"a": [*range(99)]}), 40)[0])
    others = [code for text in codes_of(json.dumps({"a": [*range(98)]}), 40) for code in parse_codes(text)]
    with pytest.raises(BadNotation, match=r"^the pictures do not belong together$"):
        joined([*others[1:], *one], LONGEST)
    with pytest.raises(BadNotation, match=r"^the pictures do not belong together$"):
        joined([], LONGEST)


def spelled(packed: bytes) -> str:
    """Any bytes as the one code that a series consists of."""
    data = b2a_base64(crc32(packed).to_bytes(4, "big") + packed, newline=False).decode()
    return f"take:{crc32(packed):08x}.1.1.{data.rstrip('=').replace('+', '-').replace('/', '_')}"


@given(st.binary(max_size=60))
def test_what_was_never_packed_is_refused(packed: bytes) -> None:
    with pytest.raises(BadNotation, match=r"^it was not written by Ramparts$"):
        joined(parse_codes(spelled(packed)), LONGEST)


def test_what_would_unpack_to_more_than_anybody_has_is_read_no_further() -> None:
    """A few kilobytes that are gigabytes in truth do not fill the memory."""
    packed = lzma.compress(b"0" * 20_000_000, format=lzma.FORMAT_ALONE)
    assert len(joined(parse_codes(spelled(packed)), LONGEST)) == LONGEST + 1


def test_what_asks_for_a_dictionary_of_gigabytes_is_refused() -> None:
    packed = bytearray(lzma.compress(b"{}", format=lzma.FORMAT_ALONE))
    packed[1:5] = b"\xff\xff\xff\x7f"
    with pytest.raises(BadNotation, match=r"^it was not written by Ramparts$"):
        joined(parse_codes(spelled(bytes(packed))), LONGEST)
