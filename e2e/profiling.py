"""Which functions of the interpreter the tests call: `make profile`.

As a plugin of pytest (`-p e2e.profiling`) this has the tests run on a site whose interpreter is instrumented
(`web/build/halves/profile.py`), in the page and in its worker, and writes down what was called. As a program it
makes the profile of all that was written down.

The tests that weigh the site, or that damage its interpreter, fail in such a run; nothing comes of it.
"""

import hashlib
import os
import sys
from pathlib import Path
from unittest import mock

from playwright.sync_api import ConsoleMessage, Page

from e2e.kit.watch import Watch
from web.build import assemble
from web.build.assemble import ROOT
from web.build.halves import GLUE, PACK, SECOND, STOCK, WHOLE, packed
from web.build.halves.module import HEAD, Module
from web.build.halves.profile import CALLED, PROFILE, called, instrumented, profile, written
from web.build.minify import minified

FOLDER = ROOT / "build" / "profile"

TELLING = f"""{{
  const {{ instantiateStreaming }} = WebAssembly;
  WebAssembly.instantiateStreaming = async (...given) => {{
    const made = await instantiateStreaming.apply(WebAssembly, given);
    const words = Object.entries(made.instance.exports).filter(([name]) => name.startsWith("{CALLED}"));
    let told = "";
    const tell = () => {{
      const now = words.map(([, word]) => BigInt.asUintN(64, word.value).toString(16)).join(" ");
      if (now !== told) console.debug(`{CALLED} ${{now}}`);
      told = now;
    }};
    if (words.length) setInterval(tell, 100);
    return made;
  }};
}}
"""
"""What stands before the script that has the interpreter made: it tells the console what was called since."""

LEAST = 0.9
"""The share of the early functions that a whole run calls again at least."""

found: set[int] = set()
"""The numbers of the functions that were called so far, among the module's own."""


def instrumented_interpreter(package: Path) -> dict[str, bytes]:
    """What `web.build.halves.interpreter` gives, but instrumented, and whole."""
    whole = (package / WHOLE).read_bytes()
    glue = (package / GLUE).read_bytes()
    return {PACK: packed(instrumented(Module(whole))), GLUE: glue, SECOND: HEAD, STOCK: whole}


def heard(message: ConsoleMessage) -> None:
    """Takes down what a page or its worker tells."""
    name, *words = message.text.split(" ")
    if name == CALLED:
        found.update(called([int(word, 16) for word in words]))


def pytest_configure() -> None:
    """Has the site made with the instrumented interpreter, and listens wherever a page is watched."""
    opened = Watch._opened

    def telling(root: Path, out: Path) -> dict[str, bytes]:
        files = minified(root, out)
        return files | {"halves.mjs": TELLING.encode() + files["halves.mjs"]}

    def listening(self: Watch, page: Page) -> None:
        opened(self, page)
        page.on("console", heard)

    for owner, name, other in (
        (assemble, "interpreter", instrumented_interpreter),
        (assemble, "minified", telling),
        (Watch, "_opened", listening),
    ):
        mock.patch.object(owner, name, other).start()


def pytest_sessionfinish() -> None:
    """Writes down what was called in this process."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{os.getpid()}.txt").write_text("\n".join(map(str, sorted(found))), "utf-8")


def main() -> None:
    """Makes the profile of what the runs have written down.

    Exits with a sentence where that is much less than the present profile has: they were broken off.
    """
    early = {int(line) for file in FOLDER.glob("*.txt") for line in file.read_text("utf-8").split()}
    if not early:
        sys.exit(f"{FOLDER.relative_to(ROOT)} names no function that was called")
    whole = (ROOT / "node_modules" / "pyodide" / WHOLE).read_bytes()
    known = profile(PROFILE.read_text("utf-8"))
    before = known.early or frozenset() if known.sha256 == hashlib.sha256(whole).hexdigest() else frozenset()
    if len(early & before) < LEAST * len(before):
        sys.exit(f"{len(early & before)} of {len(before)} early functions were called: was the run broken off?")
    PROFILE.write_text(written(whole, early), "utf-8")
    print(f"{len(early)} functions are early in {WHOLE}, {hashlib.sha256(whole).hexdigest()[:8]}")


if __name__ == "__main__":
    main()
