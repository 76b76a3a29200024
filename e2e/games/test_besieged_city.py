"""What the Besieged City alone has: vacancies, the card just turned, the reserve rearranged."""

from playwright.sync_api import expect

from e2e.kit.hands import by_dragging, by_mouse
from e2e.kit.lines import DATA, Line, wandering
from e2e.kit.opening import OpenTable
from e2e.kit.table import marked, named, piles, point
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import move_text, moves_text
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Role

LINE = wandering("besieged-city:32000", 3, 30)
GAME = LINE.deal.game
LATE = (DATA / "besieged-city-late.txt").read_text("ascii").strip()
KING_AND_ACE_LEFT = "besieged-city=" + ".".join(
    f"f{suit}~" + "".join(f"{rank}{suit}" for rank in ("AK2Q3J4T5968778695T4J3Q2" + ("" if suit == "C" else "KA")))
    for suit in "CDHS"
)


def reached(line: Line, count: int) -> str:
    """The fragment that opens a line after so many of its moves."""
    return ";".join([line.deal.text, *moves_text(GAME, (step.move for step in line.steps[:count]))])


def test_a_vacant_rampart_comes_before_anything_else(open_here: OpenTable) -> None:
    page, due = open_here(reached(LINE, 1)), moves_text(GAME, moves(GAME, LINE.steps[1].before))
    assert due == ["r02-n2", "r12-n2", "r22-n2", "r32-n2"]
    status = page.get_by_role("status")
    page.mouse.click(*point(page, "s"))
    expect(status).to_contain_text("Before that, north rampart 3 has to be filled.")
    page.mouse.click(*point(page, "w0"))
    assert marked(page) == []
    expect(status).to_contain_text("Before that, north rampart 3 has to be filled.")
    page.mouse.click(*point(page, "r22"))
    assert marked(page) == ["n2"]
    page.mouse.click(*point(page, "n2"))
    assert piles(page) == named(GAME, LINE.steps[1].after)


def test_a_card_just_turned_waits_when_the_player_wants_to_be_asked(open_here: OpenTable) -> None:
    at = next(i for i, step in enumerate(LINE.steps) if move_text(GAME, step.move) == "s-h")
    page, before = open_here(reached(LINE, at)), LINE.steps[at].before
    page.get_by_role("button", name="Menu").click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Settings").click()
    panel.get_by_label("Ask me before a card from the stock goes home").check()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()
    turns = [move for move in moves(GAME, before) if GAME.piles[move.src].role is Role.STOCK]
    page.mouse.click(*point(page, "s"))
    assert marked(page) == sorted(GAME.piles[move.dst].id for move in turns)
    page.mouse.click(*point(page, "d"))
    assert piles(page) == named(GAME, play(GAME, before, turns[1]))
    expect(page.locator("#table .card[data-pile=d]").last).to_have_attribute("data-face", "up")


def test_the_reserve_is_rearranged_when_pack_and_talon_are_gone(open_here: OpenTable) -> None:
    page, deal = open_here(LATE), parse_deal(LATE, TITLES)
    position = deal.start
    for hand, text in ((by_dragging, "r00-r32"), (by_mouse, "r11-r20")):
        move = next(move for move in moves(GAME, position) if move_text(GAME, move) == text)
        hand(page, GAME, position, move)
        position = play(GAME, position, move)
        assert piles(page) == named(GAME, position)


def test_the_last_cards_fill_ramparts_and_run_home(open_here: OpenTable) -> None:
    deal = parse_deal(f"{KING_AND_ACE_LEFT}.r00~KC.r01~AC", TITLES)
    page, position = open_here(deal.text), deal.start
    for text in ("r00-w0", "r01-n1"):
        move = next(move for move in moves(GAME, position) if move_text(GAME, move) == text)
        by_mouse(page, GAME, position, move)
        position = play(GAME, position, move)
        assert piles(page) == named(GAME, position)
    page.get_by_role("button", name="Finish").click()
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    assert {pile: len(cards) for pile, cards in piles(page).items()} == dict.fromkeys(["fC", "fD", "fH", "fS"], 26)
