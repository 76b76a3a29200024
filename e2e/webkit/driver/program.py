"""The WebKit that the tests drive: the MiniBrowser and its driver, on a screen of their own, as Debian packs them.

It is the engine of Safari and of every browser on an iPhone. Playwright's own build of it runs on few systems.
"""

import shutil
from collections.abc import Mapping
from pathlib import Path

from e2e.engines import WEBKIT

BROWSERS = ("lib/*/webkit*gtk-*/MiniBrowser", "lib*/webkit*gtk-*/MiniBrowser", "libexec/webkit*gtk-*/MiniBrowser")
"""Where systems put the browser, below /usr: no program of a user's own, so it is on no path."""


def browser() -> Path | None:
    """The browser, if the machine has it; of several the one for GTK 3, which its oldest driver knows too."""
    return next((found for place in BROWSERS for found in sorted(Path("/usr").glob(place))), None)


def parts() -> Mapping[str, str | Path | None]:
    """What the tests need, by name, and where each is."""
    programs = {name: shutil.which(name) for name in ("WebKitWebDriver", "Xvfb")}
    return {"MiniBrowser": browser(), **programs}


def missing() -> str | None:
    """What the machine lacks, in a sentence; None when everything is there."""
    lacking = [name for name, found in parts().items() if found is None]
    if not lacking:
        return None
    return (
        f"No WebKit: {', '.join(lacking)} not found; on Debian `apt-get install {' '.join(WEBKIT.packages)}` brings it."
    )
