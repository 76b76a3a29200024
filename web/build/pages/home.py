"""The page with which a language begins: what this is, and all games."""

from ramparts.app.panels.families import families
from ramparts.app.view.elements import node
from ramparts.app.words.sentences import Words
from ramparts.games.catalogue import TITLES
from web.build.pages.html import play, section
from web.build.pages.site import HOME, Page, ways_from
from web.build.pages.title import games


def home_page(words: Words) -> Page:
    """The page of a language."""
    _, ways = words.gettext, ways_from(HOME, words)
    name = _("Ramparts: free solitaire card games")
    told = _(
        "Solitaire (patience) games to play in your browser. In most of them you see every card from the start, and "
        "you always get a deal you can win. No sign-up, no ads, no tracking; works offline."
    )
    top = node("h1", name), node("p", told), play(ways.game(), _("Play now"))
    by_family = families(TITLES.values()).items()
    main = tuple(section(_(family), games(words, [*some], ways, drawn_too=True)) for family, some in by_family)
    return Page(HOME, name, told, top, main)
