"""The press keeps what a program does, and drops only what nobody reads."""

import gzip
import lzma
import marshal
import zipfile
from io import BytesIO
from pathlib import Path
from types import CodeType
from typing import Any

from web.press.bytecode import coarse, compiled, pack, under_gzip, under_xz
from web.press.modules import app, dotted, imports, is_module
from web.press.page import digest, integrity, renamed, sealed

SOURCE = b'''"""A module."""
from typing import NamedTuple

class Pair(NamedTuple):
    left: int
    right: int = 2

def total(pair: Pair, *more: int) -> int:
    """The sum."""
    found: int = sum(pair)
    nothing: int
    return found + sum(more)

answer = total(Pair(1), 3)
'''


def run(pyc: bytes) -> dict[str, Any]:
    """The names that a compiled module defines."""
    code = marshal.loads(pyc[16:])  # noqa: S302  # made a moment ago
    names: dict[str, Any] = {"__name__": "pressed"}
    exec(code, names)  # noqa: S102  # as above
    return names


def test_a_compiled_module_does_what_its_source_does() -> None:
    assert run(compiled("pressed.py", SOURCE, annotated=False))["answer"] == 6


def test_functions_lose_their_annotations_and_classes_keep_the_names() -> None:
    names = run(compiled("pressed.py", SOURCE, annotated=False))
    assert names["total"].__annotations__ == {}
    assert set(names["Pair"].__annotations__) == {"left", "right"}
    assert names["Pair"](1) == (1, 2)
    assert set(run(compiled("pressed.py", SOURCE, annotated=True))["total"].__annotations__) == {
        "pair",
        "more",
        "return",
    }


def test_doc_strings_are_left_out() -> None:
    names = run(compiled("pressed.py", SOURCE, annotated=True))
    assert names["total"].__doc__ is None


def test_a_compiled_module_is_marked_as_never_compared_with_its_source() -> None:
    assert compiled("pressed.py", SOURCE, annotated=True)[4:8] == b"\x01\0\0\0"


def test_a_traceback_names_the_first_line_of_the_function() -> None:
    code = coarse(compile("def f(x):\n    y = x\n    return 1 / y\n", "pressed.py", "exec"))
    inner = next(part for part in code.co_consts if isinstance(part, CodeType))
    assert {line for *_, line in inner.co_lines()} == {1}


def test_equal_sources_make_equal_packs_in_any_order() -> None:
    sources = {"b.py": b"B = 1", "a.py": b"A = 2"}
    packed = pack(sources)
    assert packed == pack(dict(reversed(sources.items())))
    with zipfile.ZipFile(BytesIO(packed)) as archive:
        assert archive.namelist() == ["a.pyc", "b.pyc"]
        assert {entry.compress_type for entry in archive.infolist()} == {zipfile.ZIP_STORED}


def test_a_pack_is_the_same_after_its_journey() -> None:
    packed = pack({"a.py": b"A = 2"}, {"a.mo": b"words"})
    assert gzip.decompress(under_gzip(packed)) == packed
    assert lzma.decompress(under_xz(packed)) == packed


def test_imports_are_found_wherever_they_stand() -> None:
    source = b"import a.b\ndef f():\n    from c import d\nclass G:\n    import e as h\n"
    assert set(imports(source)) == {"a.b", "c", "c.d", "e"}


def test_a_member_of_a_module_is_no_module() -> None:
    assert is_module("json.decoder")
    assert not is_module("json.loads")
    assert not is_module("math.pi.more")


def test_the_app_is_every_module_but_those_of_the_desk() -> None:
    root = Path(__file__).resolve().parent.parent
    names = {dotted(path) for path in app(root)}
    assert {"ramparts", "ramparts.cards", "web.main"} <= names
    assert {"web.assemble", "ramparts.cli"}.isdisjoint(names)


def test_addresses_are_renamed_and_words_are_not() -> None:
    homes = {"pyodide": "pyodide-1", "pyodide/library.pack": "pyodide-1/library-ab.pack", "web": "web-cd"}
    text = 'a("../pyodide/x.mjs", "./pyodide/library.pack", "./web/a.css", "web/b", "./website/")'
    expected = 'a("../pyodide-1/x.mjs", "./pyodide-1/library-ab.pack", "./web-cd/a.css", "web/b", "./website/")'
    assert renamed(text, homes) == expected


def test_a_digest_tells_where_one_content_ends() -> None:
    assert digest(b"ab", b"c") != digest(b"a", b"bc")


def test_a_page_is_sealed_with_the_hash_of_its_script() -> None:
    page = "<meta content=\"script-src 'HASH'\"><script>alert(1)</script>"
    assert sealed(page) == page.replace("HASH", integrity(b"alert(1)"))
