"""What is published: the surveys, what is drawn from them, and what others found."""

import json
import re
import shutil
from itertools import pairwise
from pathlib import Path

import pytest

from ramparts.cli.deal_range import DealRange, deal_range
from ramparts.cli.surveys.survey_summary import summary
from ramparts.cli.surveys.tally import Tally
from ramparts.games.catalogue import TITLES
from ramparts.shares.counts import Counts, wilson
from ramparts.shares.published import by_share, published
from tests.kit.places import ROOT
from web.build.odds.__main__ import main, page_lines, with_table
from web.build.odds.draw import bounds, plot, table
from web.build.odds.surveys import HOME, PUBLISHED, Survey, answers, differs, surveys

FILES = sorted((HOME / "surveys").glob("*.json"))


def surveyed(command: str) -> DealRange:
    """The deals of a command that makes a survey."""
    found = re.fullmatch(r"ramparts survey (\S+) (\S+) (\S+)( --memory [0-9]+)?", command)
    assert found, "limits of time give other verdicts on other machines"
    return deal_range(*found.groups()[:3])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_survey_is_what_its_commands_answer(file: Path) -> None:
    for said in answers(file):
        assert file.stem == said["game"].replace("/", "-")
        deals = surveyed(said["command"])
        assert (deals.game, deals.count) == (said["game"], said["deals"])
        counts = Counts(said["winnable"], said["lost"], said["unknown"])
        assert (counts.deals, [round(end, 6) for end in counts.interval]) == (said["deals"], said["interval"])
        assert said.keys() == summary(Tally(deals), "")[0].keys()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_deal_is_left_out_between_the_parts_of_a_survey_or_is_in_two(file: Path) -> None:
    parts = [surveyed(said["command"]) for said in answers(file)]
    for before, after in pairwise(parts):
        assert (after.head, after.first) == (before.head, before.last + 1)


def test_parts_are_added_up(tmp_path: Path) -> None:
    (tmp_path / "surveys").mkdir()
    parts = [{"game": "fortress", "winnable": 2, "lost": 7, "unknown": n, "seconds": 1.5} for n in (0, 1)]
    (tmp_path / "surveys" / "fortress.json").write_text("\n".join(map(json.dumps, parts)), "utf-8")
    assert surveys(tmp_path) == [Survey("fortress", Counts(4, 14, 1), 3.0)]


def test_every_game_and_level_has_its_survey() -> None:
    levels = [(title, level) for title in TITLES.values() for level in range(1, title.ladder_top + 1)]
    texts = [f"{title.id}/{level}" if title.levels > 1 else title.id for title, level in levels]
    assert [game for game, *_ in published()] == texts, "make one as README tells: `ramparts survey`"


@pytest.mark.parametrize("game", TITLES)
def test_what_players_are_told_of_the_odds_is_what_surveys_found(game: str) -> None:
    told = TITLES[game].about.odds
    shares = [float(share) / 100 for title, share, *_ in published() if title.partition("/")[0] == game]
    said = re.search("([0-9]+) random deals? in ([0-9]+)", told)
    if said:
        assert abs(shares[-1] - int(said[1]) / int(said[2])) < 0.025
    if "nearly" in told.casefold():
        assert shares[0] > 0.98
    assert said or "nearly" in told.casefold()
    assert "random" in told or TITLES[game].levels > 1, "the deals that players get can be won"


def test_what_can_be_won_most_often_comes_first_and_the_levels_of_a_ladder_last() -> None:
    rows = by_share()
    assert sorted(rows) == sorted(published())
    split = next(place for place, row in enumerate(rows) if "/" in row[0])
    shares = [float(share) for _, share, *_ in rows[:split]]
    assert shares == sorted(shares, reverse=True)
    assert [game for game, *_ in rows[split:]] == [f"fortitude/{level}" for level in range(1, 10)]


@pytest.mark.parametrize("game", PUBLISHED)
def test_no_survey_differs_from_what_others_found(game: str) -> None:
    """A difference outside of both intervals would be a fault of somebody."""
    assert [survey.game for survey in surveys() if survey.game == game and not differs(survey)] == [game]


def test_a_difference_would_be_seen() -> None:
    assert differs(Survey("fortress", Counts(300_000, 700_000), 1))
    assert not differs(Survey("fortress", Counts(20, 80), 1))
    assert not differs(Survey("chessboard", Counts(1, 99), 1))


def test_what_is_drawn_is_drawn_from_the_surveys() -> None:
    """Otherwise `make odds` is to be run."""
    found = surveys()
    assert (HOME / "odds.txt").read_text("utf-8") == page_lines(found)
    readme = (ROOT / "README.md").read_text("utf-8")
    assert with_table(readme, table(found)) == readme
    assert (ROOT / "web" / "pictures" / "odds.svg").read_text("utf-8") == plot(found)


def test_the_table_says_what_is_not_decided_and_what_others_found() -> None:
    found = [Survey("fortress", Counts(2, 7, 1), 100.0), Survey("fortitude/4", Counts(9, 1), 7200.0)]
    _, _, fortress, fortitude = table(found).splitlines()
    low, high = bounds((wilson(2, 10)[0], wilson(3, 10)[1]), 2)
    assert fortress.startswith(f"| Fortress | 10 | 20.00 | {low} to {high} | 1 | 2 min | 20.24 (20.16 to 20.32), ")
    assert fortitude.startswith("| Fortitude, level 4 | 10 | 90.00 | ")
    assert fortitude.endswith(" | 0 | 2.0 h | |")


def test_an_interval_is_rounded_outwards() -> None:
    """Bug: of Castles End the page said "100.0-100.0", though a lost deal is possible."""
    assert bounds((0.99996, 1.0), 1) == ("99.9", "100.0")
    assert bounds((0.20201, 0.20359), 2) == ("20.20", "20.36")


def test_the_command_says_what_it_has_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "web" / "pictures").mkdir(parents=True)
    (tmp_path / "README.md").write_text((ROOT / "README.md").read_text("utf-8"), "utf-8")
    home = tmp_path / "py" / "ramparts" / "shares"
    shutil.copytree(HOME / "surveys", home / "surveys")
    main(tmp_path)
    assert (home / "odds.txt").read_text("utf-8") == (HOME / "odds.txt").read_text("utf-8")
    assert (tmp_path / "README.md").read_text("utf-8") == (ROOT / "README.md").read_text("utf-8")
    assert capsys.readouterr().out.startswith("fortress: Counts(")
