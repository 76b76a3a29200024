"""``python -m web.build.kernel``: makes `kernel.wasm` of the C beside it, by the compiler that `make kernel` installs.

The file is committed, so nobody needs the compiler who does not change the kernel. The same sources give the same bytes
on every machine: nothing of paths or dates is in them.
"""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "py" / "ramparts" / "solver" / "kernel" / "c"
KERNEL = SOURCES.parent / "kernel.wasm"

COMPILER = ROOT / "build" / "zig" / "bin" / "python"
"""The Python that has the package `ziglang`; `requirements-kernel.txt` pins it."""

OPTIONS = (
    "-target",
    "wasm32-freestanding",
    "-mbulk-memory",
    "-Os",
    "-flto",
    "-Xclang",
    "-Oz",
    "-std=c11",
    "-nostdlib",
    "-s",
    "-I.",
)
WARNINGS = ("-Wall", "-Wextra", "-Werror")


def compiled(out: Path) -> bytes:
    """The kernel's bytes, which are written to `out` as well. Raises `RuntimeError` with what the compiler says."""
    files = [str(path.relative_to(SOURCES)) for path in sorted(SOURCES.rglob("*.c"), key=lambda path: path.name)]
    caches = {f"ZIG_{kind}_CACHE_DIR": str(ROOT / "build" / "zig-cache") for kind in ("GLOBAL", "LOCAL")}
    command = [str(COMPILER), "-m", "ziglang", "cc", *OPTIONS, *WARNINGS, "-Wl,--no-entry", "-o", str(out), *files]
    environment = {**os.environ, **caches}
    done = subprocess.run(command, cwd=SOURCES, env=environment, capture_output=True, check=False, encoding="utf-8")  # noqa: S603  # all of it is ours
    if done.returncode:
        raise RuntimeError(done.stderr)
    return out.read_bytes()


if __name__ == "__main__":
    print(f"{KERNEL.relative_to(ROOT)}: {len(compiled(KERNEL)):,} bytes")
