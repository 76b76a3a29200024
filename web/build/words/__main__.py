"""`make words`: brings the catalogues up to date with the sources, and says what is still to be translated."""

from web.build.words.catalogue import HOME, TRANSLATED, missing, mo, po, updated


def main() -> None:
    """Writes the files of every language."""
    for language in TRANSLATED:
        catalog = updated(language)
        (HOME / f"{language}.po").write_bytes(po(catalog))
        (HOME / f"{language}.mo").write_bytes(mo(catalog))
        left = missing(catalog)
        print(f"{language}: {len(catalog)} sentences, {len(left)} to be translated", *left, sep="\n  ")


if __name__ == "__main__":
    main()
