"""The page with which a language begins: what this is, and all games."""

from ramparts.app.panels.families import families
from ramparts.app.view.elements import node
from ramparts.app.words.sentences import Words
from ramparts.games.catalogue import TITLES
from web.build.pages.html import link, section
from web.build.pages.site import HOME, Page, Ways
from web.build.pages.title import games


def home_page(words: Words) -> Page:
    """The page of a language."""
    _, ways = words.gettext, Ways(HOME)
    told = _(
        "Old, open and hard patiences in your browser. Every new deal can be won; nothing is tracked, and it works "
        "offline."
    )
    top = node("h1", "Ramparts"), node("p", told), node("p", link(ways.game(), _("Play now"), class_="play"))
    by_family = families(TITLES.values()).items()
    main = tuple(section(_(name), games(words, [*some], ways, drawn_too=True)) for name, some in by_family)
    return Page(HOME, _("Ramparts: castle patiences in your browser"), told, top, main)
