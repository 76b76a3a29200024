"""Deals of a grade: from the panel, one after the other, and the next grade after a win."""

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Show
from ramparts.app.messages.study_intents import DealGraded
from ramparts.app.panels import panel
from ramparts.app.state.analysis import Known, verdict
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Graded
from ramparts.app.state.session import FreePlay, Run
from ramparts.app.view.elements import Node, texts
from ramparts.app.words.names import GRADE_NAMES
from ramparts.deals.deal import number_text
from ramparts.deals.grade import GRADES, Grade
from ramparts.games.catalogue import TITLES
from ramparts.study.graded_lists import graded_deals
from tests.app.study.exercises.test_puzzles import commands
from tests.kit.visit.table import table, told

FORTRESS = table("fortress:ms33")


def listed(title: str, grade: Grade) -> list[str]:
    return [number_text(TITLES[title], n, 1) for n, each in graded_deals()[title].items() if each == grade]


def played(model: Model, *deals: str, won: bool = False) -> Model:
    return model.with_library(records=tuple(Record(deal, tries=1, begun=1, won=won) for deal in deals))


def shown(model: Model) -> Node:
    tree = panel(model)
    assert tree is not None
    return tree


@pytest.mark.parametrize("title", ["fortress", "chessboard", "beleaguered-castle", "streets-and-alleys"])
@pytest.mark.parametrize("grade", GRADES)
def test_a_deal_of_a_grade_is_dealt_and_can_be_won(title: str, grade: Grade) -> None:
    after = told(FORTRESS, DealGraded(title, grade))
    assert after.deal.text == listed(title, grade)[0]
    assert after.session.kind == FreePlay(grade)
    assert after.ui.said.endswith(f", deal {after.deal.number}. Difficulty: {GRADE_NAMES[grade]}.")
    assert verdict(after.analysis, after.history, 0) == Known("winnable", "listed")


def test_of_a_game_with_levels_a_run_begins() -> None:
    after = told(FORTRESS, DealGraded("fortitude", "gentle"))
    assert isinstance(after.session.kind, Run)
    assert after.ui.said == f"Fortitude, run {after.deal.number}, level 1. Difficulty: gentle."
    assert (after.session.kind.ranked, after.deal.text) == (False, listed("fortitude", "gentle")[0])


def test_none_comes_twice_until_all_were_played() -> None:
    found = listed("fortress", "cruel")
    model = FORTRESS
    for text in found:
        model = told(played(model, *found[: found.index(text)]), DealGraded("fortress", "cruel"))
        assert model.deal.text == text
    again = told(played(model, *found), DealGraded("fortress", "cruel"))
    assert again.deal.text == found[0]
    assert told(again, DealGraded("fortress", "cruel")).deal.text == found[1]


def test_whoever_leafs_through_them_without_a_move_sees_one_after_the_other() -> None:
    """Bug: two deals came in turn."""
    model, seen = FORTRESS, list[str]()
    for _ in range(4):
        model = told(model, DealGraded("fortress", "hard"))
        seen.append(model.deal.text)
    assert seen == listed("fortress", "hard")[:4]


def test_where_no_deal_of_a_grade_is_known_one_sentence_says_so() -> None:
    after = told(FORTRESS, DealGraded("besieged-city", "cruel"))
    assert after.session.history == FORTRESS.session.history
    assert after.ui.said == "There is no such deal: The Besieged City, cruel."


def test_the_panel_of_a_grade_deals_it_and_counts_what_was_won() -> None:
    won = listed("fortress", "hard")[:2]
    model = played(told(FORTRESS, Show(Graded("hard"))), *won, won=True)
    tree = shown(model)
    wanted = [each for each in commands(tree) if each.startswith("graded:")]
    assert wanted == [f"graded:{title}:hard" for title in TITLES if title in graded_deals()]
    assert f"2 of {len(listed('fortress', 'hard'))} hard deals won" in texts(tree)
    here = Record(listed("fortress", "hard")[2], tries=1, won=True)
    assert f"3 of {len(listed('fortress', 'hard'))} hard deals won" in texts(shown(model.with_record(here)))
    for each in wanted:
        intent = intent_of(model, each, 0)
        assert isinstance(intent, DealGraded)
        assert told(FORTRESS, intent).deal.text == listed(intent.title, intent.grade)[0]


def test_the_panel_is_called_what_the_button_is_that_opens_it() -> None:
    """Bug: "By difficulty" in the menu opened a panel with the title "New game"."""
    for command in ("new", "grades"):
        opened = told(FORTRESS, intent_of(FORTRESS, command, 0) or Show())
        assert texts(shown(opened))[0] == {"new": "New game", "grades": "By difficulty"}[command]


def test_of_a_game_with_levels_it_says_that_the_first_ones_are_graded() -> None:
    assert f"0 of {len(listed('fortitude', 'fair'))} medium first levels won" in texts(
        shown(told(FORTRESS, Show(Graded("fair"))))
    )


def test_a_grade_that_a_game_does_not_have_cannot_be_dealt() -> None:
    tree = shown(told(FORTRESS, Show(Graded("cruel"))))
    assert "graded:fortitude:cruel" not in commands(tree)
    assert "new:fortitude" not in commands(tree)
    assert texts(tree).count("This game has no deals of that difficulty.") == 1


def test_a_game_without_grades_is_dealt_as_it_comes() -> None:
    tree = shown(told(FORTRESS, Show(Graded("cruel"))))
    assert "new:besieged-city" in commands(tree)
    assert texts(tree).count("The deals of this game are not graded.") == 2


def test_without_a_grade_the_panel_is_that_of_new_games_with_the_focus_on_the_choice() -> None:
    told_of, new = shown(told(FORTRESS, Show(Graded("")))), shown(told(FORTRESS, Show("new")))
    assert (texts(told_of)[1:], commands(told_of)) == (texts(new)[1:], commands(new))
    assert "autofocus" in str(told_of)
    assert "autofocus" not in str(new)


@pytest.mark.parametrize("command", ["graded:", "graded:fortress", "graded:fortress:easy", "graded:nothing:hard"])
def test_what_names_no_game_or_no_grade_is_no_command(command: str) -> None:
    assert intent_of(FORTRESS, command, 0) is None
