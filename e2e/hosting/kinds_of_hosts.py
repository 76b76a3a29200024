"""Hosts with habits of their own, all of which the site has to bear: programs as they come, and handlers of ours."""

import os
import shutil
import socket
import subprocess
import sys
from abc import abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, ClassVar

import pytest

from e2e.engines import CADDY, FETCHED, NGINX, Engine, in_continuous_integration
from e2e.hosting.host import SUB_PATH, Host
from web.build.assemble import ROOT
from web.build.serve import MEDIA_TYPES, StaticHandler

DEADLINE = 60
"""Seconds within which a program has to listen."""

EVERYWHERE = (".css", ".html", ".jpg", ".js", ".png", ".svg")
"""The endings whose types every host knows."""


class Clean(StaticHandler):
    """Addresses without `.html`: `/index.html` and `/index` lead to `/`, `/x.html` to `/x`."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        path, _, query = self.path.partition("?")
        clean = path.removesuffix(".html")
        clean = clean.removesuffix("index") if clean.endswith("/index") else clean
        if clean == path:
            if Path(self.translate_path(f"{path[len(self.base) - 1 :]}.html")).is_file():
                self.path = f"{path}.html"
            return super().send_head()
        self.send_response(HTTPStatus.PERMANENT_REDIRECT)
        self.send_header("Location", f"{clean}?{query}" if query else clean)
        self.send_header("Content-Length", "0")
        self.end_headers()
        return None


class OnePage(StaticHandler):
    """The page for every address where there is nothing, and all but the page to be kept for a year unseen."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        self.asked = self.path
        return super().send_head()

    def send_not_found(self) -> BytesIO | None:
        self.path = "/index.html"
        return SimpleHTTPRequestHandler.send_head(self)  # type: ignore[return-value]  # `base` is gone from the path, and the file is there

    def end_headers(self) -> None:
        top = self.asked.endswith(("/", "/index.html", "/sw.js"))
        self.send_header("Cache-Control", "no-cache" if top else "max-age=31536000, immutable")
        super(StaticHandler, self).end_headers()


class Untyped(StaticHandler):
    """No type for whatever not every host knows, as Apache has it; and a browser may not guess."""

    unknown: ClassVar = ""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        ending = Path(path).suffix
        return MEDIA_TYPES[ending] if ending in EVERYWHERE else self.unknown

    def send_header(self, keyword: str, value: str) -> None:
        if value:
            super().send_header(keyword, value)

    def end_headers(self) -> None:
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()


class Octets(Untyped):
    """Bytes for the same, as nginx has it."""

    unknown = "application/octet-stream"


class Plain(Untyped):
    """Text for the same, as Apache 2.2 has it, and some that know no better."""

    unknown = "text/plain; charset=utf-8"


class Program(Host):
    """A program that serves the folder above that of the site."""

    def start(self) -> None:
        """Starts the program, and waits until it listens."""
        self.port = self.port or free_port()
        self.url = f"http://127.0.0.1:{self.port}{SUB_PATH}"
        self._program = subprocess.Popen(
            self.command(self.root.parent), stdout=subprocess.DEVNULL, env=os.environ | {"NO_UPDATE_CHECK": "1"}
        )
        while not listens(self.port):
            assert self._program.poll() is None, f"{type(self).__name__} has ended"

    def stop(self) -> None:
        """Ends the program."""
        self._program.terminate()
        self._program.wait(DEADLINE)

    @abstractmethod
    def command(self, folder: Path) -> list[str]:
        """What starts it."""


class Serve(Program):
    """`npx serve`."""

    def command(self, folder: Path) -> list[str]:
        node = shutil.which("node")
        assert node, "Node is not on the path"
        program = ROOT / "node_modules" / "serve" / "build" / "main.js"
        options = ["--no-clipboard", "--no-port-switching", "--no-request-logging"]
        return [node, str(program), "--listen", f"tcp://127.0.0.1:{self.port}", *options, str(folder)]


class Python(Program):
    """`python -m http.server`."""

    def command(self, folder: Path) -> list[str]:
        here = ["--bind", "127.0.0.1", "--directory", str(folder)]
        # What it would say of each request is kept from the terminal by `-c`.
        quiet = "import http.server as s, runpy; s.BaseHTTPRequestHandler.log_message = lambda *_: None;"
        run = f"{quiet} runpy._run_module_as_main('http.server', alter_argv=False)"
        return [sys.executable, "-c", run, *here, str(self.port)]


NGINX_CONFIG = """
daemon off;
pid {folder}/pid;
error_log stderr crit;
{user}
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  server {{
    listen 127.0.0.1:{port};
    root {root};
    index index.html index.htm;
    location / {{ try_files $uri $uri/ =404; }}
  }}
}}
"""
"""What Debian's `nginx.conf` and its `default` site say, but for places and the port."""


def installed(program: Engine) -> str:
    """Where a program is; its test is left out where it is not here, and fails where it has to be."""
    found = program.found()
    if found is None:
        (pytest.fail if program in FETCHED and in_continuous_integration() else pytest.skip)(program.missing)
    return str(found)


class Nginx(Program):
    """nginx as Debian has it."""

    def command(self, folder: Path) -> list[str]:
        program, own = installed(NGINX), folder.parent / "nginx"
        own.mkdir(exist_ok=True)
        user = "user root;" if os.geteuid() == 0 else ""  # the folders of a test are open to nobody else
        config = NGINX_CONFIG.format(folder=own, port=self.port, root=folder, user=user)
        (own / "nginx.conf").write_text(config, "utf-8")
        return [program, "-p", str(own), "-e", "stderr", "-c", str(own / "nginx.conf")]


class Caddy(Program):
    """Caddy as a file server, without a file of its settings."""

    def command(self, folder: Path) -> list[str]:
        return [installed(CADDY), "file-server", "--root", str(folder), "--listen", f"127.0.0.1:{self.port}"]


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def listens(port: int) -> bool:
    """Whether somebody listens at a port."""
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


def with_habits(habits: type[StaticHandler]) -> Callable[[Path], Host]:
    """What makes a plain host with the habits of a handler."""
    return lambda root: Host(root, habits)


KINDS: dict[str, Callable[[Path], Host]] = {
    "npx serve": Serve,
    "python -m http.server": Python,
    "nginx": Nginx,
    "Caddy": Caddy,
    "clean addresses": with_habits(Clean),
    "one page for all": with_habits(OnePage),
    "no types": with_habits(Untyped),
    "octets": with_habits(Octets),
    "plain text": with_habits(Plain),
}


@contextmanager
def published(kind: str, site: Path, folder: Path) -> Iterator[Host]:
    """A host of a kind, which has the site, in a folder of its own."""
    root = folder / "public" / SUB_PATH.strip("/")
    root.mkdir(parents=True)
    serving = KINDS[kind](root)
    serving.publish(site)
    yield serving
    serving.stop()
