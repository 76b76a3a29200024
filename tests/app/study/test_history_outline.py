"""The history as nested lines, and the panel that shows it."""

from dataclasses import replace

from hypothesis import given

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import DealOn, Go, Show, Undo
from ramparts.app.panels import panel
from ramparts.app.state.analysis import Known
from ramparts.app.state.model import Model
from ramparts.app.study.review.history_outline import DEEPEST, MOST, SHOWN, Branch, tree
from ramparts.app.view.elements import texts
from ramparts.app.words.sentences import ENGLISH
from ramparts.deals.history import History
from tests.app.talk.test_transcript import found
from tests.kit.examples import examples
from tests.kit.playing.play import played
from tests.kit.visit.table import drags, table, told

START = table("fortress:ms33")
SHUTTLE = table("fortress=t0~7H.t1~*")
"""A row of one card that may wander to an empty row and back."""

BRANCHED = drags(told(drags(START, "t1-h", "t2-h", "t8-h"), Undo(), Undo()), "t3-t5")


def nodes(branch: Branch) -> list[int]:
    """The nodes of a line and of all that leaves it."""
    return [
        number
        for leaf in branch.leaves
        for number in [leaf.node, *(each for aside in leaf.instead for each in nodes(aside))]
    ]


def test_the_present_line_is_numbered_from_the_deal() -> None:
    line = tree(ENGLISH, drags(START, "t1-h", "t2-h").history)
    assert [(leaf.number, leaf.words) for leaf in line.leaves] == [(1, "Ace of spades home"), (2, "Ace of hearts home")]


def test_a_run_counts_as_many_moves_as_it_takes() -> None:
    """Bug: a game of 128 moves had 113 here, and the position after them was said to be after 113."""
    model = drags(table("fortress=fC~AC2C3C4C5C6C7C8C9C.t0~JCTC.t1~KCQC.t2~*"), "t0-t1:2", "t1-h", "t1-h")
    model = drags(told(model, Undo(), Undo()), "t1-t3:2", "t3-t1")
    assert [leaf.number for leaf in tree(ENGLISH, model.history).leaves] == [1, 4, 6]
    [aside] = tree(ENGLISH, model.history).leaves[1].instead
    assert [leaf.number for leaf in aside.leaves] == [4, 5]
    shown = panel(told(model, Show("history")))
    assert [dict(each.attributes)["value"] for each in found(shown, value="4")] == ["4", "4"]
    assert "6 moves so far; you have tried 8 in all." in texts(shown or "")
    assert told(model, Go(2)).ui.said.startswith("After 4 moves. ")


def test_where_nothing_else_was_tried_the_moves_are_counted_once() -> None:
    """Bug: it said "68 moves so far; you have tried 68 in all"."""
    model = drags(START, "t1-h", "t2-h")
    assert "2 moves." in texts(panel(told(model, Show("history"))) or "")
    assert "1 move so far; you have tried 2 in all." in texts(panel(told(model, Undo(), Show("history"))) or "")


def test_another_line_is_listed_with_the_move_that_replaced_it() -> None:
    line = tree(ENGLISH, BRANCHED.history)
    assert [leaf.words for leaf in line.leaves] == ["Ace of spades home", "Queen of diamonds to row 5"]
    (aside,) = line.leaves[1].instead
    assert [(leaf.number, leaf.words) for leaf in aside.leaves] == [
        (2, "Ace of hearts home"),
        (3, "Ace of diamonds home"),
    ]


def test_the_line_goes_on_to_where_redo_leads() -> None:
    back = told(BRANCHED, Undo(), Undo())
    assert nodes(tree(ENGLISH, back.history)) == nodes(tree(ENGLISH, BRANCHED.history))


def test_a_turned_card_is_told_as_turned() -> None:
    (leaf,) = tree(ENGLISH, told(table("fortitude:77000"), DealOn()).history).leaves
    assert leaf.words.endswith(" turned")


def wandered(model: Model, moves: int) -> Model:
    """The table after so many moves, an even number, of the wandering row."""
    return drags(model, *["t0-t2", "t2-t0"] * (moves // 2))


def test_a_long_line_aside_is_cut_and_told_how_long_it_is() -> None:
    model = drags(told(wandered(SHUTTLE, 12), Go(0)), "t0-t3")
    (aside,) = tree(ENGLISH, model.history).leaves[0].instead
    assert (len(aside.leaves), aside.more, aside.end) == (SHOWN, 12 - SHOWN, 12)


def test_lines_of_lines_end_somewhere() -> None:
    model = SHUTTLE
    for _ in range(DEEPEST + 2):
        model = drags(model, "t0-t2", "t2-t0", "t0-t3", "t3-t0")
        model = drags(told(model, Undo(), Undo(), Undo()), "t2-t4", "t4-t0")
    model = told(model, Go(1))
    assert len(nodes(tree(ENGLISH, model.history))) <= len(model.history.nodes) - 1


def test_no_more_than_so_many_moves_are_listed() -> None:
    long = wandered(SHUTTLE, MOST + 10)
    line = tree(ENGLISH, long.history)
    assert (len(line.leaves), line.more) == (MOST, 10)
    aside = told(drags(told(long, Go(MOST - 2)), "t0-t3"), Go(MOST + 10))
    assert len(nodes(tree(ENGLISH, aside.history))) == MOST


@examples(40)
@given(played(longest=20))
def test_every_node_of_a_small_tree_is_listed_once_or_lies_in_what_is_cut(model: Model) -> None:
    listed = nodes(tree(ENGLISH, model.history))
    assert len(listed) == len(set(listed))
    assert set(model.history.path) <= {0, *listed}


def test_redo_that_a_save_left_out_leads_to_the_oldest_line() -> None:
    history: History = told(BRANCHED, Go(0)).history
    history = replace(history, nodes=tuple(node._replace(latest=None) for node in history.nodes))
    assert [leaf.node for leaf in tree(ENGLISH, history).leaves] == [1, 2, 3]


def test_the_panel_has_a_button_for_each_position_and_marks_the_present_one() -> None:
    model = told(BRANCHED, Show("history"))
    shown = panel(model)
    (here,) = found(shown, aria_current="step")
    assert texts(here) == ["Queen of diamonds to row 5"]
    commands = {dict(each.attributes)["data-do"] for each in found(shown, type="button")} - {"close", "review"}
    assert commands == {f"go:{number}" for number in range(len(model.history.nodes))}
    gone = intent_of(model, "go:3", 0)
    assert gone is not None
    after = told(model, gone)
    assert (after.history.at, after.ui.panel) == (3, "history")


def test_a_line_that_is_cut_can_be_gone_to() -> None:
    model = told(drags(told(wandered(SHUTTLE, 12), Go(0)), "t0-t3"), Show("history"))
    assert "… and 6 more moves" in texts(panel(model) or "")


def test_what_is_known_of_a_position_is_marked() -> None:
    known = BRANCHED.analysis.learnt(1, Known("winnable", "search")).learnt(2, Known("lost", "search"))
    model = told(replace(BRANCHED, analysis=known.learnt(3, Known("unknown", "search"))), Show("history"))
    labels = {dict(each.attributes)["aria-label"] for each in found(panel(model), role="img")}
    assert labels == {"can be won", "lost"}


def test_before_the_first_move_the_panel_says_so() -> None:
    assert "No move has been made yet." in texts(panel(told(START, Show("history"))) or "")


def test_moves_that_were_shown_are_none_that_the_player_has_tried() -> None:
    """Bug: after "Show me the solution" it said "30 with everything you tried"."""
    model = told(drags(START, "t1-h", "t2-h"), Undo())
    model = model.with_record(model.session.record._replace(shown=True))
    assert "1 move." in texts(panel(told(model, Show("history"))) or "")
