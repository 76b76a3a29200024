"""The browser that the end-to-end tests drive: `python -m e2e.browser` finds one or fetches one, and says where it is.

A browser that the machine has comes first; then Playwright's own download; then, for root on Debian, its package.
"""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
"""Keep the browser from calling home, so that every request seen is the page's."""


UNASKED = {"DEBIAN_FRONTEND": "noninteractive"}

PATIENCE = 600
"""Seconds after which a download that does not end is given up for the next way."""


def flags() -> list[str]:
    """What to start the browser with; root has to go without its sandbox."""
    return [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else list(QUIET)


def works(browser: Path) -> bool:
    """Whether `browser` is there with the libraries it needs."""
    try:
        return subprocess.run([browser, "--version"], capture_output=True, check=False, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def found() -> Path | None:
    """A browser that works on this machine, if there is one."""
    on_path = [Path(path) for name in NAMES if (path := shutil.which(name))]
    with sync_playwright() as playwright:
        downloaded = Path(playwright.chromium.executable_path)
    return next((browser for browser in (*on_path, downloaded) if works(browser)), None)


def fetched() -> Path | None:
    """A browser newly installed, if any way of installing one works here."""
    ways = [[[sys.executable, "-m", "playwright", "install", "chromium"]]]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        ways.append([["apt-get", "update"], ["apt-get", "install", "--yes", "chromium"]])
    for way in ways:
        for command in way:
            with suppress(subprocess.TimeoutExpired):
                subprocess.run(command, check=False, env=os.environ | UNASKED, timeout=PATIENCE)
        if browser := found():
            return browser
    return None


def main() -> None:
    """Prints the path of a browser; exits with a message when there is none to be had."""
    browser = found() or fetched()
    if browser is None:
        sys.exit("No Chromium: install one, for instance with `python -m playwright install --with-deps chromium`.")
    print(browser)


if __name__ == "__main__":
    main()
