"""The arrows of a review: what was played, and what would have kept the win; and what is said where they are."""

from ramparts.app.messages.intents import Say, Show
from ramparts.app.messages.study_intents import Analyse, LookAt
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow
from ramparts.app.view.board import board
from ramparts.app.view.elements import Node, texts
from tests.app.study.test_review_panel import LOST, known, tree
from tests.kit.playing.oracle import at
from tests.kit.visit.table import pile, table, told


def named(model: Model) -> list[tuple[str, str, str]]:
    """The arrows on the table: from which pile to which, and what the move does."""
    piles = model.deal.game.piles
    return [(piles[each.src].id, piles[each.dst].id, each.means) for each in model.ui.arrows]


def aloud(panel: Node) -> list[str]:
    """What is said of each of the regions that screen readers follow."""
    here = [" ".join(texts(panel))] if ("role", "status") in panel.attributes else []
    return here + [said for child in panel.children if isinstance(child, Node) for said in aloud(child)]


def test_before_the_move_that_lost_both_are_shown() -> None:
    looked = told(LOST, LookAt(1))
    assert named(looked) == [("t2", "t4", "bad"), ("t0", "fH", "good")]
    top = len(looked.position[pile(looked, "t2")]) - 1
    assert looked.ui.arrows[0] == Arrow(pile(looked, "t2"), top, pile(looked, "t4"), "bad")
    assert board(looked).pointing is not None
    assert board(looked).numbered


def test_a_move_that_kept_the_win_is_shown_alone() -> None:
    assert named(told(LOST, LookAt(0))) == [("t0", "t5", "good")]


def test_at_the_end_of_the_game_there_is_nothing_to_show() -> None:
    assert named(told(LOST, LookAt(2))) == []


def test_a_move_in_a_lost_position_is_just_the_next_one() -> None:
    model = told(known(at("fortress:50002", "t0-t5", "t2-t4"), "-", "-", "-"), Show("review"), LookAt(1))
    assert named(model) == [("t2", "t4", "next")]


def test_of_what_is_not_judged_yet_only_the_move_is_shown() -> None:
    model = told(known(at("fortress:50002", "t0-t5"), "+"), Show("review"), LookAt(0))
    assert named(model) == [("t0", "t5", "next")]


def test_they_go_with_the_panel() -> None:
    looked = told(LOST, LookAt(1))
    closed = told(looked, Show())
    assert named(closed) == []
    assert board(closed).pointing is None


def test_a_run_begins_at_the_card_that_is_taken_hold_of() -> None:
    start = "fortress=t0~*9C8C.t1~TC"
    moved = told(table(start), Say("t0-t1:2"))
    looked = told(moved, Show("review"), LookAt(0))
    assert [(each.src, each.depth) for each in looked.ui.arrows] == [
        (pile(looked, "t0"), len(looked.position[pile(looked, "t0")]) - 2)
    ]


def test_nothing_else_is_said_at_the_table_meanwhile() -> None:
    """Bug: the notice of a lost game lay over the table that was reviewed."""
    stuck = at("fortress:ms33", "t5-t3", "t2-h", "t8-h", "t1-h").with_ui(greeting="welcome")
    assert board(stuck).greeting is not None
    reviewed = told(stuck, Analyse())
    assert board(reviewed).greeting is None
    assert board(reviewed).notice is None
    assert board(told(reviewed, Show())).greeting is not None


def test_the_move_that_lost_is_told_once_wherever_one_looks() -> None:
    """Bug: it stood there twice, once for the eyes and once for the ears, and whoever read it heard both."""
    for number in range(3):
        text = " ".join(texts(tree(LOST, LookAt(number))))
        assert text.count("You lost the game with move 2.") == text.count("Either of these would have been right") == 1
    seen_here = " ".join(texts(tree(LOST, LookAt(1))))
    assert "After 1 move: can be won." in seen_here
    assert seen_here.count("ace of hearts home") == seen_here.count("2 of spades onto the 3 of spades") == 1


def test_who_does_not_see_hears_of_the_move_that_lost_where_it_was_made() -> None:
    played = "You lost the game with move 2. You played: 2 of spades onto the 3 of spades."
    right = "Either of these would have been right: ace of hearts home or 3 of spades onto the 2 of spades."
    assert aloud(tree(LOST)) == ["After 1 move: can be won.", f"{played} {right}"]
    assert aloud(tree(LOST, LookAt(2))) == ["After 2 moves: lost.", ""]
    assert aloud(tree(known(LOST, "+", "+", "-")))[1:] == [""]  # what was right is about to be known
