"""Citadel, a game that is not in the catalogue: what a game is made of, and proof that the engine need not be touched.

As Beleaguered Castle, but a card that fits a foundation while the rows are dealt goes there at once, and its row is
passed over in that round.
"""

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.deal import numbered, parse_deal, position_text
from ramparts.deals.history import History
from ramparts.deals.notation import move_text, parse_move
from ramparts.engine.autoplay import safe
from ramparts.engine.play import moves, perft, play
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE, aces_first
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import Card, cards_text, rank, suit
from ramparts.rules.game import Game, Position, Title
from tests.kit.places import DATA
from tests.kit.playing import naive
from tests.kit.playing.perft_count import naive_table

VECTORS = json.loads((DATA / "vectors" / "deals.json").read_text(encoding="utf-8"))
ROWS = 8


def dealt_past_the_foundations(deck: Sequence[Card]) -> Position:
    """The aces first; then to each row in turn one card, which goes on its foundation instead if it fits there."""
    piles = [list(pile) for pile in aces_first(deck)[:4]] + [[] for _ in range(ROWS)]
    for i, card in enumerate(card for card in deck if rank(card) > 1):
        home = piles[suit(card)]
        (home if rank(card) == len(home) + 1 else piles[4 + i % ROWS]).append(card)
    return tuple(map(bytes, piles))


CITADEL = replace(BELEAGUERED_CASTLE, id="citadel", name="Citadel", deal=dealt_past_the_foundations)

WITH_CITADEL = {**TITLES, "citadel": Title("citadel", "Citadel", lambda level: CITADEL)}


@pytest.mark.parametrize("text", [text for text in VECTORS if text.startswith("citadel")])
def test_it_is_dealt_as_pysolfc_deals_it(text: str) -> None:
    deal = parse_deal(text, WITH_CITADEL)
    assert [cards_text(row) for row in deal.start[4:]] == VECTORS[text]["piles"]
    assert {f"{'CDHS'[i]}-{cards_text(home[-1:])[0]}" for i, home in enumerate(deal.start[:4])} == set(
        VECTORS[text]["home"]
    )


@given(st.integers(32_000, 10**9), st.integers(0, 2**32))
def test_its_moves_are_those_of_the_naive_castle(number: int, seed: int) -> None:
    deal = numbered(WITH_CITADEL["citadel"], number)
    history = History.start(CITADEL, deal.start)
    for _ in range(20):
        legal = moves(CITADEL, history.position)
        pairs = {(CITADEL.piles[move.src].id, CITADEL.piles[move.dst].id) for move in legal}
        assert pairs == set(naive.castle(naive_table(CITADEL, history.position)))
        if not legal:
            break
        move = legal[seed % len(legal)]
        assert parse_move(CITADEL, history.position, move_text(CITADEL, move)).singles == (move,)
        history = history.play([move])
        assert sorted(b"".join(history.position)) == sorted(CITADEL.pack)
        assert (
            parse_deal(position_text(WITH_CITADEL["citadel"], CITADEL, history.position), WITH_CITADEL).start
            == history.position
        )


def test_its_perft_is_counted_as_any_games_is() -> None:
    deal = parse_deal("citadel:ms1", WITH_CITADEL)
    legal = moves(CITADEL, deal.start)
    assert perft(CITADEL, deal.start, 1) == len(legal)
    assert perft(CITADEL, deal.start, 2) == sum(len(moves(CITADEL, play(CITADEL, deal.start, move))) for move in legal)


def test_it_knows_its_safe_cards_without_being_told() -> None:
    start = parse_deal("citadel=fC~AC2C.fD~AD.fH~AH.fS~AS." + rest("AC2CADAHAS"), WITH_CITADEL)
    assert safe(CITADEL, start.start, 2)
    assert not safe(CITADEL, play_home(CITADEL, start.start), 3)


def rest(home: str) -> str:
    """A row with all cards but those that are home."""
    names = [rank_ + suit_ for suit_ in "CDHS" for rank_ in "A23456789TJQK"]
    return "t0~" + "".join(name for name in names if name not in {home[i : i + 2] for i in range(0, len(home), 2)})


def play_home(game: Game, position: Position) -> Position:
    """The position with the three of clubs taken from row 0 and put home, wherever it lay there."""
    piles = list(position)
    piles[4] = bytes(card for card in piles[4] if card != 2)
    piles[game.foundation[0]] += bytes([2])
    return tuple(piles)
