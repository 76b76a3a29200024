"""Modules of the library that are imported at every start, and of which next to nothing is used here.

Pyodide imports all of `asyncio`, with sockets, processes, threads and streams, of which a page has none, and what it
would unpack packages with, of which the site has none. With what these import in their turn they are 150 KB of a first
visit, and a quarter of the time that Python takes to import its library. What is here has the names that Pyodide,
PyScript or a module that stays asks for, and does the same for them.
"""

from collections.abc import Mapping

ASYNCIO = """
from .coroutines import *
from .events import *
from .events import _BaseDefaultEventLoopPolicy as DefaultEventLoopPolicy
from .exceptions import *
from .futures import *
from .locks import *
from .queues import *
from .runners import *
from .tasks import *
from .timeouts import *
"""
"""What makes, awaits and ends tasks; the loop itself is Pyodide's."""

PACKAGE_LOADER = """
class Place:
    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path

SITE_PACKAGES = Place("/lib/python3.14/site-packages")
DSO_DIR = Place("/usr/lib")

def init_loaded_packages():
    pass
"""
"""Where packages would lie, of which Pyodide asks for the text."""

STAND_INS: Mapping[str, str] = {
    "asyncio/__init__.py": ASYNCIO,
    "html/entities.py": "html5 = {}",  # for `unescape`
    "pyodide/_package_loader.py": PACKAGE_LOADER,
    "socket.py": "AF_UNSPEC, AI_PASSIVE = 0, 1",  # defaults of an event loop's methods
    "subprocess.py": "PIPE = -1",  # as above
}
"""Their sources, by their paths in the library."""
