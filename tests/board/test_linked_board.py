"""The board of an address: what JavaScript draws before Python is there is what Python then shows, card by card."""

from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest

from ramparts.app.codec.game_codec import game_text, prefs_text
from ramparts.app.layout.boxes import Size
from ramparts.app.start import first_model
from ramparts.app.state.preferences import Prefs
from ramparts.app.view.board import Board, board
from ramparts.app.words.languages import LANGUAGES
from ramparts.deals.deal import numbered, position_text
from ramparts.deals.proven import GENTLE, usual
from ramparts.deals.shuffle import MS_LAST, MT_FIRST, MT_LAST
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Position, Title
from ramparts.study.daily_lists import published
from ramparts.study.days import date_text
from ramparts.study.practice.lessons import LESSONS
from tests.board.alike import alike
from tests.board.linked import LEAST, USUAL_WINDOW, drawn, missed, shown, visitor, windows
from tests.kit.examples import fewer, spread
from tests.kit.visit.shelf import MemoryShelf
from web.build.shell.first_board import EmptyShelf

pytestmark = pytest.mark.pyodide  # for it needs Node too


def numbers(title: Title, count: int) -> Iterator[str]:
    """Addresses of deals of a title with numbers of either kind and any size, and at any level."""
    chance = Random(title.id)
    yield from ("ms1", f"ms{MS_LAST}") if title.ms else ()
    yield from (str(MT_FIRST), str(MT_LAST), str(2**32 - 1), str(2**32), str(2**64))
    for _ in range(count):
        yield f"ms{chance.randint(1, MS_LAST)}" if title.ms else str(chance.randint(MT_FIRST, 10**9))
        yield str(chance.randint(MT_FIRST, 10 ** chance.randint(5, 20) - 1))


def levelled(title: Title, number: str, at: int) -> str:
    """The address of a deal, two times of three at a level where there are any."""
    level = at % 40 + 1
    return f"{title.id}/{level}:{number}" if title.levels > 1 and at % 3 else f"{title.id}:{number}"


def positions(title: Title, count: int) -> Iterator[str]:
    """Addresses of positions that come of random play."""
    chance = Random(title.id)
    for at in range(count):
        deal = numbered(title, chance.randint(MT_FIRST, 10**9), at % 11 + 1 if title.levels > 1 else 1)
        position: Position = deal.start
        for _ in range(chance.choice((0, 3, 20, 60, 200))):
            if not (legal := moves(deal.game, position)):
                break
            home = [move for move in legal if move.dst in deal.game.foundation]
            position = play(deal.game, position, chance.choice(home or legal))
        yield position_text(title, deal.game, position)


of_each_title = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)


@of_each_title
def test_every_number_gives_the_cards_that_python_deals(title: Title) -> None:
    addresses = [levelled(title, number, at) for at, number in enumerate(numbers(title, fewer(30)))]
    assert all(shown(address).state != "playing" for address in missed(addresses))


@of_each_title
def test_it_lies_where_python_puts_it_in_every_window(title: Title) -> None:
    addresses = [levelled(title, str(MT_FIRST + at), at) for at in range(fewer(60))]
    assert all(shown(address).state != "playing" for address in missed(addresses, windows(50)))


@of_each_title
def test_a_position_lies_as_it_is_written_unless_the_game_is_over(title: Title) -> None:
    addresses = [*positions(title, 60)]
    left = missed(addresses, windows(50))
    assert len(left) < 0.8 * len(addresses)
    if title.id != "besieged-city":  # where more than the cards tells whether a game is over
        assert all(shown(address).state != "playing" for address in left)


@pytest.mark.parametrize("code", LANGUAGES)
def test_lessons_are_drawn_with_what_they_tell(code: str) -> None:
    lessons = [f"lesson:{number}" for number in range(1, len(LESSONS) + 1)]
    assert missed(lessons * (25 if code == "en" else 5), windows(15), code) == []
    none = ["lesson:0", f"lesson:{len(LESSONS) + 1}"]
    assert missed(none) == none


def test_days_that_were_published_are_drawn() -> None:
    days = [f"daily:{date_text(day)}:{title}" for title, day in published()]
    assert missed(spread(days[::3]), windows(50)) == []
    none = ["daily:2026-11-31:fortress", "daily:2026-11-00:fortress", "daily:2011-11-11:fortress", "daily:2026-11-22:x"]
    assert missed(none) == none


@of_each_title
def test_a_game_by_its_name_is_one_of_its_first_deals(title: Title) -> None:
    draws = range(LEAST, LEAST + 2 * len(GENTLE[title.id]) * len(GENTLE[usual(TITLES)]))
    boards = drawn([("en", title.id, visitor(draw), *USUAL_WINDOW) for draw in draws])
    for draw, found in zip(draws, boards, strict=True):
        assert found
        alike(found, shown(title.id, draw=draw), f"{title.id}, {draw}")


@of_each_title
def test_its_title_and_words_are_in_the_language_of_the_visitor(title: Title) -> None:
    deal = numbered(title, MT_FIRST)
    addresses = [deal.text, position_text(title, deal.game, deal.start)]
    assert missed(addresses, code="de") == []


def again(address: str, kept: dict[str, str], window: tuple[float, float], *, elsewhere: bool) -> Board:
    """What Python shows somebody who has been here before."""
    shelf = MemoryShelf()
    shelf.texts |= {"seen": "yes"} | kept
    model, _effects = first_model(TITLES, shelf, address, Size(*window), LEAST, elsewhere=elsewhere)
    return board(model)


@pytest.mark.parametrize("shape", ["", "castle", "turned", "columns"])
def test_whoever_has_been_here_sees_it_in_their_own_shape_and_ungreeted(
    shape: Literal["", "castle", "turned", "columns"],
) -> None:
    prefs = Prefs(shape=shape, score=shape != "turned")
    model, _effects = first_model(TITLES, EmptyShelf(), "fortress:ms33", Size(*USUAL_WINDOW), LEAST)
    kept = {"prefs": prefs_text(prefs), "game": game_text(model.session)}
    addresses = [*(f"{title}:40000" for title in TITLES), "fortress:ms44;t3-t4", "lesson:1", "lesson:9", "lesson:10"]
    sizes = windows(4)
    for saves in (True, False):
        who = visitor(first=False, saves=saves, shape=shape, score=prefs.score, kept=kept["game"])
        asked = [("en", each, who, *size) for at, each in enumerate(addresses) for size in sizes[at % 3 :: 3]]
        for (_code, address, _who, *size), found in zip(asked, drawn(asked), strict=True):
            assert found, address
            window = (size[0], size[1])
            alike(found, again(address, kept, window, elsewhere=not saves), f"{address} in {window}")


WRONG = (
    *("fortress:ms0", "fortress:ms1000001", "fortress:31999", "fortress:100000000000000000000", "fortress:032000"),
    *(
        "fortress:ms",
        "fortress:",
        "fortress",
        "new",
        "castle:ms1",
        "toString:ms1",
        "fortress/1:ms33",
        "fortress/1:40000",
    ),
    *("fortitude:ms33", "besieged-city:ms33", "fortitude/0:40000", "fortitude/1000:40000", "Fortress MS 33", ""),
    *("fortress:ms33;", "fortress:ms33;t0-h", "fortress:ms33;t1-h;t1-h", "fortress:ms33;t3-t4", "fortress;t1-h"),
    *("fortress:ms33;AC-h", "fortress:ms33;t1-h:2", "fortress:ms33;t1", "fortitude:77000;s-d", "lesson:3;t1-h"),
    *(
        "fortress:ms33;t1-t1",
        "fortress:ms33;t1-fC",
        "besieged-city:40000;s-d",
        "chessboard:ms33;t0-t1",
        "fortress:ms33 ",
        "puzzle:today",
        "daily",
        "daily:today",
        "lesson",
    ),
    *("fortress=", "fortress=t0~", "fortress=t0~AC", "fortress=x~AC", "fortress=t0~ACAC", "fortitude/1=t0~KC"),
)
"""Addresses that name nothing, what only Python understands, or a game alone, where somebody has been here before."""


def test_what_is_not_understood_is_not_drawn() -> None:
    assert drawn([("en", address, visitor(first=False), *USUAL_WINDOW) for address in WRONG]) == [None] * len(WRONG)


def damaged(text: str) -> Iterator[str]:
    """A position with a card too many or too few, with two in each other's place, and with a pile that is none."""
    yield text + "AC"
    yield text[:-2]
    yield text.replace(".t1~", ".t0~")
    yield text.replace("t1~", "q~")
    yield text.replace("AC", "AD")
    yield text.replace("t0~", "fC~")
    yield text.replace("t0~", "c0~")


@of_each_title
def test_a_position_that_is_none_is_not_drawn(title: Title) -> None:
    texts = [text for each in positions(title, 3) for text in damaged(each) if text != each]
    found = drawn([("en", text, visitor(), *USUAL_WINDOW) for text in texts])
    drawn_all_the_same = [text for text, each in zip(texts, found, strict=True) if each is not None]
    assert [text for text in drawn_all_the_same if shown(text).deal != text] == []
