"""The table in words: what was asked, what was answered, and the panel that holds it."""

import pytest

from ramparts.app.input.ui_commands import intent_of, submitted
from ramparts.app.messages.intents import (
    Finish,
    Go,
    Greeted,
    Hint,
    Intent,
    Peek,
    Read,
    Resize,
    Say,
    Show,
    Undo,
    Walk,
    Watch,
)
from ramparts.app.messages.questions import AboutRegion
from ramparts.app.panels import panel
from ramparts.app.state.panels import Rules
from ramparts.app.state.ui import USUAL, Exchange, Focus
from ramparts.app.talk.transcript import MOST
from ramparts.app.view.elements import Inner, Node, texts
from tests.kit.playing.oracle import consulted
from tests.kit.visit.table import drags, shown, table, tap, told

FORTRESS = told(table("fortress:ms33"), Show("spoken"))


def found(tree: Inner | None, **attributes: str) -> list[Node]:
    """Every element of a tree that has these attributes."""
    if tree is None or isinstance(tree, str):
        return []
    named = dict(tree.attributes)
    own = (
        [tree]
        if all(named.get(name.rstrip("_").replace("_", "-")) == text for name, text in attributes.items())
        else []
    )
    return own + [each for child in tree.children for each in found(child, **attributes)]


def test_a_line_is_kept_with_its_answer() -> None:
    model = told(FORTRESS, Say("9 home"), Say("undo"), Say("nonsense"))
    assert [each.asked for each in model.ui.log] == ["9 home", "undo", "nonsense"]
    assert model.ui.log[0].answer == "Ace of diamonds home from row 9. Uncovers 4 of spades."
    assert model.ui.log[-1].answer == model.ui.said


@pytest.mark.parametrize("line", ["new", "rules", "close"])
def test_a_line_that_leads_elsewhere_is_not_answered_with_the_sentence_before(line: str) -> None:
    """Bug: "new" brought the answer before it into the log once more."""
    before = told(FORTRESS, Say("row 3"))
    assert told(before, Say(line)).ui.log == before.ui.log


def test_what_the_table_says_by_itself_is_heard_in_the_panel_and_not_elsewhere() -> None:
    assert told(FORTRESS, Undo()).ui.log == (Exchange("", "There is no move to take back."),)
    assert drags(table("fortress:ms33"), "t1-h").ui.log == ()
    assert told(table("fortress:ms33"), Show("spoken")).ui.log == ()


@pytest.mark.parametrize("asked", [Read("moves"), Undo(), Finish()])
def test_a_question_asked_twice_is_answered_twice_and_a_sentence_that_stays_is_not_repeated(asked: Intent) -> None:
    """Bug: a screen reader was silent the second time, since the text of the status line had not changed."""
    once = told(table("fortress:ms33"), asked)
    for again in (told(once, asked), told(once, asked, asked)):
        assert shown(again).status.strip() == shown(once).status
    assert shown(told(once, asked)).status != shown(once).status
    assert shown(told(once, asked, asked)).status == shown(once).status
    twice = told(once, asked)
    for quiet in (Resize(USUAL), Peek(None), Walk(Focus(5, 0)), Show("menu")):
        assert shown(told(twice, quiet)).status == shown(twice).status
    assert shown(told(twice, Read("deal"))).status == told(twice, Read("deal")).ui.said
    assert len(told(FORTRESS, asked, asked, Peek(None)).ui.log) == 2


def test_after_many_exchanges_the_list_begins_anew() -> None:
    model = told(FORTRESS, *[Say("moves")] * (MOST + 1))
    assert len(model.ui.log) == 1


def test_a_solution_is_paused_and_goes_on_by_word() -> None:
    """Bug: the table was silent about it."""
    model = told(consulted(FORTRESS, Watch("sure")), Say("pause"), Say("pause"))
    assert [each.answer for each in model.ui.log][-2:] == ["Paused.", "Continuing."]


def test_who_asks_for_the_solution_in_words_is_asked_first() -> None:
    asked = told(FORTRESS, Say("solution"))
    assert (asked.ui.panel, asked.analysis.purpose) == ("solution", "")
    assert asked.ui.said.startswith("If you look, this game does not count in your statistics.")
    assert told(asked, Hint()).ui.panel == ""


def test_the_panel_reads_answers_out_and_begins_with_the_line_to_type_into() -> None:
    shown = panel(told(FORTRESS, Say("9 home")))
    (log,) = found(shown, role="log")
    assert texts(log) == ["9 home", "Ace of diamonds home from row 9. Uncovers 4 of spades."]
    (field,) = found(shown, autofocus="")
    assert dict(field.attributes)["name"] == "text"


def test_before_anything_was_asked_the_panel_holds_the_last_sentence() -> None:
    (log,) = found(panel(FORTRESS), role="log")
    assert texts(log) == [FORTRESS.ui.said]


def test_what_the_table_said_by_itself_stands_without_a_question() -> None:
    (log,) = found(panel(told(FORTRESS, Undo())), role="log")
    assert texts(log) == ["There is no move to take back."]


@pytest.mark.parametrize("text", ["fortress:ms33", "fortitude:77000", "besieged-city:32000"])
def test_every_button_of_the_panel_gives_a_command(text: str) -> None:
    model = told(table(text), Show("spoken"))
    commands = [dict(each.attributes)["data-do"] for each in found(panel(model), type="button")]
    assert len(commands) > 8
    for command in commands:
        intent = intent_of(model, command, 0)
        assert intent is not None
        assert told(model, intent).ui.said or command == "close"


def test_the_form_sends_what_was_typed_and_a_number_for_a_new_deal() -> None:
    assert submitted(FORTRESS, "say", " 9 home ", 99) == Say("9 home", 99)


@pytest.mark.parametrize(
    "command, intent",
    [
        ("read:moves", Read("moves")),
        ("read:group:left", Read(AboutRegion("left"))),
        ("go:12", Go(12)),
        ("greeted", Greeted()),
        ("backup", Greeted("data")),
        ("rules:chessboard", Show(Rules("chessboard"))),
    ],
)
def test_buttons_ask_go_and_show(command: str, intent: object) -> None:
    assert intent_of(FORTRESS, command, 0) == intent


@pytest.mark.parametrize(
    "command", ["go:", "go:-1", "go:x", "go:²", "rules:freecell", "rules:", "read:group:", "read:nonsense"]
)
def test_a_button_of_another_table_means_nothing(command: str) -> None:
    assert intent_of(FORTRESS, command, 0) is None


def test_opening_the_panel_puts_cards_back() -> None:
    assert told(tap(table("fortress:ms33"), "t1"), Show("spoken")).ui.pick is None
