"""Python sources as byte code, and byte code as packs. Runs inside Pyodide.

Code is compiled without docstrings. A pack holds many modules and is compressed as a whole: that is a third less to
send than modules compressed one by one. The library is a zip archive, as Pyodide wants it: it holds the modules with
which Python starts as `.pyc` files (PEP 552, unchecked hash-based), and what a pack holds of the others. All is under
xz, a quarter smaller than under gzip; `web/shell/xz.js` unpacks it while it comes. Python would take 120 ms.
"""

import ast
import lzma
import marshal
import zipfile
from collections.abc import Callable, Iterator, Mapping
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # PEP 552 has no public writer
from importlib.util import source_hash
from io import BytesIO
from types import CodeType, MappingProxyType
from typing import Any

from web.build.compile.modules import dotted
from web.build.compile.sitecustomize import HOME, digest

ZIP_DATE = (1980, 1, 1, 0, 0, 0)
"""The date of every file in an archive, the earliest that zip can write: equal files give equal archives."""

PYC_HEADER = 16
"""How many bytes of a `.pyc` come before its code."""

XZ_FILTERS = ({"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 2**22, "lc": 4, "pb": 0},)
"""Tuned to byte code. Unpacking takes as much memory as the dictionary has, so it is little larger than a pack."""

NO_DATA: Mapping[str, bytes] = MappingProxyType({})

READ_BY_DATACLASSES = frozenset({"ClassVar", "InitVar", "KW_ONLY"})
"""Annotations that have a meaning to dataclasses."""


class Unannotated(ast.NodeTransformer):
    """Removes the annotations, a fifth of the byte code, which nothing in the page reads.

    In classes the names stay annotated, with `None`: dataclasses and named tuples are made from them.
    """

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        """The annotated name with the annotation `None`."""
        if READ_BY_DATACLASSES.isdisjoint(part.id for part in ast.walk(node.annotation) if isinstance(part, ast.Name)):
            node.annotation = ast.copy_location(ast.Constant(None), node.annotation)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """The function without annotations on its arguments, its result, and the names it assigns."""
        for part in ast.walk(node.args):
            if isinstance(part, ast.arg):
                part.annotation = None
        node.returns = None
        node.body = [without_annotation(statement) for statement in node.body]
        self.generic_visit(node)
        return node


def without_annotation(statement: ast.stmt) -> ast.stmt:
    """The statement; if it assigns to an annotated name, without the annotation."""
    if isinstance(statement, ast.AnnAssign) and statement.value is not None:
        return ast.copy_location(ast.Assign([statement.target], statement.value), statement)
    return statement


def with_function_lines(code: CodeType) -> CodeType:
    """The code with every instruction on its function's first line: a traceback still names file and function.

    The true table of lines is a sixth of the byte code, and nobody needs it before something goes wrong (`lines`). An
    entry of it covers up to eight code units; this one says "no column" and "no line further" (Objects/locations.md in
    CPython).
    """
    units = len(code.co_code) // 2
    entries = (bytes((0x80 | 13 << 3 | min(8, units - at) - 1, 0)) for at in range(0, units, 8))
    inner = (with_function_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"".join(entries), co_consts=tuple(inner))


def lines(sources: Mapping[str, bytes]) -> bytes:
    """The line tables of all functions of the `sources`, for reports; compiled without annotations, as in the page."""
    codes = (code(path, source) for path, source in sorted(sources.items()))
    return marshal.dumps({place: table for made in codes for place, table in line_tables(made)})


def line_tables(code: CodeType) -> Iterator[tuple[tuple[str, str, int], bytes]]:
    """The line table of a code object by its file, name and first line; and those of all functions within it."""
    yield (code.co_filename, code.co_qualname, code.co_firstlineno), code.co_linetable
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from line_tables(part)


def code(path: str, source: bytes, *, annotated: bool = False) -> CodeType:
    """A source compiled; `path` is what tracebacks show."""
    tree: ast.Module = ast.parse(source)
    if not annotated:
        tree = ast.fix_missing_locations(Unannotated().visit(tree))
    return compile(tree, path, "exec", dont_inherit=True, optimize=2)


def compiled(path: str, source: bytes, *, annotated: bool) -> bytes:
    """The content of a `.pyc` that is loaded without a look at its source."""
    made = with_function_lines(code(path, source, annotated=annotated))
    return bytes(_code_to_hash_pyc(made, source_hash(source), checked=False))


def pack(
    sources: Mapping[str, bytes],
    texts: Mapping[bytes, CodeType],
    data: Mapping[str, bytes] = NO_DATA,
    *,
    annotated: bool = True,
) -> bytes:
    """A pack of compiled `sources`, `texts` that are compiled already, and `data` files, for `sitecustomize` to read.

    The same content gives the same bytes, whenever and wherever it is made.
    """
    modules = {
        dotted(path): (f"{path}c", compiled(path, source, annotated=annotated)[PYC_HEADER:])
        for path, source in sorted(sources.items())
    }
    placed = {f"{HOME}{path}": content for path, content in sorted(data.items())}
    return marshal.dumps((modules, dict(sorted(texts.items())), placed))


def recording(texts: dict[bytes, CodeType], make: Callable[..., Any], mode: str) -> Callable[..., Any]:
    """The function `make`, `eval` or `exec`, which now also stores in `texts` each text that it is given, compiled."""

    def made(text: str, *spaces: dict[str, Any]) -> Any:
        texts[digest(text)] = with_function_lines(compile(text, "<string>", mode, dont_inherit=True, optimize=2))
        return make(text, *spaces)

    return made


def archive(files: Mapping[str, bytes]) -> bytes:
    """A zip archive of `files`, uncompressed: the same bytes whenever and wherever it is made."""
    filled = BytesIO()
    with zipfile.ZipFile(filled, "w") as out:
        for path, content in sorted(files.items()):
            entry = zipfile.ZipInfo(path, ZIP_DATE)
            entry.create_system = 3  # Unix
            entry.external_attr = 0o644 << 16
            out.writestr(entry, content)
    return filled.getvalue()


def under_xz(content: bytes) -> bytes:
    """The content compressed for the page to unpack; CRC32 is the checksum that `web/shell/xz.js` knows."""
    return lzma.compress(content, check=lzma.CHECK_CRC32, filters=list(XZ_FILTERS))
