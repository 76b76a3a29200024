"""`python -m e2e.pictures`: takes the pictures in `web/pictures/` anew, then contact sheets in `build/contact/`."""

import argparse
import tempfile
from pathlib import Path

from e2e.pictures.contact import begun, contact
from e2e.pictures.looks import LOOKS
from e2e.pictures.shown import show
from e2e.pictures.studio import browser, served
from web.build.assemble import ROOT, assemble

CONTACT = ROOT / "build" / "contact"


def main() -> None:
    """Takes the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m e2e.pictures", description="Take pictures of the site.")
    parser.add_argument("--only", choices=("shown", "contact"), help="what others see, or the contact sheets")
    parser.add_argument("--look", choices=LOOKS, action="append", help="a look for contact sheets (default: all)")
    parser.add_argument("--site", type=Path, help="a site assembled before (default: it is assembled now)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = options.site or assemble(Path(folder, "_site"))
        with browser() as chromium, served(site) as url:
            if options.only != "contact":
                show(chromium, url)
            if options.only != "shown":
                begun(CONTACT, site)
                for name in options.look or LOOKS:
                    contact(chromium, url, CONTACT, LOOKS[name])
                    print(f"{CONTACT / name / 'index.html'}")


if __name__ == "__main__":
    main()
