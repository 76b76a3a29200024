"""A run of Fortitude: from level to level with its score, to its end among the top ten."""

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.hands import by_letters, by_mouse
from e2e.kit.lines import Line, recorded
from e2e.kit.opening import OpenTable, ready
from e2e.kit.table import choose, named, piles
from e2e.kit.visitors import likes
from ramparts.app.state.preferences import Prefs
from ramparts.engine.score import run_score
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Position, Role

DRAWN = 32004
FIRST_RUN_IS_KNOWN = f"""() => {{
  const really = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (numbers) =>
    numbers instanceof Uint32Array && numbers.length === 2 ? (numbers.set([0, {DRAWN}]), numbers) : really(numbers);
}}"""
"""The number drawn for a new deal is always the same."""

FIRST = recorded(f"fortitude-{DRAWN}.txt")
SECOND = recorded(f"fortitude-{DRAWN}-level-2.txt")
CLEARED = 44 + 10


def played(page: Page, line: Line) -> None:
    """Plays a line, by mouse what has no keys, and compares where it ends."""
    game = line.deal.game
    for step in line.steps:
        if game.piles[step.move.src].role is Role.WASTE:
            assert piles(page) == named(game, step.before)
            by_mouse(page, game, step.before, step.move)
        else:
            by_letters(page, game, step.before, step.move)
    assert piles(page) == named(game, line.end)


def points(position: Position) -> int:
    """What the run has scored in a position of the second level."""
    title = TITLES["fortitude"]
    return run_score([title.at(1)], title.at(2), position)


@pytest.mark.parametrize("visitor", [likes(Prefs(deals="any", light="demand"))], ids=["any"], indirect=True)
def test_a_level_is_won_and_the_next_goes_on_with_its_score_until_the_run_is_signed(open_here: OpenTable) -> None:
    page = open_here()
    page.evaluate(FIRST_RUN_IS_KNOWN)
    page.emulate_media(reduced_motion="reduce")
    table, panel = page.locator("main#table"), page.get_by_role("dialog")
    page.get_by_role("button", name="New", exact=True).click()
    choose(page, "Fortitude")
    expect(table).to_have_attribute("data-deal", f"fortitude/1:{DRAWN}")
    expect(panel).to_be_hidden()

    played(page, FIRST)
    expect(table).to_have_attribute("data-state", "won")
    expect(page.locator("#notice")).to_contain_text(f"Level 1 cleared! {CLEARED} points.")
    page.get_by_role("button", name="Next level").click()
    expect(table).to_have_attribute("data-deal", f"fortitude/2:{DRAWN}")
    expect(page.locator("#facts")).to_contain_text(f"{CLEARED} points")

    played(page, SECOND)
    score = points(SECOND.end)
    assert score > CLEARED
    expect(page.locator("#facts")).to_contain_text(f"{score} points")
    page.get_by_role("button", name="Menu").click()
    panel.get_by_role("button", name="End the run…").click()
    panel.get_by_role("button", name="End the run", exact=True).click()
    expect(table).to_have_attribute("data-state", "lost")
    expect(panel).to_contain_text(f"{score} points put you among the top ten!")
    panel.get_by_label("Your name").fill("Emmeline")
    panel.get_by_role("button", name="Add my name").click()
    row = panel.get_by_role("row").nth(1)
    expect(row).to_have_text(f"1Emmeline{score}2")
    expect(panel.get_by_label("Your name")).to_have_count(0)

    page.reload()
    ready(page)
    expect(page.locator("#notice")).to_contain_text(f"The run has ended with {score} points.")
    page.get_by_role("button", name="Top ten").click()
    expect(row).to_have_text(f"1Emmeline{score}2")
    expect(panel.get_by_label("Your name")).to_have_count(0)


def test_a_run_begun_from_a_link_is_not_signed(open_here: OpenTable) -> None:
    page = open_here(f"fortitude/2:{DRAWN}")
    played(page, SECOND)
    page.get_by_role("button", name="Menu").click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="End the run…").click()
    panel.get_by_role("button", name="End the run", exact=True).click()
    expect(panel).to_contain_text("Nobody yet.")
    expect(panel.get_by_label("Your name")).to_have_count(0)
