"""What was kept elsewhere joined to what is here."""

from dataclasses import replace

import pytest
from hypothesis import given

from ramparts.app.codec.game_codec import parse_game
from ramparts.app.codec.storage_schema import texts, unpacked
from ramparts.app.messages.intents import Undo
from ramparts.app.messages.platform_intents import Import
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Backup, Best
from ramparts.app.state.model import Model
from ramparts.app.state.session import Run
from ramparts.app.storage.import_export import export_text
from ramparts.app.storage.merge import merged
from ramparts.deals.history_merge import grafted
from ramparts.games.catalogue import TITLES
from tests.kit.examples import examples
from tests.kit.playing.play import played
from tests.kit.visit.visits import Visit, everything, nearly


def joined(model: Model, other: Model, *, staying: bool) -> Model:
    """A model with all that another keeps."""
    backup, faults = unpacked(texts(other), TITLES)
    assert not faults
    return merged(model, backup, staying=staying)


def lines(visit: Visit) -> set[str]:
    """The gestures in the history on the table."""
    game = visit.model.deal.game
    return {game.piles[node.meant.src].id for node in visit.model.history.nodes if node.meant is not None}


@examples(30)
@given(played(20))
def test_a_history_with_its_own_lines_once_more_is_itself(model: Model) -> None:
    assert grafted(model.history, model.history) == model.history


def test_two_histories_of_one_deal_become_one_tree() -> None:
    ours, theirs = Visit("fortress:ms33").plays("t1-h"), Visit("fortress:ms33").plays("t2-h", "t1-h").wants(Undo())
    one = grafted(ours.model.history, theirs.model.history)
    assert one.position == ours.model.position
    assert len(one.nodes) == 4
    assert one.nodes[:2] == ours.model.history.nodes
    assert one.undo().redo().at == one.at
    assert one.go(2).redo().at == 3


def test_a_tab_that_stays_keeps_its_game_and_lists_the_other() -> None:
    ours, theirs = Visit("fortress:ms33").plays("t1-h"), Visit("fortress:ms1").plays("t6-t9")
    model = joined(ours.model, theirs.model, staying=True)
    assert model.deal.text == "fortress:ms33"
    assert [game.deal for game in model.library.games] == ["fortress:ms1"]
    assert [record.deal for record in model.library.records] == ["fortress:ms1"]
    assert (model.session.record, model.ui.said, model.prefs) == (
        ours.model.session.record,
        ours.model.ui.said,
        ours.model.prefs,
    )


def test_the_game_that_leaves_the_table_is_listed_with_the_present_time() -> None:
    ours, theirs = Visit("fortress:ms33").plays("t1-h").model, Visit("fortress:ms1").plays("t6-t9").model
    assert [game.when for game in joined(ours, theirs, staying=True).library.games] == [ours.now]
    assert [game.when for game in joined(ours, theirs, staying=False).library.games] == [ours.now]


def test_what_was_solved_on_either_side_is_solved() -> None:
    ours = Visit().model.with_library(solved=frozenset({"lesson:1"}))
    theirs = Visit().model.with_library(solved=frozenset({"lesson:2"}))
    assert joined(ours, theirs, staying=True).library.solved == {"lesson:1", "lesson:2"}


def test_a_game_that_came_without_its_record_brings_its_lines() -> None:
    ours, theirs = Visit("fortress:ms33").plays("t1-h").model, Visit("fortress:ms33").plays("t2-h").model
    bare = Backup(game=replace(theirs.session, record=Record()))
    for model in (merged(ours, bare, staying=True), merged(Visit("fortress:ms33").model, bare, staying=True)):
        assert theirs.position in {node.position for node in model.history.nodes}


def test_a_deal_without_a_move_is_not_listed() -> None:
    ours, theirs = Visit("fortress:ms33"), Visit("fortress:ms1").plays("t6-t9")
    assert joined(ours.model, theirs.model, staying=False).library.games == ()
    assert joined(theirs.model, ours.model, staying=True).library.games == ()


def test_the_same_deal_on_both_sides_has_the_lines_of_both() -> None:
    ours, theirs = Visit("fortress:ms33").plays("t1-h"), Visit("fortress:ms33").plays("t2-h")
    for staying, position in ((True, ours.model.position), (False, theirs.model.position)):
        model = joined(ours.model, theirs.model, staying=staying)
        assert len(model.history.nodes) == 3
        assert model.position == position
        assert model.library.games == ()


def test_a_deal_that_is_on_the_table_here_and_listed_there_has_the_lines_of_both() -> None:
    ours = Visit("fortress:ms33").plays("t1-h")
    theirs = Visit("fortress:ms33").plays("t2-h").opens("fortress:ms1").plays("t6-t9")
    stayed = joined(ours.model, theirs.model, staying=True)
    assert len(stayed.history.nodes) == 3
    assert [game.deal for game in stayed.library.games] == ["fortress:ms1"]
    left = joined(ours.model, theirs.model, staying=False)
    assert (left.deal.text, [game.deal for game in left.library.games]) == ("fortress:ms1", ["fortress:ms33"])
    visit = Visit()
    visit.model = left
    assert len(visit.opens("fortress:ms33").model.history.nodes) == 3


def test_a_deal_that_is_listed_on_both_sides_has_the_lines_of_both_and_the_later_time() -> None:
    ours = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms1").model
    theirs = Visit("fortress:ms33").plays("t2-h").opens("chessboard:ms2", sure=True).wants(Undo()).model
    theirs = theirs.with_library(games=tuple(game._replace(when=game.when + 5) for game in theirs.library.games))
    for here, there in ((ours, theirs), (theirs, ours)):
        model = joined(here, there, staying=True)
        [game] = model.library.games
        assert (game.deal, game.when) == ("fortress:ms33", theirs.library.games[0].when)
        assert len(parse_game(game.text, TITLES).history.nodes) == 3


@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize("line, marked", [(["s-d"] * 20, True), (["t3-t1"], False)])
def test_a_run_is_marked_by_lines_from_elsewhere_that_tell_of_the_stack(
    line: list[str], *, listed: bool, marked: bool
) -> None:
    """Bug: a tab that took over had twenty turned cards to look at by redo, and kept its rank unmarked."""
    ours, theirs = Visit("fortitude:77000"), Visit("fortitude:77000").plays(*line)
    if listed:
        theirs.opens("fortress:ms33")
    joint = joined(ours.model, theirs.model, staying=True)
    assert joint.run == Run(77000, ranked=False, marked=marked)
    assert len(joint.history.nodes) == len(line) + 1
    assert joined(theirs.model, theirs.model, staying=True).run == theirs.model.run


def test_a_listed_game_that_cannot_be_read_gives_way_to_one_that_can() -> None:
    whole = Visit("fortress:ms33").plays("t1-h").opens("fortress:ms1").model
    broken = whole.with_library(
        games=tuple(game._replace(text="{", when=game.when + 1) for game in whole.library.games)
    )
    older = whole.with_library(games=tuple(game._replace(when=game.when - 1) for game in whole.library.games))
    assert joined(broken, whole, staying=True).library.games == whole.library.games
    assert (
        joined(whole, broken.with_library(games=older.library.games), staying=True).library.games == whole.library.games
    )
    damaged = whole.with_library(
        games=tuple(game._replace(text="{", when=game.when - 1) for game in whole.library.games)
    )
    assert joined(whole, damaged, staying=True).library.games[0].text == whole.library.games[0].text


def test_a_damaged_game_in_the_list_leaves_that_on_the_table_alone() -> None:
    ours = Visit("fortress:ms33").plays("t1-h").model
    listed = Visit("fortress:ms33").plays("t2-h").opens("fortress:ms1").model
    damaged = listed.with_library(games=tuple(game._replace(text="{") for game in listed.library.games))
    assert joined(ours, damaged, staying=True).history == ours.history


def test_of_two_records_the_win_stays() -> None:
    won, left = Visit(nearly("S")).plays("t0-h", "t1-h"), Visit(nearly("S")).plays("t0-h")
    assert joined(left.model, won.model, staying=True).session.record.won
    assert joined(won.model, left.model, staying=False).session.record.won


def test_the_ten_best_of_both_are_one_list_in_which_no_line_stands_twice() -> None:
    ada, bob = Best("Ada", 9, 1), Best("Bob", 20, 1)
    ours = Visit().model.with_library(best=(ada, ada))
    theirs = Visit().model.with_library(best=(bob, ada))
    assert joined(ours, theirs, staying=True).library.best == (bob, ada, ada)


def test_what_was_brought_once_changes_nothing_when_it_is_brought_again() -> None:
    file = export_text(Visit("fortress:ms33").plays("t1-h").opens("fortress:ms1").plays("t6-t9").model)
    visit = Visit("chessboard:ms33").plays("t1-h").wants(Import(file))
    once = everything(visit.model)
    assert everything(visit.wants(Import(file)).model) == once


def test_equal_scores_keep_their_order_when_they_are_brought_elsewhere() -> None:
    """Bug: lines that were the same to the letter drew together."""
    best = (Best("Ada", 1, 1), Best("Ben", 1, 1), Best("Ada", 1, 1))
    elsewhere = Visit().model
    assert joined(elsewhere, elsewhere.with_library(best=best), staying=True).library.best == best


def test_what_was_known_of_our_lines_says_nothing_of_those_that_come() -> None:
    """Both have the same deal and one move of it, not the same: a verdict stands by the number of a node."""
    ours = Visit("fortress:ms33").plays("t1-h").helped()
    theirs = Visit("fortress:ms33").plays("t2-h")
    assert ours.model.analysis.known
    assert not joined(ours.model, theirs.model, staying=False).analysis.known
    assert joined(ours.model, theirs.model, staying=True).analysis.known == ours.model.analysis.known
    assert joined(ours.model, ours.model, staying=False).analysis.known == ours.model.analysis.known
