"""The games as the page shows them before Python has come: to be chosen, and their rules to be read meanwhile."""

from collections.abc import Iterator
from html import escape

from ramparts.app.about import about
from ramparts.app.speech import ENGLISH
from ramparts.games.catalogue import TITLES


def games() -> str:
    """A list of HTML: each game as a link that chooses it, with its rules to unfold."""
    return "\n".join(f"          {line}" for title in TITLES.values() for line in _game(title.id, title.name))


def _game(title: str, name: str) -> Iterator[str]:
    told = about(ENGLISH, title)
    yield f'<li><a href="#{title}">{escape(name)}</a>'
    yield f"<details><summary>{escape(told.line)}</summary>"
    yield from (f"<p>{escape(rule)}</p>" for rule in told.rules)
    yield "</details></li>"
