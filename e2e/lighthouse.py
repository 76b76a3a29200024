"""`make lighthouse`: what Lighthouse says of the assembled site, and the reason for each point lost.

Lighthouse is fetched when it is asked for, in one fixed version: as a dependency it would bring every player who runs
`make play` a hundred packages more. ``--pages`` asks about the pages about the games, which have to be perfect: those
below, or those whose places are given after it, such as ``fr/ fr/fortress/``.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from e2e.engines import CHROMIUM, flags
from web.build.assemble import assemble
from web.build.serve import address, static_server

LIGHTHOUSE = "lighthouse@12.8.2"
"""The last that runs on Node 20."""

GAME = ("",)

PAGES = ("en/", "en/fortress/", "de/besieged-city/", "en/castles-end/", "de/lessons/", "en/days/", "de/odds/")
"""One of each kind, and of games the one with most pictures."""

REPORT = "report.json"

TIMES = 3
"""How often a page is asked about at most, until it is perfect: what else the machine does may slow it down."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the site at a host that compresses; the site is assembled in a folder, and knows this address.

    It lies at the top, where `robots.txt` is asked for.
    """
    server = static_server(folder / "_site", compress=True, max_age=600)
    here = address(server)
    assemble(folder / "_site", address=here)
    Thread(target=server.serve_forever, daemon=True).start()
    yield here
    server.shutdown()


def asked(browser: Path, place: str, out: Path) -> dict[str, Any]:
    """The report about an address, by way of the file `out`."""
    chromium = " ".join(["--headless=new", *flags()])
    command = ["npm", "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", place]
    options = ["--quiet", f"--chrome-flags={chromium}", "--output=json", f"--output-path={out}"]
    subprocess.run(command + options, check=True, env=os.environ | {"CHROME_PATH": str(browser)})
    report: dict[str, Any] = json.loads(out.read_text("utf-8"))
    return report


def told(report: dict[str, Any]) -> None:
    """Prints the scores, and what lost points."""
    for name, category in report["categories"].items():
        print(f"{name}: {category['score'] * 100:.0f}")
        for part in category["auditRefs"]:
            audit = report["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 1:
                print(f"  {audit['title']} ({audit['score'] * 100:.0f}) {audit.get('displayValue', '')}")


def main() -> None:
    """Prints the scores; ends with an error unless accessibility is perfect, or of pages everything."""
    browser, pages = CHROMIUM.found(), "--pages" in sys.argv
    places = [each for each in sys.argv[1:] if each != "--pages"]
    if browser is None:
        sys.exit(CHROMIUM.missing)
    lost = list[str]()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as here:
        for place in (places or PAGES) if pages else GAME:
            print(f"/{place}")
            for _ in range(TIMES if pages else 1):
                report = asked(browser, f"{here}{place}", Path(folder, REPORT))
                wanted = report["categories"] if pages else ["accessibility"]
                less = [f"/{place}: {name}" for name in wanted if report["categories"][name]["score"] < 1]
                if not less:
                    break
            told(report)
            lost += less
    if lost:
        sys.exit(f"Points are lost: {', '.join(lost)}.")


if __name__ == "__main__":
    main()
