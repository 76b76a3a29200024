"""The folders of a site: files copied as they are, or written under a name that changes with what is in them."""

import json
import shutil
from collections.abc import Iterable
from pathlib import Path

from web.build.page import IMPORT, digest, with_plain_names, with_site_paths

MODULE = ".mjs"
SCRIPTS = (".js", MODULE)


def new_folder(folder: Path) -> Path:
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


def write_folder(beginning: str, files: dict[str, bytes], out: Path) -> str:
    """Writes files to a folder in `out`; its name, which has that beginning, and ends with a hash of what is in it."""
    name = f"{beginning}{digest(*(part for path in sorted(files) for part in (path.encode(), files[path])))}"
    (out / name).mkdir()
    for path, content in files.items():
        (out / name / path).write_bytes(content)
    return name


def scripts_with_site_paths(files: dict[str, bytes], homes: dict[str, str]) -> dict[str, bytes]:
    """The files; in the scripts the addresses of others are those in the site."""
    scripts = {name: with_site_paths(files[name].decode(), homes).encode() for name in files if name.endswith(SCRIPTS)}
    return plainly_named(files | scripts)


def plainly_named(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files; the modules have names that end in `.js`, and by these they ask for each other."""
    modules = {name: with_plain_names(files[name].decode()).encode() for name in files if name.endswith(MODULE)}
    return {name.replace(MODULE, ".js"): modules.get(name, content) for name, content in files.items()}
