"""What is chosen by pictures, or for all games at once: with keys, with a finger, and as it is drawn."""

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.opening import START, OpenTable, open_panel
from e2e.kit.places import BROKEN, TOO_WIDE
from e2e.kit.table import rest
from ramparts.games.catalogue import TITLES
from tests.app.study.test_grades import listed
from tests.kit.examples import spread

FILLS = """(selector) => [...document.querySelectorAll(selector)].map((shape) => getComputedStyle(shape).fill)"""
"""The colours of what is drawn."""

NARROW = """() => {
  const panel = document.getElementById("panel");
  const pressable = ":not(li) > button, .games > li, .sets > li, summary, label:has([type=radio])";
  for (const folded of panel.querySelectorAll("details")) folded.open = true;
  const pressed = [...panel.querySelectorAll(pressable)].map((each) => {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height);
  });
  return [panel.scrollWidth - panel.clientWidth, Math.min(...pressed) >= 44, panel.querySelectorAll("svg").length];
}"""
"""How far the panel goes on sideways, whether what is pressed is large enough, and how many pictures there are."""


def focused(page: Page) -> str:
    """The id of what has the focus."""
    return str(page.evaluate("() => document.activeElement.id"))


@pytest.mark.family
def test_a_grade_is_chosen_for_all_games_with_the_arrows(open_here: OpenTable) -> None:
    page = open_here("chessboard:ms4")
    page.keyboard.press("n")
    page.get_by_role("radio", name="mixed").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".panel.grades")).to_be_visible(timeout=START)
    assert focused(page) == "grade-gentle"
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Fortress", exact=True)).to_have_attribute("data-do", "graded:fortress:fair")
    assert focused(page) == "grade-fair"
    count = len(listed("fortress", "fair"))
    expect(page.get_by_role("button", name="Fortress", exact=True)).to_have_accessible_description(
        f"Ten rows; put hearts on hearts, spades on spades, up or down. 0 of {count} medium deals won"
    )
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Fortress", exact=True)).to_have_attribute("data-do", "new:fortress")
    assert focused(page) == "grade-mixed"
    expect(page.get_by_role("button", name="Fortress", exact=True)).to_have_accessible_description(
        "Ten rows; put hearts on hearts, spades on spades, up or down. About 1 random deal in 5 can be won."
    )
    page.get_by_role("radio", name="cruel").check()
    expect(page.get_by_role("button", name="Fortress", exact=True)).to_have_attribute(
        "data-do", "graded:fortress:cruel"
    )
    page.get_by_role("button", name="Fortress", exact=True).press("Enter")
    expect(page.locator("main#table")).to_have_attribute("data-deal", listed("fortress", "cruel")[0])


FOCUSED = """() => {
  const { dataset, localName, parentElement } = document.activeElement;
  return [dataset.do ?? "", localName === "summary" && !parentElement.open];
}"""
"""The command of what has the focus, and whether that is a folded family."""


def test_every_game_is_begun_with_keys_alone(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    for title in spread([*TITLES][::-1]):
        page.locator("main#table [tabindex='0']").focus()
        page.keyboard.press("n")
        expect(page.locator(".panel.new")).to_be_visible()
        command = ""
        while command != f"new:{title}":
            page.keyboard.press("Tab")
            command, folded = page.evaluate(FOCUSED)
            assert command != "close", f"{title} is not in the list"
            if folded:
                page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator("main#table")).to_have_attribute("data-game", title, timeout=START)


def test_a_family_stays_unfolded_when_a_grade_is_chosen(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.keyboard.press("n")
    page.get_by_text("The others").click()
    city = page.get_by_role("button", name="The Besieged City", exact=True)
    expect(city).to_be_visible()
    page.get_by_role("radio", name="medium").check()
    expect(page.locator(".panel.grades")).to_be_visible(timeout=START)
    expect(city).to_be_visible()


@pytest.mark.family
@pytest.mark.drawn
def test_a_table_is_chosen_by_its_picture_with_the_arrows_or_a_tap(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    open_panel(page, "settings")
    page.get_by_role("radio", name="The Keep: felt and stone").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-table", "plan")
    assert focused(page) == "pref-table-plan"
    expect(page.get_by_role("radio", name="The Plan: an engraved fortress")).to_be_checked()
    page.get_by_role("radio", name="The Skyline: calm towers").check()
    expect(page.locator("html")).to_have_attribute("data-table", "skyline")
    page.get_by_role("radio", name="dark", exact=True).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("group", name="Table")).to_be_visible()


@pytest.mark.drawn
def test_each_picture_is_drawn_in_the_colours_that_it_shows(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    open_panel(page, "settings")
    expect(page.locator(".samples").first).to_be_visible()
    paper = {
        scheme: page.evaluate(FILLS, f"label[for=pref-theme-{scheme}] .face") for scheme in ("light", "dark", "usual")
    }
    assert paper["usual"] == [*paper["light"], *paper["dark"]]
    assert len({*paper["usual"]}) == 2
    walls = [page.evaluate(FILLS, f".table-{name} .wall") for name in ("keep", "plan", "skyline")]
    assert len({wall[0] for wall in walls}) == 3
    hearts = [page.evaluate(FILLS, f"label[for=pref-deck-{deck}] use")[1] for deck in ("usual", "four", "two")]
    assert hearts[0] == hearts[1] != hearts[2]


@pytest.mark.family
@pytest.mark.parametrize("visitor", [{}, {"locale": "de"}], ids=["English", "German"], indirect=True)
@pytest.mark.parametrize("name, pictures", [("new", len(TITLES)), ("settings", 18), ("puzzles", 0)])
def test_a_phone_shows_all_of_it_in_reach_of_a_finger(open_here: OpenTable, name: str, pictures: int) -> None:
    page = open_here("fortress:ms33")
    for width, height in ((360, 640), (640, 360), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        open_panel(page, name)
        rest(page)
        assert page.evaluate(NARROW) == [0, True, pictures]
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("visitor", [{"locale": "de", "viewport": {"width": 1280, "height": 800}}], indirect=True)
def test_no_title_and_no_range_of_the_odds_is_broken(open_here: OpenTable) -> None:
    """Bug: the "t" of Belagerungskunst stood in a line of its own, and so did the end of a range."""
    page = open_here("fortress:ms33")
    open_panel(page, "odds")
    assert page.evaluate(BROKEN, ".panel.odds :is(td, th)") == []
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate(BROKEN, ".panel.odds td") == []
    assert page.evaluate(TOO_WIDE) == []


def test_in_a_wide_window_all_ways_to_a_new_game_are_in_sight(open_here: OpenTable) -> None:
    """Bug: four folded families stood one above the other, each with a bare right half, and the last ways below."""
    page = open_here("fortress:ms33")
    open_panel(page, "new")
    folded = page.locator(".panel.new details:not([open])")
    expect(folded).to_have_count(4)
    tops = [box["y"] for each in folded.all() if (box := each.bounding_box())]
    assert tops[0] == tops[1] < tops[2] == tops[3]
    assert page.locator("#panel").evaluate("panel => panel.scrollHeight <= panel.clientHeight")
    folded.nth(2).locator("summary").click()
    opened = page.locator(".panel.new details[open]").bounding_box()
    games = page.locator(".panel.new .games").first.bounding_box()
    assert opened is not None
    assert games is not None
    assert opened["width"] == games["width"]
