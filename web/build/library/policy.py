"""The content security policy of a page of the documentation: what this very page needs, and nothing from elsewhere.

Scripts and styles that stand in the page are allowed by their hashes. A page with cells runs PyScript besides: it has a
worker, WebAssembly, and functions that PyScript makes of texts. Firefox fetches the next page before it is asked for,
which only the directive for everything else allows.
"""

import re

from web.build.page import integrity

CELL = 'class="cell '
"""How a program that becomes a cell is told in a page."""

SHADOW = ":host { all: initial; }"
"""The style that PyScript puts into each cell."""

INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
HEAD = "<head>"


def policy(page: str) -> str:
    """The policy that this page is to have."""
    found = {"script": list[str](), "style": list[str]()}
    for kind, content in INLINE.findall(page):
        found[kind].append(content)
    runs = CELL in page
    scripts = ["'self'", *_hashes(found["script"]), *(["'unsafe-eval'"] if runs else [])]
    styles = ["'self'", *_hashes([*found["style"], *([SHADOW] if runs else [])])]
    return (
        f"default-src 'self'; script-src {' '.join(scripts)}; style-src {' '.join(styles)}; "
        "style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; frame-src 'none'; connect-src 'self'"
        f"{' blob:; worker-src blob:' if runs else ''}; base-uri 'none'; form-action 'self'"
    )


def with_policy(page: str) -> str:
    """The page, whose head begins with its policy."""
    return page.replace(HEAD, f'{HEAD}\n    <meta http-equiv="Content-Security-Policy" content="{policy(page)}">', 1)


def _hashes(contents: list[str]) -> list[str]:
    return [f"'{digest}'" for digest in sorted({integrity(content.encode()) for content in contents})]
