"""`python -m web.build.pages OUT STYLE ADDRESS`: writes the pages; with an address, a map of them too."""

import sys
from collections.abc import Iterator
from pathlib import Path

from ramparts.app.words.languages import LANGUAGES, catalogue
from ramparts.app.words.sentences import Words
from ramparts.games.catalogue import TITLES
from web.build.pages.days import days_page
from web.build.pages.document import Site, document
from web.build.pages.home import home_page
from web.build.pages.lessons import lessons_page
from web.build.pages.odds import odds_page
from web.build.pages.site import Page, robots, sitemap
from web.build.pages.title import title_page


def pages(words: Words) -> Iterator[Page]:
    """Every page in a language."""
    yield home_page(words)
    yield from (title_page(words, title) for title in TITLES.values())
    yield lessons_page(words)
    yield days_page(words)
    yield odds_page(words)


def write_pages(out: Path, site: Site) -> None:
    """Writes every page in every language to `out`; and a map of them, if it is known where the site will be."""
    paths = dict[str, None]()
    for code in LANGUAGES:
        for page in pages(catalogue(code)):
            folder = out / code / page.path
            folder.mkdir(parents=True)
            (folder / "index.html").write_text(document(site, code, page), "utf-8")
            paths[page.path] = None
    if site.address:
        (out / "sitemap.xml").write_text(sitemap(site.address, [*paths]), "utf-8")
        (out / "robots.txt").write_text(robots(site.address), "utf-8")


if __name__ == "__main__":
    out, style, address = sys.argv[1:]
    write_pages(Path(out), Site(address, Path(style).read_text("utf-8").strip()))
