"""Deals put on the table: from the panel, by number, by text, by the address; and what cannot be opened."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.hands import by_mouse
from e2e.kit.lines import DATA, recorded
from e2e.kit.opening import OpenTable, ready
from e2e.kit.table import choose, named, piles
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import moves_text, replay
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Title

LATE = (DATA / "besieged-city-late.txt").read_text("ascii").strip()
LINE = recorded("fortress-ms33.txt")


def dealt(text: str) -> dict[str, list[str]]:
    """What lies on the table when a deal has been dealt."""
    deal = parse_deal(text, TITLES)
    return named(deal.game, deal.start)


def opened_by_text(page: Page, text: str) -> None:
    """Types a text into the panel for new games and sends it."""
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_label("Number, date or link").fill(text)
    page.get_by_role("button", name="Open").click()


@pytest.mark.family
@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_a_game_is_chosen_in_the_panel(open_here: OpenTable, title: Title) -> None:
    page = open_here("fortress:ms33")
    page.get_by_role("button", name="New", exact=True).click()
    choose(page, title.name)
    table = page.locator("main#table")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(table).not_to_have_attribute("data-deal", "fortress:ms33")
    expect(table).to_have_attribute("data-game", title.id)
    expect(table).to_have_attribute("data-state", "playing")
    expect(page).to_have_title(re.compile("Ramparts"))
    assert piles(page) == dealt(str(table.get_attribute("data-deal")))
    assert page.url.endswith(f"#{table.get_attribute('data-deal')}")


def test_a_number_is_a_deal_of_the_present_game(open_here: OpenTable) -> None:
    page = open_here("chessboard:ms5")
    for number in ("1807345", "ms12", " 32000 "):
        opened_by_text(page, number)
        expect(page.locator("main#table")).to_have_attribute("data-deal", f"chessboard:{number.strip()}")
        assert piles(page) == dealt(f"chessboard:{number.strip()}")


@pytest.mark.parametrize("text", ["fortress:ms33", "#streets-and-alleys:ms1", "fortitude/4:77000", LATE], ids=range(4))
def test_a_text_is_opened(open_here: OpenTable, text: str) -> None:
    page = open_here("chessboard:ms6")
    opened_by_text(page, text)
    expect(page.locator("main#table")).to_have_attribute("data-deal", text.lstrip("#"))
    assert piles(page) == dealt(text.lstrip("#"))


MALFORMED = (
    "",
    "ms0",
    "ms1000001",
    "31999",
    "9999999999999999999999",
    "fortress",
    "fortress:",
    "fortress:ms33x",
    "fortress:ms33;t1",
    "fortress:ms33;t1-t2",
    "fortress:ms33;t1-h;t1-h",
    "fortitude/0:77000",
    "fortitude:ms33",
    "fortress/2:ms33",
    "besieged-city:ms1",
    "klondike:1",
    "fortress=t0~AC",
    "fortress=t0~ACAC",
    "<b>fortress</b>",
    "fortress:ms33;t1-h;\N{SNOWMAN}",
)


def test_what_cannot_be_opened_is_told_in_a_sentence_and_leaves_the_game_alone(
    open_here: OpenTable,
) -> None:
    page = open_here("fortress:ms16;t8-h;t7-t9")
    before, table = piles(page), page.locator("main#table")
    page.get_by_role("button", name="New", exact=True).click()
    for text in MALFORMED:
        page.get_by_label("Number, date or link").fill(text)
        page.get_by_role("button", name="Open").click()
        alert = page.get_by_role("dialog").get_by_role("alert")
        expect(alert).to_have_count(1)
        expect(alert).to_have_text(re.compile(r"^[A-Z].{20,400}\.$"))
        expect(table).to_have_attribute("data-deal", "fortress:ms16")
        assert piles(page) == before, text
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Undo").click()
    assert piles(page)["t7"] == dealt("fortress:ms16")["t7"]


def test_a_malformed_address_is_told_and_leaves_the_game_alone(open_here: OpenTable, url: str) -> None:
    page = open_here("fortress:ms38;t6-h")
    before, table, status = piles(page), page.locator("main#table"), page.get_by_role("status")
    for fragment in ("nonsense", "fortress:ms38;t0-t0", "%", "fortress%3Ams38%E0"):
        page.goto(f"{url}#{fragment}")
        expect(status).to_contain_text("cannot be opened")
        expect(table).to_have_attribute("data-deal", "fortress:ms38")
        assert piles(page) == before
        page.goto(f"{url}#fortress:ms38;t6-h")
        expect(status).not_to_contain_text("cannot be opened")


def test_the_address_opens_a_deal_after_moves_and_a_new_address_another(open_here: OpenTable, url: str) -> None:
    page = open_here("fortress:ms33;t1-h;t2-h")
    game = LINE.deal.game
    assert piles(page) == named(game, LINE.steps[1].after)
    for step in LINE.steps[2:5]:
        by_mouse(page, game, step.before, step.move)
    page.get_by_role("button", name="Undo").click(click_count=5, delay=20)
    assert piles(page) == dealt("fortress:ms33")
    page.evaluate("location.hash = 'beleaguered-castle:ms7'")
    expect(page.locator("main#table")).to_have_attribute("data-deal", "beleaguered-castle:ms7")
    assert piles(page) == dealt("beleaguered-castle:ms7")
    moves = moves_text(game, (step.move for step in LINE.steps))
    page.goto(f"{url}#{';'.join(['fortress:ms33', *moves])}")
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    assert piles(page) == named(game, LINE.end)


@pytest.mark.thorough
def test_moves_played_after_a_link_outlast_a_reload(open_table: OpenTable) -> None:
    page, game = open_table("fortress:ms33"), LINE.deal.game
    page.evaluate("location.hash = 'fortress:ms33;t1-h;t2-h'")
    for step in LINE.steps[2:5]:
        assert piles(page) == named(game, step.before)
        by_mouse(page, game, step.before, step.move)
    page.reload()
    ready(page)  # lest a load is broken off
    open_table()
    assert piles(page) == named(game, LINE.steps[4].after)


def test_a_restart_is_undone_by_redo(open_here: OpenTable) -> None:
    deal = parse_deal("streets-and-alleys:ms7", TITLES)
    gestures = replay(deal.game, deal.start, ["t2-t7"], deal.text)
    page = open_here(f"{deal.text};t2-t7")
    assert piles(page) == named(deal.game, gestures[-1].position)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Restart this deal").click()
    assert piles(page) == dealt(deal.text)
    page.get_by_role("button", name="Redo").click()
    assert piles(page) == named(deal.game, gestures[-1].position)


def test_the_page_says_of_itself_what_other_programs_read(open_here: OpenTable) -> None:
    page = open_here("besieged-city:32000")
    table = page.locator("main#table")
    for name, value in (
        ("data-ready", "true"),
        ("data-game", "besieged-city"),
        ("data-deal", "besieged-city:32000"),
        ("data-state", "playing"),
    ):
        expect(table).to_have_attribute(name, value)
    game = TITLES["besieged-city"].at(1)
    slots = page.locator("[data-slot]").evaluate_all("(slots) => slots.map((slot) => slot.dataset.slot)")
    assert sorted(slots) == sorted(pile.id for pile in game.piles)
    expect(page.locator("[data-card][data-pile]")).to_have_count(104)
    for number in "01":
        expect(page.locator(f"[data-card=QS][data-pack='{number}']")).to_have_count(1)
