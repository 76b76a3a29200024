"""The page starts from a static host, under a sub-path, with what the host sends and nothing else."""

from pathlib import PurePosixPath

import pytest
from playwright.sync_api import expect

from e2e.kit.opening import READY, START, OpenTable
from e2e.kit.visitors import without_worker
from e2e.kit.watch import Watch


@pytest.mark.story
def test_python_starts_and_the_table_is_ready(open_table: OpenTable) -> None:
    assert open_table().title() == "Ramparts"


def test_the_table_is_ready_again_after_a_reload(open_table: OpenTable) -> None:
    page = open_table("fortress:ms33")
    page.reload()
    expect(page.locator(READY)).to_have_attribute("data-deal", "fortress:ms33", timeout=START)


def test_the_runtime_comes_from_the_site(open_table: OpenTable, watch: Watch, url: str) -> None:
    open_table()
    kinds = {PurePosixPath(request).name for request in watch.requests if request.startswith(url)}
    assert {"pyodide.asm.wasm", "core.js", "app.pack"} <= kinds


@without_worker  # it asks for everything once more
def test_nothing_is_fetched_twice(open_table: OpenTable, watch: Watch) -> None:
    open_table()
    assert sorted(watch.requests) == sorted(set(watch.requests))
