"""What goes home by itself, in every game."""

from dataclasses import replace

from hypothesis import given

from ramparts.deals.notation import moves_text
from ramparts.engine.autoplay import eager_moves, finish, forced_moves, safe, safe_moves
from ramparts.engine.play import base, home, moves, play, vacancies, won
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import rank
from ramparts.rules.game import Move, Role
from tests.kit.playing.city import with_walls
from tests.kit.playing.positions import deal
from tests.kit.playing.random_play import Walk, walks


@given(walks(titles=TITLES))
def test_safe_cards_go_home_one_after_another_by_legal_moves(walk: Walk) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    for move in safe_moves(game, position):
        assert move in moves(game, position)
        assert game.piles[move.dst].role is Role.FOUNDATION
        assert safe(game, position, position[move.src][-1])
        position = play(game, position, move)
    assert not safe_moves(game, position)
    legal = [move for move in moves(game, position) if game.piles[move.dst].role is Role.FOUNDATION]
    assert not [move for move in legal if safe(game, position, position[move.src][-1])]


@given(walks(titles=TITLES))
def test_eager_play_takes_home_all_that_is_safe_and_more(walk: Walk) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    eager = position
    for move in eager_moves(game, position):
        assert move in moves(game, eager)
        eager = play(game, eager, move)
    for move in safe_moves(game, position):
        position = play(game, position, move)
    assert all(len(eager[i]) >= len(position[i]) for i in game.foundation)


@given(walks(titles=TITLES))
def test_nothing_goes_home_by_itself_with_two_packs_or_on_a_base_of_choice(walk: Walk) -> None:
    """With a chosen base, no card of its rank, and none at all before it is set."""
    game, position = walk.deal.game, walk.positions[-1]
    for line in (safe_moves(game, position), eager_moves(game, position)):
        assert game.packs == 1 or not line
        went = [position[move.src][-1] for move in line[:1]]
        assert not game.chosen_base or all(rank(card) != base(game, position) is not None for card in went)


def test_a_card_of_the_chosen_rank_waits_for_the_player_and_the_next_of_its_suit_does_not() -> None:
    start = deal("chessboard=fC~5C.t0~5D.t1~6C.t2~*KS")
    assert moves_text(start.game, eager_moves(start.game, start.start)) == ["t1-h"]


@given(walks(titles=TITLES))
def test_a_forced_fill_is_the_only_move_there_is(walk: Walk) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    for move in forced_moves(game, position):
        assert moves(game, position) == [move]
        position = play(game, position, move)
    assert len(vacancies(game, position)) != 1


@given(walks(titles=TITLES))
def test_a_finish_wins_and_is_made_of_legal_moves(walk: Walk) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    line: tuple[Move, ...] = finish(game, position)
    for move in line:
        assert move in moves(game, position)
        position = play(game, position, move)
    assert won(game, position) or not line


def test_nothing_goes_home_by_itself_while_a_vacancy_is_due() -> None:
    """In a besieged city of one pack, since with two nothing goes home by itself anyway."""
    for changed, played in (({}, ["w1-h"]), ({"w0": ""}, [])):
        start = deal(with_walls(w1="AC", s="*3S", **changed))
        one_pack = replace(start.game, packs=1)
        assert moves_text(one_pack, eager_moves(one_pack, start.start)) == played


def test_all_that_can_goes_home_eagerly_though_it_be_unsafe() -> None:
    """The five of clubs may still be wanted by the red fours."""
    start = deal("fortitude/3=fC~AC2C3C4C.fD~AD.fH~AH.t0~6C5C.t1~*KS")
    assert safe_moves(start.game, start.start) == ()
    assert moves_text(start.game, eager_moves(start.game, start.start)) == ["t0-h", "t0-h"]


def test_a_game_already_won_has_nothing_to_finish() -> None:
    suits = ".".join(f"f{s}~" + "".join(f"{r}{s}" for r in "A23456789TJQK") for s in "CDHS")
    start = deal(f"fortress={suits}")
    assert home(start.game, start.start) == 52
    assert finish(start.game, start.start) == ()


def test_an_ordered_rest_runs_home() -> None:
    suits = ".".join(f"f{s}~" + "".join(f"{r}{s}" for r in "A23456789T") for s in "CDHS")
    start = deal(f"fortress={suits}.t0~KCQCJC.t1~KDQDJD.t2~KHQHJH.t3~KSQSJS")
    assert len(finish(start.game, start.start)) == 12
    blocked = deal(f"fortress={suits}.t0~JCQCKC.t1~KDQDJD.t2~KHQHJH.t3~KSQSJS")
    assert finish(blocked.game, blocked.start) == ()
