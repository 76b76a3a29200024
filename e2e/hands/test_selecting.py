"""A hand on the cards: what is marked, what is refused, what is done too fast for the eye."""

import pytest
from playwright.sync_api import expect

from e2e.kit.hands import lift
from e2e.kit.lines import recorded
from e2e.kit.opening import OpenTable
from e2e.kit.table import FRAMES, lists, marked, named, piles, point, rest
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import moves_text
from ramparts.engine.play import moves
from ramparts.engine.runs import gesture
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import RANKS
from ramparts.rules.game import Role

LINE = recorded("fortress-ms33.txt")
DEALS = (
    "fortress:ms16",
    "chessboard:ms2",
    "beleaguered-castle:ms3",
    "streets-and-alleys:ms3",
    "fortitude/2:77002",
    "besieged-city:32005",
)


@pytest.mark.family
@pytest.mark.parametrize("text", DEALS)
def test_a_card_picked_up_marks_exactly_what_the_engine_allows(open_here: OpenTable, text: str) -> None:
    page, deal = open_here(text), parse_deal(text, TITLES)
    game, allowed = deal.game, moves(deal.game, deal.start)
    for src in game.having(Role.ROW, Role.RAMPART, Role.RESERVE):
        if not deal.start[src]:
            continue
        page.mouse.click(*point(page, game.piles[src].id))
        expect(page.locator("#table [data-picked]")).to_have_count(1)
        runs = [gesture(game, deal.start, src, dst) for dst in range(len(game.piles))]
        single = {move.dst for move in allowed if move.src == src}
        longer = {move.dst for move in runs if move is not None and move.count > 1}
        assert marked(page) == sorted(game.piles[dst].id for dst in single | longer)
        page.keyboard.press("Escape")
        assert marked(page) == []


HEARTS_LEFT = "fortress=" + ".".join(f"f{suit}~" + "".join(f"{rank}{suit}" for rank in RANKS) for suit in "CDS")
UPSIDE_DOWN = f"""async () => {{
  {FRAMES}
  const beneath = (card) => card.previousElementSibling;
  const height = (card) => Number(card.style.zIndex);
  return [...document.querySelectorAll("#table .card")]
    .filter((card) => beneath(card) && height(beneath(card)) >= height(card))
    .map((card) => `${{card.dataset.card}} in ${{card.dataset.pile}}`);
}}"""
"""The cards that lie beneath the one that they should cover."""

RUN = f"{HEARTS_LEFT}.fH~AH2H3H4H5H6H.t0~9H8H7H.t1~TH.t2~KHJHQH"


@pytest.mark.story
@pytest.mark.parametrize("target, moved", [("t9", ["7H0", "8H0", "9H0"]), ("t1", ["TH0", "9H0", "8H0", "7H0"])])
def test_a_run_is_taken_at_its_deepest_card_and_moves_as_one(
    open_here: OpenTable, target: str, moved: list[str]
) -> None:
    page = open_here(parse_deal(RUN, TITLES).text)
    before = piles(page)
    page.mouse.click(*point(page, "t0", 0))
    expect(page.locator("#table [data-picked]")).to_have_count(3)
    page.mouse.click(*point(page, target))
    assert piles(page)[target] == moved
    page.get_by_role("button", name="Undo").click()
    assert piles(page) == before


@pytest.mark.story
def test_cards_lie_one_on_another_whatever_has_become_of_them(open_here: OpenTable) -> None:
    """Bugs: cards of a new deal that stayed in their row by chance, and a card put back on its run, lay beneath."""
    page = open_here("fortress:ms34")
    page = open_here("fortress:ms33")
    rest(page)  # a card that waits for its turn lies as it did
    assert page.evaluate(UPSIDE_DOWN) == []
    assert lists(page) == named(LINE.deal.game, LINE.deal.start)
    page = open_here(parse_deal(RUN, TITLES).text)
    page.mouse.click(*point(page, "t0", 0))
    page.mouse.click(*point(page, "t9"))
    assert piles(page)["t9"] == ["7H0", "8H0", "9H0"]
    for target in ("t9", "t9", "fC"):
        page.mouse.click(*point(page, target))
        assert page.evaluate(UPSIDE_DOWN) == []
    page.keyboard.press("z")
    assert page.evaluate(UPSIDE_DOWN) == []


@pytest.mark.story
def test_a_double_click_sends_a_card_home(open_here: OpenTable) -> None:
    page, game = open_here("fortress:ms33"), LINE.deal.game
    page.mouse.dblclick(*point(page, "t1"))
    assert piles(page) == named(game, LINE.steps[0].after)
    page.mouse.dblclick(*point(page, "t0"))
    assert piles(page) == named(game, LINE.steps[0].after)
    page.keyboard.press("Escape")
    page.keyboard.press("z")


LATER = """() => addEventListener("pointerup", (event) => {
  Object.defineProperty(event, "timeStamp", { value: event.timeStamp + 600 });
}, { capture: true, once: true })"""
"""The next pointer that goes up does so half a second later, as the page sees it."""


def test_two_clicks_far_apart_are_no_double_click(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.mouse.click(*point(page, "t1"))
    page.evaluate(LATER)
    page.mouse.click(*point(page, "t1"))
    assert piles(page) == named(LINE.deal.game, LINE.deal.start)


@pytest.mark.story
def test_an_illegal_drop_glides_back_and_says_why(open_here: OpenTable) -> None:
    page = open_here("fortress:ms41")
    rest(page)
    before, card = piles(page), page.locator("[data-card=JH]")
    home = card.bounding_box()
    card.evaluate("(card) => { card.addEventListener('transitionend', () => { card.dataset.glided = '' }) }")
    lift(page, point(page, "t0"), point(page, "t5"), steps=4)
    expect(card).to_have_attribute("data-picked", "")
    assert card.bounding_box() != home
    page.mouse.up()
    expect(page.get_by_role("status")).to_contain_text("The jack of hearts only goes on the 10 or queen of hearts.")
    expect(card).to_have_attribute("data-glided", "")
    rest(page)
    assert card.bounding_box() == home
    assert piles(page) == before


@pytest.mark.story
def test_two_moves_land_though_the_card_of_the_first_flies_over_that_of_the_second(
    open_here: OpenTable,
) -> None:
    game, first, second = LINE.deal.game, LINE.steps[5], LINE.steps[6]
    moves_before = moves_text(game, (step.move for step in LINE.steps[:5]))
    page = open_here(";".join([LINE.deal.text, *moves_before]))
    assert moves_text(game, [first.move, second.move]) == ["t9-t7", "t8-t9"]
    points = [point(page, pile, depth) for pile, depth in (("t9", -1), ("t7", -1), ("t8", -1), ("t9", -2))]
    for each in points:
        page.mouse.click(*each)
    assert piles(page) == named(game, second.after)


@pytest.mark.story
@pytest.mark.parametrize("apart", [0, 30])
def test_two_moves_by_keys_land_though_milliseconds_apart(open_here: OpenTable, apart: int) -> None:
    page, game = open_here("fortress:ms33"), LINE.deal.game
    page.keyboard.press("Shift+N")
    page.keyboard.type("6h2h", delay=apart / 2)
    assert piles(page) == named(game, LINE.steps[1].after)
