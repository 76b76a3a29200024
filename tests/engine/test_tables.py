"""The rules as data, against the predicates that a game states: here these are asked anew for each move."""

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from ramparts.engine.play import legal, moves, play, vacancies
from ramparts.engine.tables import FACES, FLOOR, Way, _run_hosts, faces_in, tables_of, tabulated
from ramparts.games.besieged_city import BESIEGED_CITY
from ramparts.games.catalogue import TITLES
from ramparts.games.fortitude import fortitude
from ramparts.games.fortress import FORTRESS
from ramparts.rules.cards import Card, face, rank, suit
from ramparts.rules.game import Game, Move, Position, Role
from tests.kit.examples import examples
from tests.kit.playing.random_play import Walk, walks


def is_next(game: Game, position: Position, card: Card) -> bool:
    """Whether the card follows on its suit's foundation in the game's order of ranks, which goes round."""
    begun = [rank(position[i][0]) for i in game.foundation if position[i]]
    if game.chosen_base and not begun:
        return True
    start = game.ladder.index(begun[0]) if game.chosen_base else 0
    turned = game.ladder[start:] + game.ladder[:start]
    return turned[len(position[game.foundation[suit(card)]]) :][:1] == (rank(card),)


def onto(game: Game, position: Position, dst: int) -> Iterator[Move]:
    """The single moves onto one pile, by what the game says and by no table."""
    target = game.piles[dst]
    feeders = {i for _, roles in game.refill for i in game.having(*roles)}
    free = game.transpose is not None and not any(position[i] for i in feeders)
    begun = not game.base_first or any(position[i] for i in game.foundation)
    for src, source in enumerate(game.piles):
        if src == dst or not position[src]:
            continue
        roles, card = (source.role, target.role), face(position[src][-1])
        if source.role is target.role is game.transpose:
            allowed = free
        elif target.role is Role.FOUNDATION:
            allowed = source.role in game.climb and suit(card) == target.suit and is_next(game, position, card)
        elif not begun or not (game.near(source, target) or (free and source.role is game.transpose)):
            allowed = False
        elif position[dst]:
            allowed = roles in game.build and game.build[roles](face(position[dst][-1]), card)
        else:
            allowed = roles in game.fill and (target.role is not Role.ROW or game.into_lane(card))
        if allowed:
            yield Move(src, dst)


def due(game: Game, position: Position) -> list[Move]:
    """The fills that come before any other move."""
    return [move for i in game.having(*game.must_fill) if not position[i] for move in onto(game, position, i)]


@examples(300)
@given(walks(longest=30, titles=TITLES))
def test_the_tables_allow_just_the_moves_that_the_predicates_allow(walk: Walk) -> None:
    game = walk.deal.game
    for position in walk.positions:
        every = (move for dst in range(len(game.piles)) for move in onto(game, position, dst))
        assert vacancies(game, position) == due(game, position)
        assert moves(game, position) == sorted(due(game, position) or every)


@examples(100)
@given(walks(longest=30, titles=TITLES))
def test_a_move_is_legal_just_when_it_is_listed(walk: Walk) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    piles = range(-1, len(game.piles) + 1)
    pairs = [Move(src, dst, count) for src in piles for dst in piles for count in (1, 2)]
    assert [move for move in pairs if legal(game, position, move)] == moves(game, position)


@examples(50)
@given(walks(longest=10, titles=TITLES))
def test_the_rules_need_only_the_faces_of_cards(walk: Walk) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    faces = tuple(bytes(map(face, pile)) for pile in position)
    assert moves(game, faces) == moves(game, position)
    for move in moves(game, position):
        assert play(game, faces, move) == tuple(bytes(map(face, pile)) for pile in play(game, position, move))


@given(st.sets(st.integers(0, 51)))
def test_a_mask_gives_back_its_faces_lowest_first(faces: set[int]) -> None:
    assert list(faces_in(sum(1 << card for card in faces))) == sorted(faces)


def test_the_tables_of_a_game_are_made_once() -> None:
    assert tables_of(FORTRESS) is tables_of(FORTRESS)
    assert tables_of(FORTRESS) is not tables_of(fortitude(1))


def test_a_relation_is_asked_once_about_each_pair_of_faces_though_it_holds_between_several_roles() -> None:
    """In the Besieged City ramparts are built from ramparts and from the reserve by the same relation."""
    asked: list[tuple[Card, Card]] = []
    marriage = BESIEGED_CITY.build[Role.RAMPART, Role.RAMPART]

    def counted(top: Card, card: Card) -> bool:
        asked.append((top, card))
        return marriage(top, card)

    build = {(Role.RAMPART, Role.RAMPART): counted, (Role.RESERVE, Role.RAMPART): counted}
    tables = tabulated(replace(BESIEGED_CITY, build={**BESIEGED_CITY.build, **build}))
    assert sorted(asked) == [(top, card) for top in range(52) for card in range(52)]
    assert tables.hosts == tables_of(BESIEGED_CITY).hosts


def test_only_cards_that_an_empty_pile_takes_are_part_of_a_run() -> None:
    """Where kings alone go into an empty row a queen cannot be parked there, so no run reaches below her."""
    on_next = [1 << (card + 1) % FACES for card in range(FACES)]
    kings_only = tuple(mask | (rank(card) == 13) << FLOOR for card, mask in enumerate(on_next))
    assert {card: mask for card, mask in enumerate(_run_hosts(tuple(on_next), [Way((), kings_only)])) if mask} == {
        card: on_next[card] for card in range(FACES) if rank(card) == 13
    }
