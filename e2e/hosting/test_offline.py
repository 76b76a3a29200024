"""The second visit needs no network, and a new build comes when it is whole, and not before."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.hosting.host import SUB_PATH, Host, another_build
from e2e.hosting.network import lost
from e2e.kit.hands import by_mouse
from e2e.kit.opening import START, ready
from e2e.kit.table import named, piles
from e2e.kit.watch import Watch
from ramparts.deals.deal import parse_deal
from ramparts.engine.play import moves
from ramparts.engine.play import play as played
from ramparts.games.catalogue import TITLES
from ramparts.solver import Verdict, solve

UPDATED = "async () => { await (await navigator.serviceWorker.ready).update(); }"

REFUSED = """async () => {
  const kept = await navigator.serviceWorker.ready;
  const update = new Promise((done) => kept.addEventListener("updatefound", done, { once: true }));
  kept.update();
  await update;
  const next = kept.installing;
  while (next.state === "installing") {
    await new Promise((done) => next.addEventListener("statechange", done, { once: true }));
  }
  return next.state;
}"""
"""What becomes of the service worker of the build just published."""

SWITCHED = """async () => {
  const { waiting, active } = await navigator.serviceWorker.getRegistration("/ramparts/");
  const next = waiting ?? active;
  while (next.state !== "activated") {
    await new Promise((done) => next.addEventListener("statechange", done, { once: true }));
  }
}"""
"""Comes to its end when the service worker of the last build published rules alone."""


@pytest.fixture
def second(site: Path, tmp_path: Path) -> Path:
    """The next build of the site, told from the first by its title."""
    return another_build(site, tmp_path / "second", lambda page: page.replace(">Ramparts</title>", ">Bastions</title>"))


def play(page: Page, card: str, source: str, target: str) -> None:
    """Taps a card, then the pile where it goes, by the card's and the piles' names."""
    page.locator(f"[data-card={card}][data-pile={source}]").click()
    page.locator(f"[data-slot={target}] , [data-pile={target}]").last.click()


@pytest.mark.story
def test_without_network_the_second_visit_lacks_nothing_deals_plays_and_saves(
    kept: Page, host: Host, watch: Watch
) -> None:
    host.stop()
    watch.requests.clear()
    kept.goto(f"{host.url}#fortress:ms33")
    kept.reload()
    ready(kept)
    assert len(watch.requests) > 10
    assert watch.faults == []
    kept.locator("main#table").focus()
    kept.keyboard.press("n")
    kept.goto(f"{host.url}#fortress:ms33;t1-h")
    expect(kept.locator("[data-pile^=f]")).to_have_count(1)
    kept.goto("about:blank")
    kept.goto(host.url)
    ready(kept)
    expect(kept.locator("main#table")).to_have_attribute("data-deal", "fortress:ms33")
    expect(kept.locator("[data-pile^=f]")).to_have_count(1)
    host.start()


@pytest.mark.thorough
def test_the_lists_of_puzzles_are_kept_once_they_were_wanted(kept: Page, host: Host, watch: Watch) -> None:
    """Without them Python shows the puzzle all the same, and nothing is drawn before."""
    assert [request for request in watch.requests if "/puzzles-" in request] == []

    def is_drawn(puzzle: str) -> bool:
        kept.goto("about:blank")
        kept.goto(f"{host.url}#puzzle:{puzzle}")
        ready(kept)
        expect(kept.locator("#facts")).to_have_text(f"puzzle {puzzle.partition(':')[2]}")
        return bool(kept.evaluate("() => performance.getEntriesByName('drawn').length"))

    assert is_drawn("fortress:17")
    host.stop()
    assert [is_drawn("fortress:18"), is_drawn("fortress:60"), is_drawn("chessboard:17")] == [True, False, False]
    host.start()


@pytest.mark.thorough
def test_without_network_a_new_deal_is_dealt_that_can_be_won_and_it_is_kept(kept: Page, host: Host) -> None:
    host.stop()
    kept.reload()
    ready(kept)
    kept.keyboard.press("n")
    kept.get_by_role("button", name="Beleaguered Castle", exact=True).click()
    table = kept.locator("main#table")
    expect(table).to_have_attribute("data-game", "beleaguered-castle", timeout=START)
    dealt = str(table.get_attribute("data-deal"))
    deal = parse_deal(dealt, TITLES)
    assert piles(kept) == named(deal.game, deal.start)
    assert solve(deal.game, deal.start).verdict is Verdict.WINNABLE
    move = moves(deal.game, deal.start)[0]
    by_mouse(kept, deal.game, deal.start, move)
    after = named(deal.game, played(deal.game, deal.start, move))
    assert piles(kept) == after
    kept.goto("about:blank")
    kept.goto(host.url)
    ready(kept)
    expect(table).to_have_attribute("data-deal", dealt)
    assert piles(kept) == after
    kept.keyboard.press("l")
    expect(table).to_have_attribute("data-light", re.compile("winnable|lost|unknown"), timeout=START)
    host.start()


def test_a_new_build_is_announced_and_runs_after_a_reload(kept: Page, host: Host, second: Path) -> None:
    expect(kept.locator("#update")).to_have_count(0)
    host.publish(second)
    kept.evaluate(UPDATED)
    expect(kept.locator("#update")).to_contain_text("A new version is ready")
    kept.goto(f"{host.url}#fortress:ms33;t1-h")
    expect(kept.locator("[data-pile^=f]")).to_have_count(1)
    assert kept.title() == "Ramparts"
    kept.locator("#update").get_by_role("button", name="Play on").click()
    expect(kept.locator("#update")).to_have_count(0)
    kept.reload()
    expect(kept).to_have_title(re.compile("Bastions"))
    ready(kept)
    expect(kept.locator("#update")).to_have_count(0)
    expect(kept.locator("[data-pile^=f]")).to_have_count(1)


@pytest.mark.thorough
def test_a_page_of_the_old_build_lacks_nothing_while_it_runs_on(
    kept: Page, host: Host, second: Path, context: BrowserContext
) -> None:
    host.publish(second)
    kept.evaluate(UPDATED)
    expect(kept.locator("#update")).to_be_visible()
    other = context.new_page()
    other.goto(host.url)
    ready(other)
    expect(other).to_have_title(re.compile("Bastions"))
    icon = "document.querySelector('link[href$=\"page.css\"]').href"
    assert kept.evaluate(f"fetch({icon}).then((answer) => answer.status)") == 200


@pytest.mark.thorough
def test_an_interrupted_install_leaves_the_old_build_whole(kept: Page, host: Host, second: Path, watch: Watch) -> None:
    host.publish(second)
    held_back = next(host.root.glob("web-*")) / "app.pack"
    pack = held_back.read_bytes()
    held_back.unlink()
    assert kept.evaluate(REFUSED) == "redundant"
    assert [fault for fault in watch.faults if "404" not in fault] == []
    watch.faults.clear()
    host.stop()
    kept.reload()
    ready(kept)
    assert kept.title() == "Ramparts"
    host.start()
    held_back.write_bytes(pack)
    kept.evaluate(UPDATED)
    expect(kept.locator("#update")).to_be_visible()
    host.stop()
    kept.reload()
    ready(kept)
    expect(kept).to_have_title(re.compile("Bastions"))
    host.start()


@pytest.mark.thorough
def test_what_others_keep_on_this_origin_survives(
    kept: Page, host: Host, second: Path, context: BrowserContext, watch: Watch
) -> None:
    kept.evaluate("""async () => {
      localStorage.setItem("other", "kept");
      await (await caches.open("other")).put("/other", new Response("kept"));
      await (await caches.open("ramparts /elsewhere/ 12345678")).put("/elsewhere/", new Response("kept"));
    }""")
    before = set(kept.evaluate("caches.keys()"))
    host.publish(second)
    kept.evaluate(UPDATED)
    expect(kept.locator("#update")).to_be_visible()
    elsewhere = context.new_page()
    elsewhere.goto(host.url.removesuffix(SUB_PATH.removeprefix("/")))  # the same origin, but no page of ours
    kept.close()
    elsewhere.evaluate(SWITCHED)
    watch.faults.clear()  # there is nothing at that address
    after = set(elsewhere.evaluate("caches.keys()"))
    ours = {name for name in after if name.startswith("ramparts /ramparts/")}
    assert after - ours == {"other", "ramparts /elsewhere/ 12345678"}
    assert len(ours) == 2, "the page, and what the new build keeps"
    assert len(before - after) == 1, "what the old build kept is gone"
    assert elsewhere.evaluate("localStorage.getItem('other')") == "kept"


@pytest.mark.family
@pytest.mark.parametrize("address", ["deeper/and/deeper.html#fortress:ms33", "%23fortress:ms33"])
def test_an_address_that_is_none_leads_home_with_its_deal(page: Page, host: Host, watch: Watch, address: str) -> None:
    page.goto(f"{host.url}{address}")
    ready(page)
    assert page.url == f"{host.url}#fortress:ms33"
    assert [fault for fault in watch.faults if "404" not in fault] == []
    watch.forgive()


@pytest.mark.parametrize(
    "visitor, heading, sentence",
    [
        ({"locale": "de-AT"}, "Diese Seite gibt es nicht", "Von hier aus ist Ramparts nicht zu finden."),
        ({"locale": "eo"}, "There is no such page", "Ramparts could not be found from here."),
    ],
    indirect=["visitor"],
)
def test_where_no_table_is_near_the_page_says_so(
    page: Page, host: Host, watch: Watch, heading: str, sentence: str
) -> None:
    page.route("**/manifest.webmanifest", lost)
    page.goto(f"{host.url}deeper/and/deeper.html")
    expect(page.locator("p")).to_have_text(sentence)
    expect(page.get_by_role("heading")).to_have_text(heading)
    expect(page.locator("html")).to_have_attribute("lang", "de" if heading.startswith("Diese") else "en")
    assert [fault for fault in watch.faults if "404" not in fault and "manifest.webmanifest" not in fault] == []
    watch.forgive()  # it asked for the manifest up to the host's own folder
