"""The checker of certificates: its rules are those of the engine, and what is relaxed in it hides no win."""

from itertools import starmap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts import verify
from ramparts.deals.deal import parse_deal
from ramparts.engine.play import moves, play, won
from ramparts.games.catalogue import TITLES
from ramparts.library.proofs.certifying import reached
from ramparts.rules.game import Game, Position
from ramparts.solver import Verdict, solve
from tests.kit.playing.certified import bases, rules_of, state_of
from tests.kit.playing.random_play import Walk, walks

BY_RANK = {name: title for name, title in TITLES.items() if not {"suit", "colours"} & {*verify.TITLES[name][2].split()}}
"""The titles in whose rows suits do not matter."""

FEW = 300
"""So many positions are searched where a closed set is looked for."""


def test_it_knows_every_title() -> None:
    assert {*verify.TITLES} == {*TITLES}


def agrees(game: Game, position: Position) -> bool:
    """Whether the checker allows the same moves as the engine, and comes to the same positions by them."""
    after: dict[tuple[str, str], list[str]] = {}
    for rank in bases(game, position):
        rules = rules_of(game, rank)
        state = state_of(game, position, rules)
        for source, target in rules.steps(state):
            after[rules.piles[source], rules.piles[target]] = rules.after(state, source, target)
    legal: dict[tuple[str, str], list[str]] = {}
    for move in moves(game, position):
        then = play(game, position, move)
        to = "h" if move.dst in game.foundation else game.piles[move.dst].id
        legal[game.piles[move.src].id, to] = state_of(game, then, rules_of(game, bases(game, then)[0]))
    return after == legal


@given(walks(titles=TITLES))
def test_its_moves_are_those_of_the_engine_with_the_same_results(walk: Walk) -> None:
    for position in walk.positions[-10:]:
        assert agrees(walk.deal.game, position)


PLACES = ["w0", "w1", "w2", "w3", "e0", "e1", "e2", "e3", "n0", "n1", "n2", "s0", "s1", "s2", "r00", "r21"]

LATE = [
    PLACES,
    [*PLACES[:-1], "s"],
    [*PLACES[:-1], "d"],
    [*PLACES[:13], "r31", "r12", "s"],
    ["w0", *PLACES[1:14], "w0", "r02"],
]
"""Where the last cards of The Besieged City lie, four of each suit."""


@pytest.mark.parametrize("places", LATE, ids=lambda places: places[-1])
def test_its_moves_are_those_of_the_engine_when_few_cards_are_to_come(places: list[str]) -> None:
    """The reserve is rearranged when none are, and no rampart is empty."""
    homes = [f"f{suit}~" + "".join(f"{rank}{suit}" for rank in verify.CITY[:22]) for suit in verify.SUITS]
    left = [f"{rank}{suit}" for suit in verify.SUITS for rank in verify.CITY[22:]]
    piles = {place: "".join(card for card, at in zip(left, places, strict=True) if at == place) for place in places}
    text = ".".join((*homes, *(f"{place}~{cards}" for place, cards in piles.items())))
    deal = parse_deal(f"besieged-city={text}", TITLES)
    assert agrees(deal.game, deal.start)


@given(walks(titles=TITLES))
def test_a_position_is_won_where_the_engine_says_so(walk: Walk) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    rules = rules_of(game, bases(game, position)[0])
    assert (state_of(game, position, rules)[0] == rules.full) is won(game, position)


@given(walks(titles=TITLES))
def test_safe_plays_home_and_the_order_of_rows_lose_no_win(walk: Walk) -> None:
    """Closed sets, where there are any, are those of lost positions; the solver plays home by itself as well."""
    game, position = walk.deal.game, walk.positions[-1]
    found = [_closed(walk, rank) for rank in bases(game, position)]
    if all(found):
        assert solve(game, position, 20_000).verdict is Verdict.LOST


@given(walks(titles=BY_RANK), st.sampled_from(verify.HEIGHTS[1:13]))
def test_a_game_without_some_suits_is_won_if_the_game_is(walk: Walk, loose: str) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    if all(starmap(_closed, [(walk, rank, loose) for rank in bases(game, position)])):
        assert solve(game, position, 20_000).verdict is Verdict.LOST


def _closed(walk: Walk, rank: str, loose: str = "~") -> bool:
    rules = rules_of(walk.deal.game, rank, loose)
    return bool(reached(rules, state_of(walk.deal.game, walk.positions[-1], rules), FEW))


@pytest.mark.parametrize(
    "title, line, proof",
    [
        ("fortress", ">==<,KS" + "," * 9, ">===" + "," * 10),
        ("fortress", ">>>>" + "," * 10, ">>>>" + "," * 10),
        ("fortitude", "<;;:,JS" + "," * 9, "<;;;" + "," * 10),
        ("fortress", "0000,TbWjfm" + "," * 9, "0000,TbWjfm" + "," * 9),
    ],
)
def test_no_foundation_is_higher_than_its_suit_and_cards_are_written_by_name(title: str, line: str, proof: str) -> None:
    """Bug: a position one move from being won was proved lost, for a foundation of 14 cards is never full."""
    false = [verify.HEAD, "x", f"{title} lost", line, "proof by positions", proof]
    with pytest.raises(verify.Fault, match="line 4 is no position with all cards of the game"):
        verify.checked(false)
