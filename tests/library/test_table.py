"""Tables: played at random in every game, they agree with the engine, and every text of theirs makes them again."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import get_args

import pytest

import ramparts
from ramparts.deals.boards.sheet import Format
from ramparts.deals.notation import moves_text
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.library.table import inside
from tests.kit.playing.positions import written_out

FORMATS: tuple[Format, ...] = get_args(Format)

STUCK = "fortress:32001;t2-h;t9-t1;t5-t9"

MOVES = 40


def played(title: str, count: int = MOVES) -> ramparts.Table:
    """A table of a game after so many moves at random, or fewer where it is stuck."""
    chance, table = Random(title), ramparts.Table(f"{title}:{32001}")
    while len(table) < count and table.moves:
        table.play(chance.choice(table.moves))
    return table


@pytest.fixture(params=TITLES)
def table(request: pytest.FixtureRequest) -> ramparts.Table:
    return played(request.param)


def test_its_moves_are_those_of_the_engine_and_name_their_cards(table: ramparts.Table) -> None:
    deal, gestures = inside(table)
    position = gestures[-1].position
    assert [*map(str, table.moves)] == moves_text(deal.game, moves(deal.game, position))
    for move in table.moves:
        assert table.piles[move.source][-1] == move.card
        assert (move.count, move.target in table.piles) == (1, True)
        after = table.copy()
        after.play(move)
        assert after.line == (*table.line, move)
        assert move.card in after.piles[move.target] or table.game == "besieged-city"


def test_its_link_makes_it_again_with_its_moves(table: ramparts.Table) -> None:
    again = ramparts.Table(table.link)
    assert again == table
    assert (again.line, again.deal, again.game) == (table.line, table.deal, table.game)
    assert ramparts.Table(table.deal, table.line) == again
    assert repr(table) == f"Table({table.link[1:]!r})"


def test_its_position_makes_it_again_without_them(table: ramparts.Table) -> None:
    again = ramparts.Table(table.position)
    assert (again == table, hash(again) == hash(table), len(again)) == (True, True, 0)


@pytest.mark.parametrize("kind", FORMATS)
def test_its_board_makes_it_again_without_them_too(table: ramparts.Table, kind: Format) -> None:
    again = ramparts.Table(table.board(kind), game=table.game)
    assert (again == table, len(again)) == (True, 0)


def test_a_board_is_of_a_format_that_there_is() -> None:
    unknown: Format = "kpat"  # type: ignore[assignment]  # as somebody may write it
    with pytest.raises(ramparts.Error, match="'kpat' is not a known board format: use one of pysol, solvitaire"):
        ramparts.Table("fortress:ms33").board(unknown)


def test_moves_are_taken_back_and_made_again_in_their_order(table: ramparts.Table) -> None:
    line, positions = table.line, [table.position]
    while len(table):
        table.undo()
        assert table.line == line[: len(table)]
        positions.append(table.position)
    assert table == ramparts.Table(table.deal)
    for position in positions[-2::-1]:
        table.redo()
        assert table.position == position


def pickled(table: ramparts.Table) -> ramparts.Table:
    """The table that pickle makes of it."""
    again = pickle.loads(pickle.dumps(table))  # noqa: S301  # it is ours
    assert isinstance(again, ramparts.Table)
    return again


@pytest.mark.parametrize("again", [ramparts.Table.copy, copy.copy, copy.deepcopy, pickled])
def test_a_copy_has_the_moves_that_were_taken_back_and_is_another(
    again: Callable[[ramparts.Table], ramparts.Table],
) -> None:
    table = played("fastness", 5)
    line = table.line
    table.undo()
    table.undo()
    other = again(table)
    assert (other == table, other.line) == (True, line[:3])
    other.redo()
    assert (len(other), len(table)) == (4, 3)
    other.play(next(move for move in other.moves if move != line[4]))
    table.redo()
    table.redo()
    assert table.line == line


def test_the_same_move_once_more_keeps_what_comes_after_and_another_does_not() -> None:
    table = ramparts.Table("fortress:ms33", ["t1-h", "t2-h"])
    table.undo()
    table.undo()
    table.play("t1-h")
    table.redo()
    assert len(table) == 2
    table.undo()
    table.undo()
    table.play("t8-h")
    with pytest.raises(ramparts.Error, match="no move to be made again"):
        table.redo()


def test_tables_are_equal_in_the_same_position_of_the_same_game_however_it_came_about() -> None:
    one, other = (ramparts.Table("fortress:ms33", moves) for moves in ("t1-h t2-h", "t2-h t1-h"))
    assert {one, other} == {one}
    assert one != ramparts.Table("fortress:ms33")
    assert one != one.position
    assert ramparts.Table("stronghold:ms33") != ramparts.Table("fastness:ms33")


def test_a_run_is_one_move_of_several_cards() -> None:
    table = ramparts.Table(written_out("fortress=t0~3H4H.t1~5H.t2~*"), "t0-t1:2")
    assert [(str(move), move.card, move.count) for move in table.line] == [("t0-t1:2", "4H", 2)]


def test_it_knows_when_it_is_won_and_when_it_is_stuck() -> None:
    table = ramparts.Table("fortress:ms33")
    assert (table.won, table.stuck, table.home) == (False, False, 0)
    for move in table.solve().line:
        table.play(move)
    assert (table.won, table.stuck, table.home, table.moves) == (True, False, 52, ())
    stuck = ramparts.Table(STUCK)
    assert (stuck.won, stuck.stuck, stuck.moves) == (False, True, ())


def test_its_text_has_a_line_for_each_pile_with_cards() -> None:
    table = ramparts.Table("fortitude/4:77000")
    assert [line.split() for line in str(table).splitlines()] == [
        [p, *cards] for p, cards in table.piles.items() if cards
    ]
    assert table.game == "fortitude/4"


REFUSED: dict[str, Callable[[], object]] = {
    "a deal is given as a text, and not as 33": lambda: ramparts.Table(33),  # type: ignore[arg-type]
    "a move is given as a text, and not as 3": lambda: ramparts.Table("fortress:ms33").play(3),  # type: ignore[arg-type]
    "'x' is not a deal": lambda: ramparts.Table("x"),
    "move 2 of fortress:ms33: 't1-h' is not allowed": lambda: ramparts.Table("fortress:ms33", "t1-h t1-h"),
    "'home' is not a move": lambda: ramparts.Table("fortress:ms33").play("home"),
    "'t1-t2' is not allowed": lambda: ramparts.Table("fortress:ms33").words("t1-t2"),
    "there is no move to be taken back": lambda: ramparts.Table("fortress:ms33").undo(),
    "there is no move to be made again": lambda: ramparts.Table("fortress:ms33").redo(),
}


@pytest.mark.parametrize("why", REFUSED)
def test_bad_input_is_refused_in_one_sentence(why: str) -> None:
    with pytest.raises(ramparts.Error) as refused:
        REFUSED[why]()
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)
