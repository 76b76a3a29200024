"""What is said where no script of the page runs: without JavaScript, at an address that is none, opened from the disk.

Nothing is there to put these sentences into a language, so the pages have all of them, or what they need to choose.
"""

import json
from collections.abc import Iterator
from html import escape

from ramparts.app.words.languages import LANGUAGES, catalogue
from ramparts.rules.wording import marked as _

WITHOUT_SCRIPTS = _("Ramparts needs JavaScript. Switch it on in your browser, then load this page again.")

# For translators: {command} is "make play".
FROM_DISK = _(
    "Ramparts cannot start from the disk: browsers load it only from a server. Open a "
    "terminal in the Ramparts folder, type {command}, and open the address that it prints."
)

NOT_FOUND = (
    _("Not here - Ramparts"),
    _("There is no such page"),
    _("Looking for Ramparts near this address…"),
    _("Ramparts could not be found from here."),
)

TRANSLATED = tuple(code for code in LANGUAGES if code != "en")


def notices() -> dict[str, str]:
    """What takes the place of each mark in a page: the languages, and the sentences in all of them but English."""
    return {
        "content='{}'": f"content='{_known()}'",
        "<!-- noscript -->": "".join(_paragraphs(WITHOUT_SCRIPTS, "")),
        "<!-- disk -->": "".join(_paragraphs(FROM_DISK, ' id="{code}"')),
        'id="words">{}': f'id="words">{_not_found()}',
    }


def _known() -> str:
    """The languages as the scripts take them: by its code the letters on court cards, and the direction."""
    known = {code: (each.letters, each.direction) for code, each in LANGUAGES.items()}
    return json.dumps(known, separators=(",", ":"))


def _paragraphs(sentence: str, more: str) -> Iterator[str]:
    for code in TRANSLATED:
        said = escape(catalogue(code).gettext(sentence)).format(command="<code>make play</code>")
        turned = "" if LANGUAGES[code].direction == "ltr" else ' dir="rtl"'
        yield f'<p lang="{code}"{turned}{more.format(code=code)}>{said}</p>'


def _not_found() -> str:
    """The sentences of `web/assets/404.html`, by language."""
    said = {
        code: {text: catalogue(code).gettext(text) for text in NOT_FOUND} | {"direction": LANGUAGES[code].direction}
        for code in TRANSLATED
    }
    return json.dumps(said, ensure_ascii=False).replace("<", "\\u003c")
