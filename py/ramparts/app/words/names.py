"""Cards and piles by name, with the cases of languages that bend names and their articles; and the names of grades.

A translation asks for a case by its number in the hole: ``{card:1}``, ``{card:2}`` and so on. ``{card}`` is the plain
name, for labels and lists. A name that is put together from several has no cases; there a number changes nothing.
"""

from collections.abc import Mapping
from gettext import NullTranslations

from ramparts.deals.grade import Grade
from ramparts.rules.wording import marked as _

STROKE = " / "

GRADE_NAMES: Mapping[Grade, str] = {"gentle": _("gentle"), "fair": _("medium"), "hard": _("hard"), "cruel": _("cruel")}


class Name(str):
    """A card or a pile in words, ``queen of clubs``, that knows its cases."""

    __slots__ = ("cases",)

    cases: tuple[str, ...]

    def __format__(self, case: str) -> str:
        """The name as it stands in a hole: plain, or in the case of a number from 1 on."""
        return self.cases[min(int(case), len(self.cases)) - 1] if case else str(self)


def bent(text: str) -> Name:
    """A name from a text that has its cases behind it, with strokes between them; often there are none."""
    plain, *others = text.split(STROKE)
    name = Name(plain)
    name.cases = tuple(others or [plain])
    return name


def of_rank(text: str, number: int) -> str:
    """What a text says for a rank (1 to 13), where it says something else for 2 to 10, ace, jack, queen and king."""
    kinds = text.split("; ")
    return kinds[{1: 1, 11: 2, 12: 3, 13: 4}.get(number, 0) % len(kinds)]


def cases(words: NullTranslations, number: int) -> list[str]:
    """The cases of a card of a rank (1 to 13) with its article, with holes for its rank and its suit."""
    # For translators: the cases in which sentences need the name, {card:1}, {card:2} ..., with a stroke between them.
    # Where they depend on the rank write those of 2 to 10, ace, jack, queen and king, with semicolons between them.
    return of_rank(words.pgettext("2 to 10; ace; jack; queen; king", "the {rank} of {suit}"), number).split(STROKE)


def grade_name(words: NullTranslations, grade: Grade) -> str:
    """A grade in words."""
    return words.gettext(GRADE_NAMES[grade])
