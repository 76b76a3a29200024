"""The examples of the games: legal from the first move to the last, and they show all that there is to show."""

from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest

from ramparts.app.study.help.example import example
from ramparts.app.study.help.steps import step_said, taken_said
from ramparts.app.words.languages import LANGUAGES, catalogue
from ramparts.app.words.sentences import ENGLISH
from ramparts.engine.play import moves, play
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text
from ramparts.rules.game import Game, Pile, Role
from tests.solver.small import KINGS_AND_CELLS

GAMES = {name: title.at(1) for name, title in TITLES.items()}

MADE = {KINGS_AND_CELLS.id: KINGS_AND_CELLS}
"""No game has both, but the next one may."""

each_game = pytest.mark.parametrize("game", (GAMES | MADE).values(), ids=GAMES | MADE)


def said(game: Game) -> list[str]:
    shown = example(game)
    return [step_said(ENGLISH, shown.game, step) for step in shown.steps]


@each_game
def test_every_move_is_legal_and_leads_to_the_next_position(game: Game) -> None:
    shown = example(game)
    for step, following in pairwise(shown.steps):
        assert step.move in moves(shown.game, step.position)
        assert following.position == play(shown.game, step.position, step.move)
    assert shown.steps[-1].move is None


@each_game
def test_no_card_is_there_twice(game: Game) -> None:
    cards = b"".join(example(game).steps[0].position)
    assert len(set(cards)) == len(cards)
    assert set(cards) <= game.pack


@each_game
def test_it_shows_every_kind_of_move_that_the_game_has(game: Game) -> None:
    shown = example(game)
    found = set()
    for position, move, _ in shown.steps[:-1]:
        assert move is not None
        source, target = (shown.game.piles[i].role for i in move[:2])
        found.add((source, target, bool(position[move.dst]) or target is Role.FOUNDATION))
    kinds = {(*roles, True) for roles in game.build if roles[1] is not Role.WASTE and roles[0] is not Role.RAMPART}
    kinds |= {(*roles, False) for roles in game.fill if roles[0] is not Role.WASTE}
    kinds |= {(role, Role.FOUNDATION, True) for role in game.climb if role in (Role.ROW, Role.RAMPART)}
    assert found == kinds


@each_game
def test_it_is_small(game: Game) -> None:
    shown = example(game)
    assert len(shown.steps) <= (9 if game.having(Role.CELL) else 8)
    assert all(len(cards) <= 4 for cards in shown.steps[0].position)


def test_the_places_where_a_card_might_go_as_well_are_those_that_the_rules_allow() -> None:
    shown = example(GAMES["fortress"])
    first = shown.steps[0]
    assert first.move is not None
    hosts = [card_text(first.position[i][-1]) for i in (first.move.dst, *first.others)]
    assert (card_text(first.position[first.move.src][-1]), hosts) == ("9H", ["TH", "8H"])


def test_the_sentences_tell_what_is_played_and_why() -> None:
    assert said(GAMES["fortress"]) == [
        (
            "The 9 of hearts goes on the 10 of hearts. It may go on the 8 or 10 of hearts. That uncovers the ace of "
            "spades."
        ),
        "The ace of spades goes home, onto its foundation. After it comes the 2 of spades.",
        "An empty place takes any card: here the king of diamonds. That uncovers the 2 of spades.",
        "The 2 of spades goes home, onto its foundation. After it comes the 3 of spades.",
        "And so it goes on until every card is home.",
    ]


@pytest.mark.parametrize(
    "game, sentence",
    [
        ("chessboard", "5 of hearts is the first card home: now every suit begins with this rank."),
        ("beleaguered-castle", "The 9 of hearts goes on the 10 of diamonds. It may go on a 10."),
        ("fortitude", "A tap on the stock turns the 8 of spades onto the discard pile."),
        ("fortitude", "The 9 of hearts goes on the 10 of spades. It may go on a black 10."),
        ("besieged-city", "West rampart 1 is empty and has to be filled first, with a card of its row or column:"),
        ("besieged-city", "5 of spades goes to reserve row 1 place 2."),
        ("siegecraft", "A free cell takes any card, but only one: here the 8 of clubs. That uncovers the 10"),
        ("siegecraft", "An empty row takes a card from a cell too: here the 10 of clubs."),
        ("castles-end", "The 10 of clubs goes on the 9 of hearts. It may go on a red 9 or jack."),
        ("penelopes-web", "An empty row takes only a king: here the king of diamonds."),
    ],
)
def test_each_game_tells_what_is_its_own(game: str, sentence: str) -> None:
    assert sentence in " ".join(said(GAMES[game]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_place_that_takes_few_cards_says_which(language: str) -> None:
    told = partial(taken_said, catalogue(language))
    assert told((13,), "X") != told(tuple(range(1, 14)), "X")
    assert "X" in told((13,), "X")


def test_what_a_game_does_not_allow_is_left_out() -> None:
    """Here nothing is built, and an empty row stays empty."""
    bare = replace(BELEAGUERED_CASTLE, id="bare", build={}, fill=frozenset())
    shown = example(bare)
    assert [step.move for step in shown.steps] == [None]


def test_a_place_of_a_kind_that_is_not_known_is_tried_last() -> None:
    cell = Pile("c", Role.WASTE, word="cell")
    game = replace(GAMES["fortress"], piles=(*GAMES["fortress"].piles, cell._replace(role=Role.RAMPART)))
    free = replace(game, fill=game.fill | {(Role.ROW, Role.RAMPART)})
    last = example(free).steps[-2].move
    assert last is not None
    assert example(free).game.piles[last.dst].id == "c"
