"""The three ways input is refused. Each message is one sentence that names the offending text and where it stood."""


class Refusal(ValueError):
    """Input refused, in one sentence of English: a ``template``, and the ``values`` that stand in its braces.

    So it can be said in another language, and so can a refusal that is one of the values, as its reason.
    """

    def __init__(self, template: str, **values: object) -> None:
        super().__init__(template)
        self.template, self.values = template, values

    def __str__(self) -> str:
        return self.template.format_map(self.values)


class BadNotation(Refusal):
    """The text is not a card, pile, deal, move or save."""


class IllegalMove(Refusal):
    """The text is a move, but the rules do not allow it in this position."""


class AmbiguousMove(Refusal):
    """The text fits more than one legal move."""


def brief(text: str) -> str:
    """The text as a sentence can hold it: of one longer than 60 characters the beginning."""
    return text if len(text) <= 60 else f"{text[:40]}…"


def quoted(text: str) -> str:
    """The offending text in quotation marks, brief."""
    return repr(brief(text))
