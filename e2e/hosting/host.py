"""A public host of the site, which a test may stop, and on which it may publish another build."""

import json
import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from socket import SHUT_RDWR, socket
from threading import Thread
from typing import Any

from web.build.page import digest, integrity
from web.build.serve import StaticHandler, StaticServer, address

SUB_PATH = "/ramparts/"
BUILD_DATA = "const BUILD="


class PublicServer(StaticServer):
    """Remembers its connections, on which a browser might go on asking when nobody new is let in."""

    def __init__(self, *given: Any) -> None:  # noqa: ANN401  # the socket server's
        self.connected: list[socket] = []
        super().__init__(*given)

    def process_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401  # the socket server's
        """Answers in a thread, for as long as the connection is not cut."""
        self.connected.append(request)
        super().process_request(request, client_address)

    def cut(self) -> None:
        """Ends every connection."""
        for each in self.connected:
            with suppress(OSError):  # it has ended by itself
                each.shutdown(SHUT_RDWR)


class Host:
    """A plain static server of the directory `root`, under a sub-path; it always has the same port."""

    def __init__(self, root: Path, habits: type[StaticHandler] = StaticHandler) -> None:
        """Serves at once, with the habits of a handler."""
        self.root = root
        self.habits = habits
        self.port = 0
        self._server: PublicServer
        self.start()

    def start(self) -> None:
        """Starts to serve whatever `root` holds."""
        answers = partial(self.habits, site=self.root, base=SUB_PATH, compress=False, max_age=0)
        self._server = PublicServer(("127.0.0.1", self.port), answers)
        self.port = self._server.server_port
        self.url = address(self._server, SUB_PATH)
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Stops serving, as if the network were gone."""
        self._server.shutdown()
        self._server.server_close()
        self._server.cut()

    def publish(self, site: Path) -> None:
        """Replaces what is served by `site`."""
        shutil.rmtree(self.root)
        shutil.copytree(site, self.root)


def another_build(site: Path, out: Path, changed: Callable[[str], str]) -> Path:
    """`out`, with a later build of `site`: its page is `changed`, and the folder of its own files has another name."""
    shutil.copytree(site, out)
    before = next(out.glob("web-*"))
    after = before.rename(out / f"web-{digest(before.name.encode(), out.name.encode())}")
    page = (out / "index.html").read_text("utf-8")
    build = json.loads(page.partition('id="build">')[2].partition("</script>")[0])["build"]
    new = digest(build.encode(), out.name.encode())
    page = changed(page.replace(before.name, after.name).replace(build, new))
    (out / "index.html").write_text(page, "utf-8")
    worker = (out / "sw.js").read_text("utf-8").replace(before.name, after.name).replace(build, new)
    head, _, tail = worker.partition(BUILD_DATA)
    known, end = json.JSONDecoder().raw_decode(tail)
    known["files"]["index.html"] = integrity(page.encode())
    (out / "sw.js").write_text(f"{head}{BUILD_DATA}{json.dumps(known)}{tail[end:]}", "utf-8")
    return out


def altered(site: Path, out: Path, pattern: str, changed: Callable[[str], str]) -> Path:
    """`out`, with a copy of `site` in which the text of one file, found by the pattern, is `changed`.

    Only the service worker checks the content of files, not the page; it does not cache such a site.
    """
    shutil.copytree(site, out)
    [file] = out.glob(pattern)
    before = file.read_text("utf-8")
    after = changed(before)
    assert after != before, f"nothing in {file.name} was changed"
    file.write_text(after, "utf-8")
    return out
