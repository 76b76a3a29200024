"""What is known about a game, and what follows from it."""

import pytest

from ramparts.app.messages.intents import Go, Undo
from ramparts.app.state.analysis import Analysis, Known, Settled, last_winnable, undecided, verdict
from ramparts.deals.history import History
from ramparts.rules.game import Move
from tests.kit.visit.table import drags, table, told


def tree() -> History:
    """Nodes 0 - 1 - 2 along one line, 3 beside 2, 4 beside 1; the present node is 2."""
    model = drags(table("fortress:ms33"), "t1-h", "t2-h")
    model = drags(told(model, Undo()), "t8-h")
    return told(drags(told(model, Go(0)), "t3-t5"), Go(2)).history


def knowing(**verdicts: Settled) -> Analysis:
    """An analysis with verdicts by node, written ``n1="lost"``; winning lines are empty."""
    analysis = Analysis()
    for name, said in verdicts.items():
        analysis = analysis.learnt(int(name[1:]), Known(said, "line"))
    return analysis


def told_of(analysis: Analysis) -> list[str]:
    found = [verdict(analysis, tree(), node) for node in range(5)]
    return ["" if known is None else f"{known.verdict} {known.how}" for known in found]


@pytest.mark.parametrize(
    "analysis, known",
    [
        (knowing(), ["", "", "", "", ""]),
        (knowing(n1="lost"), ["", "lost line", "lost played", "lost played", ""]),
        (knowing(n2="winnable"), ["winnable played", "winnable played", "winnable line", "", ""]),
        (knowing(n1="unknown"), ["", "unknown line", "", "", ""]),
        (knowing(n1="unknown", n2="winnable"), ["winnable played", "winnable played", "winnable line", "", ""]),
        (knowing(n1="unknown", n0="lost"), ["lost line", "lost played", "lost played", "lost played", "lost played"]),
    ],
)
def test_what_leads_to_a_win_can_be_won_and_what_follows_a_loss_is_lost(analysis: Analysis, known: list[str]) -> None:
    assert told_of(analysis) == known


def test_a_winning_line_goes_on_from_any_node_along_it_and_before_it() -> None:
    history = tree()
    first, second = history.nodes[1].moves, history.nodes[2].moves
    rest = (Move(9, 0), Move(9, 1))
    from_the_start = Analysis().learnt(0, Known("winnable", "line", 7, first + second + rest))
    nothing = Known("unknown", "")
    assert [(verdict(from_the_start, history, node) or nothing).line for node in (1, 2)] == [second + rest, rest]
    assert verdict(from_the_start, history, 3) is None
    from_the_end = Analysis().learnt(2, Known("winnable", "line", 7, rest))
    assert [(verdict(from_the_end, history, node) or nothing).line for node in (0, 1)] == [
        first + second + rest,
        second + rest,
    ]


@pytest.mark.parametrize(
    "analysis, found",
    [
        (knowing(), (-1, 3)),
        (knowing(n0="winnable"), (0, 3)),
        (knowing(n1="winnable", n2="lost"), (1, 2)),
        (knowing(n0="lost"), (-1, 0)),
        (knowing(n4="winnable"), (0, 3)),
    ],
)
def test_the_last_that_can_be_won_and_the_first_that_is_lost(analysis: Analysis, found: tuple[int, int]) -> None:
    assert last_winnable(analysis, tree()) == found


def test_a_path_is_undecided_while_the_solver_gave_up_on_one_of_its_nodes() -> None:
    assert undecided(knowing(n1="unknown"), tree())
    assert not undecided(knowing(n3="unknown"), tree())
    assert not undecided(knowing(n1="unknown", n2="winnable"), tree())


def test_an_analysis_forgets_its_question_but_not_its_verdicts() -> None:
    asking = Analysis(
        known=knowing(n1="lost").known, ask=3, asked=1, purpose="light", visited=9, wanted=("fortress", 1, 1)
    )
    assert asking.idle() == Analysis(known=asking.known, ask=3)
