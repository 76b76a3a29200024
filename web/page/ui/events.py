"""Listeners on the page, for as long as it is there."""

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy


def on(target: Any, kind: str, heard: Callable[[Any], None]) -> None:
    """Calls ``heard`` with every event of a kind on a target."""
    target.addEventListener(kind, create_proxy(heard))
