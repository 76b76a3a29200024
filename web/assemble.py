"""The site, assembled: `python -m web.assemble` gathers in `_site/` all that a static host has to send.

Nothing in it names a host or a path above itself, so it works at any address and under any sub-path. The runtime
comes from the npm packages that `package-lock.json` pins, never from a content delivery network.

    index.html, 404.html, manifest.webmanifest, icons/
    sw.js                the service worker, at the top since it rules over what lies beside and below it
    web-<hash>/          styles, scripts, `app.pack` and `solver.pack`: the Python of the page and of its worker,
                         compiled; for each language `words-de.pack`, its catalogue, and `shell-de.json`, what is said
                         before Python has come; `lines.pack`, for tracebacks
    pyodide-<version>/   the Python runtime, and `library-<hash>.pack`: what is needed of Python's library, compiled
    pyscript-<version>/  what joins it to the page
    LICENSE, THIRD_PARTY_NOTICES.md

What lies in a folder with a hash or a version in its name never changes under that name. So a browser may keep it for
ever, and no page ever meets a script of another build.
"""

import argparse
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from web.press.page import IMPORT, SHEET, Build, bare, digest, in_one_sheet, renamed, sealed, uncommented, worker

ROOT = Path(__file__).resolve().parent.parent

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""What `loadPyodide` fetches. `web/interpreter.mjs` stands in for its library and for `pyodide-lock.json`."""

PYSCRIPT = ("core.js", "error-*.js")
"""Where PyScript starts, and the one plugin that it loads even when told not to use it."""

TOP = ("LICENSE", "THIRD_PARTY_NOTICES.md", "web/manifest.webmanifest")

SCRIPTS = ("*.js", "*.mjs", "*_worker.py")

OURS = ("app", "lines", "solver", "shell", "words")
"""How the names of those files begin that come out of the press and lie beside the scripts."""

WORKER = "sw.js"

GAMES = "          <!-- games -->"
"""The place in the page for the list of games, which is made from the games themselves."""


def assemble(out: Path, root: Path = ROOT, *, keeps: bool = True) -> Path:
    """`out`, holding the whole site made from the checkout at `root`. Unless it `keeps`, browsers let go of all builds.

    What an earlier call left there is replaced, once the new site is whole; `FileExistsError` is raised for a directory
    that holds anything else.
    """
    if out.exists() and any(out.iterdir()) and not (out / "index.html").exists():
        raise FileExistsError(f"{out} is neither empty nor an assembled site")
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{out.name}.", dir=out.parent) as folder:
        packs = press(root, made(Path(folder, "packs")))
        fill(made(Path(folder, "site")), root, packs, keeps=keeps)
        shutil.rmtree(out, ignore_errors=True)
        shutil.move(Path(folder, "site"), out)
    return out


def fill(out: Path, root: Path, packs: dict[str, bytes], *, keeps: bool) -> None:
    """Puts the whole site into the empty directory `out`; `packs` is what came out of the press."""
    modules = root / "node_modules"
    pyscript = modules / "@pyscript" / "core"
    homes = {"pyodide": f"pyodide-{version(modules / 'pyodide')}", "pyscript": f"pyscript-{version(pyscript)}"}
    homes["pyodide/library.pack"] = f"{homes['pyodide']}/library-{digest(packs['library.pack'])}.pack"
    copy([root / name for name in TOP], out)
    copy(matching(root / "web" / "icons", ("*.png", "*.svg")), out / "icons")
    copy([modules / "pyodide" / name for name in PYODIDE], out / homes["pyodide"])
    copy(with_imports(matching(pyscript / "dist", PYSCRIPT)), out / homes["pyscript"])
    copy([pyscript / "LICENSE"], out / homes["pyscript"])
    (out / homes["pyodide/library.pack"]).write_bytes(packs["library.pack"])
    text = {name: (root / name).read_text("utf-8") for name in ("index.html", "web/404.html", f"web/{WORKER}")}
    page, sheets = in_one_sheet(text["index.html"])
    ours = {name: packs[name] for name in packs if name.startswith(OURS)} | dict(scripts(root, homes))
    ours[SHEET] = bare("".join((root / "web" / name).read_text("utf-8") for name in sheets)).encode()
    homes["web"] = own_files(ours, out)
    (out / "404.html").write_text(sealed(text["web/404.html"]), "utf-8")
    build = Build(out, homes, page.replace(GAMES, packs["games.html"].decode()), keeps=keeps)
    (out / "index.html").write_text(build.page(), "utf-8")
    (out / WORKER).write_text(worker(text[f"web/{WORKER}"], build), "utf-8")


def made(folder: Path) -> Path:
    """`folder`, newly made."""
    folder.mkdir()
    return folder


def copy(files: Iterable[Path], into: Path) -> None:
    """Copies `files` into the directory `into`, which is made if need be."""
    into.mkdir(exist_ok=True)
    for file in files:
        shutil.copyfile(file, into / file.name)


def matching(folder: Path, patterns: Iterable[str]) -> list[Path]:
    """The files of `folder` that match any of `patterns`, in a fixed order."""
    return sorted(file for pattern in patterns for file in folder.glob(pattern))


def version(package: Path) -> str:
    """The version of an npm package."""
    return str(json.loads((package / "package.json").read_text("utf-8"))["version"])


def with_imports(scripts: Iterable[Path]) -> list[Path]:
    """`scripts` and every script that these import statically, and so on down, in a fixed order."""
    found: set[Path] = set()
    waiting = list(scripts)
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += [script.parent / name for name in IMPORT.findall(script.read_text("utf-8"))]
    return sorted(found)


def press(root: Path, out: Path) -> dict[str, bytes]:
    """What comes out of the press, by its name, made by Pyodide under Node by way of the directory `out`.

    Raises `RuntimeError` with Python's own words if a module cannot be compiled or imported.
    """
    node = shutil.which("node")
    if node is None:
        raise RuntimeError("Node is not on the path")
    command = [node, str(root / "web" / "press" / "run.mjs"), str(root / "node_modules"), str(root), str(out)]
    done = subprocess.run(command, capture_output=True, check=False, encoding="utf-8")  # noqa: S603  # all of it is ours
    if done.returncode:
        raise RuntimeError(done.stderr)
    return {file.name: file.read_bytes() for file in sorted(out.iterdir())}


def own_files(files: dict[str, bytes], out: Path) -> str:
    """The name of the folder in `out` that now holds our own scripts, styles, Python and words."""
    name = f"web-{digest(*(part for path in sorted(files) for part in (path.encode(), files[path])))}"
    (out / name).mkdir()
    for path, content in files.items():
        (out / name / path).write_bytes(content)
    return name


def scripts(root: Path, homes: dict[str, str]) -> Iterator[tuple[str, bytes]]:
    """The name and content of each of our own scripts, which name others by where they are in the site."""
    for file in matching(root / "web", SCRIPTS):
        if file.name != WORKER:
            yield file.name, renamed(uncommented(file.read_text("utf-8")), homes).encode()


def main() -> None:
    """Assembles the site where the command line says."""
    parser = argparse.ArgumentParser(prog="python -m web.assemble", description="Assemble the site.")
    parser.add_argument("--out", type=Path, default=ROOT / "_site", help="the directory to fill (default: _site)")
    parser.add_argument("--let-go", action="store_true", help="make browsers drop every build that they keep")
    options = parser.parse_args()
    out = assemble(options.out, keeps=not options.let_go)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(f"{out}: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
