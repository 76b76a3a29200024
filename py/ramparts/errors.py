"""The three ways input is refused. Each message is one sentence that names the offending text and where it stood."""


class BadNotation(ValueError):
    """The text is not a card, pile, deal, move or save."""


class IllegalMove(ValueError):
    """The text is a move, but the rules do not allow it in this position."""


class AmbiguousMove(ValueError):
    """The text fits more than one legal move."""


def brief(text: str) -> str:
    """The text as a sentence can hold it: of one longer than 60 characters the beginning."""
    return text if len(text) <= 60 else f"{text[:40]}…"


def quoted(text: str) -> str:
    """The offending text in quotation marks, brief."""
    return repr(brief(text))
