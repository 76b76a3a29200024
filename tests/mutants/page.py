"""``python -m tests.mutants.page [NUMBER [SEED]]``: whether the tests in Chromium tell when `web/page` is altered.

That runs in a browser alone, where nobody can choose one of mutmut's mutants by the environment. So cosmic-ray alters a
copy, a site is made of it, and the tests of a day are asked. A mutant takes them half a minute if they tell of it and
all their time if not: of two thousand a sample is asked about, one of a place at most. An interrupted run of the same
code goes on where it was. What lived is in `build/mutants/web-page.txt`.
"""

import random
import shutil
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tests.kit.places import ROOT

PART = Path("web", "page")

FOLDER = ROOT / "build" / "mutants" / "web-page"

GIT = shutil.which("git") or "git"

DESK = ROOT / ".venv" / "bin" / "python"

NUMBER, SEED = 40, 28
"""How many mutants are asked about, and which, if nobody says."""

ASKED = ("access", "games", "hands", "hosting", "keeping", "learning", "looks", "pages", "safety", "starting", "travel")
"""The rooms of `e2e` in which Chromium is asked."""

CONFIG = """[cosmic-ray]
module-path = "{part}"
timeout = 1200.0
excluded-modules = []
test-command = '''{command}'''
distributor.name = "local"
"""
"""Of a mutant with which the tests take longer than that many seconds they have told."""

A_TYPE = "core/ReplaceBinaryOperator_BitOr_"
"""An operator of cosmic-ray that alters ``|``: in `web/page` it joins types, which nobody evaluates."""

MUTANTS = "SELECT module_path, start_pos_row, start_pos_col, operator_name, job_id FROM mutation_specs"


class Mutant(NamedTuple):
    """A place of a file, what is altered there, and its name in the session."""

    file: str
    line: int
    column: int
    operator: str
    name: str


def command() -> str:
    """What tells of a mutant by failing, in the folder of the copy: the site is made of it, then Chromium is asked."""
    rooms = " ".join(f"e2e/{room}" for room in ASKED)
    tests = f"{DESK} -m pytest {rooms} --browser chromium --site build/tested --timeout 300 -n 3 --dist loadfile"
    made = f"{DESK} -m web.build.assemble --out build/tested"
    return f'sh -c "{made} && {tests} -x -q --hypothesis-profile here-by-day -m \\"not thorough\\""'


def settled() -> Path:
    """The copy of the checkout in which cosmic-ray alters; beside it lies what it is told."""
    copy = FOLDER / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    listed = subprocess.run([GIT, "ls-files"], cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout
    for name in listed.splitlines():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    (FOLDER / "config.toml").write_text(CONFIG.format(part=PART, command=command()), "utf-8")
    return copy


def digest(folder: Path) -> str:
    """What tells the Python files of a folder from others."""
    return sha256(b"".join(file.read_bytes() for file in sorted(folder.rglob("*.py")))).hexdigest()[:12]


def chosen(mutants: Iterable[Mutant], number: int, seed: int) -> set[str]:
    """The names of so many of these mutants, one of a place at most; of places that are the same, the same."""
    places: dict[tuple[str, int, int], list[Mutant]] = defaultdict(list)
    for mutant in sorted(mutants):
        if not mutant.operator.startswith(A_TYPE):
            places[mutant[:3]].append(mutant)
    dice = random.Random(seed)
    return {dice.choice(places[place]).name for place in dice.sample([*places], min(number, len(places)))}


def keep_only(session: Path, number: int, seed: int) -> None:
    """Takes from a new session all mutants but a sample."""
    with closing(sqlite3.connect(session)) as kept, kept:
        mutants = [Mutant(*row) for row in kept.execute(MUTANTS)]
        gone = {(mutant.name,) for mutant in mutants} - {(name,) for name in chosen(mutants, number, seed)}
        for table in ("mutation_specs", "work_items"):
            kept.executemany(f"DELETE FROM {table} WHERE job_id = ?", gone)  # noqa: S608  # one of two words


def cosmic(copy: Path, tool: str, *arguments: str) -> str:
    """What a tool of cosmic-ray prints in the folder of the copy."""
    asked = [str(Path(sys.executable).with_name(tool)), *arguments]
    return subprocess.run(asked, cwd=copy, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def main() -> int:
    """Asks about a sample; prints what became of it."""
    number, seed = (*map(int, sys.argv[1:]), *(NUMBER, SEED)[len(sys.argv) - 1 :])
    copy = settled()
    config, session = "../config.toml", FOLDER / f"{digest(copy / PART)}-{number}-{seed}.sqlite"
    if not session.exists():
        cosmic(copy, "cosmic-ray", "init", config, str(session))
        keep_only(session, number, seed)
    cosmic(copy, "cosmic-ray", "exec", config, str(session))
    survivors = cosmic(copy, "cr-report", "--surviving-only", "--show-diff", str(session))
    FOLDER.with_suffix(".txt").write_text(survivors, "utf-8")
    sys.stdout.write(f"{PART}: {number} mutants; lived, in percent: {cosmic(copy, 'cr-rate', str(session))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
