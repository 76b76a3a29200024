"""The compiler keeps what a program does, and drops only what nobody reads."""

import lzma
import marshal
import pkgutil
import sys
import zipfile
from importlib import import_module
from io import BytesIO
from pathlib import Path
from types import CodeType
from typing import Any
from zlib import crc32

import pytest

from tests.kit.places import ROOT
from web.build.compile.bytecode import archive, compiled, pack, recording, under_xz, with_function_lines
from web.build.compile.imported import imported, is_module
from web.build.compile.modules import app, data_beside, dotted, imports, late, library, write_library
from web.build.compile.sitecustomize import Pack
from web.build.compile.stand_ins import STAND_INS
from web.build.page import bare, digest, integrity, with_script_hash, with_site_paths

SOURCE = b'''"""A module."""
from typing import NamedTuple
from tests.kit.places import ROOT

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
    code = with_function_lines(compile("def f(x):\n    y = x\n    return 1 / y\n", "pressed.py", "exec"))
    inner = next(part for part in code.co_consts if isinstance(part, CodeType))
    assert {line for *_, line in inner.co_lines()} == {1}


def test_equal_sources_make_equal_packs_in_any_order() -> None:
    sources = {"b.py": b"B = 1", "a.py": b"A = 2"}
    assert pack(sources, {}) == pack(dict(reversed(sources.items())), {})


def test_equal_files_make_equal_archives_in_any_order() -> None:
    files = {"b.pyc": b"B", "a.pyc": b"A"}
    packed = archive(files)
    assert packed == archive(dict(reversed(files.items())))
    with zipfile.ZipFile(BytesIO(packed)) as inside:
        assert inside.namelist() == ["a.pyc", "b.pyc"]
        assert {entry.compress_type for entry in inside.infolist()} == {zipfile.ZIP_STORED}


def test_a_pack_is_the_same_after_its_journey() -> None:
    packed = pack({"a.py": b"A = 2"}, {})
    assert lzma.decompress(under_xz(packed)) == packed


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> Pack:
    """A pack with a package of one module in it, from which Python imports."""
    found = Pack()
    found.add(pack({"pressed/__init__.py": b"ABOVE = 1", "pressed/inner.py": b"from pressed import ABOVE"}, {}))
    monkeypatch.setattr(sys, "meta_path", [found, *sys.meta_path])
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    return found


def test_modules_are_imported_from_a_pack(packed: Pack) -> None:
    inner = import_module("pressed.inner")
    assert inner.ABOVE == 1
    assert inner.__file__ == "/lib/pressed/inner.pyc"
    with pytest.raises(ModuleNotFoundError, match=r"pressed\.outer"):
        import_module("pressed.outer")


def test_a_package_of_a_pack_reads_what_lies_beside_it(packed: Pack, tmp_path: Path) -> None:
    (tmp_path / "words").write_bytes(b"said")
    package = import_module("pressed")
    package.__file__ = str(tmp_path / "__init__.pyc")
    assert pkgutil.get_data("pressed", "words") == b"said"


def test_a_package_of_a_pack_reads_what_the_pack_has_beside_it(packed: Pack) -> None:
    packed.add(pack({}, {}, {"pressed/words": b"packed"}))
    assert pkgutil.get_data("pressed", "words") == b"packed"


def test_the_page_gets_the_data_of_its_packages() -> None:
    page, worker = app(ROOT)
    assert list(data_beside(page, ROOT)) == ["ramparts/deals/winnable.txt"]
    lists = {f"ramparts/study/lists/{file.name}" for file in (ROOT / "py/ramparts/study/lists").glob("*.txt")}
    assert "ramparts/study/lists/puzzles-fortress.txt" in lists
    assert data_beside(worker, ROOT).keys() == lists, "these the page reads, and not the worker, whose pack has no data"
    assert lists <= data_beside(late(ROOT), ROOT).keys()
    assert "ramparts/shares/odds.txt" in data_beside(late(ROOT), ROOT)


def test_a_text_that_was_recorded_is_not_compiled_again() -> None:
    texts: dict[bytes, CodeType] = {}
    assert recording(texts, eval, "eval")("left + 1", {"left": 2}) == 3
    found = Pack()
    found.add(pack({}, texts))
    assert isinstance(found.code_of("left + 1"), CodeType)
    assert eval(found.code_of("left + 1"), {"left": 4}) == 5  # noqa: S307  # a text of this test
    assert found.code_of("left + 2") == "left + 2"


def test_another_text_of_the_same_checksum_is_another_text() -> None:
    """Bug: it was taken for the one that was recorded."""
    texts: dict[bytes, CodeType] = {}
    recording(texts, eval, "eval")("plumless", {"plumless": 1})
    found = Pack()
    found.add(pack({}, texts))
    assert crc32(b"plumless") == crc32(b"buckeroo")
    assert found.code_of("buckeroo") == "buckeroo"


def test_the_library_uses_the_texts_of_a_pack(packed: Pack) -> None:
    texts: dict[bytes, CodeType] = {}
    recording(texts, eval, "eval")("'compiled'", {})
    packed.add(pack({"collections.py": b"found = eval(\"'compiled'\", {})\nexec('more = 1', globals())"}, texts))
    del sys.modules["collections"]
    assert vars(import_module("collections")).items() >= {"found": "compiled", "more": 1}.items()


def test_imports_are_found_wherever_they_stand() -> None:
    source = b"import a.b\ndef f():\n    from c import d\nclass G:\n    import e as h\n"
    assert set(imports(source)) == {"a.b", "c", "c.d", "e"}


def test_a_member_of_a_module_is_no_module() -> None:
    assert is_module("json.decoder")
    assert not is_module("json.loads")
    assert not is_module("math.pi.more")


def test_what_is_frozen_in_the_interpreter_is_not_sent() -> None:
    assert {"json.decoder", "sys"} <= set(imported(["json.decoder", "json.loads"]))
    assert "importlib._bootstrap" not in imported([])


def test_some_modules_of_the_library_are_stood_in_for(tmp_path: Path) -> None:
    whole, made = tmp_path / "whole.zip", tmp_path / "made.zip"
    whole.write_bytes(archive({"socket.py": b"much = 1", "json/__init__.py": b"loads = 1"}))
    write_library(whole, made)
    sources = library(["json", "socket", "html"], made)
    assert sources == {"json/__init__.py": b"loads = 1", "socket.py": STAND_INS["socket.py"].encode()}
    with zipfile.ZipFile(made) as read:
        assert {name: read.read(name) for name in read.namelist()} == sources


def test_the_page_gets_what_it_imports_and_the_worker_the_rest_of_what_that_imports() -> None:
    page, worker = ({dotted(path) for path in sources} for sources in app(ROOT))
    assert {"ramparts", "ramparts.app", "ramparts.rules.cards", "web", "web.page.main"} <= page
    assert {"ramparts.solver", "ramparts.solver.search", "ramparts.app.assist.solver_worker"} <= worker
    assert page.isdisjoint(worker)
    assert {"web.build.assemble", "ramparts.cli.commands", "ramparts.cli.surveys.survey"}.isdisjoint(page | worker)


def test_what_a_player_learns_with_is_not_in_the_first_download() -> None:
    page, later = {dotted(path) for path in app(ROOT)[0]}, {dotted(path) for path in late(ROOT)}
    rooms = ("ramparts.app.study", "ramparts.study", "ramparts.shares")
    assert not [name for name in page if name.startswith(rooms)]
    assert {"ramparts.app.study", "ramparts.shares.published"} <= later
    assert page.isdisjoint(later)


def test_addresses_are_renamed_and_words_are_not() -> None:
    homes = {"pyodide": "pyodide-1", "pyodide/library.pack": "pyodide-1/library-ab.pack", "web": "web-cd"}
    text = 'a("../pyodide/x.mjs", "./pyodide/library.pack", "./web/a.css", "web/b", "./webs/", `./y.mjs`)'
    expected = 'a("../pyodide-1/x.js", "./pyodide-1/library-ab.pack", "./web-cd/a.css", "web/b", "./webs/", `./y.js`)'
    assert with_site_paths(text, homes) == expected


def test_a_digest_tells_where_one_content_ends() -> None:
    assert digest(b"ab", b"c") != digest(b"a", b"bc")


def test_a_page_is_sealed_with_the_hash_of_its_script() -> None:
    page = "<meta content=\"script-src 'HASH'\"><script>alert(1)</script>"
    assert with_script_hash(page) == page.replace("HASH", integrity(b"alert(1)"))


def test_a_page_loses_what_only_its_readers_need_and_nothing_else() -> None:
    page = '<ul>\n  <!-- games -->\n    <li>a  <b>b</b>\n  <a href="./x">x</a>\n</ul>\n'
    assert bare(page) == '<ul>\n<li>a  <b>b</b>\n<a href="./x">x</a>\n</ul>\n'
