"""What it takes somebody who has never played to win: `python -m e2e.bench.first_win`.

Prints for each way into the page (*Show me how* and three lessons, or *Play now*), each kind of newcomer
(`e2e.kit.newcomer`) and each language what it took until the first win: clicks, moves, hints, ways back, sentences and
words that were new, and seconds of waiting for the page. Keys are not needed. `--pictures FOLDER` keeps a picture of
the page each time there is something new to read; `--told` prints all that was read, in order.
"""

import argparse
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from time import monotonic

from playwright.sync_api import Browser, Page, ViewportSize

from e2e.bench.visit import TIMEOUT
from e2e.kit.newcomer import BECOMES, Newcomer
from e2e.pictures.studio import browser, served
from web.build.assemble import ROOT

SIZE: ViewportSize = {"width": 360, "height": 640}
"""A small phone."""

LESSONS = 3
"""So many are asked for before a game is offered."""

LANGUAGES = {"English": "en-GB", "German": "de-AT"}

WAYS, KINDS = ("lessons", "play now"), ("asks", "home first")

HEAD = ("clicks", "moves", "hints", "backs", "sentences", "words", "waited s", "first s")


def newcomer(page: Page, seed: int, look: Callable[[str], None], *, asks: bool) -> Newcomer:
    """Somebody who looks at a page of Playwright's."""
    return Newcomer(page, lambda selector: page.locator(selector).first.click(), asks, Random(seed), look)


def first_win(page: Page, url: str, who: Newcomer, *, lessons: bool) -> tuple[bool, float]:
    """Whether somebody who opens the page wins the first game, and the seconds until the page could be used."""
    begun = monotonic()
    page.goto(url)
    who.until(BECOMES, "ready", "true")
    ready = monotonic() - begun
    if lessons:
        who.does_lessons(LESSONS)
    else:
        who.press("greeted")
    return who.plays(), ready


def told(who: Newcomer, ready: float, *, won: bool) -> str:
    """The figures of a line of the table."""
    counts = who.clicks, who.moves, who.hints, who.backs, who.sentences, who.words
    figures = "".join(f"{count:10}" for count in counts)
    return f"{figures}{who.waited:10.1f}{ready:10.1f}{'' if won else '   not won'}"


def line(chromium: Browser, url: str, name: str, options: argparse.Namespace) -> str:
    """What it took the newcomer whom a line of the table names."""
    language, way, kind = name.split(", ")
    folder: Path | None = options.pictures
    context = chromium.new_context(viewport=SIZE, locale=LANGUAGES[language], has_touch=True)
    page = context.new_page()
    page.set_default_timeout(TIMEOUT)
    taken: list[str] = []

    def look(text: str) -> None:
        taken.append(text)
        if folder:
            page.screenshot(path=folder / name.replace(", ", "-").replace(" ", "-") / f"{len(taken):03}.png")

    who = newcomer(page, options.seed, look, asks=kind == "asks")
    won, ready = first_win(page, url, who, lessons=way == "lessons")
    figures = told(who, ready, won=won)
    context.close()
    read = "".join(f"\n    {text}" for text in who.read) if options.told else ""
    return f"{name:<30}{figures}{read}"


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="python -m e2e.bench.first_win", description="What a first win takes.")
    parser.add_argument("--site", type=Path, default=ROOT / "build" / "tested", help="an assembled site")
    parser.add_argument("--seed", type=int, default=1, help="of who plays at random")
    parser.add_argument("--only", default="", help="only the lines whose names begin so, as `English, lessons`")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER")
    parser.add_argument("--told", action="store_true", help="print all that was read")
    options = parser.parse_args()
    print(f"{'':<30}{''.join(f'{each:>10}' for each in HEAD)}")
    with browser() as chromium, served(options.site) as url:
        for name in map(", ".join, product(LANGUAGES, WAYS, KINDS)):
            if name.startswith(options.only):
                sys.stdout.write(f"{line(chromium, url, name, options)}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
