"""Contact sheets: every game in every window, by day and by night, and the main moments, in `build/contact/`.

Every picture is a file of its own, and is kept as long as the build is the same: what was interrupted goes on where it
stopped. `index.html` shows all those of a look, and beside it each of its parts is one picture, for a glance.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from shutil import rmtree
from typing import NamedTuple

from playwright.sync_api import Browser

from e2e.looks.test_geometry import SIZES
from e2e.pictures.moments import FIRST, MOMENTS, PANELLED, Moment, tables
from e2e.pictures.studio import SCHEMES, Look, Studio, Window, studio

DESK_AND_PHONE = ((1280, 800), (390, 844))

DESK = Window(1280, 800)
"""The window in which a page is brought to each moment, before it is pictured in others."""

STYLE = """body { margin: 16px; background: #888; font: 13px system-ui, sans-serif }
section { display: flex; flex-wrap: wrap; gap: 12px; align-items: end }
figure { margin: 0 }
img { display: block; max-height: 360px; max-width: 640px }"""


class Part(NamedTuple):
    """A part of the sheets: moments, each in windows of these sizes, by day and by night."""

    name: str
    moments: Mapping[str, Moment]
    sizes: tuple[tuple[int, int], ...] = DESK_AND_PHONE
    newcomer: bool = False

    def files(self) -> Iterator[tuple[str, Window, str]]:
        """Each picture by its moment, its window, and the name of its file below the folder of the look."""
        for name, scheme, size in product(self.moments, SCHEMES, self.sizes):
            file = f"{name}-{size[0]}x{size[1]}-{scheme}.png".replace(" ", "-")
            yield name, Window(*size, scheme), f"{self.name}/{file}"


PARTS = (
    *(Part(game, {game: moment}, SIZES) for game, moment in tables()),
    Part("moments", MOMENTS),
    Part("panels", PANELLED),
    Part("first-visit", FIRST, newcomer=True),
)


def contact(chromium: Browser, url: str, home: Path, look: Look) -> None:
    """Takes what is missing of a look in its folder of `home`, and makes the sheets anew."""
    folder = home / look.name
    for newcomer in (False, True):
        missing = [part for part in PARTS if part.newcomer is newcomer and not _whole(part, folder)]
        if missing:
            with studio(chromium, url, look=look, newcomer=newcomer) as room:
                for part in missing:
                    _taken(room, part, folder)
    _sheets(chromium, folder)


def begun(home: Path, site: Path) -> None:
    """Leaves in `home` only pictures of the build that is in `site`."""
    page = (site / "index.html").read_text("utf-8")
    build = str(json.loads(page.partition('id="build">')[2].partition("</script>")[0])["build"])
    known = home / "build.txt"
    if not known.exists() or known.read_text("ascii") != build:
        rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        known.write_text(build, "ascii")


def _whole(part: Part, folder: Path) -> bool:
    return all((folder / file).exists() for _, _, file in part.files())


def _taken(room: Studio, part: Part, folder: Path) -> None:
    """Pictures what is missing of a part; the page comes to a moment once for all windows."""
    (folder / part.name).mkdir(parents=True, exist_ok=True)
    stands = ""
    for name, window, file in part.files():
        if (folder / file).exists():
            continue
        if stands != name:
            room.fits(DESK)
            part.moments[name](room)
            stands = name
        (folder / file).write_bytes(room.takes(window))


def _sheets(chromium: Browser, folder: Path) -> None:
    """Writes the page of a look, and pictures each of its parts."""
    sections = "\n".join(_section(part) for part in PARTS)
    index = folder / "index.html"
    index.write_text(f"<!doctype html><meta charset='utf-8'><style>{STYLE}</style>\n{sections}\n", "utf-8")
    page = chromium.new_page(viewport={"width": 1920, "height": 800})
    page.goto(index.as_uri())
    for part in PARTS:
        page.locator(f"#{part.name}").screenshot(path=folder / f"{part.name}.png")
    page.close()


def _section(part: Part) -> str:
    figures = (
        f"<figure><a href='{file}'><img src='{file}' alt=''></a>"
        f"<figcaption>{name} {window.width}x{window.height} {window.scheme}</figcaption></figure>"
        for name, window, file in part.files()
    )
    return f"<h2>{part.name}</h2><section id='{part.name}'>{''.join(figures)}</section>"
