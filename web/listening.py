"""Listeners on the page: whoever listens owns the proxies, and lets them go together."""

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy


class Listeners:
    """Every listener of the page, so that all can be taken off at once."""

    def __init__(self) -> None:
        """Nobody listens yet."""
        self._kept: list[tuple[Any, str, Any]] = []

    def on(self, target: Any, kind: str, heard: Callable[[Any], None], **options: bool) -> None:
        """Calls ``heard`` with every event of a kind on a target."""
        proxy = create_proxy(heard)
        target.addEventListener(kind, proxy, options.get("capture", False))
        self._kept.append((target, kind, proxy))

    def close(self) -> None:
        """Takes every listener off and destroys its proxy."""
        while self._kept:
            target, kind, proxy = self._kept.pop()
            target.removeEventListener(kind, proxy)
            proxy.destroy()
