"""What of ours is tied to the text, the names or the version of Pyodide and PyScript: a tie that broke is named here.

Whoever raises one of the two begins with this file; docs/release.md tells the rest.
"""

import json
import re
import shutil
import subprocess
import zipfile
from fnmatch import fnmatch
from functools import cache

import pytest

from tests.inside.test_in_pyodide import MODULES, run_in_pyodide
from tests.kit.places import ROOT
from web.build.assemble import PYSCRIPT
from web.build.compile.inside import RECORDED_AGAIN
from web.build.compile.modules import BY_NAME, EARLY
from web.build.compile.stand_ins import STAND_INS
from web.build.folders import version
from web.build.halves import GLUE, LOADER, PACK, WHOLE

pytestmark = pytest.mark.pyodide

DIST = MODULES / "@pyscript" / "core" / "dist"
PAGE = sorted((ROOT / "web" / "page").rglob("*.py"))
PACKAGES = {"Pyodide": MODULES / "pyodide", "PyScript core": MODULES / "@pyscript" / "core"}


@cache
def ours(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@cache
def core() -> str:
    """PyScript's script, in which its Python package lies as text."""
    [file] = [file for file in DIST.glob("core-*.js") if file.name.count(".") == 1]
    return file.read_text("utf-8")


@cache
def pyodide(name: str) -> str:
    return (PACKAGES["Pyodide"] / name).read_text("utf-8")


def in_javascript(expression: str) -> str:
    """What an expression of JavaScript comes to, as text."""
    node = shutil.which("node")
    assert node, "Node is not on the path"
    done = subprocess.run([node, "--print", expression], capture_output=True, check=True, encoding="utf-8", timeout=60)
    return done.stdout.rstrip("\n")


def test_the_versions_are_those_that_are_pinned_and_given_notice_of() -> None:
    pinned = json.loads(ours("package.json"))["dependencies"]
    for name, package in PACKAGES.items():
        number = version(package)
        folder = f"{name.lower().partition(' ')[0]}-{number}" + (".<hash>" if name == "Pyodide" else "")
        assert pinned["/".join(package.relative_to(MODULES).parts)] == number
        assert f"## {name} {number} (in `{folder}/`)" in ours("THIRD_PARTY_NOTICES.md")
    assert f"## xz-decompress {pinned['xz-decompress']} (in `web-<hash>/xz.js`)" in ours("THIRD_PARTY_NOTICES.md")


def test_python_is_the_one_that_is_given_notice_of() -> None:
    python = ".".join(json.loads(pyodide("pyodide-lock.json"))["info"]["python"].split(".")[:2])
    for named in (f"| CPython {python} |", f"## CPython {python}", f"https://docs.python.org/{python}/license.html"):
        assert named in ours("THIRD_PARTY_NOTICES.md")


def test_the_times_that_are_told_are_of_this_pyodide() -> None:
    """`make bench` measures them anew."""
    assert f"| Pyodide {version(PACKAGES['Pyodide']).partition('.')[0]}, " in ours("docs/times.md")


def test_the_lock_file_without_packages_is_of_this_pyodide() -> None:
    """`NO_PACKAGES` in `web/boot/interpreter.mjs`; Pyodide refuses to start with that of another."""
    [info] = re.findall(r"const NO_PACKAGES = \{\s*info: \{ ([^}]*) \}", ours("web/boot/interpreter.mjs"))
    assert dict(re.findall(r'(\w+): "([^"]*)"', info)) == json.loads(pyodide("pyodide-lock.json"))["info"]


@pytest.mark.parametrize("file", [LOADER, GLUE, WHOLE])
def test_pyodide_has_the_files_that_are_copied_and_preloaded(file: str) -> None:
    assert (PACKAGES["Pyodide"] / file).is_file()
    shipped = PACK if file == WHOLE else file  # the first half of the interpreter, packed, stands for the whole
    assert f"./pyodide/{shipped}" in ours("index.html")


def test_pyodide_takes_the_options_that_it_is_given() -> None:
    """`loadPyodide` in `web/boot/interpreter.mjs`; an option that it does not know it passes over without a word."""
    [given] = re.findall(
        r"await load\(\{\s*\.\.\.options,(.*?)\n    \}\);", ours("web/boot/interpreter.mjs"), re.DOTALL
    )
    options = re.findall(r"^ {6}(\w+):", given, re.MULTILINE)
    assert len(options) == 6
    assert [option for option in options if f"{option}?:" not in pyodide("pyodide.d.ts")] == []


def test_the_empty_script_is_the_one_that_pyodide_tries() -> None:
    """`EMPTY` in `web/boot/trusted_types.mjs`; refused, Pyodide takes the worker for one of another kind."""
    [empty] = re.findall(r'const EMPTY = "([^"]*)";', ours("web/boot/trusted_types.mjs"))
    assert f'importScripts("{empty}")' in pyodide("pyodide.mjs")


def test_the_hook_is_the_one_that_pyscript_compiles() -> None:
    """`HOOK` and `BODIES` in `web/boot/trusted_types.mjs`; another is refused, and no worker starts."""
    [hook] = re.findall(r"const HOOK =\n(.*?);\nconst BODIES", ours("web/boot/trusted_types.mjs"), re.DOTALL)
    around, joined, hooks = re.findall(r"^(\(w,x\)=>)\((.*)\)\(w,x,\.\.\.\[(.*)\]\)$", in_javascript(hook))[0]
    assert joined in core()
    assert f"([{hooks}])" in core()
    assert f"Function(`return{around}(${{r}})(w,x,...[${{s}}])`)" in core()
    assert "Function(`\\'use strict\\';return (${e})`)" in core(), "as the worker revives it"


def test_the_optional_parts_left_out_are_all_that_pyscript_has() -> None:
    """`UNUSED` in `web/boot/boot.js`; one that is not named there is one more download."""
    [unused] = re.findall(r"const UNUSED = (\[.*?\]);", ours("web/boot/boot.js"))
    [parts] = re.findall(r'=\{(codemirror:\(\)=>[^{}]*\{[^{}]*\}[^{}]*"py-terminal":[^{}]*)\}', core())
    assert sorted(json.loads(unused)) == sorted(re.findall(r'"?([\w-]+)"?:\(\)=>', parts))


def test_the_one_part_that_is_loaded_all_the_same_is_copied() -> None:
    """`PYSCRIPT` in `web/build/assemble.py`."""
    loaded = set(re.findall(r'import\("\./(error-[^"]*\.js)"\)', core()))
    assert len(loaded) == 1
    assert all(any(fnmatch(name, pattern) for pattern in PYSCRIPT) for name in loaded)


NAMES = {
    "the settings, in `web/boot/boot.js`": ("interpreter", "packages_cache", "plugins", "sync_main_only"),
    "the elements of the settings, there": ('"mpy"', '"py"', "-config"),
    "the event of a script that has ended, in `web/shell/splash.mjs`": ("`${t}:${n}`", '"done"', ":done`"),
    "a worker's element and thread, in `web/page/solver_client.py`": ('"xworker",{value:', "setAttribute('name',name)"),
    "what the compiler stands in for, in `web/build/compile/run.mjs`": ('"_pyscript"', '"polyscript"'),
    "what a console may say, in `e2e/kit/watch.py`": ("Unable to use `window` or `document` in worker.",),
}
"""What is called by its name, by where we call it so."""


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_pyscript_knows_the_names_by_which_it_is_called(names: tuple[str, ...]) -> None:
    assert [name for name in names if name not in core()] == []


def test_the_press_finds_pyscripts_python_package_and_in_it_all_that_is_imported() -> None:
    """The pattern in `web/build/compile/run.mjs`, and the imports of `web/*.py`."""
    [pattern] = re.findall(r"\.match\(/(.*)/s\);", ours("web/build/compile/run.mjs"))
    [package] = re.findall(pattern, core(), re.DOTALL)
    exported = re.findall(r"\w+", package.partition('"__init__.py":')[2].partition('.py":')[0])
    imported = [re.findall(r"^from pyscript import (.*)$", file.read_text("utf-8"), re.MULTILINE) for file in PAGE]
    names = {name for lines in imported for line in lines for name in line.split(", ")}
    assert {"document", "window"} <= names <= set(exported)


LIBRARY = """
import collections, dataclasses, inspect, sys
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import find_spec

texts = {"eval(": inspect.getsource(collections), "exec(": inspect.getsource(dataclasses)}
result = {
    "what writes a pyc": list(inspect.signature(_code_to_hash_pyc).parameters),
    "what makes code of texts": [call for call, source in texts.items() if call in source],
    "a path that begins here": "" in sys.path,
    "modules that are missing": [name for name in NAMED if find_spec(name) is None],
}
"""


def test_what_stands_in_for_modules_is_named_as_they_are() -> None:
    """By `web/build/compile/stand_ins.py`."""
    with zipfile.ZipFile(PACKAGES["Pyodide"] / "python_stdlib.zip") as library:
        assert STAND_INS.keys() <= set(library.namelist())
    [python] = re.findall(r'python: "(\d+\.\d+)\.', ours("web/boot/interpreter.mjs"))
    assert f'"/lib/python{python}/site-packages"' in STAND_INS["pyodide/_package_loader.py"]


def test_pythons_library_is_as_it_is_taken_to_be() -> None:
    """By `bytecode.py`, `sitecustomize.py` and `modules.py` in `web/build/compile`, and `READ` in `interpreter.mjs`."""
    named = sorted(EARLY | BY_NAME | set(RECORDED_AGAIN))
    assert run_in_pyodide(f"NAMED = {named!r}\n{LIBRARY}") == {
        "what writes a pyc": ["code", "source_hash", "checked"],
        "what makes code of texts": ["eval(", "exec("],
        "a path that begins here": True,
        "modules that are missing": [],
    }
