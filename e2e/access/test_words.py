"""The table for ears and fingertips: whole games won by roles, names and status alone, and the panels of words."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.kit.lines import Step, recorded
from e2e.kit.opening import READY, OpenTable
from e2e.kit.table import named, piles, point, rest
from e2e.kit.visitors import in_every_language
from ramparts.app.words.languages import catalogue
from ramparts.app.words.sentences import ENGLISH, Words, card_name, opened, pile_name
from ramparts.rules.game import Game, Role

LINE = recorded("fortress-ms33.txt")
GAME = LINE.deal.game
TYPED = 12
"""The last moves of the line, which are typed."""

NOTHING_MADE, NOTHING_FURTHER = "No move has been made yet.", "There is no move to take back."
HEARD = """() => {
  window.heard = [];
  const status = document.getElementById("status");
  const hear = () => heard.push(status.textContent);
  new MutationObserver(hear).observe(status, { childList: true, characterData: true, subtree: true });
}"""
FIRST_VISIT = {"storage_state": None, "viewport": {"width": 360, "height": 640}}


def source(step: Step, words: Words = ENGLISH) -> str:
    """The card that a step moves, as the table calls it."""
    return card_name(words, step.before[step.move.src][-1])


def target(game: Game, step: Step, words: Words = ENGLISH) -> str:
    """Where a step leads, as the table calls it: home, a card, or an empty row."""
    dst = step.move.dst
    if game.piles[dst].role is Role.FOUNDATION:
        return words.gettext("home, h").split(",")[0]
    return card_name(words, step.before[dst][-1]) if step.before[dst] else pile_name(words, game, dst)


def answered(game: Game, step: Step) -> str:
    """How the sentence for a step begins."""
    came = pile_name(ENGLISH, game, step.move.src)
    card = opened(source(step))
    return f"{card} home from {came}." if target(game, step) == "home" else f"{card} from {came} to "


def in_words(page: Page, words: Words = ENGLISH) -> tuple[Locator, Locator]:
    """The panel of words, opened from the menu: the line to type into, and the answers."""
    _ = words.gettext
    page.get_by_role("button", name=_("Menu")).press("Enter")
    page.get_by_role("dialog", name=_("Menu")).get_by_role("button", name=_("Table in words")).press("Enter")
    panel = page.get_by_role("dialog", name=_("Table in words"))
    line = panel.get_by_role("textbox", name=_("Question or move"))
    expect(line).to_be_focused()
    return line, panel.get_by_role("log", name=_("Answers")).get_by_role("listitem")


@pytest.mark.family
@in_every_language
def test_a_game_is_won_by_typing(open_here: OpenTable) -> None:
    page = open_here(LINE.position(TYPED))
    words = catalogue(str(page.locator("html").get_attribute("lang")))
    joint, won = words.gettext("to on onto into").split()[0], words.gettext("Your very first win!")
    line, answers = in_words(page, words)
    for number, step in enumerate(LINE.steps[-TYPED:], 1):
        line.press_sequentially(f"{source(step, words)} {joint} {target(GAME, step, words)}")
        line.press("Enter")
        expect(answers).to_have_count(number)
        expect(answers.last).to_contain_text(answered(GAME, step) if words is ENGLISH else opened(source(step, words)))
        expect(line).to_have_value("")
    expect(answers.last).to_contain_text(won)
    page.keyboard.press("Escape")
    expect(page.locator("#notice")).to_contain_text(won)
    assert piles(page) == named(GAME, LINE.end)


@pytest.mark.thorough
def test_a_game_is_won_on_the_table_by_names(open_here: OpenTable) -> None:
    page = open_here(LINE.deal.text)
    status, table = page.get_by_role("status"), page.get_by_role("main")
    for step in LINE.steps:
        table.get_by_role("button", name=source(step), exact=True).press("Enter")
        expect(status).to_contain_text(f"{opened(source(step))} picked up")
        where = target(GAME, step)
        if where == "home":
            page.keyboard.press("h")
        else:
            name = where if step.before[step.move.dst] else f"{opened(where)}, empty"
            table.get_by_role("button", name=name, exact=True).press("Enter")
        expect(status).to_contain_text(answered(GAME, step))
    expect(status).to_contain_text("Your very first win!")
    assert piles(page) == named(GAME, LINE.end)
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")


def test_questions_are_answered_where_they_are_asked(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    line, answers = in_words(page)
    for number, (asked, said) in enumerate(
        {
            "where is the queen of spades?": "The queen of spades lies in row 2, under these cards, the end",
            "row 2": "Row 2, from the end card on: ace of hearts, 4 of clubs, queen of spades",
            "3 7": "The queen of diamonds only goes on the jack or king of diamonds.",
            "abracadabra": "I did not understand: abracadabra.",
        }.items(),
        1,
    ):
        line.fill(asked)
        line.press("Enter")
        expect(answers).to_have_count(number)
        expect(answers.last).to_contain_text(said)
        expect(page.locator("#status")).to_contain_text(said)
    page.get_by_role("button", name="End cards").click()
    expect(answers.last).to_contain_text("Row 1: 3 of diamonds.")


def test_the_table_is_read_by_keys(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    status = page.get_by_role("status")
    page.get_by_role("button", name="ace of spades", exact=True).focus()
    for key, said in {"f": "Foundation of clubs, empty", "r": "Row 6, from the end card on", "p": "No move"}.items():
        page.keyboard.press(key)
        expect(status).to_contain_text(said)


def test_a_question_asked_again_is_answered_again(open_here: OpenTable) -> None:
    """Bug: the text of the status line stayed as it was, so that a screen reader said nothing."""
    page = open_here("fortress:ms33")
    page.get_by_role("button", name="ace of spades", exact=True).focus()
    page.evaluate(HEARD)
    for key in "ppzz":
        page.keyboard.press(key)
        rest(page)
    heard = page.evaluate("heard")
    assert [text.strip() for text in heard] == [NOTHING_MADE, NOTHING_MADE, NOTHING_FURTHER, NOTHING_FURTHER]
    assert len(set(heard)) == len(heard)
    page.keyboard.press("ArrowLeft")
    page.evaluate("dispatchEvent(new Event('resize'))")
    rest(page)
    assert page.evaluate("heard") == heard


def test_the_history_leads_to_any_position(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33;t1-h;t2-h")
    page.get_by_role("button", name="Undo").click()
    page.keyboard.press("9")
    page.keyboard.press("h")
    expect(page.get_by_role("status")).to_contain_text("Ace of diamonds home")
    page.keyboard.press("v")
    panel = page.get_by_role("dialog", name="History")
    expect(panel.get_by_role("button", name="Ace of diamonds home")).to_be_focused()
    panel.get_by_role("button", name="Ace of hearts home").press("Enter")
    here = panel.get_by_role("button", name="Ace of hearts home")
    expect(here).to_be_focused()
    expect(here).to_have_attribute("aria-current", "step")
    expect(panel.get_by_role("status")).to_have_text("2 moves.")
    expect(page.locator("#table [data-slot='fH'] ~ .pile [data-card='AH']")).to_be_attached()
    expect(page.locator("#table [data-slot='fD'] ~ .pile [data-card='AD']")).not_to_be_attached()


def test_the_rules_have_pictures_and_lead_to_those_of_other_games(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Fortress").get_by_role("img")).to_be_visible()
    page.get_by_role("button", name="The Besieged City").click()
    panel = page.get_by_role("dialog", name="The Besieged City")
    expect(panel.get_by_role("img", name="How the cards are laid out.")).to_have_count(1)
    expect(panel.get_by_role("heading", name="The Besieged City")).to_be_in_viewport()


SIDE = """(panel) => {
  const [card, home] = ["#step-34", ".slot"].map((place) => panel.querySelector(place).getBoundingClientRect());
  return Math.sign(card.x - home.x) * (card.width > 30 && panel.clientWidth > card.right);
}"""
"""On which side of the foundation the 9 of hearts is seen: -1 left, 1 right."""


def test_an_example_is_stepped_through_by_keys_and_read_out(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.set_viewport_size({"width": 640, "height": 360})
    page.keyboard.press("i")
    panel = page.get_by_role("dialog", name="Fortress")
    sentence = panel.get_by_role("status")
    expect(sentence).to_contain_text("The 9 of hearts goes on the 10 of hearts. It may go on the 8 or 10 of hearts.")
    rest(page)
    assert panel.evaluate(SIDE) == -1
    onward = panel.get_by_role("button", name="Next")
    onward.press("Enter")
    expect(sentence).to_have_text("The ace of spades goes home, onto its foundation. After it comes the 2 of spades.")
    rest(page)
    assert panel.evaluate(SIDE) == 1
    expect(onward).to_be_focused()
    for shown in (panel.locator(".small").first, sentence, onward):
        expect(shown).to_be_in_viewport(ratio=1)
    panel.get_by_role("button", name="Previous").press("Enter")
    expect(sentence).to_contain_text("It may go on the 8 or 10 of hearts.")
    for number in range(2, 6):
        onward.press("Enter")
        expect(panel.locator(".steps")).to_contain_text(f"{number} of 5")
    expect(sentence).to_have_text("And so it goes on until every card is home.")
    panel.get_by_role("button", name="Once more").press("Enter")
    expect(sentence).to_contain_text("It may go on the 8 or 10 of hearts.")
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("visitor", [FIRST_VISIT], indirect=True)
def test_a_first_visitor_is_greeted_once_and_can_play_at_once(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    greeting = page.get_by_role("complementary", name="Welcome")
    expect(greeting).to_be_visible()
    page.mouse.click(*point(page, "t3"))
    page.mouse.click(*point(page, "t5"))
    expect(page.get_by_role("status")).to_contain_text("Queen of diamonds from row 3 to row 5")
    expect(greeting).to_be_hidden()
    expect(page.locator(READY)).to_have_attribute("data-light", re.compile("winnable|lost|unknown"), timeout=60_000)
    page.reload()
    expect(page.locator(READY)).to_be_visible(timeout=60_000)
    expect(greeting).to_be_hidden()


def test_single_keys_and_one_tap_moves_are_settings(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog", name="Settings")
    panel.get_by_role("checkbox", name="Keyboard shortcuts").uncheck()
    panel.get_by_role("checkbox", name="One tap is enough").check()
    page.keyboard.press("Escape")
    page.mouse.click(*point(page, "t1"))
    expect(page.get_by_role("status")).to_contain_text("Ace of spades home from row 6")
    page.keyboard.press("z")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("status")).to_contain_text("Taken back. Ace of spades home")
