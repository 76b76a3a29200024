"""`make words`: brings the catalogues up to date with the sources, and says what they lack and what nobody says now.

A catalogue that no line of `LANGUAGES` names yet is brought up to date as well, and does not ship.
"""

from web.build.words.catalogue import HOME, TRANSLATED, begun, missing, mo, po, stale, updated


def main() -> None:
    """Writes the files of every language."""
    for language in begun():
        catalog = updated(language)
        (HOME / f"{language}.po").write_bytes(po(catalog))
        if language in TRANSLATED:
            (HOME / f"{language}.mo").write_bytes(mo(catalog))
        lacking, gone = missing(catalog), stale(catalog)
        share = 100 * (len(catalog) - len(lacking)) // len(catalog)
        ships = "" if language in TRANSLATED else ", does not ship: it is not in LANGUAGES"
        print(f"{language}: {len(catalog)} sentences, {share} % translated{ships}")
        for heading, sentences in (("to be translated", lacking), ("nobody says any more, taken out", gone)):
            if sentences:
                print(f"  {heading}: {len(sentences)}", *sentences, sep="\n    ")


if __name__ == "__main__":
    main()
