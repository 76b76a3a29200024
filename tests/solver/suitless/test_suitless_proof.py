"""Proofs from relaxed games: never of what can be won, and the same in whatever portions they are made."""

from random import Random

import pytest

from ramparts.deals.deal import numbered, parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Position
from ramparts.solver import Verdict
from ramparts.solver.rows.compiled_game import compiled_games
from ramparts.solver.suitless.suit_classes import suit_classes
from ramparts.solver.suitless.suitless_proof import LAST, LATE, SuitlessProof
from tests.solver.small import SUITLESS, small, winnable
from tests.solver.test_thousands import scattered

PINNED = {
    "beleaguered-castle:ms1": ("lost", 253, 3),
    "beleaguered-castle:ms2": ("unknown", 1886, 10),
    "beleaguered-castle:ms5": ("searching", 10_000, 7),
    "streets-and-alleys:ms5": ("lost", 2042, 3),
}
"""The verdict, how many positions are looked at, and the threshold of the last relaxed game. Of those of the second the
loose game has 87, at the end.
"""


def proof_of(game: Game, position: Position, room: int = 10**6) -> SuitlessProof:
    """A new search for a proof."""
    compiled = compiled_games(game)[1]
    classes = suit_classes(compiled)
    assert classes is not None
    return SuitlessProof(compiled, classes, position, room)


@pytest.mark.parametrize("whole", SUITLESS, ids=lambda game: game.id)
def test_what_is_proved_lost_cannot_be_won(whole: Game) -> None:
    """From the threshold of the highest rank on a relaxed game is the game itself, so every small deal is decided."""
    chance = Random(whole.id)
    games = [small(whole, *shape) for shape in ((3, 3), (4, 3), (5, 3), (5, 4))]
    lost = 0
    for number in range(60):
        game = games[number % len(games)]
        position = scattered(game, chance)
        proof = proof_of(game, position)
        verdict = proof.advance(10**6)
        assert verdict is (Verdict.GAVE_UP if winnable(game, position) else Verdict.LOST), position
        assert proof.line() == ()
        lost += verdict is Verdict.LOST
    assert 1 < lost < 59


@pytest.mark.parametrize(
    "whole, proofs",
    [
        (SUITLESS[0], {"suitless:3", "suitless:4", "exhausted"}),
        (SUITLESS[-1], {"suitless", "exhausted"}),
    ],
    ids=lambda each: getattr(each, "id", ""),
)
def test_a_proof_says_from_which_rank_on_suits_are_lost_if_all_are(whole: Game, proofs: set[str]) -> None:
    """Where cards keep their colour no rank is told; from a rank up that the pack has not, all is as in the game."""
    chance, game, told = Random(1), small(whole, 4, 3), set()
    for _ in range(200):
        proof = proof_of(game, scattered(game, chance))
        if proof.advance(10**6) is Verdict.LOST:
            told.add(proof.proof)
    assert told == proofs


def test_what_the_loose_game_proves_is_said_to_be_its_proof() -> None:
    deal = numbered(TITLES["penelopes-web"], 1000073)
    proof = proof_of(deal.game, deal.start)
    assert (proof.advance(6000), proof.proof) == (Verdict.LOST, "loose")


@pytest.mark.parametrize("text", PINNED)
def test_the_same_positions_are_looked_at_as_ever_in_whatever_portions(text: str) -> None:
    """Another implementation has to agree with these numbers; whoever changes the search on purpose changes them."""
    deal = parse_deal(text, TITLES)
    for portion in (10_000, 7):
        proof = proof_of(deal.game, deal.start)
        verdict = Verdict.SEARCHING
        while verdict is Verdict.SEARCHING and proof.visited < 10_000:
            verdict = proof.advance(min(portion, 10_000 - proof.visited))
        assert (verdict.value, proof.visited, proof.threshold) == PINNED[text]


@pytest.mark.parametrize("number", [1_000_298, pytest.param(1_000_127, marks=pytest.mark.thorough)])
def test_the_loose_game_has_its_turn_after_some_positions(number: int) -> None:
    """In whatever portions: of each of these deals the game itself has more than six million positions."""
    game, start = numbered(TITLES["penelopes-web"], number)[1:3]
    said = set()
    for portion in (10**6, 999):
        proof, verdict = proof_of(game, start), Verdict.SEARCHING
        while verdict is Verdict.SEARCHING:
            verdict = proof.advance(portion)
        said.add((verdict, proof.visited, proof.proof))
    [(verdict, visited, how)] = said
    assert (verdict, how) == (Verdict.LOST, "loose")
    assert visited > LATE


def test_a_proof_is_given_up_after_the_last_relaxed_game_or_where_room_ends() -> None:
    game, start = numbered(TITLES["beleaguered-castle"], 32_000)[1:3]
    assert proof_of(game, start, room=50).advance(10**6) is Verdict.GAVE_UP
    home = tuple(bytes(range(13 * suit, 13 * suit + 13)) for suit in range(4))
    proof = proof_of(game, home + (b"",) * 8)
    assert (proof.advance(0), proof.visited, proof.threshold) == (Verdict.GAVE_UP, 0, LAST)
    assert proof.line() == ()
