"""Grades: by bits, with boundaries that were measured."""

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.deals.grade import GRADES
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.solver import Verdict
from ramparts.study.grades import BOUNDARIES, ONLY_GRADE, Graded, grade_of, graded
from ramparts.study.worth.knowledge import Knowledge
from tests.bench.grades import FOLDER, measured, records, spearman, summary
from tests.kit.examples import spread
from tests.kit.places import ROOT


def grade_at(name: str, *, limit: int | None = None, nodes: int | None = None) -> Graded:
    deal = parse_deal(name, TITLES)
    return graded(Knowledge(deal.game, limit, chosen_engine(None)), deal.game.id, deal.start, nodes)


def test_every_title_but_two_has_boundaries_that_rise() -> None:
    wanted = "a title of which deals are graded has its BOUNDARIES in ramparts/study/grades.py: see docs/lists.md"
    assert {*TITLES} - {*BOUNDARIES} == {"besieged-city", "penelopes-web"}, wanted
    for boundaries in BOUNDARIES.values():
        assert len(boundaries) < len(GRADES)
        assert list(boundaries) == sorted({*boundaries})


@pytest.mark.parametrize("title", BOUNDARIES)
def test_a_deal_on_a_boundary_has_the_harder_grade(title: str) -> None:
    for boundary, easier, harder in zip(BOUNDARIES[title], GRADES, GRADES[1:], strict=False):
        assert (grade_of(title, boundary - 0.001), grade_of(title, boundary)) == (easier, harder)


@pytest.mark.parametrize(
    "name, bits", [("fortress:50002", 9.621), ("fortress:50007", 4.939), ("chessboard:50000", 14.925)]
)
def test_a_deal_has_the_bits_of_the_line_that_the_solver_finds(name: str, bits: float) -> None:
    """These three were counted by another program, with a search of its own for each verdict."""
    found = grade_at(name)
    assert found == (Verdict.WINNABLE, grade_of(name.partition(":")[0], bits), bits)


def test_a_deal_that_is_lost_or_undecided_has_no_grade() -> None:
    assert grade_at("fortress:ms1") == (Verdict.LOST, None, None)
    assert grade_at("streets-and-alleys:ms5", nodes=50) == (Verdict.GAVE_UP, None, None)


def test_a_move_that_stays_undecided_counts_as_one_that_loses() -> None:
    """So the deal has a grade, but no number of bits."""
    found = grade_at("chessboard:50000", limit=1)
    assert found.grade is not None
    assert GRADES.index(found.grade) >= GRADES.index(grade_of("chessboard", 14.925))
    assert found.bits is None


def test_where_there_are_no_boundaries_every_deal_has_the_same_grade() -> None:
    assert grade_at("besieged-city:32020") == (Verdict.WINNABLE, ONLY_GRADE, None)


@pytest.mark.parametrize("title", spread(sorted(file.stem for file in FOLDER.glob("*.csv"))))
def test_a_deal_is_measured_as_its_file_has_it(title: str) -> None:
    """Of all of them one is solved, judged, and played by every player again."""
    found = records(FOLDER / f"{title}.csv")
    assert len(found) >= 100, f"`python -m tests.bench.grades measure {title} 100`"
    assert measured(title, int(found[7]["deal"])) == found[7]


def test_the_tables_say_what_was_measured() -> None:
    tables = [line for line in (ROOT / "docs" / "grades.md").read_text("utf-8").splitlines() if line.startswith("|")]
    assert tables == [line for line in summary() if line]


def test_ranks_agree_whatever_lies_between_values() -> None:
    assert spearman([1, 2, 3, 10], [0.1, 0.2, 5, 6]) == pytest.approx(1)
    assert spearman([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert spearman([1, 1, 2, 2], [1, 2, 1, 2]) == pytest.approx(0)
    assert spearman([1, 2, 3], [7, 7, 7]) is None
