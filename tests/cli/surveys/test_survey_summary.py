"""What a survey comes to."""

from ramparts import __version__
from ramparts.cli.deal_range import deal_range
from ramparts.cli.surveys.survey_summary import summary
from ramparts.cli.surveys.tally import Tally
from ramparts.shares.counts import wilson


def surveyed(game: str) -> Tally:
    """Of ten deals three won, six lost, and one not decided."""
    tally = Tally(deal_range(game, "32000", "32009"))
    for place, verdict in enumerate(["winnable"] * 3 + ["lost"] * 6 + ["unknown"]):
        tally.add({"deal": tally.deals.text(place), "verdict": verdict, "visited": 100, "seconds": 0.125})
    return tally


def test_the_summary_counts_the_unknown_against_and_for() -> None:
    answer, said = summary(surveyed("fortress"), "ramparts survey fortress 32000 32009")
    assert answer == {
        "game": "fortress",
        "deals": 10,
        "winnable": 3,
        "lost": 6,
        "unknown": 1,
        "share": 0.3,
        "interval": [round(wilson(3, 10)[0], 6), round(wilson(4, 10)[1], 6)],
        "visited": 1000,
        "seconds": 1.25,
        "version": __version__,
        "command": "ramparts survey fortress 32000 32009",
    }
    assert said == "10 deals: 3 winnable, 6 lost, 1 unknown. Winnable: 30.00%, 95 % interval 10.78% to 68.73%."


def test_the_summary_says_where_the_solver_knows_more_than_a_player() -> None:
    answer, said = summary(surveyed("fortitude/4"), "")
    assert (answer["game"], answer["knows"]) == ("fortitude/4", "everything")
    assert "The solver knows everything" in said
