"""Grades, and the kinds of puzzles, in words; and a bar of how much is done, which stands beside its words."""

from collections.abc import Mapping

from ramparts.app.view.elements import Node, node
from ramparts.app.words.sentences import Words
from ramparts.deals.grade import Grade
from ramparts.rules.wording import marked as _
from ramparts.study.practice.kinds import Kind

GRADE_NAMES: Mapping[Grade, str] = {"gentle": _("gentle"), "fair": _("medium"), "hard": _("hard"), "cruel": _("cruel")}

KIND_NAMES: Mapping[Kind, str] = {
    "only-move": _("find the only move"),
    "thread": _("keep it alive"),
    "save-it": _("rescue"),
}


def grade_name(words: Words, grade: Grade) -> str:
    """A grade in words."""
    return words.gettext(GRADE_NAMES[grade])


def kind_name(words: Words, kind: Kind) -> str:
    """A kind in words, such as ``only move``."""
    return words.gettext(KIND_NAMES[kind])


def progress(done: int, whole: int) -> Node:
    """A bar of so many of a whole, for who sees it: the words beside it say the same."""
    return node("progress", value=str(done), max=str(whole), class_="bar", aria_hidden="true")
