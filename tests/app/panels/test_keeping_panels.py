"""The panels about what is kept: earlier games, statistics, files, and a link to be copied by hand."""

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Intent, Prefer, Show
from ramparts.app.messages.platform_intents import Copied, Erase, Export, Installable, Reopen, Rewatch, Share, Unkept
from ramparts.app.panels import panel
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.panels import EarlierGames, LinkToCopy, Panel, Statistics
from ramparts.app.view.elements import Node, texts
from tests.kit.visit.table import told
from tests.kit.visit.visits import Visit


def shown(model: Model, asked: Panel) -> Node:
    """A panel."""
    tree = panel(told(model, Show(asked)))
    assert tree is not None
    return tree


def commands(tree: Node) -> list[str]:
    """The commands of a tree's buttons, in reading order."""
    own = [value for name, value in tree.attributes if name == "data-do"]
    return own + [each for child in tree.children if isinstance(child, Node) for each in commands(child)]


def rows(tree: Node, tag: str = "tr") -> list[list[str]]:
    """The texts of a tree's rows."""
    if tree.tag == tag:
        return [texts(tree)]
    return [row for child in tree.children if isinstance(child, Node) for row in rows(child, tag)]


@pytest.mark.parametrize(
    "command, intent",
    [
        ("share", Share()),
        ("share-moves", Share(moves=True)),
        ("rewatch", Rewatch()),
        ("export", Export()),
        ("erase-all", Erase()),
        ("earlier:40", Show(EarlierGames(40))),
        ("stats:fortress", Show(Statistics("fortress"))),
        ("reopen:fortress:ms33", Reopen("fortress:ms33")),
        ("replay:fortress=t0~KS", Reopen("fortress=t0~KS", show=True)),
        ("reopen:", None),
        ("earlier:-1", None),
        ("earlier:²", None),
        ("stats:nonsense", None),
    ],
)
def test_buttons_mean_what_they_say(command: str, intent: Intent | None) -> None:
    assert intent_of(Visit().model, command, 0) == intent


def test_statistics_of_nothing_say_what_will_stand_there_and_lead_to_a_game() -> None:
    """Before, whoever had not played yet saw a table of noughts."""
    visit = Visit("fortress:ms33")
    tree = shown(visit.model, Statistics())
    assert rows(tree) == []
    assert any(text.startswith("Nothing played yet.") for text in texts(tree))
    assert commands(tree) == ["close", "close"]
    assert commands(shown(visit.model, Statistics("chessboard")))[-1] == "new:chessboard"


def records() -> Model:
    """Ten games of Fortress and one of the Chessboard, the one on the table among the former."""
    won = [Record(f"fortress:{32_000 + i}", 1, i, i, 60_000 * i, 80 + i, won=True) for i in range(1, 7)]
    lost = [Record(f"fortress:{33_000 + i}", 1, i, 10 + i, lost=True) for i in range(3)]
    model = Visit("fortress:ms33").plays("t1-h").model
    return model.with_library(records=(*won, *lost, Record("chessboard:ms1", 2, 5, won=True, moves=90)))


def test_statistics_count_the_game_on_the_table_and_have_a_share_of_the_wins() -> None:
    tree = shown(records(), Statistics())
    assert rows(tree)[:8] == [
        ["Played", "10"],
        ["Won", "6 (60%)"],
        ["Won without help", "6 (60%)"],
        ["Won on the first try, without help", "6 (60%)"],
        ["Current streak", "0"],
        ["Longest streak", "6"],
        ["Fewest moves without help", "81"],
        ["Shortest time without help", "1:00"],
    ]


@pytest.mark.parametrize(
    "language, won", [("de", "6 (60\N{NO-BREAK SPACE}%)"), ("pl", "6 (60%)"), ("fr", "6 (60\N{NO-BREAK SPACE}%)")]
)
def test_a_share_is_written_as_its_language_writes_it(language: str, won: str) -> None:
    """Before, Polish too had a space before the sign."""
    assert rows(shown(told(records(), Prefer("language", language)), Statistics()))[1][1] == won


def test_there_is_no_share_of_nothing() -> None:
    daily = Record("chessboard:ms1", tries=1, begun=1, won=True, moves=90, date="2026-11-22")
    tree = shown(records().with_library(records=(daily,)), Statistics("chessboard"))
    assert rows(tree)[1:3] == [["Played", "0", "1"], ["Won", "0", "1 (100%)"]]


def test_a_chart_is_a_table_whose_bars_have_numbers() -> None:
    tree = shown(records(), Statistics())
    assert rows(tree)[8:][-12:-6] == [[str(moves), "1"] for moves in range(81, 87)]
    assert "Minutes in the games you won" in texts(tree)
    bars = [node for node in every(tree) if node.tag == "rect"]
    assert {dict(bar.attributes)["width"] for bar in bars} == {"100.0"}


def every(tree: Node) -> list[Node]:
    """A tree and everything within."""
    return [tree, *(node for child in tree.children if isinstance(child, Node) for node in every(child))]


def test_bars_share_a_range_where_values_lie_far_apart() -> None:
    model = records()
    wide = tuple(record._replace(moves=40 * record.moves) if record.won else record for record in model.library.records)
    assert "3200-3249" in texts(shown(model.with_library(records=wide), Statistics()))


def test_times_are_not_told_where_they_are_not_wanted_or_unknown() -> None:
    tree = shown(told(records(), Prefer("timer", "off")), Statistics())
    assert not [text for text in texts(tree) if "time" in text or "Minutes" in text]
    assert "Minutes in the games you won" not in texts(shown(records(), Statistics("chessboard")))


def test_statistics_of_other_games_are_a_press_away() -> None:
    model = records()
    assert commands(shown(model, Statistics()))[1:] == ["stats:fortress", "stats:chessboard"]
    assert rows(shown(model, Statistics("chessboard")))[1] == ["Won", "1 (100%)"]
    assert rows(shown(model, Statistics("nonsense")))[0] == ["Played", "10"]


def test_what_is_kept_can_be_saved_brought_and_deleted_by_a_second_press() -> None:
    model = Visit().model
    assert commands(shown(model, "data"))[1:] == ["send", "take", "export", "erase"]
    assert commands(shown(model, "erase"))[1:] == ["data", "erase-all"]


def test_a_run_is_ended_by_a_second_press() -> None:
    """Bug: it was ended by one, among harmless ones, and for good."""
    model = Visit("fortitude:77000").model
    assert "end" in commands(shown(model, "menu"))
    assert "give-up" not in commands(shown(model, "menu"))
    assert commands(shown(model, "end"))[1:] == ["close", "give-up"]


def test_a_link_that_cannot_be_copied_is_shown_whole() -> None:
    link = "https://example.org/#fortress:ms33;t1-h"
    fields = [node for node in every(shown(Visit().model, LinkToCopy(link))) if node.tag == "input"]
    assert [dict(field.attributes)["value"] for field in fields] == [link]


def test_the_menu_offers_the_link_to_a_position_once_there_is_one() -> None:
    visit = Visit("fortress:ms33")
    assert "share-moves" not in commands(shown(visit.model, "menu"))
    assert "share-moves" in commands(shown(visit.plays("t1-h").model, "menu"))


def test_the_menu_offers_to_install_what_the_browser_offers_to_and_no_more() -> None:
    visit = Visit("fortress:ms33")
    assert "install" not in commands(shown(visit.model, "menu"))
    assert "install" in commands(shown(visit.wants(Installable(offered=True)).model, "menu"))
    assert "install" not in commands(shown(visit.wants(Installable(offered=False)).model, "menu"))


def test_good_news_is_gone_with_the_next_panel() -> None:
    visit = Visit().wants(Show("menu"), Copied())
    tree = panel(visit.model)
    assert tree is not None
    assert "The link has been copied." in texts(tree)
    assert "The link has been copied." not in texts(shown(visit.model, "data"))


def test_the_panel_of_what_is_kept_says_where_nothing_is() -> None:
    """Bug: it said that all is kept in this browser."""
    kept, visit = "are kept in this browser", Visit("fortress:ms33")
    assert kept in " ".join(texts(shown(visit.model, "data")))
    full = " ".join(texts(shown(visit.wants(Unkept()).model, "data")))
    second = " ".join(texts(shown(Visit("fortress:ms33", elsewhere=True).model, "data")))
    assert ("has stopped saving" in full, "another tab" in second) == (True, True)
    assert kept not in full + second
