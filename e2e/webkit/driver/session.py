"""Sessions of WebKit: a screen, a browser on it, and a proxy that sees whatever is asked of another host.

A session of the driver keeps nothing on the disk, so each begins as a visitor who has never been here.
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.file_detector import UselessFileDetector
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from e2e.webkit.driver.program import parts

SCREEN = "2000x1200x24"
"""The screen: larger than any window of the tests."""

TIMEOUT = 60
"""The seconds that the browser may take for anything, its start included."""

NARROW_BARS = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }"
"""A style for the browser's own bars, which otherwise are wider than a phone."""

NEVER = "2000000000"
"""So often nothing is called."""

LESS_WORK = {
    "JSC_thresholdForOMGOptimizeAfterWarmUp": NEVER,
    "JSC_thresholdForOMGOptimizeSoon": NEVER,
    "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
}
"""WebKit's options for less processor time in tests.

WebAssembly is compiled once: to compile again what is called often takes half a start. (To forbid that altogether,
`JSC_useOMGJIT=0`, makes WebKitGTK 2.50 read out of bounds in one start of some hundred and fifty.) And the page is
drawn by the processor, not by a graphics processor which it would have to play: that takes a third of a test.
"""

LESS_MOTION = "[Settings]\ngtk-enable-animations=false\n"
"""Settings of the desktop without animations: the page takes them for a visitor who wants less motion."""


@contextmanager
def screen() -> Iterator[str]:
    """The name of an invisible display."""
    reading, writing = os.pipe()
    command = [str(parts()["Xvfb"]), "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
        server.terminate()


class OtherHosts(ThreadingHTTPServer):
    """A proxy in place of every host but this machine: it answers nothing, and records what it was asked for."""

    def __init__(self) -> None:
        """Listens at once."""
        super().__init__(("127.0.0.1", 0), Refusing)
        self._asked: list[str] = []
        self.address = f"127.0.0.1:{self.server_port}"
        Thread(target=self.serve_forever, daemon=True).start()

    def hear(self, address: str) -> None:
        """Records what was asked for."""
        self._asked.append(address)

    def told(self) -> list[str]:
        """What was asked for since this was asked last."""
        told, self._asked = self._asked, []
        return told


class Refusing(BaseHTTPRequestHandler):
    """Answers every request with an error."""

    server: OtherHosts

    def do_GET(self) -> None:
        """Records the address."""
        self.server.hear(self.path)
        self.send_error(502)

    do_POST = do_HEAD = do_CONNECT = do_GET  # noqa: N815  # so the server calls them

    def log_message(self, *message: object) -> None:
        """Prints nothing: a test looks at what was asked."""


def _environment(display: str, home: Path, *, still: bool) -> dict[str, str]:
    """The environment of a browser whose own files, if it writes any, lie in `home`."""
    for toolkit in ("gtk-3.0", "gtk-4.0"):
        style = home / "config" / toolkit
        style.mkdir(parents=True)
        (style / "gtk.css").write_text(NARROW_BARS, "ascii")
        (style / "settings.ini").write_text(LESS_MOTION if still else "[Settings]\n", "ascii")
    folders = {f"XDG_{kind.upper()}_HOME": str(home / kind) for kind in ("config", "data", "cache", "state")}
    return (
        os.environ
        | folders
        | LESS_WORK
        | {
            "HOME": str(home),
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1",  # a bus to screen readers would have to be started first
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # root has none, and only our own pages are opened
        }
    )


def _options(other_hosts: OtherHosts) -> Options:
    """What is asked of the browser."""
    options = Options()
    options.binary_location = str(parts()["MiniBrowser"])
    options.add_argument("--automation")
    proxy = {
        "proxyType": "manual",
        "httpProxy": other_hosts.address,
        "sslProxy": other_hosts.address,
        "noProxy": ["127.0.0.1"],
    }
    options.set_capability("proxy", proxy)
    return options


def _started(service: Service, options: Options) -> WebDriver | None:
    """A browser that the driver has started; None if it has not done so in time."""
    config = ClientConfig(remote_server_addr=service.service_url, timeout=TIMEOUT)
    try:
        return WebDriver(RemoteConnection(client_config=config), options=options, file_detector=UselessFileDetector())
    except HTTPError:
        return None


@contextmanager
def session(display: str, home: Path, other_hosts: OtherHosts, *, still: bool = False) -> Iterator[WebDriver]:
    """A browser on the display. `still` is for a visitor who wants less motion.

    On a busy machine the browser may end while it starts, which its driver does not notice: then it is tried again.
    """
    program, environment = str(parts()["WebKitWebDriver"]), _environment(display, home, still=still)
    for _ in range(3):
        service = Service(program, env=environment)
        service.path = program
        service.start()
        try:
            if driver := _started(service, _options(other_hosts)):
                with driver:
                    driver.set_script_timeout(TIMEOUT)
                    yield driver
                return
        finally:
            service.stop()
    raise AssertionError("WebKit did not start")
