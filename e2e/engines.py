"""The browsers that the end-to-end tests drive: `python -m e2e.engines` finds or fetches each, and says where it is.

A program that the machine has comes first; then Playwright's own download; then the distribution's package, for whoever
may install it. An engine that cannot be had is left out of the tests, with a sentence; where `CI` is set, that is a
failure.
"""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
"""They keep Chromium from requests of its own, so that every request is the page's."""

COMPILING = "--js-flags=--wasm-lazy-compilation --wasm-tiering-budget=1000000000 --single-threaded"
"""Chromium compiles those functions of Pyodide that are called, not all of them anew for every page, and once more only
what is called very often, as a search is: a start costs it six tenths of the processor time. And nothing is compiled or
collected beside what runs, on other processors, for a page that is gone soon after: a seventh of a start."""

NO_TOUCH = "its driver has no fingers"
"""Why tests of touch leave out Firefox."""

NO_QUESTIONS = {"DEBIAN_FRONTEND": "noninteractive"}

DOWNLOAD_TIMEOUT = 600
"""Seconds after which a download is given up, and the next way is tried."""

PRINT_PATH = """import sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(getattr(playwright, sys.argv[1]).executable_path)
"""


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine: its name, programs that have it, and the packages that bring one of these programs."""

    name: str
    programs: tuple[str, ...]
    packages: tuple[str, ...]
    also_needed: tuple[str, ...] = ()
    """Programs that are needed as well."""
    downloads: bool = False
    """Whether Playwright has one of its own that it can fetch and drive."""
    probe: str = "--version"
    """The option with which a program that works ends without an error."""

    def found(self) -> Path | None:
        """A program of this engine that works on this machine, if there is one."""
        if not all(map(shutil.which, self.also_needed)):
            return None
        installed = (Path(path) for name in self.programs if (path := shutil.which(name)))
        found = next((program for program in installed if self._works(program)), None)
        return found or (self.downloaded() if self.downloads else None)

    def downloaded(self) -> Path | None:
        """Playwright's own program, if it was downloaded. Another process asks: here Playwright may be running."""
        asked = subprocess.run(
            [sys.executable, "-c", PRINT_PATH, self.name], capture_output=True, text=True, check=True
        )
        program = Path(asked.stdout.strip())
        return program if self._works(program) else None

    def fetched(self) -> Path | None:
        """A program newly installed, if any way of installing one works here."""
        ways = [[[sys.executable, "-m", "playwright", "install", self.name]]] if self.downloads else []
        if apt := package_manager():
            ways.append([[*apt, "update"], [*apt, "install", "--yes", *self.packages]])
        for way in ways:
            for command in way:
                with suppress(subprocess.TimeoutExpired, OSError):
                    subprocess.run(command, check=False, env=os.environ | NO_QUESTIONS, timeout=DOWNLOAD_TIMEOUT)
            if program := self.found():
                return program
        return None

    def _works(self, program: Path) -> bool:
        try:
            return subprocess.run([program, self.probe], capture_output=True, check=False, timeout=60).returncode == 0
        except (OSError, subprocess.TimeoutExpired):
            return False

    @property
    def missing(self) -> str:
        """The sentence about an engine that is not here."""
        return f"There is no {self.name} on this machine: install {' and '.join(self.packages)} to test in it."


CHROMIUM = Engine(
    "chromium", ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"), ("chromium",), downloads=True
)
WINDOWLESS = Engine("chromium-headless-shell", ("chromium-headless-shell",), ("chromium-headless-shell",))
"""Chromium without windows of its own: a page costs it six tenths of the processor time, so the tests prefer it."""

FIREFOX = Engine("firefox", ("firefox-esr", "firefox"), ("firefox-esr",))
WEBKIT = Engine("webkit", ("WebKitWebDriver",), ("webkit2gtk-driver", "xvfb"), also_needed=("Xvfb",), probe="--help")
ENGINES = (CHROMIUM, FIREFOX, WEBKIT)

NGINX = Engine("nginx", ("nginx", "/usr/sbin/nginx"), ("nginx-light",), probe="-v")
"""No browser but a host, which is tested in. It listens at port 80 once installed, so only automatic runs fetch it."""

CADDY = Engine("caddy", ("caddy",), ("caddy",), probe="version")
"""Another host. Nobody fetches it: it is tested in where it is installed."""

FETCHED = (*ENGINES, NGINX)
"""What an automatic run fetches, and cannot be without."""


def package_manager() -> list[str]:
    """The command that installs packages here without questions; empty where there is none."""
    if not shutil.which("apt-get"):
        return []
    if os.geteuid() == 0:
        return ["apt-get"]
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n", "env", *(f"{name}={value}" for name, value in NO_QUESTIONS.items()), "apt-get"]
    return []


def flags() -> list[str]:
    """What to start Chromium with; root has to go without its sandbox."""
    return [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else list(QUIET)


def launch_options(engine: Engine, program: Path) -> dict[str, Any]:
    """How Playwright starts a program of an engine. It drives an unpatched Firefox, by WebDriver BiDi."""
    if engine is FIREFOX:
        return {"executable_path": program, "channel": "moz-firefox"}
    return {"executable_path": program, "args": flags()}


def options_in_tests(engine: Engine) -> dict[str, Any] | None:
    """How Playwright starts an engine for the tests; none where it is not here."""
    program = (WINDOWLESS.found() if engine is CHROMIUM else None) or engine.found()
    if program is None:
        return None
    options = launch_options(engine, program)
    return options | {"args": [*options["args"], COMPILING]} if engine is CHROMIUM else options


def in_continuous_integration() -> bool:
    """Whether this is an automatic run, in which nothing may be left out."""
    return os.environ.get("CI", "") not in {"", "0", "false"}


def main() -> None:
    """Prints where each engine is; one that cannot be had is a failure where nothing may be left out."""
    programs = FETCHED if in_continuous_integration() else ENGINES
    wanted = [program for program in programs if program.name in sys.argv[1:]] or programs
    if CHROMIUM in wanted and (WINDOWLESS.found() or package_manager()):
        wanted = [WINDOWLESS, *wanted]
    absent = [engine for engine in wanted if not report(engine) and engine is not WINDOWLESS]
    if absent and in_continuous_integration():
        sys.exit(1)


def report(engine: Engine) -> bool:
    """Prints where an engine is, fetched if need be, or that there is none; whether there is."""
    program = engine.found() or engine.fetched()
    print(f"{engine.name}: {program}" if program else engine.missing, flush=True)
    return program is not None


if __name__ == "__main__":
    main()
