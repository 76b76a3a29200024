"""Perft: the engine counts as many sequences of moves as an independent reading of the rules.

``reference.json`` and ``reference-family.json`` came with the rules; the other files beside them are our own, one for
each title. Each counts at least 100,000 positions from a start of every game and level, and from positions in which
rarer rules come into play.
"""

import json
from collections import defaultdict
from itertools import takewhile

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.engine.play import moves, perft, play
from ramparts.games.catalogue import TITLES
from tests.kit.examples import fewer
from tests.kit.naive import steps as naive
from tests.kit.places import DATA
from tests.kit.playing.naive_deals import table_of
from tests.kit.playing.perft_count import engine_counts, naive_counts, naive_table

FILES = DATA / "perft"
ENOUGH = 100_000


def counted(name: str) -> dict[str, list[int]]:
    """The counts of one file by deal."""
    found: dict[str, list[int]] = json.loads((FILES / f"{name}.json").read_text(encoding="utf-8"))
    return found


REFERENCE = counted("reference") | counted("reference-family")
OURS = {
    deal: counts for title in TITLES if (FILES / f"{title}.json").exists() for deal, counts in counted(title).items()
}


def short(text: str) -> str:
    """A deal as the name of a test: a position by its game and its foundations."""
    return text if "=" not in text else text.partition(".t")[0].partition(".r")[0][:40]


@pytest.mark.parametrize("text", REFERENCE)
def test_the_engine_counts_what_the_reference_counts(text: str) -> None:
    deal = parse_deal(text, TITLES)
    depths = range(1, len(REFERENCE[text]) + 1)
    assert [perft(deal.game, deal.start, depth) for depth in depths] == REFERENCE[text]


@pytest.mark.parametrize("text", REFERENCE)
def test_the_naive_rules_deal_and_count_what_the_reference_counts(text: str) -> None:
    deal = parse_deal(text, TITLES)
    assert naive_table(deal.game, deal.start) == table_of(text)
    assert naive_counts(deal, len(REFERENCE[text])) == REFERENCE[text]


def as_deep_as_is_asked(text: str) -> list[int]:
    """Our counts of a deal: all by night, at each change those before there are too many positions."""
    most = max(fewer(ENOUGH), fewer(max(OURS[text])))
    return list(takewhile(lambda count: count <= most, OURS[text]))


@pytest.mark.parametrize("text", OURS, ids=short)
def test_the_engine_counts_what_our_files_say(text: str) -> None:
    counts = as_deep_as_is_asked(text)
    assert engine_counts(parse_deal(text, TITLES), len(counts)) == counts


@pytest.mark.parametrize("text", OURS, ids=short)
def test_the_naive_rules_count_what_our_files_say(text: str) -> None:
    counts = as_deep_as_is_asked(text)
    assert naive_counts(parse_deal(text, TITLES), len(counts)) == counts


def test_perft_counts_every_sequence_once_also_where_sequences_meet() -> None:
    deal = parse_deal("fortress:ms2", TITLES)
    assert [perft(deal.game, deal.start, depth) for depth in range(5)] == [1, *OURS["fortress:ms2"][:4]]


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_perft_file_of_its_own(title: str) -> None:
    assert (FILES / f"{title}.json").exists(), f"write tests/data/perft/{title}.json with `python -m ramparts perft`"


def test_every_game_and_level_is_counted_to_a_hundred_thousand_positions() -> None:
    most: dict[tuple[str, int], int] = defaultdict(int)
    for text, counts in OURS.items():
        game = parse_deal(text, TITLES).game
        most[game.id, game.level] = max(most[game.id, game.level], sum(counts))
    wanted = {(title.id, level) for title in TITLES.values() for level in range(1, 11) if level <= title.levels}
    assert not {kind for kind in wanted if most[kind] < ENOUGH}


@pytest.mark.parametrize("text", ["besieged-city:32000", "fortitude/1:77000", "chessboard:ms1", "castles-end:ms1"])
def test_along_one_line_the_two_readings_pass_the_same_tables(text: str) -> None:
    deal, table = parse_deal(text, TITLES), table_of(text)
    for _ in range(100):
        found = moves(deal.game, deal.start)
        pairs = [(deal.game.piles[move.src].id, deal.game.piles[move.dst].id) for move in found]
        assert set(pairs) == naive.steps(deal.game.id, table)
        if not found:
            break
        deal = deal._replace(start=play(deal.game, deal.start, found[-1]))
        table = naive.after(deal.game.id, table, pairs[-1])
        assert naive_table(deal.game, deal.start) == table
