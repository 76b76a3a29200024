"""The panel with the calendar of the days."""

from dataclasses import replace

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Show
from ramparts.app.messages.study_intents import Visit as Opening
from ramparts.app.panels import panel
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Days
from ramparts.app.view.elements import Node, texts
from tests.kit.visit.table import told
from tests.kit.visit.visits import Visit

TODAY = "2026-11-22"

USUAL = Days("fortress")


def on(today: str, *records: Record) -> Model:
    return replace(Visit("fortress:ms33").model.with_library(records=records), today=today)


def opened(model: Model, asked: Days = USUAL) -> Node:
    tree = panel(told(model, Show(asked)))
    assert tree is not None
    return tree


def buttons(tree: Node, within: str) -> dict[str, dict[str, str]]:
    """By command: the attributes of the buttons in the first element of a class or tag, if there is one."""
    found = [node for node in every(tree) if node.tag == within or dict(node.attributes).get("class") == within]
    inside = [dict(node.attributes) for first in found[:1] for node in every(first) if node.tag == "button"]
    return {each["data-do"]: each for each in inside}


def every(tree: Node) -> list[Node]:
    return [tree, *(node for child in tree.children if isinstance(child, Node) for node in every(child))]


def day(date: str, *, helped: bool = False, won: bool = True) -> Record:
    return Record(f"fortress:{date.replace('-', '')}", 1, 1, 2, won=won, helped=helped, date=date, timely=True)


def test_each_day_that_has_come_is_a_button_and_says_what_became_of_it() -> None:
    records = day("2026-11-20"), day("2026-11-21", helped=True), day(TODAY, won=False)
    found = buttons(opened(on(TODAY, *records)), "month")
    assert [*found] == [f"daily:2026-11-{date:02}:fortress" for date in range(1, 23)]
    said = [found[f"daily:2026-11-{date}:fortress"]["aria-label"] for date in (19, 20, 21, 22)]
    assert said == [
        "19 November",
        "20 November, won without help",
        "21 November, won with help",
        "22 November, not won yet",
    ]
    assert [date for date, each in found.items() if "aria-current" in each] == [f"daily:{TODAY}:fortress"]
    won = [date for date, each in found.items() if each.get("class") == "won"]
    assert won == ["daily:2026-11-20:fortress", "daily:2026-11-21:fortress"]


def test_a_day_that_was_played_before_it_came_is_a_button_too() -> None:
    found = buttons(opened(on(TODAY, day("2026-11-23"))), "month")
    assert "daily:2026-11-23:fortress" in found


def test_todays_deal_stands_first_with_its_grade() -> None:
    tree = opened(on(TODAY))
    assert "Deal for 22 November: cruel" in texts(tree)
    assert "Deal for 22 November" in texts(opened(on("2094-11-22")))


def test_each_game_tells_how_hard_its_deal_of_today_is() -> None:
    """Bug: that stood there only once a game was chosen. The deals of two games have no grades of their own."""
    tree = opened(on("2026-11-29"))
    told = {
        "".join(texts(button)): dict(button.attributes)["data-do"]
        for button in every(tree)
        if dict(button.attributes).get("data-do", "").startswith("days:")
    }
    assert told["Fortress cruel"] == "days:fortress"
    assert told["Fortitude gentle"] == "days:fortitude"
    assert told["The Besieged City"] == "days:besieged-city"
    assert told["Penelope's Web"] == "days:penelopes-web"
    assert not [each for each in every(opened(on("2094-11-28"))) if each.tag == "small"]


def test_the_days_in_a_row_are_told() -> None:
    tree = opened(on(TODAY, day("2026-11-20"), day("2026-11-21"), day("2026-11-18")))
    assert "Streak: 2 days, record: 2 days." in texts(tree)
    assert "Streak: 0 days, record: 1 day." in texts(opened(on(TODAY, day("2026-11-18"))))


def test_one_day_is_no_row_yet() -> None:
    """Bug: on the next day it said: 1 day in a row, record: 1 day."""
    assert "You won yesterday. Make it two!" in texts(opened(on(TODAY, day("2026-11-21"))))
    assert "Streak: 1 day, record: 1 day." in texts(opened(on(TODAY, day(TODAY))))
    other = day("2026-11-17"), day("2026-11-18"), day("2026-11-21")
    assert "Streak: 1 day, record: 2 days." in texts(opened(on(TODAY, *other)))


def test_no_sign_is_explained_but_those_that_are_shown() -> None:
    """Bug: the sign of a day that was not won was explained to players who had no such day."""

    def legend(*records: Record, month: str = "") -> str:
        return "".join(each for each in texts(opened(on(TODAY, *records), Days("fortress", month))) if "\u00a0" in each)

    alone, helped, begun = day("2026-11-20"), day("2026-11-21", helped=True), day(TODAY, won=False)
    assert legend() == ""
    assert legend(alone) == "\u2713\u00a0won without help."
    assert legend(alone, begun) == "\u2713\u00a0won without help, \u00b7\u00a0not won yet."
    assert legend(helped) == "\u25cb\u00a0won with help."
    assert legend(helped, month="2026-10") == ""


@pytest.mark.parametrize(
    "asked, today, caption, ways",
    [
        ("", TODAY, "November 2026", []),
        ("2026-12", TODAY, "November 2026", []),
        ("nonsense", TODAY, "November 2026", []),
        ("", "2027-01-03", "January 2027", ["2026-12"]),
        ("2026-12", "2027-01-03", "December 2026", ["2026-11", "2027-01"]),
        ("2026-11", "2027-01-03", "November 2026", ["2026-12"]),
        ("", "", "November 2026", []),
        ("", "2026-05-03", "May 2026", []),
    ],
)
def test_months_can_be_turned_over_as_far_as_there_are_days(
    asked: str, today: str, caption: str, ways: list[str]
) -> None:
    tree = opened(on(today), Days("fortress", asked))
    assert caption in texts(tree)
    assert [*buttons(tree, "ways")] == [f"days:fortress:{month}" for month in ways]
    assert all(node.children for node in every(tree) if node.tag == "p")


def test_every_game_has_days_of_its_own() -> None:
    tree = opened(on(TODAY, day(TODAY)), Days("chessboard"))
    assert "daily:2026-11-22:chessboard" in buttons(tree, "month")
    assert "Win today's deal to start a streak." in texts(tree)
    pressed = {command: each["aria-pressed"] for command, each in buttons(tree, "choice").items()}
    assert pressed["days:chessboard"] == "true"
    assert list(pressed.values()).count("true") == 1


@pytest.mark.parametrize(
    "command, intent",
    [
        ("days", Show(Days())),
        ("days:chessboard", Show(Days("chessboard"))),
        ("days:chessboard:2026-11", Show(Days("chessboard", "2026-11"))),
        ("daily:2026-11-22:fortress", Opening("daily:2026-11-22:fortress")),
    ],
)
def test_its_buttons_mean_what_they_say(command: str, intent: object) -> None:
    assert intent_of(on(TODAY), command, 1) == intent


def test_in_german_it_has_german_days() -> None:
    german = on(TODAY, day(TODAY))
    german = german.with_ui(languages=("de",))
    tree = opened(german)
    assert {"Spiel vom 22. November: grausam", "Mo", "November 2026"} <= set(texts(tree))
