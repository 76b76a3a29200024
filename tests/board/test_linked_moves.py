"""Links with moves, puzzles of positions, boards in frames: what JavaScript draws of them is what Python shows."""

from collections.abc import Iterator
from random import Random

import pytest

from ramparts.app.codec.game_codec import game_text
from ramparts.app.layout.boxes import Size
from ramparts.app.start import first_model
from ramparts.deals.deal import numbered
from ramparts.deals.notation import move_text
from ramparts.deals.shuffle import MT_FIRST
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Title
from tests.board.linked import LEAST, USUAL_WINDOW, drawn, missed, shown, visitor, windows
from tests.board.test_linked_board import positions
from tests.kit.examples import in_turn
from web.build.shell.first_board import EmptyShelf

pytestmark = pytest.mark.pyodide  # for it needs Node too

of_each_title = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
of_each_title_in_a_language = in_turn(
    "title, code", TITLES.values(), ["en", "de"], lambda each: each.id if isinstance(each, Title) else str(each)
)


def lines(title: Title, count: int) -> Iterator[str]:
    """Addresses of deals with moves that are made at random, most of them home where that is possible."""
    chance = Random(title.id)
    for at in range(count):
        deal = numbered(title, chance.randint(MT_FIRST, 10**9), 1)
        position, texts = deal.start, list[str]()
        for _ in range(chance.choice((1, 2, 7, 30, 90, 150))):
            if not (legal := moves(deal.game, position)):
                break
            home = [move for move in legal if move.dst in deal.game.foundation]
            move = chance.choice(home if home and at % 2 else legal)
            texts.append(move_text(deal.game, move))
            position = play(deal.game, position, move)
        yield ";".join((deal.text, *texts))


@of_each_title_in_a_language
def test_moves_of_a_link_are_played_by_the_rules(title: Title, code: str) -> None:
    addresses = [*lines(title, 40)]
    left = missed(addresses, windows(20), code)
    if title.id in ("fortitude", "besieged-city"):  # whose cards do more than go from one pile to another
        assert left == addresses
    else:
        assert all(shown(address).state != "playing" for address in left)
        assert len(left) < 0.8 * len(addresses)


@of_each_title
def test_a_move_that_is_not_allowed_is_not_drawn(title: Title) -> None:
    """Each move of a card to each pile, of which the engine allows some."""
    deal = numbered(title, MT_FIRST)
    allowed = moves(deal.game, deal.start)
    legal = {move_text(deal.game, move) for move in allowed}
    legal |= {f"{deal.game.piles[src].id}-{deal.game.piles[dst].id}" for src, dst, _count in allowed}
    ids = [pile.id for pile in deal.game.piles]
    every = [f"{src}-{dst}" for src in ids for dst in (*ids, "h")]
    found = drawn([("en", f"{deal.text};{each}", visitor(), *USUAL_WINDOW) for each in every])
    assert {each for each, one in zip(every, found, strict=True) if one} <= legal


@of_each_title_in_a_language
def test_a_puzzle_of_a_position_is_drawn_with_what_is_told_of_it(title: Title, code: str) -> None:
    addresses = [f"puzzle:{each}" for each in positions(title, 12)]
    left = missed(addresses, windows(10), code)
    if title.id != "besieged-city":  # where more than the cards tells whether a game is over
        assert all(shown(address).state != "playing" or "puzzle" not in shown(address).facts for address in left)
        assert len(left) < len(addresses)


@of_each_title
def test_in_a_frame_of_another_site_a_game_that_is_over_is_drawn_too(title: Title) -> None:
    over = [address for address in positions(title, 30) if shown(address).state != "playing"]
    framed = visitor(first=False) | {"over": True}
    assert all(drawn([("en", address, framed, *USUAL_WINDOW) for address in over]))
    [puzzle] = drawn([("en", f"puzzle:{next(positions(title, 1))}", framed, *USUAL_WINDOW)])
    assert puzzle
    assert puzzle["greeting"]["words"].startswith("Somebody lost from here.")


def test_moves_that_may_come_into_a_game_of_the_players_own_are_not_drawn() -> None:
    model, _effects = first_model(TITLES, EmptyShelf(), "fortress:ms33", Size(*USUAL_WINDOW), LEAST)
    kept = game_text(model.session)
    asked = [visitor(first=False, kept=kept), visitor(first=False, earlier=kept), visitor(first=False)]
    boards = drawn([("en", "fortress:ms33;t1-h", who, *USUAL_WINDOW) for who in asked])
    assert [*map(bool, boards)] == [False, False, True]


def test_the_game_that_is_kept_goes_on_as_it_was_left_and_is_not_drawn_anew() -> None:
    for deal in ("fortress:ms33", "fortress:1807345", "daily:2026-11-22:fortress"):
        model, _effects = first_model(TITLES, EmptyShelf(), deal, Size(*USUAL_WINDOW), LEAST)
        who = visitor(first=False, kept=game_text(model.session))
        assert drawn([("en", deal, who, *USUAL_WINDOW), ("en", model.deal.text, who, *USUAL_WINDOW)]) == [None, None]
        [other] = drawn([("en", "fortress:ms3", who, *USUAL_WINDOW)])
        assert other
