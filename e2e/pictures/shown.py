"""The pictures that others see: in README, in the preview of a link, where a browser offers to install the game."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, expect

from e2e.kit.opening import START
from e2e.pictures.looks import LOOKS
from e2e.pictures.positions import PLAYED
from e2e.pictures.studio import USUAL, Window, studio
from web.build.assemble import ROOT
from web.build.preview import TITLES

HOME = ROOT / "web" / "pictures"


QUALITY = 86
"""Of JPEG's hundred: stone and felt are large without loss, and nobody sees a difference."""


LESS = 70
"""That of the pictures of titles, files that are shown small: two thirds of the bytes."""


class Picture(NamedTuple):
    """A picture: its name, the game in progress, the window, how many pixels make one of CSS, the look, the quality."""

    name: str
    game: str
    window: Window
    scale: float = 1
    look: str = USUAL.name
    quality: int = QUALITY


PICTURES = (
    Picture("preview", "fortress", Window(800, 420), 1.5),
    Picture("fortress-wide", "fortress", Window(1280, 800)),
    Picture("besieged-city-wide", "besieged-city", Window(1280, 800)),
    Picture("chessboard-dark", "chessboard", Window(1280, 800, "dark")),
    Picture("plan-wide", "beleaguered-castle", Window(1280, 800), look="plan"),
    Picture("skyline-dark", "fortitude", Window(1280, 800, "dark"), look="skyline"),
    Picture("fortress-narrow", "fortress", Window(360, 640), 1.5),
    Picture("besieged-city-narrow", "besieged-city", Window(360, 640), 1.5),
    Picture("fortress-sideways", "fortress", Window(640, 360), 1.5),
    *(Picture(f"{TITLES}/{title}", title, Window(800, 420), 1.5, quality=LESS) for title in PLAYED),
)
"""`preview` and those of titles are as large as pages promise; the manifest names those that are wide or narrow."""


def show(chromium: Browser, url: str, home: Path = HOME) -> None:
    """Takes every picture anew; those of one scale and look share a page."""
    for scale, look in sorted({(picture.scale, picture.look) for picture in PICTURES}):
        with studio(chromium, url, scale=scale, look=LOOKS[look]) as room:
            for picture in PICTURES:
                if (picture.scale, picture.look) == (scale, look):
                    room.opens(PLAYED[picture.game])
                    table = room.page.locator("main#table")
                    expect(table).not_to_have_attribute("data-light", "thinking", timeout=START)
                    (home / f"{picture.name}.jpg").write_bytes(room.takes(picture.window, quality=picture.quality))
