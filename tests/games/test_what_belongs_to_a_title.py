"""What belongs to a title, for every title: whoever adds one is told by name what is missing, and where it goes."""

from collections.abc import Callable
from functools import cache, partial
from itertools import accumulate
from typing import NamedTuple

import pytest

from e2e.pictures.positions import PLAYED
from ramparts.app.messages.intents import Back, Finish, Hint, Look, Show, Watch
from ramparts.app.messages.study_intents import Analyse
from ramparts.app.panels import panel
from ramparts.app.panels.miniatures import game_picture
from ramparts.app.state.panels import Rules, Statistics
from ramparts.app.study.review.flow import complete
from ramparts.app.view.board import board
from ramparts.app.view.elements import Node, texts
from ramparts.app.words.languages import LANGUAGES, catalogue
from ramparts.deals.deal import parse_deal, position_text
from ramparts.deals.proven import GENTLE, proven
from ramparts.engine.autoplay import finish
from ramparts.engine.play import play, won
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.rules.game import Game, Role, any_card
from ramparts.shares.published import published as surveyed
from ramparts.solver import solve
from ramparts.study.daily_lists import published
from ramparts.study.graded_lists import graded_deals
from ramparts.study.grades import BOUNDARIES
from ramparts.study.practice.lessons import LESSONS
from ramparts.study.practice.puzzle_lists import shipped
from tests.kit.places import ROOT
from tests.kit.playing.answers import first, mistake, puzzle
from tests.kit.playing.oracle import at, consulted, watched
from tests.kit.visit.table import drags, table, told

UNGRADED = {"besieged-city", "penelopes-web"}
"""Titles whose deals are too much alike to be graded, or nearly all cruel."""


class Late(NamedTuple):
    """A position of which one move loses, and a later one from which the rest runs home, as texts, with that move."""

    home: str
    winnable: str
    loses: str


@cache
def late(name: str) -> Late:
    """The position of a puzzle, with a mistake in it."""
    number = first("save-it", name)
    deal = puzzle(name, number).deal
    line = solve(deal.game, deal.start, engine=chosen_engine(None)).line
    home = next(
        each for each in accumulate(line, partial(play, deal.game), initial=deal.start) if finish(deal.game, each)
    )
    return Late(position_text(TITLES[name], deal.game, home), deal.text, mistake(name, number))


def opened(name: str, shows: Show) -> Node:
    """A panel over a deal of the title."""
    tree = panel(told(table(f"{name}:32000"), shows))
    assert tree is not None
    return tree


def perft(name: str) -> None:
    assert (ROOT / "tests" / "data" / "perft" / f"{name}.json").exists(), "counts in tests/data/perft"


def deals(name: str) -> None:
    assert proven(TITLES[name]), "`ramparts prove` lists its deals"
    assert GENTLE[name], "its first deals are in deals/proven.py"


def grades(name: str) -> None:
    assert name in UNGRADED or {*graded_deals()[name]} <= {*proven(TITLES[name])}, "`ramparts sort` grades its deals"
    assert (name in UNGRADED) is (name not in BOUNDARIES), "its BOUNDARIES are in study/grades.py"


def days(name: str) -> None:
    dated = {day for title, day in published() if title == name}
    assert len(dated) >= 60, "`ramparts publish` adds its deals of the days"


def puzzles(name: str) -> None:
    assert {puzzle.grade for puzzle in shipped(name) if puzzle.offered} == {"gentle", "fair", "hard", "cruel"}


def odds(name: str) -> None:
    assert TITLES[name].about.odds, "what a survey found, in its `About`"
    assert name in {game.partition("/")[0] for game, *_ in surveyed()}, "`ramparts survey`, then `make odds`"


def chooser(name: str) -> None:
    tree, about = opened(name, Show("new")), TITLES[name].about
    assert f"new:{name}" in str(tree)
    assert {TITLES[name].name, TITLES[name].family, about.line, about.odds} <= {*texts(tree)}
    assert game_picture(TITLES[name]).children


def rules(name: str) -> None:
    tree, about = opened(name, Show(Rules(name))), TITLES[name].about
    assert {rule.head for rule in about.rules} | {*about.readings} <= {*texts(tree)}
    assert "svg" in str(tree), "its rules have an example"


def words(name: str) -> None:
    about = TITLES[name].about
    said = (TITLES[name].family, about.line, about.odds, *about.readings, *(rule.text for rule in about.rules))
    for code in LANGUAGES.keys() - {"en"}:
        assert [text for text in said if catalogue(code).gettext(text) == text] == [], "`make words`, and the .po files"


def lessons(name: str) -> None:
    """What a game has of cells and kings' rows is taught by a lesson whose game has it too."""
    taught = [parse_deal(lesson.deal, TITLES).game for lesson in LESSONS]
    for has in (has_cells, has_kings_rows):
        assert not has(TITLES[name].at(1)) or any(map(has, taught))


def has_cells(game: Game) -> bool:
    return bool(game.having(Role.CELL))


def has_kings_rows(game: Game) -> bool:
    return game.into_lane is not any_card


def pictures(name: str) -> None:
    assert name in PLAYED, "a game in progress, e2e/pictures/positions.py"
    assert (ROOT / "web" / "pictures" / "titles" / f"{name}.jpg").exists(), "`make pictures` takes its picture"


def light(name: str) -> None:
    at_first = consulted(at(late(name).winnable), Look())
    assert board(at_first).light == "winnable"
    assert board(consulted(drags(at_first, late(name).loses), Look())).light == "lost"


def hint(name: str) -> None:
    model = consulted(consulted(consulted(at(late(name).winnable), Hint()), Hint()), Hint())
    assert model.ui.said.startswith(("Play", "Move"))


def way_back(name: str) -> None:
    start = at(late(name).winnable)
    lost = drags(start, late(name).loses)
    assert consulted(lost, Back()).position == start.position


def ends(name: str) -> None:
    """Finish brings the rest home, Show me plays to the end, and the statistics tell of a win."""
    done, start = watched(at(late(name).home), Finish()), consulted(at(late(name).winnable), Look())
    assert won(done.deal.game, done.position)
    assert won(start.deal.game, watched(start, Watch("sure")).position)
    statistics = panel(told(done, Show(Statistics())))
    assert statistics is not None
    assert TITLES[name].name in texts(statistics)


def review(name: str) -> None:
    judged = consulted(drags(at(late(name).winnable), late(name).loses), Analyse())
    assert complete(judged)
    assert [judged.session.review.sign(number) for number in range(2)] == ["+", "-"]


def readme(name: str) -> None:
    assert f"**{TITLES[name].name}**" in (ROOT / "README.md").read_text("utf-8"), "its row in README"


SHIPS = (perft, deals, grades, days, puzzles, odds, chooser, rules, words, lessons, pictures, readme)
PLAYS = (light, hint, way_back, ends, review)


@pytest.mark.parametrize("part", SHIPS, ids=lambda part: part.__name__)
@pytest.mark.parametrize("name", TITLES)
def test_a_title_has_what_belongs_to_it(name: str, part: Callable[[str], None]) -> None:
    part(name)


@pytest.mark.parametrize("name", [name for name, title in TITLES.items() if not title.at(1).having(Role.STOCK)])
def test_the_solver_serves_a_title_in_all_that_is_asked_of_it(name: str) -> None:
    """Where cards lie face down it says less, and not at once: those games have tests of their own."""
    for part in PLAYS:
        part(name)
