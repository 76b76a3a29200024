"""What the page says while Python is loading: a greeting, the games with their rules, to be chosen, the progress."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby

from ramparts.app.words.languages import LANGUAGES
from ramparts.app.words.sentences import Words
from ramparts.games.catalogue import TITLES
from ramparts.rules.about import Rule
from ramparts.rules.game import Title
from ramparts.rules.wording import marked as _
from web.build.shell.first_board import greeted

PAGE = (
    _("Setting up the table…"),
    _("Choose a game"),
    _("Loading…"),
    _("{come} of {total} MB loaded"),
    _("Everything is here; nearly ready…"),
    _("The table could not be set up."),
    _("You are offline, and something is still missing."),
    _("The page stopped while it was setting up the table."),
    _(
        "Ramparts cannot run in this browser. It needs Chrome or Edge 123, Firefox 121 or Safari "
        "17.5, or a newer one, with WebAssembly switched on."
    ),
    _("Try again"),
    _("Tools"),
    _("A new version is ready."),
    _("Ramparts has been updated: reload this page to go on."),
    _("Reload"),
    _("Something went wrong. What is saved stays saved. You can play on, or reload the page."),
    _("Play on"),
    _("Copy a report"),
    _("The report has been copied."),
    _("One move back"),
    _("Next move"),
    _("Play it in Ramparts"),
    _("This one can be seen only in Ramparts itself."),
)
"""The sentences of `index.html`, of `embed.html` and of the scripts."""


def translated(words: Words) -> dict[str, str]:
    """Every sentence that is shown without Python, with its translation."""
    of_games = [text for each in TITLES.values() for text in (each.family, each.name, each.about.line)]
    of_rules = [rule.text for each in TITLES.values() for rule in _rules(each)]
    return {text: words.gettext(text) for text in (*PAGE, *greeted(), *of_games, *of_rules)}


def languages() -> str:
    """The ways to the pages about the games, in each language, in HTML."""
    ways = (f'<a href="./{code}/" lang="{code}" hreflang="{code}">{each.name}</a>' for code, each in LANGUAGES.items())
    return f"          <p>{' '.join(ways)}</p>"


def games() -> str:
    """The games in HTML, by families: each as a link that opens it, those to begin with with rules to unfold."""
    by_family = groupby(TITLES.values(), key=lambda each: each.family)
    return "\n".join(f"        {line}" for family, some in by_family for line in _family(family, some))


def _family(name: str, some: Iterable[Title]) -> Iterator[str]:
    yield f"<h3>{escape(name)}</h3>"
    yield "<ul>"
    for title in some:
        yield f'<li><a href="#{title.id}">{escape(title.name)}</a>'
        line, rules = escape(title.about.line), "".join(f"<p>{escape(rule.text)}</p>" for rule in _rules(title))
        yield f"<details><summary>{line}</summary>{rules}</details></li>" if rules else f"<p>{line}</p></li>"
    yield "</ul>"


def _rules(title: Title) -> Sequence[Rule]:
    """The rules of whatever has given its family the name; of the others there is time to read later."""
    return title.about.rules if title.name == title.family else ()
