"""Searches: the same in whatever portions, no further than allowed, and believed only after a replay."""

from dataclasses import replace

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.engine.play import play
from ramparts.games.catalogue import TITLES
from ramparts.games.fortress import FORTRESS
from ramparts.rules.game import Game, Move, Position
from ramparts.solver import Search, Verdict, search, solve, with_short_line
from ramparts.solver.engines import Engine
from ramparts.solver.exploring.type_search import TypeSearch
from ramparts.solver.portfolio import Portfolio, portfolio
from ramparts.solver.rows.compiled_game import compiled_games
from ramparts.solver.search import wins

LOST = "fortress:ms1"
"""Searched to the end by some hundreds of positions."""

DEALS = [
    "fortress:ms33",
    "chessboard:ms1",
    "beleaguered-castle:ms2",
    "streets-and-alleys:32006",
    "fortitude/1:77000",
    "fortitude/9:77000",
    "besieged-city:32000",
]


def started(text: str) -> tuple[Game, Position]:
    """The rules and the first position of a deal."""
    deal = parse_deal(text, TITLES)
    return deal.game, deal.start


@pytest.mark.parametrize("deal", DEALS)
def test_a_search_finds_the_same_in_small_portions_as_at_once(deal: str) -> None:
    game, position = started(deal)
    at_once = solve(game, position, 20_000)
    portions = Search(game, position, limit=20_000)
    finding = portions.advance(1)
    while finding.verdict is Verdict.SEARCHING:
        assert (finding.line, finding.how) == ((), "")
        finding = portions.advance(97)
    assert finding == at_once
    assert portions.advance(97) == at_once


@pytest.mark.parametrize("deal", DEALS)
def test_a_winning_line_wins_by_the_rules(deal: str) -> None:
    game, position = started(deal)
    finding = solve(game, position, 100_000)
    assert (finding.verdict, finding.how) == (Verdict.WINNABLE, "line")
    assert search.wins(game, position, finding.line)
    assert not search.wins(game, position, finding.line[:-1])
    assert not search.wins(game, position, (Move(0, 1), *finding.line))


def test_a_search_looks_at_no_more_positions_than_it_may_and_says_so() -> None:
    game, position = started("beleaguered-castle:32012")
    finding = solve(game, position, 500)
    assert finding == (Verdict.GAVE_UP, (), 500, "budget")


def test_a_search_that_has_no_room_left_knows_nothing_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game, position = started("streets-and-alleys:32012")

    def cramped(game: Game, position: Position, engine: Engine) -> Portfolio:
        searches = [TypeSearch(compiled_games(game)[1], position, room=room) for room in (100, 200)]
        return Portfolio((tuple(searches),), 20, 2, 10**6)

    monkeypatch.setattr(search, "portfolio", cramped)
    finding = solve(game, position)
    assert (finding.verdict, finding.line, finding.how) == (Verdict.GAVE_UP, (), "memory")
    assert 20 < finding.visited < 300


def test_a_lost_deal_is_lost_because_all_was_seen_or_because_of_a_dead_end() -> None:
    hows = {solve(*started(f"fortress:{number}")).how for number in range(32_000, 32_010)}
    assert hows == {"exhausted", "dead-end", "line"}


@pytest.mark.parametrize(
    "deal, proofs, how",
    [
        ("chessboard:32060", {"dead-end"}, "dead-end"),
        ("chessboard:32076", {"exhausted"}, "exhausted"),
        ("chessboard:32006", {"dead-end", "exhausted"}, "exhausted"),
    ],
)
def test_what_is_told_of_a_loss_is_true_for_every_base(deal: str, proofs: set[str], how: str) -> None:
    """Of some bases only it may be so that no empty place can ever be made: then that is not told."""
    game, position = started(deal)
    found = set()
    for [case] in portfolio(game, position).cases:
        assert case.advance(10**6) is Verdict.LOST
        found.add(case.proof)
    assert found == proofs
    finding = solve(game, position)
    assert (finding.verdict, finding.how) == (Verdict.LOST, how)


def test_chessboard_is_searched_from_every_base_until_one_is_set() -> None:
    game, position = started("chessboard:ms1")
    finding = solve(game, position)
    first = next(move for move in finding.line if move.dst in game.foundation)
    played = position
    for move in finding.line[: finding.line.index(first) + 1]:
        played = play(game, played, move)
    assert solve(game, played).verdict is Verdict.WINNABLE
    assert len(portfolio(game, position).cases) == 13
    assert len(portfolio(game, played).cases) == 1


def test_a_won_position_needs_no_line() -> None:
    game, position = started(LOST)
    home = tuple(bytes(range(13 * suit, 13 * suit + 13)) for suit in range(4))
    assert solve(game, home + (b"",) * 10) == (Verdict.WINNABLE, (), 0, "line")
    assert solve(game, position).verdict is Verdict.LOST


def test_a_line_that_the_rules_refuse_is_never_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "shortened", lambda game, position, line: line[1:])
    with pytest.raises(AssertionError, match="Fortress"):
        solve(*started("fortress:ms33"))


class Mistaken:
    """A search that takes a line for a win that the rules do not allow."""

    visited, proof = 0, ""

    def __init__(self, line: tuple[Move, ...], *, is_short: bool) -> None:
        self._line, self.is_short = line, is_short

    def advance(self, nodes: int) -> Verdict:
        return Verdict.WINNABLE

    def line(self) -> tuple[Move, ...]:
        return self._line


@pytest.mark.parametrize("is_short", [True, False])
@pytest.mark.parametrize("without", [0, 1, -1])
def test_a_search_that_is_mistaken_is_told(*, without: int, is_short: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: its line was shortened before it was replayed, which never came to an end."""
    game, position = started("fortress:ms33")
    line = list(solve(game, position).line)
    del line[without]

    def mistaken(game: Game, position: Position, engine: Engine) -> Portfolio:
        return Portfolio(((Mistaken(tuple(line), is_short=is_short),),), 10, 2, 100)

    monkeypatch.setattr(search, "portfolio", mistaken)
    with pytest.raises(AssertionError, match="Fortress: the rules do not allow the line"):
        solve(game, position)


def test_games_are_searched_by_what_they_are_and_not_by_their_names() -> None:
    game, position = started("fortress:ms33")
    assert solve(replace(game, id="other", name="Other"), position) == solve(FORTRESS, position)


@pytest.mark.parametrize("text", ["beleaguered-castle:546762", "streets-and-alleys:ms4", "chessboard:ms1"])
def test_no_card_of_the_line_that_is_shown_goes_where_it_need_not(text: str) -> None:
    """Bug: a jack went to an empty row and came back seven moves later, and no shorter way was said to be known."""
    game, position = started(text)
    found = solve(game, position)
    shown = with_short_line(game, position, found)
    assert len(shown.line) < len(found.line)
    assert wins(game, position, shown.line)
    assert with_short_line(game, position, shown) == shown


def test_what_is_lost_has_no_line_to_be_shown() -> None:
    game, position = started(LOST)
    assert with_short_line(game, position, solve(game, position)) == solve(game, position)


def test_a_line_that_was_made_shorter_is_believed_only_after_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    game, position = started("fortress:ms33")
    found = solve(game, position)
    monkeypatch.setattr(search, "straightened", lambda game, position, line: line[1:])
    with pytest.raises(AssertionError, match="Fortress: the rules do not allow the line"):
        with_short_line(game, position, found)
