"""The assembled site, served: `python -m web.build.serve` is a plain static host, as GitHub Pages is one.

It sends files and nothing else, without special headers, at the root or under a sub-path; what works here works there.
"""

import argparse
import gzip
import sys
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

from web.build.assemble import ROOT

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".pack": "application/octet-stream",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
"""The media type of each file ending of the site, stated here since Python's own table differs between systems."""

COMPRESSED = frozenset(KINDS) - {".pack", ".png"}
"""The endings that are compressed on the way when that is asked for; the others are compressed already."""


@lru_cache(maxsize=64)
def squeezed(file: Path, changed: int) -> bytes:
    """The bytes of `file` under gzip. `changed`, its time of change, tells an edited file from its former self."""
    return gzip.compress(file.read_bytes(), compresslevel=6, mtime=0)


class StaticHandler(SimpleHTTPRequestHandler):
    """Answers with the files of `site`, found under the path `base`; any other address is not found."""

    protocol_version = "HTTP/1.1"
    extensions_map = KINDS | {"": "application/octet-stream"}

    def __init__(self, *request: object, site: Path, base: str, compress: bool, max_age: int) -> None:
        self.base = base
        self.compress = compress
        self.max_age = max_age
        super().__init__(*request, directory=str(site))  # type: ignore[arg-type]  # the socket server's three, as given

    def send_head(self) -> BytesIO | BinaryIO | None:
        """The answer's body, once its head is sent; none if the head says it all."""
        path = urlsplit(self.path).path
        if not path.startswith(self.base):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        path = path[len(self.base) - 1 :]
        self.path = f"{path}index.html" if path.endswith("/") else path
        file = Path(self.translate_path(self.path))
        if not file.is_file():
            return self.send_lost()
        if self.compress and file.suffix in COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", ""):
            return self.send_squeezed(file)
        return super().send_head()

    def send_lost(self) -> BytesIO | None:
        """The body of the site's own page for what is not there, as public hosts send it, once its head is sent."""
        page = Path(self.directory, "404.html")
        if not page.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        body = page.read_bytes()
        self.send_response(HTTPStatus.NOT_FOUND)
        self.send_header("Content-Type", KINDS[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def send_squeezed(self, file: Path) -> BytesIO:
        """The body of `file` under gzip, once its head is sent."""
        body = squeezed(file, file.stat().st_mtime_ns)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", KINDS[file.suffix])
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def end_headers(self) -> None:
        """Ends the head with how long a browser may keep the answer unasked."""
        self.send_header("Cache-Control", f"max-age={self.max_age}" if self.max_age else "no-cache")
        super().end_headers()

    def log_message(self, *message: object) -> None:
        """Keeps quiet: whoever plays needs the address, not a line per file."""


class StaticServer(ThreadingHTTPServer):
    """Serves each browser in a thread of its own."""

    def handle_error(self, *request: object) -> None:
        """Keeps quiet about a browser that hung up in the middle of an answer, as one that leaves the page does."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(*request)  # type: ignore[arg-type]  # as given


def static_server(
    site: Path, *, port: int = 0, base: str = "/", compress: bool = False, max_age: int = 0
) -> ThreadingHTTPServer:
    """A server of `site` on this machine alone, bound but not yet running; its `serve_forever` answers.

    `port` 0 takes a free one. `base` is the sub-path, between slashes. `compress` sends under gzip what a host would.
    `max_age` is how many seconds a browser may keep a file before it asks again.
    """
    handler = partial(StaticHandler, site=site, base=base, compress=compress, max_age=max_age)
    return StaticServer(("127.0.0.1", port), handler)


def address(server: ThreadingHTTPServer, base: str = "/") -> str:
    """Where `server` serves, as a browser takes it."""
    return f"http://127.0.0.1:{server.server_port}{base}"


def main() -> None:
    """Serves the site as the command line says, until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m web.build.serve", description="Serve the assembled site.")
    parser.add_argument("--site", type=Path, default=ROOT / "_site", help="the directory to serve (default: _site)")
    parser.add_argument("--port", type=int, default=8000, help="0 takes a free one (default: 8000)")
    parser.add_argument("--path", default="/", help="the sub-path to serve under, such as /ramparts/ (default: /)")
    parser.add_argument("--gzip", action="store_true", help="compress on the way, as public hosts do")
    parser.add_argument("--max-age", type=int, default=0, help="seconds a browser may keep a file (default: 0)")
    options = parser.parse_args()
    base = f"/{options.path.strip('/')}/".replace("//", "/")
    serve = partial(static_server, options.site, base=base, compress=options.gzip, max_age=options.max_age)
    try:
        server = serve(port=options.port)
    except OSError:
        server = serve(port=0)  # somebody else is at the door that was asked for
    print(f"Ramparts is at {address(server, base)} (Ctrl+C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()


if __name__ == "__main__":
    main()
