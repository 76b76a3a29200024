"""For pytest: the quick tests first, and the first example that fails is enough. So a mutant is told of at once."""

import json
from pathlib import Path

import pytest
from hypothesis import Phase, settings

MEASURED = Path("mutmut-stats.json")
"""Where mutmut writes how long each test takes."""


def pytest_collection() -> None:
    """Has Hypothesis search for no smaller example; `tests/conftest.py` has chosen its profile before."""
    settings.register_profile("at once", settings.get_profile("ci"), phases=[Phase.explicit, Phase.generate])
    settings.load_profile("at once")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the tests in the order of their times, as far as these are known."""
    took = json.loads(MEASURED.read_text("utf-8"))["duration_by_test"] if MEASURED.exists() else {}
    items.sort(key=lambda item: float(took.get(item.nodeid, 0)))
