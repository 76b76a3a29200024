"""The page starts from a static host, under a sub-path, with what the host sends and nothing else."""

from collections import Counter
from pathlib import PurePosixPath

import pytest
from playwright.sync_api import expect

from e2e.kit.opening import READY, START, OpenTable
from e2e.kit.watch import Watch


@pytest.mark.installs
def test_python_starts_and_the_table_is_ready(open_table: OpenTable) -> None:
    assert open_table().title() == "Ramparts"


def test_the_runtime_comes_from_the_site_once_and_the_table_is_ready_again_after_a_reload(
    open_table: OpenTable, watch: Watch, url: str
) -> None:
    page = open_table("fortress:ms33")
    kinds = {PurePosixPath(request).name for request in watch.requests if request.startswith(url)}
    assert {"pyodide.asm.pack", "core.js", "app.pack"} <= kinds
    assert {request: times for request, times in Counter(watch.requests).items() if times > 1} == {}
    page.reload()
    expect(page.locator(READY)).to_have_attribute("data-deal", "fortress:ms33", timeout=START)
