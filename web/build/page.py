"""The page of a build: where its files lie, how many bytes it loads, and what its service worker has to cache."""

import base64
import gzip
import hashlib
import json
import lzma
import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from web.build.halves import STOCK
from web.build.preview import PICTURES

IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([^"']+)["']""")
"""A JavaScript module's import of its neighbour: `from"./x.js"` or `import"./x.js"`, not `import("./x.js")`."""

LOADED = re.compile(r"""<(?:link|script)\b[^>]*\b(?:href|src)="\./([^"]*)"[^>]*>""")
"""A file that the head of the page loads."""

LATER = re.compile(rf"deck-|pyodide-[^/]+/{re.escape(STOCK)}|web-[^/]+/(words|splash|links)-(?!en\.)")
"""The files that are fetched when they are wanted, and are kept from then on: how their paths begin."""

PUZZLES = "puzzles"
"""How the name of the folder begins that has the lists of puzzles by number."""

PACK = ".pack"
"""The ending of files that lie under xz, which the page and the service worker unpack."""

PACKED = frozenset({".jpg", PACK, ".png"})
"""The endings of files that are compressed already."""

NOT_LOADED = ("manifest", 'rel="icon"', "apple-touch-icon")

MODULE = re.compile(r"""(?<=\w)\.mjs(?=["'`])""")
"""The end of a module's name, as it stands at the end of an address."""

WILDCARD = re.compile(r"^.*\./([^\"*]*\*[^\"]*)\".*$\n", re.MULTILINE)
"""A line of the page whose address is a pattern: it is repeated for each file that the pattern matches."""

FOR_READERS = re.compile(r"\n *<!--.*?-->|(?<=\n) +")
"""What only the readers of a page's source need: a comment of one line, and how far a line is set in."""


def digest(*contents: bytes) -> str:
    """A name for `contents`: eight hexadecimal digits of their hash."""
    whole = hashlib.sha256()
    for content in contents:
        whole.update(hashlib.sha256(content).digest())
    return whole.hexdigest()[:8]


def with_site_paths(text: str, homes: Mapping[str, str]) -> str:
    """A text of ours, in which each address, such as `../pyodide/pyodide.mjs`, is now that in the site."""
    keys = "|".join(re.escape(key) for key in sorted(homes, key=len, reverse=True))
    return with_plain_names(re.sub(rf"""(?<=\./)({keys})(?=[/"'])""", lambda found: homes[found[1]], text))


def with_plain_names(text: str) -> str:
    """A text in which each address that ends in `.mjs` ends in `.js` now, as the module does in the site.

    Not every host knows what the one is, and no browser runs a module that comes as anything but JavaScript.
    """
    return MODULE.sub(".js", text)


def bare(page: str) -> str:
    """A page without comments and without spaces before its lines: a first visit takes 220 bytes less for it."""
    return FOR_READERS.sub("", page)


def compressed(content: bytes) -> bytes:
    """What a host sends of a file with this content, if it compresses it."""
    return gzip.compress(content, compresslevel=6, mtime=0)


def compressed_size(content: bytes) -> int:
    """About how many bytes are sent of a file with this content, which a host compresses."""
    return len(compressed(content))


def wire_size(file: Path) -> int:
    """About how many bytes of `file` are sent: hosts compress all but what is compressed already."""
    content = file.read_bytes()
    return len(content) if file.suffix in PACKED else compressed_size(content)


def with_script_hash(page: str) -> str:
    """A page with one inline script, whose content security policy now names that script's hash."""
    script = page.partition("<script>")[2].partition("</script>")[0]
    return page.replace("'HASH'", f"'{integrity(script.encode())}'")


def integrity(content: bytes) -> str:
    """The SHA-256 of `content`, as policies and subresource integrity write it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


class Build:
    """A build whose files all lie in `out`, except the page itself and the service worker."""

    def __init__(self, out: Path, homes: Mapping[str, str], template: str, *, keeps: bool = True) -> None:
        """`homes` gives the site's folder for each of ours; `template` is the page; if it `keeps`, it works offline."""
        self.out = out
        self.keeps = keeps
        self.template = WILDCARD.sub(self._each, with_site_paths(template, homes))

    def _each(self, line: re.Match[str]) -> str:
        files = sorted(file.relative_to(self.out).as_posix() for file in self.out.glob(line[1]))
        return "".join(line[0].replace(line[1], file) for file in files)

    @cached_property
    def files(self) -> tuple[str, ...]:
        """Every file that is installed with the site but the page and the service worker, by its path."""
        found = (file.relative_to(self.out) for file in sorted(self.out.rglob("*")) if file.is_file())
        paths = (file.as_posix() for file in found if file.parts[0].partition("-")[0] not in (PICTURES, PUZZLES))
        return tuple(path for path in paths if path not in {"index.html", "sw.js"})

    def kept(self, *, later: bool) -> dict[str, str]:
        """The hash of each file that the service worker caches: what is needed ``later``, or all else and the page."""
        paths = [path for path in (*self.files, "index.html") if self.keeps and bool(LATER.match(path)) is later]
        return {path: integrity(self._kept(path)) for path in paths}

    def packed(self) -> dict[str, str]:
        """The hash of each file that the service worker caches unpacked, as it lies there."""
        paths = (path for path in self.files if self.keeps and path.endswith(PACK))
        return {path: integrity((self.out / path).read_bytes()) for path in paths}

    def _kept(self, path: str) -> bytes:
        content = (self.out / path).read_bytes()
        return lzma.decompress(content) if path.endswith(PACK) else content

    @cached_property
    def id(self) -> str:
        """The name of this build: a hash of all its content."""
        parts = (part for path in self.files for part in (path.encode(), (self.out / path).read_bytes()))
        return digest(self.template.encode(), bytes([self.keeps]), *parts)

    @cached_property
    def loads(self) -> dict[str, tuple[int, int]]:
        """What the page loads until it can be played: the bytes of each file, and about how many of them are sent."""
        head = self.template.partition("</head>")[0]
        named = (found[1] for found in LOADED.finditer(head) if not any(word in found[0] for word in NOT_LOADED))
        files = {path: self.out / path for path in named}
        return {path: (file.stat().st_size, wire_size(file)) for path, file in files.items()}

    def page(self) -> str:
        """The page, with the data of its build written into it."""
        known = json.dumps({"build": self.id, "keeps": self.keeps, "loads": self.loads}, separators=(",", ":"))
        return self.template.replace("{}</script>", f"{known}</script>", 1)


def worker(source: str, build: Build) -> str:
    """The service worker of a build whose page is written, with the files that it has to cache."""
    files = {"files": build.kept(later=False), "later": build.kept(later=True), "packed": build.packed()}
    return source.replace('{id:"",files:{},later:{},packed:{}}', json.dumps({"id": build.id} | files, indent=2), 1)
