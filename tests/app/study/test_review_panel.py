"""The panel of a review: its strip, its words, its buttons."""

from dataclasses import replace

import pytest

from ramparts.app.messages.intents import Absent, Finish, Intent, Show
from ramparts.app.messages.study_intents import Analyse, LookAt, Suspend
from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.state.review import Review
from ramparts.app.study.review.history_outline import seen
from ramparts.app.study.review.line import tricky_of
from ramparts.app.study.review.panel import MOST
from ramparts.app.study.review.strip import BARS, kind
from ramparts.app.study.review.words import FEW, keeping_said, was_right
from ramparts.app.view.captions import won_said
from ramparts.app.view.elements import Node, texts
from ramparts.app.words.sentences import ENGLISH
from ramparts.deals.deal import position_text
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Move, Role
from tests.kit.playing.oracle import LAST_MOVE, at, consulted
from tests.kit.visit.table import table, told

LOST = consulted(at("fortress:50002", "t0-t5", "t2-t4"), Analyse())


def tree(model: Model, *intents: Intent) -> Node:
    found = panel(told(model.with_ui(panel="review"), *intents))
    assert found is not None
    return found


def words(model: Model, *intents: Intent) -> str:
    return " ".join(texts(tree(model, *intents)))


def every(tree: Node, tag: str) -> list[dict[str, str]]:
    """The attributes of all elements of a kind."""
    found = [dict(tree.attributes)] if tree.tag == tag else []
    return found + [each for child in tree.children if isinstance(child, Node) for each in every(child, tag)]


def known(model: Model, *rows: str, shortest: int = 0) -> Model:
    """The table with a review made up."""
    return model.with_session(replace(model.session, review=Review(rows, shortest)))


def test_the_move_that_lost_is_told_with_those_that_kept_it() -> None:
    said = words(LOST)
    assert "You lost the game with move 2." in said
    assert "You played: 2 of spades onto the 3 of spades." in said
    assert "Either of these would have been right: ace of hearts home or 3 of spades onto the 2 of spades." in said
    assert "After 1 move: can be won." in said
    assert "After 2 moves: lost." in words(LOST, LookAt(2))
    commands = [each.get("data-do") for each in every(tree(LOST), "button")]
    game, before = LOST.deal.game, LOST.history.nodes[1].position
    puzzle = f"puzzle:{position_text(TITLES['fortress'], game, before)}"
    assert commands == ["close", "look-at:0", "look-at:2", "look-at:2", "try-from:1", puzzle]
    assert "Show the end" in texts(tree(LOST))


def test_what_a_button_shows_is_in_its_name_or_is_not_read() -> None:
    """Bug: who says what stands on a button did not reach it, for its name began otherwise."""
    [again] = [each for each in every(tree(LOST), "button") if each["data-do"] == "try-from:1"]
    assert again["aria-label"] == "Try again from here, before move 2"
    *_ways, there = (each for each in every(tree(LOST, LookAt(2)), "button") if each["data-do"] == "look-at:1")
    assert there["aria-label"] == "Show the position before move 2"
    assert {each["aria-hidden"] for each in every(tree(LOST), "svg")} == {"true"}
    assert not {"\u25c2", "\u25b8"} & {*texts(tree(LOST))}


def test_a_walk_tells_which_moves_keep_the_game_and_which_was_made() -> None:
    said = words(LOST, LookAt(0))
    assert "At the start: can be won." in said
    assert " moves are right, such as " in said
    assert "Next: " in said
    back, on, _shown = (each for each in every(tree(LOST, LookAt(0)), "button") if "look-at" in each["data-do"])
    assert back.get("aria-disabled") == "true"
    assert "aria-disabled" not in on


def test_the_strip_has_a_bar_for_each_run_and_a_mark_where_the_player_is() -> None:
    bars = [each for each in every(tree(known(LOST, "+-+", "", "?"), LookAt(1)), "rect") if "y" in each]
    assert [(each["class"], each["x"], each["width"]) for each in bars[:3]] == [
        ("tight", "0", "1"),
        ("open", "2", "1"),
        ("here", "1", "1"),
    ]
    [field] = every(tree(LOST, LookAt(1)), "input")
    assert (field["min"], field["max"], field["value"]) == ("0", "2", "1")
    assert field["aria-valuetext"] == "move 1 of 2"


def test_every_kind_of_bar_has_a_shape_of_its_own() -> None:
    assert len({*BARS.values()}) == len(BARS)


@pytest.mark.parametrize(
    "row, found",
    [("+", "+"), ("++", "+"), ("+-+-", "!"), ("+-+?", "+"), ("+-+.", "+"), ("-", "-"), ("?-", "?"), ("", "")],
)
def test_a_bar_is_high_where_one_of_several_moves_alone_keeps_the_game(row: str, found: str) -> None:
    assert kind(Review((row,)), 0) == found
    assert kind(Review(()), 0) == ""


def test_progress_can_rest_and_go_on() -> None:
    asking = told(at("fortress:50002", "t0-t5"), Analyse())
    [bar] = every(tree(asking), "progress")
    assert (bar["value"], bar["max"]) == ("0", "2")
    assert "Pause" in texts(tree(asking))
    assert "Go on" in texts(tree(asking, Suspend()))
    assert "Go on" in texts(tree(asking, Absent("gone")))
    assert "The win checker has stopped." in words(asking, Absent("gone"))
    assert "Go on" not in texts(tree(LOST))


def test_a_game_that_was_won_has_one_honest_line() -> None:
    won = consulted(at(LAST_MOVE, "t0-h"), Analyse())
    assert "Won in 1 move. You never made a losing move. As short as our best!" in words(won)
    assert "After 1 move: won." in words(won)


@pytest.mark.parametrize("last", [(), ("t1-h",) * 4], ids=["finished", "by hand"])
def test_moves_are_counted_as_everywhere_else(last: tuple[str, ...]) -> None:
    """Bug: the review said "After 113 moves: won." and "Won in 128 moves." of one game."""
    won = at(f"{LAST_MOVE.partition('TC')[0]}.t0~JCTC.t1~KCQC", "t0-t1:2", *last)
    won = known(won if last else told(won, Finish()), "+", "+", "-", shortest=9)
    assert won_said(won).startswith("7 moves. ")
    assert "After 7 moves: won." in words(won)
    assert "Won in 7 moves." in words(won)
    assert "You beat our best (9)!" in words(won)
    assert "After 3 moves: can be won." in words(won, LookAt(1))
    assert "You lost the game with move 4." in words(won)
    [again] = [each for each in every(tree(won), "button") if each["data-do"] == "try-from:1"]
    assert again["aria-label"] == "Try again from here, before move 4"


def test_what_is_not_known_of_a_won_game_is_not_said() -> None:
    won = known(at(LAST_MOVE, "t0-h"), "+", "+")
    assert "Won in 1 move." in words(won)
    assert "Tricky" not in words(won)
    assert "as our best" not in words(won)


def test_a_loss_on_another_line_is_told_as_one_taken_back() -> None:
    won = at(LAST_MOVE, "t0-h")
    nodes = (*won.history.nodes, won.history.nodes[0]._replace(parent=0, moves=won.history.nodes[1].moves))
    lost = known(won.with_history(replace(won.history, nodes=nodes)), "+", "+", "-")
    assert "You made a losing move once on the way, and took it back." in words(lost)
    assert "On another try you lost the game with move 1." in words(lost)


def test_no_more_lines_are_told_of_than_anyone_reads() -> None:
    won = at(LAST_MOVE, "t0-h")
    more = [won.history.nodes[0]._replace(parent=0, moves=won.history.nodes[1].moves)] * 50
    lost = won.with_history(replace(won.history, nodes=(*won.history.nodes, *more)))
    assert len(every(tree(known(lost, "+", "+", *["-"] * 50)), "li")) == MOST


def test_where_nobody_knows_which_move_lost_it_is_said() -> None:
    assert "We cannot tell exactly where the game was lost." in words(known(LOST, "+", "?", "-"))
    assert "Right from the start, this deal could not be won." in words(known(LOST, "-", "-", "-"))
    assert "cannot tell" not in words(known(LOST, "+", "", "-"))


def test_a_lost_move_whose_alternatives_are_not_known_yet_is_named_alone() -> None:
    said = words(known(LOST, "+", "+", "-"))
    assert "You lost the game with move 2." in said
    assert "right" not in said
    assert "right" not in words(known(LOST, "+", "+-?-?", "-"))


def test_many_moves_that_keep_the_game_are_not_all_named() -> None:
    deal = at("chessboard:50000")
    count = len(moves(deal.deal.game, deal.position))
    assert count > FEW
    said = words(known(deal, "+-" + "+" * (count - 1)))
    assert f"{count - 1} of {count} moves are right, such as " in said
    assert said.count("onto the") == FEW
    assert was_right(deal, deal.position, moves(deal.deal.game, deal.position)).startswith(f"{count} moves would have")


def test_that_all_moves_keep_the_game_is_said_without_their_names() -> None:
    deal = at("chessboard:50000")
    count = len(moves(deal.deal.game, deal.position))
    assert "can be won. Here every move is right." in words(known(deal, "+" + "+" * count))
    only = moves(deal.deal.game, deal.position)[:1]
    assert keeping_said(deal, (only, 1), 0) == "There is only one move here, and it is right."


def test_the_one_or_two_moves_that_keep_the_game_are_all_named() -> None:
    deal = at("chessboard:50000")
    legal = moves(deal.deal.game, deal.position)
    one, two = keeping_said(deal, (legal[:1], 9), 0), keeping_said(deal, (legal[:2], 9), 0)
    assert one.startswith("Only this is right: ")
    assert two.startswith("2 of 9 moves are right: ")
    assert " or " in two
    assert keeping_said(deal, None, 0) == keeping_said(deal, ([], 9), 0) == ""


def test_a_win_was_never_close_where_nowhere_half_of_the_moves_lost() -> None:
    won = at(LAST_MOVE, "t0-h")
    assert "You never made a losing move." in words(known(won, "++-+", "+"))
    assert "Tricky moments: 0." in words(known(won, "+++--", "+"))
    assert "Tricky moments: 1." in words(known(won, "+--+", "+"))


def test_cards_that_are_turned_and_piles_that_change_places_are_named_by_their_piles() -> None:
    turning = table("besieged-city:32066")
    stock, *_others = turning.deal.game.having(Role.STOCK)
    waste, *_more = turning.deal.game.having(Role.WASTE)
    assert seen(ENGLISH, turning.deal.game, turning.position, Move(stock, waste, 1)).endswith("turned")


def test_hidden_cards_wait_until_the_game_is_over() -> None:
    playing = table("besieged-city:32066")
    assert "Some cards are face down." in words(playing)
    told_of = replace(playing, prefs=replace(playing.prefs, tell=True))
    assert "knows every card" in words(told_of)


def test_a_moment_is_tricky_where_most_moves_lose() -> None:
    """Bug: a winner was told of 12.3 bits."""
    assert tricky_of(Review(("++--", "+++--", "---", "")), (0, 1, 2, 3)) == 1
    assert tricky_of(Review(("+",)), (0, 1)) is None
    assert tricky_of(Review(()), (0, 1)) is None
    assert tricky_of(Review(("++?",)), (0, 1)) is None


@pytest.mark.parametrize("row", ["++-", "+--+", "++", "+++-", "++--+", "++--"])
def test_where_the_strip_has_one_right_move_alone_the_moment_is_tricky(row: str) -> None:
    """Bug: beside three bars of "only one right move" stood "Tricky moments: 0", for one of two is no minority."""
    review = Review((row, ""))
    assert (tricky_of(review, (0, 1)) == 1) == (kind(review, 0) == "!" or row.count("-") > row.count("+", 1))


def test_history_leads_to_it_and_shows_what_it_found() -> None:
    found = panel(told(LOST, Show("history")))
    assert found is not None
    assert "Show good and bad moves" in texts(found)
    assert [each["aria-label"] for each in every(found, "span") if "aria-label" in each] == [
        "can be won",
        "can be won",
        "lost",
    ]
