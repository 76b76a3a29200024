"""What the page says while Python is loading: a greeting, the games with their rules, to be chosen, the progress."""

from collections.abc import Iterator
from html import escape

from ramparts.app.words.sentences import Words
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Title
from ramparts.rules.wording import marked as _
from web.build.first_board import greeted

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
        "Ramparts cannot run in this browser. It needs Chrome or Edge 123, Firefox 121, Safari 17.5 or a newer one, "
        "with WebAssembly switched on."
    ),
    _("Try again"),
    _("Tools"),
    _("A new version is ready."),
    _("Ramparts has been updated: reload this page to go on."),
    _("Reload"),
    _("Something went wrong. What is saved stays saved. You can play on, or reload the page."),
    _("Play on"),
    _("Copy a report"),
    _("The report is copied."),
)
"""The sentences of `index.html` and of the scripts."""


def translated(words: Words) -> dict[str, str]:
    """Every sentence that is shown without Python, with its translation."""
    of_games = [text for each in TITLES.values() for text in (each.name, each.about.line)]
    of_rules = [rule.text for each in TITLES.values() for rule in each.about.rules]
    return {text: words.gettext(text) for text in (*PAGE, *greeted(), *of_games, *of_rules)}


def games() -> str:
    """A list in HTML: each game as a link that opens it, with its rules to unfold."""
    return "\n".join(f"          {line}" for title in TITLES.values() for line in _game(title))


def _game(title: Title) -> Iterator[str]:
    yield f'<li><a href="#{title.id}">{escape(title.name)}</a>'
    yield f"<details><summary>{escape(title.about.line)}</summary>"
    yield from (f"<p>{escape(rule.text)}</p>" for rule in title.about.rules)
    yield "</details></li>"
