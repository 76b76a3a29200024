"""What the pages of the documentation and README show as examples, by the fences in which they stand.

``pycon`` is a session, one for each page; ``python`` a program, whose first line names the file that it is kept in, and
``console`` are commands with what they answer; a ``code-block`` of the class ``cell`` is a cell of the first page.
"""

import re
from pathlib import Path

from tests.kit.places import ROOT

PAGES = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in (ROOT / "docs").rglob("*.md")}

FENCE = re.compile(r"^```(?P<kind>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.*)\n((?:[^$].*\n)*)", re.MULTILINE)
OPTIONS = re.compile(r"\A(?::[a-z]+:.*\n)+\n")


def fenced(text: str, kind: str) -> list[str]:
    """The texts of all fences of a kind, in order."""
    return [found["text"] for found in FENCE.finditer(text) if found["kind"] == kind]


def session(text: str) -> str:
    """All that a page shows of a session."""
    return "\n".join(fenced(text, "pycon"))


def programs(text: str) -> dict[str, str]:
    """The programs of a page by the names of their files."""
    return {program.partition("\n")[0].removeprefix("# "): program for program in fenced(text, "python")}


def cells(text: str) -> list[str]:
    """The programs of the cells of a page."""
    return [OPTIONS.sub("", block) for block in fenced(text, "{code-block} python") if ":class: cell\n" in block]


def commands(text: str) -> list[tuple[str, str]]:
    """The commands of a page, with what they answer."""
    return [found for block in fenced(text, "console") for found in COMMAND.findall(block)]


def pages(holds: str) -> list[str]:
    """The pages that hold a text."""
    return sorted(page for page, text in PAGES.items() if holds in text)


def written(page: str, folder: Path) -> None:
    """Writes the programs of a page into a folder."""
    for name, program in programs(PAGES[page]).items():
        (folder / name).write_text(program, "utf-8")
