"""The site, assembled: `python -m web.assemble` gathers in `_site/` all that a static host has to send.

Nothing in it names a host or a path above itself, so it works at any address and under any sub-path. The runtime
comes from the npm packages that `package-lock.json` pins, never from a content delivery network.

    index.html
    app.zip       the Python sources: `ramparts` and the page's part of `web`
    web/          styles and scripts
    pyodide/      the Python runtime
    pyscript/     what joins it to the page
    LICENSE, THIRD_PARTY_NOTICES.md
"""

import argparse
import re
import shutil
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What `loadPyodide` fetches. `web/interpreter.mjs` stands in for `pyodide-lock.json`."""

PYSCRIPT = ("core.js", "error-*.js")
"""Where PyScript starts, and the one plugin that it loads even when told not to use it."""

PAGE = ("index.html", "LICENSE", "THIRD_PARTY_NOTICES.md")

ASSETS = ("*.js", "*.mjs", "*.css", "*.svg", "solver_worker.py")

DESK_TOOLS = frozenset({"assemble.py", "serve.py"})
"""The modules of `web` that build and serve the site, and so have no place in it."""

STATIC_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([^"']+)["']""")
"""A JavaScript module's import of its neighbour: `from"./x.js"` or `import"./x.js"`, not `import("./x.js")`."""

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of every archive member, the earliest that zip can write: equal sources give equal archives."""


def assemble(out: Path, root: Path = ROOT) -> Path:
    """`out`, holding the whole site made from the checkout at `root`.

    What an earlier call left there is replaced; `FileExistsError` is raised for a directory that holds anything else.
    """
    modules = root / "node_modules"
    clear(out)
    copy([root / name for name in PAGE], out)
    copy(matching(root / "web", ASSETS), out / "web")
    copy([modules / "pyodide" / name for name in PYODIDE], out / "pyodide")
    copy(with_imports(matching(modules / "@pyscript" / "core" / "dist", PYSCRIPT)), out / "pyscript")
    copy([modules / "@pyscript" / "core" / "LICENSE"], out / "pyscript")
    archive(app_sources(root), out / "app.zip")
    return out


def clear(out: Path) -> None:
    """Leaves `out` an empty directory, provided that it was empty, missing, or a site."""
    if out.exists() and any(out.iterdir()) and not (out / "index.html").exists():
        raise FileExistsError(f"{out} is neither empty nor an assembled site")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)


def copy(files: Iterable[Path], into: Path) -> None:
    """Copies `files` into the directory `into`, which is made if need be."""
    into.mkdir(exist_ok=True)
    for file in files:
        shutil.copyfile(file, into / file.name)


def matching(folder: Path, patterns: Iterable[str]) -> list[Path]:
    """The files of `folder` that match any of `patterns`, in a fixed order."""
    return sorted(file for pattern in patterns for file in folder.glob(pattern))


def with_imports(scripts: Iterable[Path]) -> list[Path]:
    """`scripts` and every script that these import statically, and so on down, in a fixed order."""
    found: set[Path] = set()
    waiting = list(scripts)
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += [script.parent / name for name in STATIC_IMPORT.findall(script.read_text("utf-8"))]
    return sorted(found)


def app_sources(root: Path) -> Iterator[tuple[str, bytes]]:
    """Every Python file that runs in the page: its path inside the archive and its bytes."""
    for file in sorted((root / "py").rglob("*.py")):
        yield file.relative_to(root / "py").as_posix(), file.read_bytes()
    for file in sorted((root / "web").glob("*.py")):
        if file.name not in DESK_TOOLS:
            yield f"web/{file.name}", file.read_bytes()


def archive(members: Iterable[tuple[str, bytes]], out: Path) -> None:
    """Writes a zip archive of `members`, the same byte for byte whenever and wherever it is made."""
    with zipfile.ZipFile(out, "w") as packed:
        for name, content in members:
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.create_system = 3  # Unix, also when made on Windows
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, content, compresslevel=9)


def main() -> None:
    """Assembles the site where the command line says."""
    parser = argparse.ArgumentParser(prog="python -m web.assemble", description="Assemble the site.")
    parser.add_argument("--out", type=Path, default=ROOT / "_site", help="the directory to fill (default: _site)")
    out = assemble(parser.parse_args().out)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(f"{out}: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
