"""Which modules are loaded once some have been imported. Imports hardly any itself, for those would be among them."""

import importlib
import sys
from collections.abc import Iterable
from importlib.util import find_spec


def is_module(name: str) -> bool:
    """Whether a dotted name is that of a module, and not of something inside one."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # the part before the last dot is no package
        return False


def imported(names: Iterable[str]) -> list[str]:
    """The names of all modules that are loaded after those of `names` that are modules have been imported.

    Without those that lie in the interpreter itself, frozen, as `os` does: they are never looked for elsewhere.
    """
    for name in names:
        if is_module(name):
            importlib.import_module(name)
    origins = {name: getattr(getattr(module, "__spec__", None), "origin", "") for name, module in sys.modules.items()}
    return [name for name, origin in origins.items() if origin != "frozen"]
