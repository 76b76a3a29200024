"""A profile is read as it was written; of a module that it does not know nothing is changed, with a warning."""

import hashlib
import lzma
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.places import ROOT
from web.build.halves import GLUE, LOADER, PACK, SECOND, STOCK, WHOLE, interpreter, interpreter_by, packed
from web.build.halves.module import HEAD, Module
from web.build.halves.profile import PROFILE, Profile, profile, written

PACKAGE = ROOT / "node_modules" / "pyodide"


@pytest.mark.hypothesis
@given(st.frozensets(st.integers(0, 20_000), min_size=1))
def test_what_is_written_is_read_again(early: frozenset[int]) -> None:
    assert profile(written(b"module", early)) == Profile(hashlib.sha256(b"module").hexdigest(), early)


def test_without_bits_all_functions_are_early() -> None:
    assert profile(f"{'ab' * 32}\n") == Profile("ab" * 32, None)


def test_a_damaged_profile_is_refused() -> None:
    with pytest.raises(ValueError, match="base64"):
        profile(f"{'ab' * 32}\nB*D=\n")


def test_it_is_small() -> None:
    assert PROFILE.stat().st_size < 3200


def test_another_module_is_sent_as_it_comes_and_whoever_builds_is_told(tmp_path: Path) -> None:
    for name, content in {WHOLE: HEAD, GLUE: b"glue", LOADER: b"loader"}.items():
        (tmp_path / name).write_bytes(content)
    with pytest.warns(UserWarning, match="not the one"):
        assert interpreter(tmp_path) == {PACK: packed(HEAD), GLUE: b"glue", SECOND: HEAD, STOCK: HEAD}


@pytest.mark.pyodide
def test_without_a_profile_there_is_one_module_with_fewer_exports_and_functions() -> None:
    whole = (PACKAGE / WHOLE).read_bytes()
    files = interpreter_by(Profile(hashlib.sha256(whole).hexdigest(), None), PACKAGE)
    assert (files[SECOND], files[STOCK]) == (HEAD, whole)
    sent = Module(lzma.decompress(files[PACK]))
    assert len(sent.exports) < len(Module(whole).exports) / 30
    assert len(sent.bodies) < len(Module(whole).bodies)
    assert len(files[GLUE]) < (PACKAGE / GLUE).stat().st_size


@pytest.mark.pyodide
def test_the_profile_is_that_of_this_pyodide() -> None:
    """docs/start.md tells what to do where it is not."""
    assert profile(PROFILE.read_text("utf-8")).sha256 == hashlib.sha256((PACKAGE / WHOLE).read_bytes()).hexdigest()
