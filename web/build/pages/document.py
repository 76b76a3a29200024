"""A whole page: its head, for browsers, search engines and who is sent a link, and the frame round what it says."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from ramparts.app.view.elements import Node, node
from ramparts.app.words.languages import LANGUAGES, catalogue, letters
from ramparts.app.words.sentences import Words
from web.build.page import integrity
from web.build.pages.faces import sheet
from web.build.pages.html import html, link
from web.build.pages.site import DAYS, HOME, LESSONS, ODDS, Page, Ways, alternates

NAME = "Ramparts"

TABLE = {"light": "#205c3b", "dark": "#10201a"}
"""What is round the page in a browser that colours it: the ``--table`` of `web/styles/tokens.css`."""


class Site(NamedTuple):
    """What all pages share: the address where the site will be, if it is known, and the style sheet."""

    address: str
    style: str


def document(site: Site, code: str, page: Page) -> str:
    """The text of a page in a language."""
    words = catalogue(code)
    ways = Ways(page.path, code)
    trail = [node("p", link(ways.home, NAME), class_="trail")] if page.path else []
    inner = [node("header", *trail, *page.top, class_="top"), node("main", *page.main)]
    if "<use" in (drawings := "".join(map(html, inner))):
        inner.insert(0, sheet(drawings, letters(words)))
    head = node("head", *_head(site, code, page, ways))
    return f"<!DOCTYPE html>\n{html(node('html', head, node('body', *inner, _foot(words, ways, code)), lang=code))}\n"


def _head(site: Site, code: str, page: Page, ways: Ways) -> Iterator[Node]:
    """Which page this is; where the address of the site is known also where it lies, and what a link to it shows."""
    # Nothing here connects to anything; by this leave Lighthouse looks whether there is a `robots.txt`.
    sources = f"style-src '{integrity(site.style.encode())}'; img-src 'self'; connect-src 'self'"
    policy = f"default-src 'none'; {sources}; base-uri 'none'"
    title = f"{page.title} - {NAME}" if NAME not in page.title else page.title
    yield node("meta", charset="utf-8")
    yield node("meta", http_equiv="Content-Security-Policy", content=f"{policy}; form-action 'none'")
    yield node("meta", name="viewport", content="width=device-width, initial-scale=1")
    yield node("title", title)
    yield node("meta", name="description", content=page.description)
    for scheme, colour in TABLE.items():
        yield node("meta", name="theme-color", content=colour, media=f"(prefers-color-scheme: {scheme})")
    yield node("link", rel="icon", type="image/svg+xml", href=ways.file("icons/ramparts.svg"))
    yield node("link", rel="apple-touch-icon", href=ways.file("icons/ramparts-180.png"))
    yield node("style", site.style)
    if site.address:
        yield from _known(site.address, code, page, title)


def _known(address: str, code: str, page: Page, title: str) -> Iterator[Node]:
    here, picture = f"{address}{code}/{page.path}", f"{address}{picture_of(page)}"
    yield node("link", rel="canonical", href=here)
    for language, place in alternates(address, page.path):
        yield node("link", rel="alternate", hreflang=language, href=place)
    shown = {
        "type": "website",
        "site_name": NAME,
        "locale": code,
        "url": here,
        "title": title,
        "description": page.description,
        "image": picture,
        "image:width": "1200",
        "image:height": "630",
    }
    for name, value in shown.items():
        yield node("meta", property=f"og:{name}", content=value)
    yield node("meta", name="twitter:card", content="summary_large_image")
    if page.about or page.path == HOME:
        name = catalogue(code).gettext(page.about.name) if page.about else NAME
        data = _game(name, page.description, here, picture, code)
        yield node("script", json.dumps(data, ensure_ascii=False).replace("<", "\\u003c"), type="application/ld+json")


def picture_of(page: Page) -> str:
    """The picture that a link to a page shows, by its path in the site."""
    return f"pictures/titles/{page.about.id}.jpg" if page.about else "pictures/preview.jpg"


def _game(name: str, description: str, here: str, picture: str, code: str) -> dict[str, object]:
    """A game in the words of schema.org: what is true of it, and no more."""
    return {
        "@context": "https://schema.org",
        "@type": "VideoGame",
        "name": name,
        "description": description,
        "url": here,
        "image": picture,
        "inLanguage": code,
        "gamePlatform": "Web browser",
        "playMode": "SinglePlayer",
        "isAccessibleForFree": True,
    }


def _foot(words: Words, ways: Ways, code: str) -> Node:
    """The other pages, and this one in other languages."""
    _ = words.gettext
    pages = (
        (LESSONS, _("Lessons")),
        (DAYS, _("Daily deals")),
        (ODDS, _("How often can it be won?")),
    )
    others = [node("li", link(ways.page(path), said)) for path, said in pages if path != ways.path]
    first = [node("li", link(ways.home, _("All games")))] if ways.path else []
    languages = [
        node("li", link(ways.page(ways.path, other), name, lang=other, hreflang=other))
        for other, (name, *_) in LANGUAGES.items()
        if other != code
    ]
    return node(
        "footer",
        node("nav", node("ul", *first, *others), aria_label=NAME),
        node("nav", node("ul", *languages), aria_label=_("Language")),
    )
