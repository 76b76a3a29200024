"""Where the pages of a site lie, and how they lead to each other, to other languages and to the game."""

from html import escape
from typing import NamedTuple

from ramparts.app.view.elements import Inner
from ramparts.app.words.languages import LANGUAGES
from ramparts.app.words.sentences import Words
from ramparts.rules.game import Title

HOME, LESSONS, DAYS, ODDS = "", "lessons/", "days/", "odds/"
"""The pages that each language has beside one for each title, whose folder has the id of the title."""

DEFAULT = "en"
"""The language for whoever has none of ours."""


class Page(NamedTuple):
    """A page in one language: its path below the language's folder, what it is called, and what stands on it.

    The page of a game says which ``about`` it is.
    """

    path: str
    title: str
    description: str
    top: tuple[Inner, ...]
    main: tuple[Inner, ...]
    about: Title | None = None


class Ways(NamedTuple):
    """The relative addresses that a page at a path uses, in the language of this code."""

    path: str
    code: str

    @property
    def home(self) -> str:
        """The folder of the page's language."""
        return "../" if self.path else "./"

    def page(self, path: str, language: str = "") -> str:
        """Another page, of the same language or of another one."""
        return f"{self.home}../{language}/{path}" if language else f"{self.home}{path}"

    def game(self, fragment: str = "") -> str:
        """The game itself, or what it opens by the part of its address behind ``#``; it speaks the page's language."""
        return f"{self.home}../?lang={self.code}{fragment and '#'}{fragment}"

    def file(self, path: str) -> str:
        """A file of the site."""
        return f"{self.home}../{path}"


def ways_from(path: str, words: Words) -> Ways:
    """The addresses that a page uses whose sentences are these."""
    return Ways(path, words.info().get("language", DEFAULT))


def alternates(address: str, path: str) -> list[tuple[str, str]]:
    """The whole address of a page in each language; and, as ``x-default``, the one for everybody else.

    At the top this is the game itself, which speaks the language of the browser.
    """
    known = [(code, f"{address}{code}/{path}") for code in LANGUAGES]
    return [*known, ("x-default", f"{address}{DEFAULT}/{path}" if path else address)]


def sitemap(address: str, paths: list[str]) -> str:
    """The map of a site at this address, for search engines: the game, and each page with its other languages."""
    places = [(address, HOME), *((f"{address}{code}/{path}", path) for path in paths for code in LANGUAGES)]
    entries = (f"<url><loc>{escape(place)}</loc>{_others(address, path)}</url>\n" for place, path in places)
    spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {spaces}>\n{"".join(entries)}</urlset>\n'


def _others(address: str, path: str) -> str:
    links = (
        f'<xhtml:link rel="alternate" hreflang="{code}" href="{escape(place)}"/>'
        for code, place in alternates(address, path)
    )
    return "".join(links)


def robots(address: str) -> str:
    """What search engines are told: they may read everything, and where the map is. They ask the top of a host."""
    return f"User-agent: *\nAllow: /\nSitemap: {address}sitemap.xml\n"
