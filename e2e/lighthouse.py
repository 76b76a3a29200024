"""`make lighthouse`: what Lighthouse says of the assembled site, and the reason for each point lost.

Lighthouse is fetched when it is asked for, in one fixed version: as a dependency it would bring every player who runs
`make play` a hundred packages more.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from threading import Thread

from e2e.engines import CHROMIUM, flags
from web.build.assemble import assemble
from web.build.serve import address, static_server

LIGHTHOUSE = "lighthouse@12.8.2"
"""The last that runs on Node 20."""


def main() -> None:
    """Prints the scores; ends with an error unless accessibility is perfect."""
    browser = CHROMIUM.found()
    if browser is None:
        sys.exit(CHROMIUM.missing)
    with tempfile.TemporaryDirectory() as folder:
        server = static_server(assemble(Path(folder, "_site")), base="/ramparts/", compress=True, max_age=600)
        Thread(target=server.serve_forever, daemon=True).start()
        out = Path(folder, "report.json")
        chromium = " ".join(["--headless=new", *flags()])
        command = ["npm", "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", address(server, "/ramparts/")]
        options = ["--quiet", f"--chrome-flags={chromium}", "--output=json", f"--output-path={out}"]
        subprocess.run(command + options, check=True, env=os.environ | {"CHROME_PATH": str(browser)})
        report = json.loads(out.read_text("utf-8"))
        server.shutdown()
    for name, category in report["categories"].items():
        print(f"{name}: {category['score'] * 100:.0f}")
        for part in category["auditRefs"]:
            audit = report["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 1:
                print(f"  {audit['title']} ({audit['score'] * 100:.0f}) {audit.get('displayValue', '')}")
    if report["categories"]["accessibility"]["score"] < 1:
        sys.exit("Accessibility has lost points.")


if __name__ == "__main__":
    main()
