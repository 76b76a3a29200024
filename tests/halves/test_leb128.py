"""Numbers as WebAssembly writes them, against the examples of the DWARF standard, from which it has them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.build.halves.leb128 import text, to_signed, to_unsigned, unsigned, vector


@pytest.mark.parametrize("number, written", [(2, "02"), (127, "7f"), (128, "8001"), (129, "8101"), (12857, "b964")])
def test_a_number_is_written_seven_bits_in_a_byte(number: int, written: str) -> None:
    assert to_unsigned(number).hex() == written
    assert unsigned(bytes.fromhex(written), 0) == (number, len(written) // 2)


@pytest.mark.parametrize("number, written", [(2, "02"), (-2, "7e"), (127, "ff00"), (-127, "817f"), (-129, "ff7e")])
def test_a_number_below_zero_has_its_sign_in_the_last_byte(number: int, written: str) -> None:
    assert to_signed(number).hex() == written


def test_a_number_may_be_longer_than_it_need_be() -> None:
    assert unsigned(b"\0\x85\x80\x80\x00\7", 1) == (5, 5)


@pytest.mark.hypothesis
@given(st.integers(0, 2**64))
def test_what_is_written_is_read_again(number: int) -> None:
    written = to_unsigned(number)
    assert unsigned(b"\xff" + written + b"\xff", 1) == (number, 1 + len(written))


def test_lists_and_names_begin_with_their_length() -> None:
    assert vector([b"a", b"bc"]) == b"\2abc"
    assert text("ü") == b"\2\xc3\xbc"
