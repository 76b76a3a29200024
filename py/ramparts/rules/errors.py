"""The three errors for input that is refused. Each message is one sentence: what text was wrong, and where."""

from ramparts.rules.wording import Counted


class Refusal(ValueError):
    """The base of the three: an English sentence as a ``template``, and the ``values`` that fill its braces.

    They are kept apart so that the sentence can be translated; a value may itself be a refusal, the reason of this one.
    The number of a counted sentence is the value ``count``.
    """

    def __init__(self, template: str | Counted, **values: object) -> None:
        super().__init__(template)
        self.template = template
        self.values = values if isinstance(template, str) else {"count": template.number, **values}

    def __str__(self) -> str:
        return str(self.template).format_map(self.values)


class BadNotation(Refusal):
    """The text is not a card, pile, deal, move or save."""


class IllegalMove(Refusal):
    """The text is a move, but the rules do not allow it in this position."""


class AmbiguousMove(Refusal):
    """The text fits more than one legal move."""


def brief(text: str) -> str:
    """The text, short enough for a sentence: of more than 60 characters only the first 40."""
    return text if len(text) <= 60 else f"{text[:40]}…"


def quoted(text: str) -> str:
    """The text in quotation marks, without line feeds round it, shortened by `brief`."""
    return repr(brief(text.strip("\n")))
