"""What is proved lost where there are cells or rows for kings only: each proof against trying everything."""

from random import Random

import pytest

from ramparts.engine.play import moves, play
from ramparts.games.streets.penelopes_web import PENELOPES_WEB
from ramparts.rules.cards import KING, SUITS, card_of, rank
from ramparts.rules.game import Game, Position, Role
from ramparts.solver import Verdict, solve
from ramparts.solver.exploring.type_search import TypeSearch
from ramparts.solver.rows.compiled_game import CompiledGame, compiled_games
from ramparts.solver.rows.dead import dead
from ramparts.solver.rows.stacks import EMPTY, Stack
from tests.kit.playing.positions import deal
from tests.solver.small import RELATIVES, SMALL, small, winnable
from tests.solver.test_thousands import scattered

OTHERS = [name for name, game in SMALL.items() if game.id in RELATIVES or game.id == "kings-and-cells"]


def stacked(cards: bytes) -> Stack:
    """A pile as a stack."""
    pile = EMPTY
    for card in cards:
        pile = (card, pile, 0, 0, 0)
    return pile


def is_dead(compiled: CompiledGame, position: Position) -> bool:
    """Whether the test proves that a position is lost."""
    rows, cells = ([stacked(position[i]) for i in piles] for piles in (compiled.rows, compiled.cells))
    home = sum(1 << card for i in compiled.game.foundation for card in position[i])
    return dead(rows, cells, home, compiled.relations)


@pytest.mark.parametrize("name", OTHERS)
def test_what_the_test_without_a_search_proves_lost_is_lost(name: str) -> None:
    """From whatever base the foundations begin: then all of them have to be proved."""
    game, chance, proved = SMALL[name], Random(name), 0
    for _ in range(150):
        position = scattered(game, chance)
        begun = next((rank(position[i][0]) for i in game.foundation if position[i]), None)
        bases = [each for base, each in compiled_games(game).items() if begun in (None, base) or not game.chosen_base]
        if all(is_dead(compiled, position) for compiled in bases):
            assert not winnable(game, position), position
            proved += 1
    assert proved or game.top_rank < 3 or game.id in EASY, "one of which few are lost is named in EASY"


EASY = {"fastness", "bastion", "castles-end", "stronghold", "kings-and-cells", "selective-castle", "ten-by-one"}
"""Games of which few positions are lost, or none as small as these."""


@pytest.mark.parametrize(
    "text, proved",
    [
        ("stronghold=t0~AC3C.t1~AD3D.t2~AH3H.t3~AS3S.t4~2C5C7C9C.t5~2D5D7D9D.t6~2H5H7H9H.t7~*.c0~KC", True),
        ("stronghold=t0~AC3C.t1~AD3D.t2~AH3H.t3~AS3S.t4~2C5C7C9C.t5~2D5D7D9D.t6~2H5H7H9H.t7~*", False),
        ("stronghold=t0~AC3C.t1~AD3D.t2~AH3H.t3~AS3S.t4~2C5C7C9C.t5~2D5D7D9D.t6~2H5H7H9H.t7~*.c0~8C", False),
        ("penelopes-web=t0~AC3C.t1~AD3D.t2~AH3H.t3~AS3S.t4~2C5C7C9C.t5~2D5D7D9D.t6~*5S", True),
        ("penelopes-web=t0~AC3C.t1~AD3D.t2~AH3H.t3~AS3S.t4~2C5C7C9C.t5~2D5D7D9D.t6~*KS", False),
    ],
)
def test_a_free_cell_or_a_card_that_may_leave_one_or_a_king_before_an_empty_row_is_a_way_out(
    text: str, *, proved: bool
) -> None:
    at = deal(text)
    assert is_dead(compiled_games(at.game)[1], at.start) is proved


def late(chance: Random) -> Position:
    """A late position of Penelope's Web: the foundations have come to the sevens or so, the others lie in any order."""
    homes = [chance.randint(7, 9) for _ in range(len(SUITS))]
    rest = [card_of(suit, up) for suit, height in enumerate(homes) for up in range(height + 1, KING + 1)]
    chance.shuffle(rest)
    rows = chance.randint(2, 5)
    piles = [bytes(rest[i::rows]) for i in range(rows)] + [b""] * (8 - rows)
    return (*(bytes(card_of(suit, up) for up in range(1, h + 1)) for suit, h in enumerate(homes)), *piles)


def test_every_verdict_on_a_late_position_with_kings_rows_is_that_of_exhaustive_search() -> None:
    chance, found = Random(7), []
    for _ in range(40):
        position = late(chance)
        found.append(solve(PENELOPES_WEB, position).verdict)
        assert found[-1] is (Verdict.WINNABLE if winnable(PENELOPES_WEB, position) else Verdict.LOST), position
    assert {*found} == {Verdict.WINNABLE, Verdict.LOST}


@pytest.mark.parametrize("name", ["exiled-kings", "stronghold", "ten-by-one", "castles-end", "bastion"])
def test_what_a_dead_end_says_is_so_where_it_is_said(name: str) -> None:
    """That no place can ever become empty; of kings' rows and of cells that only give it is never said."""
    game, chance, said = small(RELATIVES[name].at(1), 4, 2), Random(name), 0
    for _ in range(150):
        position = scattered(game, chance)
        if solve(game, position).how == "dead-end":
            assert not empties(game, position), position
            said += 1
    assert bool(said) is (name not in ("exiled-kings", "castles-end"))


def empties(game: Game, position: Position) -> bool:
    """Whether a row or a cell is empty in any position that can be reached."""
    places = game.having(Role.ROW, Role.CELL)
    seen, open_ = {position}, [position]
    while open_:
        at = open_.pop()
        if any(not at[i] for i in places):
            return True
        children = {play(game, at, move) for move in moves(game, at)} - seen
        seen |= children
        open_ += children
    return False


def test_nothing_moves_before_the_base_is_set_in_a_search_by_types_either() -> None:
    """Rows of which only the deepest card could begin the foundations in such a way that the rest follows."""
    whole: Game = RELATIVES["castles-end"].at(1)
    game, chance = small(whole, 3, 3), Random(3)
    for _ in range(40):
        position = scattered(game, chance)
        begun = next((rank(position[i][0]) for i in game.foundation if position[i]), None)
        searches = [TypeSearch(each, position) for base, each in compiled_games(game).items() if begun in (None, base)]
        verdicts = {search.advance(10**6) for search in searches}
        assert (Verdict.WINNABLE in verdicts) is winnable(game, position)
