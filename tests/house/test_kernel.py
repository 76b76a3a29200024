"""The kernel is what the pinned compiler makes of its sources, is small, and names no game."""

import re
from pathlib import Path

import pytest

from ramparts.games.catalogue import TITLES
from web.build.kernel import COMPILER, KERNEL, SOURCES, compiled

TEXTS = sorted([*SOURCES.rglob("*.c"), *SOURCES.rglob("*.h")])

MOST_BYTES = 32 * 1024


@pytest.mark.skipif(not COMPILER.exists(), reason="`make kernel-check` brings the kernel's compiler, 411 MB")
def test_the_pinned_compiler_makes_the_same_bytes(tmp_path: Path) -> None:
    assert compiled(tmp_path / "kernel.wasm") == KERNEL.read_bytes()


def test_the_kernel_is_small() -> None:
    assert KERNEL.stat().st_size <= MOST_BYTES


def test_no_path_is_in_the_kernel() -> None:
    assert re.search(rb"/[a-z]+/[a-z]+|\.c\b", KERNEL.read_bytes()) is None


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_the_kernel_knows_no_game_by_name(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    names = {name.lower() for title in TITLES.values() for name in (title.id, title.name)}
    assert not {name for name in names if name in text}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_its_files_and_functions_are_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 250
    bodies = re.findall(r"^[^\s#/*][^\n]*\) \{\n(.*?)^\}", text, re.DOTALL | re.MULTILINE)
    assert all(body.count("\n") < 39 for body in bodies)
    assert all(len(line) <= 120 for line in text.splitlines())


def test_it_needs_nothing_from_outside() -> None:
    """An import would have to be given by whatever runs it: a library, a clock, a way out."""
    sections = KERNEL.read_bytes()[8:]
    kinds = set()
    while sections:
        kinds.add(sections[0])
        size, shift, at = 0, 0, 1
        while True:
            size |= (sections[at] & 0x7F) << shift
            at, shift = at + 1, shift + 7
            if sections[at - 1] < 0x80:
                break
        sections = sections[at + size :]
    assert kinds <= {1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}  # neither 0, a name of something, nor 2, imports
