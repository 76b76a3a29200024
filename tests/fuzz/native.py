"""The kernel compiled for this machine, with sanitizers that stop it where it touches what it may not, and its answers.

Any gcc or clang does that has the runtimes of both sanitizers; without one there is `NoCompiler`.
"""

import os
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from struct import pack
from tempfile import TemporaryDirectory

from tests.kit.places import ROOT

KERNEL = ROOT / "py" / "ramparts" / "solver" / "kernel" / "c"
HERE = Path(__file__).parent

SOURCES = sorted({*KERNEL.rglob("*.c"), *HERE.glob("*.c")} - {KERNEL / "kernel.c", KERNEL / "memory.c"})
"""`harness.c` includes the first of those left out; `pages.c` takes the place of the other."""

SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
OPTIONS = ("-std=gnu11", "-g", "-O1", "-fno-omit-frame-pointer", *SANITIZERS, "-w", f"-I{KERNEL}")

ENVIRONMENT = {"ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=32", "UBSAN_OPTIONS": "print_stacktrace=1"}
"""What is not given back the harness finds by itself."""


class NoCompiler(Exception):
    """There is no C compiler here that has sanitizers."""


class Finding(Exception):
    """The kernel did what it may not do; ``number`` is that of the input, among those it was given."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(what)
        self.number = number


def compiler() -> str:
    """The first of the compilers here whose programs run with sanitizers."""
    for name in filter(None, (os.environ.get("CC"), "clang", "gcc", "cc")):
        found = shutil.which(name)
        if found and _sanitizes(found):
            return found
    raise NoCompiler("there is no gcc or clang with sanitizers here")


def _sanitizes(compiler: str) -> bool:
    """Whether a program that a compiler makes, with sanitizers, runs here to its end."""
    with TemporaryDirectory() as folder:
        trial = str(Path(folder, "trial"))
        command = [compiler, "-xc", "-", *SANITIZERS, "-o", trial]
        made = subprocess.run(command, input=b"int main(void) { return 0; }", capture_output=True, check=False)
        return not made.returncode and not subprocess.run([trial], capture_output=True, check=False).returncode


def built(folder: Path) -> Path:
    """The harness, compiled in this folder; each of its files by itself, two at a time."""
    chosen = compiler()

    def compiled(source: Path) -> Path:
        target = folder / f"{source.stem}.o"
        subprocess.run([chosen, *OPTIONS, "-c", source, "-o", target], check=True)
        return target

    with ThreadPoolExecutor(2) as pool:
        objects = list(pool.map(compiled, SOURCES))
    subprocess.run([chosen, *SANITIZERS, *objects, "-o", folder / "harness"], check=True)
    return folder / "harness"


def answers(harness: Path, inputs: Sequence[bytes]) -> list[str]:
    """What the harness says of each input. Raises `Finding` at the first after which it says nothing."""
    done = subprocess.run(
        [harness], input=_framed(inputs), capture_output=True, check=False, env={**os.environ, **ENVIRONMENT}
    )
    said = done.stdout.decode().splitlines()
    if done.returncode or len(said) < len(inputs):
        raise Finding(len(said), f"{done.stderr.decode(errors='replace')}\nended with {done.returncode}")
    return said


def _framed(inputs: Iterable[bytes]) -> bytes:
    return b"".join(pack("<I", len(each)) + each for each in inputs)
