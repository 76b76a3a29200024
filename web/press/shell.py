"""The games as the page shows them before Python has come: to be chosen, and their rules to be read meanwhile."""

from collections.abc import Iterator
from html import escape

from ramparts.game import Title
from ramparts.games.catalogue import TITLES


def games() -> str:
    """A list of HTML: each game as a link that chooses it, with its rules to unfold."""
    return "\n".join(f"          {line}" for title in TITLES.values() for line in _game(title))


def _game(title: Title) -> Iterator[str]:
    yield f'<li><a href="#{title.id}">{escape(title.name)}</a>'
    yield f"<details><summary>{escape(title.about.line)}</summary>"
    yield from (f"<p>{escape(rule.text)}</p>" for rule in title.about.rules)
    yield "</details></li>"
