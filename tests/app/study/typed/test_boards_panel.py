"""The panel for boards of other programs: what is pasted there comes to the table, or is refused with a sentence."""

import pytest

from ramparts.app.input.ui_commands import intent_of, submitted
from ramparts.app.messages.intents import Prefer, Show
from ramparts.app.messages.study_intents import Typed
from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Boards
from ramparts.app.view.elements import Node, texts
from ramparts.deals.boards.reading import board_text
from ramparts.deals.deal import parse_deal, position_text
from ramparts.games.catalogue import TITLES
from tests.deals.boards.published import BELEAGUERED_99, FREECELL_11982
from tests.kit.visit.table import table, told
from tests.kit.visit.visits import Visit

CASTLE = "beleaguered-castle"
FORTRESS = table("fortress:ms33", "t1-h")


def position(name: str) -> str:
    deal = parse_deal(name, TITLES)
    return position_text(TITLES[deal.game.id], deal.game, deal.start)


def pasted(model: Model, text: str, title: str = "") -> Model:
    """The table after a text was sent from the panel, for a game that was chosen there."""
    there = told(model, Show(Boards(title)))
    intent = submitted(there, "open", text)
    assert intent is not None
    return told(there, intent)


def chosen(tree: Node) -> list[str]:
    """The values of the options of a tree that are chosen."""
    own = [dict(tree.attributes)["value"]] if ("selected", "") in tree.attributes else []
    return own + [each for child in tree.children if isinstance(child, Node) for each in chosen(child)]


@pytest.mark.parametrize("title, text", [(CASTLE, BELEAGUERED_99), ("streets-and-alleys", FREECELL_11982)])
def test_a_board_comes_to_the_table_and_it_is_said_as_what_it_was_read(title: str, text: str) -> None:
    name, program = (CASTLE + ":ms99", "PySolFC") if title == CASTLE else ("streets-and-alleys:ms11982", "Solvitaire")
    after = pasted(FORTRESS, text, title)
    assert after.deal.text == position(name)
    assert (after.ui.panel, after.ui.problem) == ("", "")
    assert after.ui.said == f"{TITLES[title].name}, starting from a given position. Read as a deal from {program}."


def test_the_game_is_the_one_on_the_table_until_another_is_chosen() -> None:
    for model, asked, expected in (
        (FORTRESS, Boards(), "fortress"),
        (FORTRESS, Boards("nonsense"), "fortress"),
        (FORTRESS, Boards("citadel"), "citadel"),
    ):
        tree = panel(told(model, Show(asked)))
        assert tree is not None
        assert chosen(tree) == [expected]
    assert intent_of(FORTRESS, "board:citadel", 0) == Show(Boards("citadel"))
    assert intent_of(FORTRESS, "board:nonsense", 0) is None
    assert pasted(table("citadel:ms1"), BELEAGUERED_99).deal.game.id == "citadel"


def test_what_is_wrong_is_told_in_the_panel_and_the_table_stays() -> None:
    after = pasted(FORTRESS, "\n" + BELEAGUERED_99.replace("QH", "XS"), CASTLE)
    why = "line 5, read as a deal from PySolFC: 'XS' is not a card: write a rank and a suit, such as QS"
    assert after.ui.said == after.ui.problem == f"This cannot be opened: {why}."
    assert (after.ui.panel, after.session) == (Boards(CASTLE), FORTRESS.session)
    tree = panel(after)
    assert tree is not None
    assert after.ui.problem in texts(tree)


def test_it_is_told_in_german_too() -> None:
    after = pasted(told(FORTRESS, Prefer("language", "de")), BELEAGUERED_99)
    why = "Festung hat 10 Reihen mit Karten, aber hier sind es 8"
    assert after.ui.problem == f"Als Spiel aus PySolFC gelesen: {why}."


def test_a_board_that_lost_its_lines_in_the_field_of_new_games_is_asked_for_again() -> None:
    """The field has one line, and a browser takes the others together."""
    model = told(FORTRESS, Show("new"))
    after = told(model, Typed(BELEAGUERED_99.replace("\n", "")))
    assert after.ui.panel == Boards("fortress")
    assert "each row needs a line of its own, but this is a single line" in after.ui.problem


def test_json_needs_no_lines_and_is_opened_from_there() -> None:
    model = told(table("streets-and-alleys:ms1"), Show("new"))
    after = told(model, Typed(FREECELL_11982.replace("\n", "")))
    assert after.deal.text == position("streets-and-alleys:ms11982")


def test_a_deal_of_ours_is_opened_from_the_panel_too() -> None:
    assert pasted(FORTRESS, "fortress:ms34\n").deal.text == "fortress:ms34"
    after = pasted(FORTRESS, "nonsense")
    assert (after.ui.panel, after.session) == (Boards(), FORTRESS.session)
    assert "'nonsense' is not a deal" in after.ui.problem


def test_the_game_that_was_played_is_kept_and_comes_back() -> None:
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h").wants(Show(Boards(CASTLE)), Typed(BELEAGUERED_99))
    assert visit.model.deal.text == position(f"{CASTLE}:ms99")
    assert [len(game.history.nodes) for game in (visit.model, visit.opens("fortress:ms33").model)] == [1, 3]


def test_a_board_of_the_deal_on_the_table_leaves_its_moves() -> None:
    start = position("fortress:ms33")
    visit = Visit(start).plays("t1-h")
    deal = parse_deal(start, TITLES)
    after = visit.wants(Show(Boards()), Typed(board_text(deal.game, deal.start, "pysol"))).model
    assert (after.deal.text, len(after.history.line), after.ui.panel) == (start, 1, "")
