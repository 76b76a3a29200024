"""Deals that other programs deal, pile by pile, and games that other programs won.

``vectors/deals.json`` holds piles as PySolFC deals them; ``vectors/solutions.json`` holds lines that an independent
referee replayed. There ``3>F`` plays the exposed card of row 3 home, ``3>5`` lays it on row 5; ``TH>5`` names the card.
"""

import json

import pytest

from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.history import History
from ramparts.deals.notation import parse_move
from ramparts.engine.play import base, won
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import cards_text, rank
from ramparts.rules.game import Game, Position
from tests.kit.places import DATA
from tests.kit.playing.positions import piles

FILES = DATA / "vectors"
DEALS = json.loads((FILES / "deals.json").read_text(encoding="utf-8"))
SOLUTIONS = json.loads((FILES / "solutions.json").read_text(encoding="utf-8"))
OF_THE_SIX = [text for text in DEALS if not text.startswith("citadel")]


def start_of(solution: dict[str, str]) -> Deal:
    """The deal that a solution is for."""
    return parse_deal(solution["deal"], TITLES)


def translated(game: Game, position: Position, step: str) -> str:
    """A step of a solution in our notation."""
    source, target = step.split(">")
    row = source if source.isdigit() else next(i for i, p in enumerate(rows(game, position)) if p.endswith(source))
    return f"t{row}-" + ("h" if target == "F" else f"t{target}")


def rows(game: Game, position: Position) -> list[str]:
    """The cards of every row, as text."""
    return [cards_text(c) for p, c in zip(game.piles, position, strict=True) if p.id.startswith("t")]


@pytest.mark.parametrize("text", OF_THE_SIX)
def test_a_deal_number_deals_the_piles_that_pysolfc_deals(text: str) -> None:
    deal = parse_deal(text, TITLES)
    assert rows(deal.game, deal.start) == DEALS[text]["piles"]
    aces = {f"f{home[0]}": f"A{home[0]}" for home in DEALS[text]["home"]}
    assert {pile: cards for pile, cards in piles(deal).items() if pile.startswith("f")} == aces


@pytest.mark.parametrize("text", [text for text in DEALS if text.startswith("fortress")])
def test_chessboard_deals_what_fortress_deals(text: str) -> None:
    assert parse_deal(text.replace("fortress", "chessboard"), TITLES).start == parse_deal(text, TITLES).start


@pytest.mark.parametrize("text", [text for text in DEALS if text.startswith("streets")])
def test_beleaguered_castle_deals_the_same_pack_without_its_aces(text: str) -> None:
    """The same number shuffles the same pack for every game; here the aces are taken out before dealing."""
    castle = DEALS[text.replace("streets-and-alleys", "beleaguered-castle")]
    assert dealt_order(castle["piles"]) == [card for card in dealt_order(DEALS[text]["piles"]) if card[0] != "A"]


def dealt_order(found: list[str]) -> list[str]:
    """The cards of rows in the order in which they were dealt, one to each row in turn."""
    longest = max(map(len, found))
    return [row[i : i + 2] for i in range(0, longest, 2) for row in found if row[i:]]


@pytest.mark.parametrize("solution", SOLUTIONS, ids=[s["deal"][:40] for s in SOLUTIONS])
def test_a_game_that_another_program_won_is_won_here(solution: dict[str, str]) -> None:
    deal = start_of(solution)
    history = History.start(deal.game, deal.start)
    for step in solution["moves"].split():
        gesture = parse_move(deal.game, history.position, translated(deal.game, history.position, step))
        history = history.play(gesture.singles)
    assert won(deal.game, history.position)
    assert len(history.line) == len(solution["moves"].split())


@pytest.mark.parametrize("solution", SOLUTIONS, ids=[s["deal"][:40] for s in SOLUTIONS])
def test_no_game_is_won_before_its_last_move(solution: dict[str, str]) -> None:
    deal = start_of(solution)
    position = deal.start
    for step in solution["moves"].split():
        assert not won(deal.game, position)
        position = parse_move(deal.game, position, translated(deal.game, position, step)).position


@pytest.mark.parametrize("solution", [s for s in SOLUTIONS if s["deal"].startswith("chessboard:")])
def test_the_first_card_home_sets_the_base_that_the_solution_names(solution: dict[str, str]) -> None:
    deal = start_of(solution)
    step = next(step for step in solution["moves"].split() if step.endswith(">F"))
    position = deal.start
    for earlier in solution["moves"].split():
        position = parse_move(deal.game, position, translated(deal.game, position, earlier)).position
        if earlier == step:
            break
    assert base(deal.game, position) == "A23456789TJQK".index(solution["base"]) + 1
    assert {rank(cards[0]) for cards in position[:4] if cards} == {base(deal.game, position)}
