"""The titles by families, as all panels show them that go over all titles."""

from collections.abc import Callable, Iterable, Sequence

from ramparts.app.panels.frame import button
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node
from ramparts.rules.game import Title


def families(
    model: Model,
    titles: Iterable[Title],
    listed: Callable[[Sequence[Title]], Node],
    first: str = "",
    heading: str = "h3",
) -> tuple[Node, ...]:
    """A section for each family of these titles: its name, and what is ``listed`` of its titles.

    The title with the id ``first`` stands at the head of its family, and that before the others.
    """
    found = dict[str, list[Title]]()
    for each in sorted(titles, key=lambda title: title.id != first):
        found.setdefault(each.family, []).append(each)
    heads = ((node(heading, model.words.gettext(family)), some) for family, some in found.items())
    return tuple(node("section", head, listed(some), class_="family") for head, some in heads)


def choice(
    model: Model, titles: Iterable[Title], command: str, present: str = "", heading: str = "h3"
) -> tuple[Node, ...]:
    """Buttons that give a command for a title, by families; that of the title with the id ``present`` is pressed."""

    def listed(some: Sequence[Title]) -> Node:
        return node("ul", *(node("li", one(each)) for each in some), class_="choice")

    def one(title: Title) -> Node:
        pressed = {"aria_pressed": "true" if title.id == present else "false"} if present else {}
        return button(model.words.gettext(title.name), f"{command}:{title.id}", **pressed)

    return families(model, titles, listed, heading=heading)
