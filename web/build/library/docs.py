"""``python -m web.build.library.docs``: the documentation as a site, a folder that works at any address.

    *.html, _static/       what Sphinx makes of `docs/` and of the docstrings
    wheels/                the wheel of the library, for the cells of the first page and for anyone
    pyodide-<version>/     the Python that the cells run on, as it comes from npm, with a lock file without packages
    pyscript-<version>/    what makes cells of programs
    licenses/              of those whose scripts and styles the pages have

The environment needs what `requirements-docs.txt` pins. Whatever Sphinx warns of ends the build. The same sources give
the same bytes.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import files
from pathlib import Path

from web.build.assemble import ROOT
from web.build.digest import write_sums
from web.build.folders import copy, matching, plainly_named
from web.build.library.conf import PYODIDE, PYSCRIPT
from web.build.library.dist import EPOCH, distributions
from web.build.library.policy import with_policy

HERE = Path(__file__).parent

LOCK = "pyodide-lock.json"
MODULES = ("pyodide.mjs", "pyodide.asm.mjs")
RUNTIME = ("pyodide.asm.wasm", "python_stdlib.zip")

FOR_TERMINALS = ("xterm", "zip", "toml")
"""How scripts of PyScript begin that it fetches for terminals, archives and settings; cells have none of these."""

THEMED_BY = ("furo", "sphinx", "sphinx-basic-ng")


def docs(out: Path, root: Path = ROOT) -> Path:
    """`out`, newly made, with the documentation of the checkout at `root`.

    Raises `CalledProcessError` if Sphinx warns of something, and `RuntimeError` if no wheel can be made.
    """
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "site")
        sphinx(root, site, Path(folder, "doctrees"))
        for page in site.rglob("*.html"):
            page.write_text(with_policy(page.read_text("utf-8")), "utf-8")
        (wheel,) = (file for file in distributions(Path(folder, "dist"), root) if file.suffix == ".whl")
        copy([wheel], site / "wheels")
        write_runtime(root / "node_modules", site)
        write_licenses(site / "licenses")
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(site, out)
    return out


def sphinx(root: Path, out: Path, doctrees: Path) -> None:
    """Has Sphinx make its pages in `out`; what it needs in between is in `doctrees`."""
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--quiet", "--fresh-env", "-c", str(HERE)]
    env = {"SOURCE_DATE_EPOCH": EPOCH, "PYTHONHASHSEED": "0", "PYTHONPATH": f"{root / 'py'}{os.pathsep}{root}"}
    command += ["-d", str(doctrees), str(root / "docs"), str(out)]
    subprocess.run(command, env=os.environ | env, check=True)  # noqa: S603  # our own
    (out / ".buildinfo").unlink()


def write_runtime(modules: Path, site: Path) -> None:
    """Puts what the cells run on into the site."""
    pyodide, pyscript = modules / "pyodide", modules / "@pyscript" / "core"
    copy([pyodide / name for name in RUNTIME], site / PYODIDE)
    named = plainly_named({name: (pyodide / name).read_bytes() for name in MODULES})
    for name, content in named.items():
        (site / PYODIDE / name).write_bytes(content)
    info = json.loads((pyodide / LOCK).read_text("utf-8"))["info"]
    (site / PYODIDE / LOCK).write_text(json.dumps({"info": info, "packages": {}}), "utf-8")
    scripts = [file for file in matching(pyscript / "dist", ("*.js",)) if not file.name.startswith(FOR_TERMINALS)]
    copy([pyscript / "LICENSE", *scripts], site / PYSCRIPT)


def write_licenses(out: Path) -> None:
    """Puts the licenses of those packages into the new folder `out` whose scripts and styles the pages have."""
    out.mkdir()
    for package in THEMED_BY:
        (license_file,) = (file for file in files(package) or [] if file.name.startswith("LICENSE"))
        (out / f"{package}.txt").write_text(license_file.read_text("utf-8"), "utf-8")


def main() -> None:
    """Makes the documentation, and puts it beside the game too where the command line says so."""
    parser = argparse.ArgumentParser(prog="python -m web.build.library.docs", description="Make the documentation.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "docs", help="the directory to fill")
    parser.add_argument("--beside", type=Path, help="an assembled site that is to have it too, in the folder docs")
    options = parser.parse_args()
    out = docs(options.out)
    print(f"{out / 'index.html'}: {sum(file.stat().st_size for file in out.rglob('*.*')) / 1e6:.1f} MB")
    if options.beside:
        shutil.copytree(out, options.beside / "docs", dirs_exist_ok=True)
        print(f"SHA256SUMS: {write_sums(options.beside)}")


if __name__ == "__main__":
    main()
