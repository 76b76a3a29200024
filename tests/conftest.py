"""Tests are not watched for the lines that they pass where others pass them too (`tests/watching.py`)."""

import gc
import os
import signal
import sys
from collections.abc import Generator

import pytest

from tests import watching
from tests.kit.examples import profiles

UNWATCHED = pytest.StashKey[bool]()
"""Whether a test is run without coverage."""

profiles()

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell has what it runs in the background ignore Ctrl+C, and so would the processes that tests interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where coverage watches, the tests that are watched come first, before others have filled a cache.

    Those of the night are none of them, for without them every line is passed.
    """
    if not config.getoption("cov_source", default=None):
        return
    alone = watching.unwatched([item.nodeid for item in items])
    alone.update(item.nodeid for item in items if item.get_closest_marker("thorough"))
    for item in items:
        item.stash[UNWATCHED] = item.nodeid in alone and watching.ALL not in os.environ
    items.sort(key=lambda item: item.nodeid in alone)


def pytest_collection_finish() -> None:
    """Thousands of tests live to the end: whoever collects garbage need not look at them again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Nobody watches the lines of a test that need not be watched, where that takes time: `sys.monitoring` does not."""
    if not item.stash.get(UNWATCHED, default=False):
        return (yield)
    watcher = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watcher)
