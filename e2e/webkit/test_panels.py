"""Panels over the table in WebKit."""

import pytest

from e2e.webkit.conftest import OpenShared

PANELS = {
    "rules": "Fortress",
    "history": "History",
    "stats": "Statistics",
    "settings": "Settings",
    "keys": "Keyboard shortcuts",
}
"""The panels that the menu leads to, and their titles."""

CLOSING = """() => new Promise((done) => {
  const panel = document.getElementById("panel");
  panel.addEventListener("close", () => requestAnimationFrame(() => requestAnimationFrame(done)), { once: true });
  requestAnimationFrame(() => panel.close());
  dispatchEvent(new Event("resize"));
})"""
"""Closes the panel, as the browser does at Escape, just before a frame is drawn; the page hears of it afterwards."""

TYPED = """(text) => {
  const field = document.getElementById("deal-text");
  field.value = text;
  field.focus();
  field.setSelectionRange(3, 3);
}"""
"""A text in the field for a deal, with the caret after its third sign."""

FILLS = "(selector) => [...document.querySelectorAll(selector)].map((shape) => getComputedStyle(shape).fill)"

CLOSED = "() => !document.getElementById('panel').open"


@pytest.mark.family
@pytest.mark.parametrize("panel, title", PANELS.items(), ids=PANELS)
def test_escape_closes_a_panel_and_the_focus_is_on_the_board(open_shared: OpenShared, panel: str, title: str) -> None:
    page = open_shared("fortress:ms33")
    page.press("#tools [data-do=menu]")
    page.press(f"#panel [data-do='{panel}']")
    page.says("#panel-title", title)
    page.keyboard.press("Escape")
    page.until(CLOSED)
    page.keyboard.press("z")
    assert page.evaluate(CLOSED)
    assert page.evaluate("() => document.activeElement.closest('#table') !== null")


def test_a_panel_that_was_closed_in_a_frame_that_draws_the_board_stays_closed(
    open_shared: OpenShared,
) -> None:
    """Bug: it was opened again, for the board is told of a panel that Escape has closed only when that is drawn."""
    page = open_shared("fortress:ms33")
    page.press("#tools [data-do=menu]")
    page.says("#panel-title", "Menu")
    page.evaluate(CLOSING)
    assert page.evaluate(CLOSED)
    page.press("#tools [data-do=menu]")
    page.until("() => document.getElementById('panel').open")


def test_a_table_is_chosen_by_its_picture_drawn_in_its_own_colours(open_shared: OpenShared) -> None:
    page = open_shared("fortress:ms33")
    page.press("#tools [data-do=menu]")
    page.press("#panel [data-do=settings]")
    page.says("#panel-title", "Settings")
    assert len(set(page.evaluate(FILLS, ".samples .light .face, .samples .dark .face"))) == 2
    assert len(set(page.evaluate(FILLS, "[class*='table-'] .wall"))) == 3
    page.evaluate("() => document.querySelector('.samples').scrollIntoView()")  # its driver does not, at the very edge
    page.press("label[for=pref-table-plan]")
    page.until("() => document.documentElement.dataset.table === 'plan'")
    page.press("label[for=pref-table-usual]")
    page.until("() => !document.documentElement.dataset.table")


def test_what_was_typed_stays_with_the_caret_where_it_is_refused(open_shared: OpenShared) -> None:
    """Bug: the field was emptied, and *Close* had the focus."""
    page = open_shared("fortress:ms33")
    page.press("#tools [data-do=new]")
    page.says("#panel-title", "New game")
    page.evaluate(TYPED, "Klondike 33")
    page.keyboard.press("Enter")
    page.says("#panel-problem", "is not a deal: write a game and a number")
    page.until("() => document.activeElement.id === 'deal-text'")
    assert page.evaluate("() => document.getElementById('deal-text').value") == "Klondike 33"
    assert page.evaluate("() => document.getElementById('deal-text').selectionStart") == 3
    page.evaluate(TYPED, "Ms34")
    page.keyboard.press("Enter")
    page.until("() => document.getElementById('table').dataset.deal === 'fortress:ms34'")


LETTERS = """() => ["J", "Q", "K"].map((rank) =>
  [...document.querySelectorAll(`.faces #rank-${rank} > *`)]
    .filter((letter) => getComputedStyle(letter).display !== "none")
    .map((letter) => letter.classList[0].replace("letter-", ""))
    .join("")).join("")"""
"""The letters that are drawn of jack, queen and king."""

CHOSEN = """(language) => {
  const field = document.getElementById("pref-language");
  field.value = language;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""
"""Another language in the settings."""

RIGHT = """() => {
  const [card, home] = ["#step-34", ".slot"].map((place) => document.querySelector(`#panel ${place}`));
  return card.getBoundingClientRect().x > home.getBoundingClientRect().x;
}"""
"""Whether the 9 of hearts lies to the right of the foundation."""


def test_the_example_of_the_rules_is_stepped_through(open_shared: OpenShared) -> None:
    page = open_shared("fortress:ms33")
    page.press("#tools [data-do=menu]")
    page.press("#panel [data-do=rules]")
    page.says("#panel .step", "The 9 of hearts goes on the 10 of hearts.")
    assert not page.evaluate(RIGHT)
    page.press("#panel .steps :last-child")
    page.says("#panel .step", "The ace of spades goes home")
    page.until(RIGHT)
    page.until("() => document.activeElement.matches('#panel .steps :last-child')")
    page.keyboard.press("Escape")
    page.until(CLOSED)


def test_cards_have_the_letters_of_the_language(open_shared: OpenShared) -> None:
    page = open_shared("fortress:ms33")
    assert page.evaluate(LETTERS) == "JQK"
    page.press("#tools [data-do=menu]")
    page.press("#panel [data-do=settings]")
    page.says("#panel-title", "Settings")
    for language, letters in (("de", "BDK"), ("", "JQK")):
        page.evaluate(CHOSEN, language)
        page.until(f"() => ({LETTERS})() === '{letters}'")
    page.keyboard.press("Escape")
    page.until(CLOSED)
