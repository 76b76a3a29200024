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


IN_A_WORKER = """async () => {
  const base = document.querySelector("script[src$='boot.js']").src.replace(/boot.js$/, "");
  const script = `
    const made = [];
    self.Worker = class extends Worker {
      constructor(...its) {
        made.push(String(its[0]));
        super(...its);
      }
    };
    const { unpacked } = await import("${base}unpacking.js");
    const { body } = await fetch("${base}app.pack");
    const bytes = await new Response(await unpacked(body)).arrayBuffer();
    postMessage([made, bytes.byteLength]);
  `;
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })), { type: "module" });
  const told = await new Promise((done) => worker.addEventListener("message", ({ data }) => done(data)));
  worker.terminate();
  return told;
}"""
"""Which workers a worker makes that unpacks the app, and how many bytes come of it."""


@pytest.mark.story
def test_a_worker_unpacks_without_another_worker(open_here: OpenTable) -> None:
    """Bug: Firefox may stand still where a worker makes a worker; the solver was given up after 90 seconds."""
    made, size = open_here("fortress:ms33").evaluate(IN_A_WORKER)
    assert made == []
    assert size > 200_000
