"""What holds in every position of every title and level, shown along random legal play."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.deal import Deal, parse_deal, parse_position, position_text
from ramparts.deals.history import History
from ramparts.deals.notation import move_text, parse_move
from ramparts.engine.play import home, moves, play, rearranging, vacancies, won
from ramparts.engine.runs import run_length, singles
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import IllegalMove
from ramparts.rules.game import Game, Move, Position, Role
from tests.kit.naive import steps as naive
from tests.kit.playing.perft_count import naive_table
from tests.kit.playing.random_play import Walk, arrangements, deals, walks


def faces(position: Position) -> list[bytes]:
    """The piles with the packs not told apart."""
    return [bytes(card % 52 for card in pile) for pile in position]


@given(walks(titles=TITLES))
def test_no_card_is_ever_lost_or_doubled(walk: Walk) -> None:
    for position in walk.positions:
        assert sorted(card for pile in position for card in pile) == sorted(walk.deal.game.pack)


@given(walks(titles=TITLES))
def test_every_move_leads_to_another_position_and_play_is_a_function(walk: Walk) -> None:
    """`play` gives the same for the same, and leaves its argument, a tuple of bytes, as it was."""
    for before, move, after in zip(walk.positions, walk.line, walk.positions[1:], strict=False):
        kept = tuple(bytes(pile) for pile in before)
        assert play(walk.deal.game, before, move) == after
        assert before == kept
        assert after != before


@given(walks(titles=TITLES))
def test_moves_are_single_sorted_and_each_listed_once(walk: Walk) -> None:
    found = moves(walk.deal.game, walk.positions[-1])
    assert found == sorted(set(found))
    assert all(move.count == 1 and walk.positions[-1][move.src] for move in found)


@given(walks(titles=TITLES))
def test_the_naive_rules_allow_the_same_moves_with_the_same_results(walk: Walk) -> None:
    game = walk.deal.game
    for position, move in zip(walk.positions, walk.line, strict=False):
        table = naive_table(game, position)
        assert named(game, moves(game, position)) == naive.steps(game.id, table)
        after = naive.after(game.id, table, (game.piles[move.src].id, game.piles[move.dst].id))
        assert after == naive_table(game, play(game, position, move))
    last = walk.positions[-1]
    assert named(game, moves(game, last)) == naive.steps(game.id, naive_table(game, last))


def named(game: Game, found: list[Move]) -> set[tuple[str, str]]:
    """Moves as pairs of pile ids."""
    return {(game.piles[move.src].id, game.piles[move.dst].id) for move in found}


@given(walks(titles=TITLES), st.integers(0, 40), st.integers(0, 40))
def test_a_history_takes_the_legal_moves_and_no_others(walk: Walk, src: int, dst: int) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    move = Move(src % len(game.piles), dst % len(game.piles))
    history = History.start(game, position)
    if move in moves(game, position):
        assert history.play([move]).position == play(game, position, move)
    else:
        with pytest.raises(IllegalMove, match=move_text(game, move)):
            history.play([move])


@given(walks(titles=TITLES))
def test_undo_after_play_is_the_identity_and_redo_after_undo(walk: Walk) -> None:
    history = History.start(walk.deal.game, walk.deal.start)
    for move in walk.line:
        before, history = history, history.play([move])
        assert history.undo().position == before.position
        assert history.undo().line == before.line
        assert history.undo().redo() == history
        assert history.undo().play([move]) == history
    assert history.position == walk.positions[-1]
    assert history.line == walk.line
    while history.at:
        history = history.undo()
    assert history.position == walk.deal.start


@given(deals(TITLES))
def test_a_deals_text_names_the_same_deal(deal: Deal) -> None:
    assert parse_deal(deal.text, TITLES) == deal


@given(walks(titles=TITLES))
def test_a_positions_text_names_the_same_position(walk: Walk) -> None:
    """Of two equal cards it is not told which pack they are from; level 10 and level 7 are told apart."""
    game = walk.deal.game
    text = position_text(TITLES[game.id], game, walk.positions[-1])
    read = parse_deal(text, TITLES)
    assert read.game is game
    assert read.text == text
    assert faces(read.start) == faces(walk.positions[-1])
    assert parse_position(game, text.partition("=")[2], text) == read.start


@given(walks(titles=TITLES))
def test_a_moves_text_names_the_same_move(walk: Walk) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    for move in moves(game, position):
        gesture = parse_move(game, position, move_text(game, move))
        assert gesture.move == move
        assert gesture.singles == (move,)
        assert gesture.position == play(game, position, move)


@given(walks(titles=TITLES))
def test_a_run_move_is_single_legal_moves_that_bring_the_run_over(walk: Walk) -> None:
    """The run arrives whole, reversed or in its order; every other pile is as it was."""
    game, position = walk.deal.game, walk.positions[-1]
    for src in game.having(Role.ROW):
        for dst in game.having(Role.ROW):
            for count in range(2, run_length(game, position, src) + 1):
                steps = singles(game, position, Move(src, dst, count))
                if steps:
                    arrives_whole(game, position, Move(src, dst, count), steps)
                    gesture = parse_move(game, position, move_text(game, Move(src, dst, count)))
                    assert gesture.singles == steps


def arrives_whole(game: Game, position: Position, move: Move, steps: tuple[Move, ...]) -> None:
    """Asserts that the steps of a run move are legal one by one and do nothing else."""
    history = History.start(game, position).play(steps, move)
    run = position[move.src][-move.count :]
    there = history.position[move.dst]
    assert there in (position[move.dst] + run, position[move.dst] + run[::-1])
    assert history.position[move.src] == position[move.src][: -move.count]
    untouched = [i for i in range(len(position)) if i not in (move.src, move.dst)]
    assert [history.position[i] for i in untouched] == [position[i] for i in untouched]
    assert history.undo().position == position


@given(walks(titles=TITLES))
def test_a_fill_that_is_due_leaves_no_other_move(walk: Walk) -> None:
    game = walk.deal.game
    for position in walk.positions:
        due = vacancies(game, position)
        assert all(not position[move.dst] and game.piles[move.dst].role in game.must_fill for move in due)
        if due:
            assert moves(game, position) == sorted(due)


@given(walks(titles=TITLES))
def test_no_reserve_place_is_empty_while_there_is_something_to_fill_it_from(walk: Walk) -> None:
    game = walk.deal.game
    for position in walk.positions:
        if game.refill and not rearranging(game, position):
            assert all(position[i] for i in game.having(Role.RESERVE))


@given(walks(titles=TITLES))
def test_a_card_on_a_foundation_stays_there(walk: Walk) -> None:
    game = walk.deal.game
    for before, after in zip(walk.positions, walk.positions[1:], strict=False):
        assert home(game, after) >= home(game, before)
        assert all(after[i].startswith(before[i]) for i in game.foundation)


@given(arrangements(TITLES))
def test_a_game_is_won_when_nothing_lies_anywhere_but_home(deal: Deal) -> None:
    others = [cards for i, cards in enumerate(deal.start) if i not in deal.game.foundation]
    assert won(deal.game, deal.start) is not any(others)
