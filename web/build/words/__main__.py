"""`make words`: brings the catalogues up to date with the sources, and says what they lack and what nobody says now.

A catalogue that no line of `LANGUAGES` names yet is brought up to date as well, and does not ship. One that is broken
is left as it is: what is wrong with it is said first, with the file, and the end is no success.
"""

import sys
from pathlib import Path

from web.build.words.catalogue import HOME, TRANSLATED, begun, missing, mo, po, stale, updated
from web.build.words.faults import unclosed, unfitting


def main() -> None:
    """Writes the files of every language whose catalogue is not broken."""
    broken = {language: [*faults(HOME / f"{language}.po", language)] for language in begun()}
    for language, wrong in broken.items():
        for fault in wrong:
            print(f"{HOME.name}/{language}.po: {fault}", file=sys.stderr)
        if wrong:
            continue
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
    if any(broken.values()):
        sys.exit(1)


def faults(file: Path, language: str) -> list[str]:
    """What is wrong with the catalogue of a language as it was saved in a file."""
    found = [*unclosed(file.read_text("utf-8"))] if file.exists() else []
    return found or [*unfitting(updated(language))]


if __name__ == "__main__":
    main()
