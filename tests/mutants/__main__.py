"""``python -m tests.mutants``: whether the tests tell when the code is altered: all parts, or those that are named.

mutmut alters the functions of a part, one thing at a time, and asks those tests of its room that pass through what is
altered. What lived through them is in `build/mutants`, a file for each part. An interrupted run goes on where it was;
what lived in one before is asked about once more, and so is what was changed since.
"""

import os
import shutil
import subprocess
import sys
from collections import Counter
from configparser import ConfigParser
from pathlib import Path

from tests.kit.places import ROOT

ROOMS = {
    "app/storage": ["tests/app/storage"],
    "rules": ["tests/rules"],
    "engine": ["tests/engine", "tests/games"],
    "app/play": ["tests/app/play"],
    "app/update": ["tests/app"],
    "app/outcomes": ["tests/app"],
    "solver/findings": ["tests/solver/findings", "tests/solver/test_search.py"],
}
"""The parts, folders or modules of `py/ramparts`, and the tests that are asked about them.

`web/page` is none of them: it runs in a browser alone (`tests/mutants/page.py`).
"""

BUILD = ROOT / "build" / "mutants"

MUTMUT = str(Path(sys.executable).with_name("mutmut"))

LIVED = "survived", "no tests"


def settled(part: str) -> Path:
    """The folder in which mutmut works at a part. It imports what it altered from a folder that is called `src`."""
    folder = BUILD / part.replace("/", "-")
    (folder / "mutants").mkdir(parents=True, exist_ok=True)
    # Of its copies mutmut renews the sources, and takes none away.
    shutil.rmtree(folder / "mutants" / "tests", ignore_errors=True)
    for copy in (folder / "mutants" / "src").rglob("*.*"):
        if copy.is_file() and copy.suffix not in {".py", ".meta", ".spans"}:
            copy.unlink()
    links = {"src": ROOT / "py", "mutants/py": Path("src"), "mutants/web": ROOT / "web"}
    for link, there in (links | {name: ROOT / name for name in ("tests", "pyproject.toml")}).items():
        if not (folder / link).is_symlink():
            (folder / link).symlink_to(there)
    config = ConfigParser()
    config["mutmut"] = {
        "source_paths": "src",
        "only_mutate": f"\nsrc/ramparts/{part}.py\nsrc/ramparts/{part}/*",
        "process_isolation": "forkserver",  # with no cache that tests before have filled
        "timeout_multiplier": "4",
        "timeout_constant": "3",
        "pytest_add_cli_args": "\n-p\ntests.mutants.at_once",
        "pytest_add_cli_args_test_selection": "\n".join(["", "-m", "not pyodide", *ROOMS[part]]),
    }
    with (folder / "setup.cfg").open("w", encoding="utf-8") as file:
        config.write(file)
    return folder


def run(folder: Path, *names: str) -> None:
    """Asks about these mutants, or about all that nobody has asked about yet."""
    with (folder / "log").open("a", encoding="utf-8") as log:
        where = None if sys.stdout.isatty() else log
        command = [MUTMUT, "run", "--max-children", os.environ.get("WORKERS", "2"), *names]
        subprocess.run(command, cwd=folder, check=True, stdout=where)


def answered(folder: Path, *arguments: str) -> str:
    """What mutmut tells of the mutants in a folder."""
    command = [MUTMUT, *arguments]
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def states(folder: Path) -> dict[str, str]:
    """What became of each mutant, by its name."""
    lines = (line.strip().partition(": ") for line in answered(folder, "results", "--all", "true").splitlines())
    return {name: state for name, _, state in lines}


def lived(found: dict[str, str]) -> list[str]:
    """The names of those of which no test told."""
    return [name for name, state in found.items() if state in LIVED]


def asked(part: str) -> dict[str, str]:
    """What became of the mutants of a part; the survivors are written down."""
    folder = settled(part)
    before = lived(states(folder))
    run(folder)
    if again := sorted({*before}.intersection(lived(states(folder)))):
        run(folder, *again)
    found = states(folder)
    survivors = (answered(folder, "show", name) for name in lived(found))
    folder.with_suffix(".txt").write_text("\n".join(survivors), encoding="utf-8")
    return found


def told(part: str, found: dict[str, str]) -> str:
    """What became of the mutants of a part, in a line."""
    counts, survived = Counter(found.values()), len(lived(found))
    killed = len(found) - survived - counts["timeout"]
    share = 100 * (len(found) - survived) / max(1, len(found))
    return (
        f"{part:<16}{len(found):>6} mutants {killed:>6} killed {survived:>5} survived {counts['timeout']:>4} timed out"
        f" {share:>6.1f} %"
    )


def main() -> int:
    """Asks about all parts, or those that are named; prints a line for each."""
    lines = [told(part, asked(part)) for part in sys.argv[1:] or ROOMS]
    print(f"\n== mutants; those that survived are in {BUILD.relative_to(ROOT)}", *lines, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
