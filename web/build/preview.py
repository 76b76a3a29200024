"""What a link to the page shows where it is passed on: title, description and picture, by the Open Graph protocol.

Most programs that show such previews take whole addresses only. A site without a fixed host has none to give, so they
are written when the site is assembled for one address; otherwise the picture's stays relative, which some programs
understand, and the page names no address of its own.
"""

import argparse
from collections.abc import Iterable
from html import escape
from urllib.parse import urlsplit

PICTURES = "pictures"
"""The folder of pictures that show the site elsewhere. No visit needs them, so they are not kept in the browser."""

TITLES = "titles"
"""The folder in it with a picture for each game."""

CARD = '    <meta name="twitter:card"'
"""The line of the page before which it says where it is."""


def web_address(text: str) -> str:
    """The address of a site, with the slash at its end that makes it a folder; empty for none.

    Raises `ArgumentTypeError` for a text that is no address of a folder on the web.
    """
    if not text:
        return ""
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(f"{text!r} is no address of a site, such as https://example.org/ramparts/")
    return text if text.endswith("/") else f"{text}/"


def with_address(page: str, address: str, languages: Iterable[str] = ()) -> str:
    """The source of a page that says where it is: at `address`, from `web_address`; or anywhere if that is empty.

    `languages` are those in which there is a page about it, a folder each: for others it is itself.
    """
    if not address:
        return page
    here = escape(address)
    lines = f'    <link rel="canonical" href="{here}">\n    <meta property="og:url" content="{here}">\n'
    for language, folder in (*((code, f"{code}/") for code in languages), ("x-default", "")):
        lines += f'    <link rel="alternate" hreflang="{language}" href="{here}{folder}">\n'
    return page.replace('content="./', f'content="{here}').replace(CARD, lines + CARD)
