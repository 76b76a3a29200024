"""The titles by families, as all panels show them that go over all titles."""

from collections.abc import Container, Iterable, Mapping, Sequence
from types import MappingProxyType

from ramparts.app.panels.frame import button
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node
from ramparts.rules.game import Title


def families(titles: Iterable[Title], first: str = "") -> dict[str, Sequence[Title]]:
    """The titles of each family, by its name in English.

    The title with the id ``first`` stands at the head of its family, and that before the others.
    """
    found = dict[str, list[Title]]()
    for each in sorted(titles, key=lambda title: title.id != first):
        found.setdefault(each.family, []).append(each)
    return {**found}


def folded(model: Model, some: Sequence[Title], *inner: Node, known: Container[str] = ()) -> Node:
    """A family to unfold: its name, and while it is folded those of its titles; unfolded if one is ``known``.

    Where the title that it is named for stands elsewhere, these are more of its kind.
    """
    _ = model.words.gettext
    names = ", ".join(_(each.name) for each in some)
    unfolded = {"open": ""} if any(each.id in known for each in some) else {}
    named, family = some[0].family, _(some[0].family)
    if any(each.name == named for each in model.titles.values()) and all(each.name != named for each in some):
        family = _("More like {game}").format(game=family)
    head = node("summary", node("h3", family), *([] if names == family else [node("span", names)]))
    return node("details", head, *inner, class_="family", **unfolded)


def choice(  # noqa: PLR0913  # what the panels differ in
    model: Model,
    titles: Iterable[Title],
    command: str,
    present: str = "",
    *,
    heading: str = "h3",
    told: Mapping[str, str] = MappingProxyType({}),
) -> tuple[Node, ...]:
    """Buttons that give a command for a title, by families; that of the title with the id ``present`` is pressed.

    Behind a name stands what is ``told`` of it, by the title's id.
    """
    _ = model.words.gettext

    def one(title: Title) -> Node:
        pressed = {"aria_pressed": "true" if title.id == present else "false"} if present else {}
        more = (" ", node("small", told[title.id])) if title.id in told else ()
        return node("li", button(_(title.name), f"{command}:{title.id}", *more, **pressed))

    return tuple(
        node("section", node(heading, _(family)), node("ul", *map(one, some), class_="choice"), class_="family")
        for family, some in families(titles).items()
    )
