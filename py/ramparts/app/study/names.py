"""The kinds of puzzles in words, and what each asks for; and a bar of how much is done, to stand beside its words."""

from collections.abc import Mapping
from typing import assert_never

from ramparts.app.view.elements import Node, node
from ramparts.app.words.sentences import Words
from ramparts.rules.wording import marked as _
from ramparts.study.practice.kinds import Kind

KIND_NAMES: Mapping[Kind, str] = {
    "only-move": _("find the only move"),
    "thread": _("keep it alive"),
    "save-it": _("rescue"),
}


def kind_name(words: Words, kind: Kind) -> str:
    """A kind in words, such as ``only move``."""
    return words.gettext(KIND_NAMES[kind])


def progress(done: int, whole: int) -> Node:
    """A bar of so many of a whole, for who sees it: the words beside it say the same."""
    return node("progress", value=str(done), max=str(whole), class_="bar", aria_hidden="true")


def first_task(words: Words, kind: Kind, count: int) -> str:
    """What there is to do at first, in ``count`` choices; ``{n}`` stands for that number."""
    match kind:
        case "only-move":
            return words.ngettext(
                "You can win here, but only one move is right. Find it.",
                "Find {n} moves in a row. Each time, only one is right.",
                count,
            )
        case "save-it":
            return saving(words, count)
        case "thread":
            return words.ngettext(
                "It is easy to go wrong here. Find a move after which you can still win.",
                "It is easy to go wrong here. Find {n} moves in a row after which you can still win.",
                count,
            )
        case never:
            assert_never(never)


def saving(words: Words, count: int = 1) -> str:
    """What there is to do where a game was lost."""
    return words.ngettext(
        "Somebody lost from here. Can you do better? Find a move after which you can still win.",
        "Somebody lost from here. Can you do better? Find {n} moves in a row after which you can still win.",
        count,
    )
