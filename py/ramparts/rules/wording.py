"""The sign by which sentences for translators are found where nothing is known of languages."""


def marked(sentence: str) -> str:
    """The sentence itself, in English: imported as ``_``. The page translates it when it shows it."""
    return sentence
