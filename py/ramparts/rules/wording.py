"""Marks sentences that are to be translated, for the rooms that know nothing of languages."""


def marked(sentence: str) -> str:
    """The sentence, unchanged. Imported as ``_``, by which the catalogue finds it; the page translates it."""
    return sentence
