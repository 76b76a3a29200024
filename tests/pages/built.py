"""The pages of a site, made as for a site at an address, and read by a parser that takes everything as it stands."""

from collections import defaultdict
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path

from web.build.pages.html import VOID

ADDRESS = "https://example.org/ramparts/"


class Read(HTMLParser):
    """What a page consists of: its elements with their attributes, and its texts by the element in which they stand."""

    def __init__(self, text: str) -> None:
        """Reads a whole page."""
        super().__init__(convert_charrefs=True)
        self.elements = list[tuple[str, dict[str, str]]]()
        self.texts = defaultdict[str, list[str]](list)
        self._open = list[str]()
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)
            self.texts[tag].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        for tag in {*self._open}:
            self.texts[tag][-1] += data

    def having(self, tag: str, *names: str) -> list[dict[str, str]]:
        """The attributes of all elements with this tag that have attributes of these names."""
        return [found for each, found in self.elements if each == tag and all(name in found for name in names)]


class Built:
    """The pages that lie in a folder, by their paths, such as ``de/fortress/``."""

    def __init__(self, out: Path) -> None:
        """Reads them when they are asked for."""
        self.out = out

    @cached_property
    def pages(self) -> dict[str, Read]:
        """Every page."""
        files = sorted(self.out.rglob("index.html"))
        return {f"{file.parent.relative_to(self.out).as_posix()}/": Read(file.read_text("utf-8")) for file in files}

    def named(self, path: str) -> dict[str, str]:
        """What the head of a page says in ``meta`` elements, by their names."""
        metas = self.pages[path].having("meta", "content")
        return {each.get("name") or each.get("property") or each["http-equiv"]: each["content"] for each in metas}

    def alternates(self, path: str) -> dict[str, str]:
        """The addresses of a page in other languages."""
        links = self.pages[path].having("link", "hreflang")
        return {each["hreflang"]: each["href"] for each in links if each["rel"] == "alternate"}
