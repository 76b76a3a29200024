"""What is kept may be damaged, any file of it: after one reload the page plays, with all games, and all is sound again.

A browser whose disk is damaged, or was full, may give other bytes back than it was given. The service worker itself
tells which files there are.
"""

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.hosting.host import BUILD_DATA, Host, another_build
from e2e.hosting.test_offline import UPDATED
from e2e.kit.learner import SOLVED, learner
from e2e.kit.lines import recorded
from e2e.kit.opening import KEPT, READY, START, ready
from e2e.kit.table import named, piles

LINE = recorded("fortress-ms33.txt")
AFTER = named(LINE.deal.game, LINE.steps[0].after)

PARTS = (
    r"pyodide-",
    r"pyscript-",
    r"web-\w+/[a-c]",
    r"web-\w+/[d-f]",
    r"web-\w+/[g-j]",
    r"web-\w+/[k-l]",
    r"web-\w+/[m-r]",
    r"web-\w+/s[a-o]",
    r"web-\w+/s[p-z]",
    r"web-\w+/[t-z]",
    r"[^/]+$|icons/",
)
"""Which files are damaged in one test: how their paths begin."""

IN_COMMON = ("pyodide-", "pyscript-", "index.html|icons/|LICENSE")
"""The same of the files that the next build has under the same names, and of the page, of which it has another."""

DAMAGED = """async (path) => {
  const address = new URL(path, new URL("./", location)).href;
  let found = 0;
  for (const name of (await caches.keys()).filter((name) => name.startsWith("ramparts "))) {
    const cache = await caches.open(name);
    const kept = await cache.match(address);
    if (!kept) continue;
    const bytes = new Uint8Array(await kept.clone().arrayBuffer());
    bytes.fill(0, bytes.length / 2);
    await cache.put(address, new Response(bytes, { headers: kept.headers }));
    found += 1;
  }
  return found;
}"""
"""Wherever a file is kept its second half is zeros from now on; in how many places that is."""

SOUND = """async ({ id, files }) => {
  const names = (await caches.keys()).filter((name) => name.endsWith(` ${id}`) || name.endsWith(" page"));
  const sound = async ([path, hash]) => {
    const address = new URL(path, new URL("./", location)).href;
    const [kept] = (await Promise.all(names.map((cacheName) => caches.match(address, { cacheName })))).filter(Boolean);
    if (!kept) return false;
    const digest = await crypto.subtle.digest("SHA-256", await kept.arrayBuffer());
    return hash === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  };
  return (await Promise.all(Object.entries(files).map(sound))).every(Boolean);
}"""
"""Whether a build is kept, each of its files as it should be."""


def kept_build(site: Path) -> dict[str, Any]:
    """What the service worker of a build says of it: `files` are those that it keeps at once, with their hashes."""
    _, _, data = (site / "sw.js").read_text("utf-8").partition(BUILD_DATA)
    known: dict[str, Any] = json.JSONDecoder().raw_decode(data)[0]
    return known


class Visit(NamedTuple):
    """A player with a game in play and others won, at a host; the whole site is kept."""

    page: Page
    host: Host

    def begins(self) -> None:
        """Opens the page, which may fail or not, and waits until it is known whether it does."""
        self.page.goto("about:blank")
        self.page.goto(self.host.url)
        again = self.page.get_by_role("button", name="Try again")
        expect(self.page.locator(READY).or_(again)).to_be_visible(timeout=START)

    def plays(self) -> None:
        """Finds everything as it was."""
        ready(self.page)
        assert piles(self.page) == AFTER
        records, solved = (self.page.evaluate(f"localStorage['ramparts.{key}']") for key in ("records", "solved"))
        assert "fortress:32010" in records
        assert SOLVED[-1] in solved


@pytest.fixture(scope="module")
def player(browser: Browser, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """The player, of all tests here."""
    root = tmp_path_factory.mktemp("public")
    host = Host(root)
    host.publish(site)
    context: BrowserContext = browser.new_context(**learner(host.url))
    page = context.new_page()
    page.goto(f"{host.url}#{LINE.deal.text};t1-h")
    ready(page)
    page.evaluate(KEPT)
    yield Visit(page, host)
    context.close()
    host.stop()


def test_each_file_is_damaged_in_one_of_the_tests(site: Path) -> None:
    files = kept_build(site)["files"]
    assert len(files) > 30
    assert [path for path in files if sum(bool(re.match(part, path)) for part in PARTS) != 1] == []


@pytest.mark.thorough
@pytest.mark.parametrize("part", PARTS)
def test_after_one_reload_all_is_as_it_was(player: Visit, part: str) -> None:
    """Bug: it answered from what is damaged for ever, and who cleared the site's data lost the games with it."""
    build = kept_build(player.host.root)
    for path in (path for path in build["files"] if re.match(part, path)):
        assert player.page.evaluate(DAMAGED, path) > 0, path
        player.begins()
        player.page.reload()
        player.plays()
        player.page.wait_for_function(SOUND, arg=build)


@pytest.mark.thorough
@pytest.mark.parametrize("part", IN_COMMON)
def test_the_next_build_takes_over_nothing_damaged(player: Visit, part: str, tmp_path: Path) -> None:
    """Bug: it copied from the last one what it has in common with it, unseen."""
    files = (path for path in kept_build(player.host.root)["files"] if not path.startswith("web-"))
    common = [path for path in files if re.match(part, path)]
    assert common
    for number, path in enumerate(common):
        assert player.page.evaluate(DAMAGED, path) > 0, path
        title = f"Bastions {part} {number}"
        retitled = partial(re.compile("<title>.*</title>").sub, f"<title>{title}</title>")
        following = another_build(player.host.root, tmp_path / str(number), retitled)
        player.host.publish(following)
        player.begins()
        player.page.evaluate(UPDATED)
        player.page.wait_for_function(SOUND, arg=kept_build(following))
        player.page.reload()
        expect(player.page).to_have_title(title)
        player.plays()
