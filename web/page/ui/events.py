"""Listeners, which stay as long as the page does."""

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy


def on(target: Any, kind: str, listener: Callable[[Any], None]) -> None:
    """Calls ``listener`` with every event of a kind on a target."""
    target.addEventListener(kind, create_proxy(listener))
