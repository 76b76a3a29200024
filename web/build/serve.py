"""Serves the assembled site: `python -m web.build.serve` is a plain static host, like GitHub Pages.

It only sends files, without special headers, at the root or under a sub-path; what works here works there.
"""

import argparse
import sys
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

from web.build.assemble import ROOT
from web.build.page import PACKED, compressed

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".json": "application/json",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".pack": "application/octet-stream",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".xml": "application/xml",
}
"""The media type for each file ending; Python's own table differs between systems."""

COMPRESSED = frozenset(MEDIA_TYPES) - PACKED
"""The endings of files that are compressed when sent."""


@lru_cache(maxsize=64)
def gzipped(file: Path, changed: int) -> bytes:
    """The bytes of `file` under gzip, cached until its time of change `changed` is another."""
    return compressed(file.read_bytes())


class StaticHandler(SimpleHTTPRequestHandler):
    """Answers with the files of `site`, found under the path `base`; any other address is not found."""

    protocol_version = "HTTP/1.1"
    extensions_map = MEDIA_TYPES | {"": "application/octet-stream"}

    def __init__(self, *request: object, site: Path, base: str, compress: bool, max_age: int) -> None:
        self.base = base
        self.compress = compress
        self.max_age = max_age
        super().__init__(*request, directory=str(site))  # type: ignore[arg-type]  # the socket server's three, as given

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Sends the head of the answer; its body, or None if there is none to send."""
        path = urlsplit(self.path).path
        if not path.startswith(self.base):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        path = path[len(self.base) - 1 :]
        self.path = f"{path}index.html" if path.endswith("/") else path
        file = Path(self.translate_path(self.path))
        if not file.is_file():
            return self.send_not_found()
        if self.compress and file.suffix in COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", ""):
            return self.send_gzipped(file)
        return super().send_head()

    def send_not_found(self) -> BytesIO | None:
        """Sends the head of an answer '404', as public hosts do; its body is the site's own page for it."""
        page = Path(self.directory, "404.html")
        if not page.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        body = page.read_bytes()
        self.send_response(HTTPStatus.NOT_FOUND)
        self.send_header("Content-Type", MEDIA_TYPES[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def send_gzipped(self, file: Path) -> BytesIO:
        """Sends the head for `file` under gzip; the compressed body."""
        body = gzipped(file, file.stat().st_mtime_ns)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", MEDIA_TYPES[file.suffix])
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def end_headers(self) -> None:
        """Ends the head, after saying how long a browser may keep the answer without asking again."""
        self.send_header("Cache-Control", f"max-age={self.max_age}" if self.max_age else "no-cache")
        super().end_headers()

    def log_message(self, *message: object) -> None:
        """Prints nothing: a player needs the address, not a line for each file."""


class StaticServer(ThreadingHTTPServer):
    """Serves each browser in a thread of its own."""

    def handle_error(self, *request: object) -> None:
        """Prints nothing when a browser breaks off in the middle of an answer, as it does when its page is left."""
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
        server = serve(port=0)
        print(f"Another program has port {options.port}, so Ramparts takes port {server.server_port}.", flush=True)
    print(f"Ramparts is at {address(server, base)} (Ctrl+C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()


if __name__ == "__main__":
    main()
