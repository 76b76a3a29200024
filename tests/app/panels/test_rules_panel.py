"""The rules as a player reads them, and their pictures."""

from dataclasses import replace

import pytest

from ramparts.app.layout import layout
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.intents import Resize, Show
from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Rules
from ramparts.app.view.diagrams import example_picture, table_picture
from ramparts.app.view.elements import Node, texts
from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.rules.about import NO_TEXTS
from ramparts.rules.game import Title
from tests.app.talk.test_transcript import found
from tests.kit.visit.table import table, told

FORTRESS = table("fortress:ms33")


def shown(model: Model, title: str = "") -> Node:
    tree = panel(told(model, Show(Rules(title))))
    assert tree is not None
    return tree


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)
def test_every_game_has_its_words(title: Title) -> None:
    about = title.about
    forgotten = f"{title.name} needs words: give its file an ABOUT, and its Title in the catalogue about=..."
    assert about != NO_TEXTS, forgotten
    assert about.line, f"{forgotten}; `line` is missing, what a player reads when choosing a game"
    heads = {rule.head for rule in about.rules}
    assert {"Home", "Building"} <= heads, f"{forgotten}; `rules` say at least what goes home and what is built"
    assert all(rule.text.endswith(".") for rule in about.rules)
    assert about.readings, f"{forgotten}; `readings` are missing, how books and other programs have it"


@pytest.mark.parametrize("title", TITLES)
def test_the_panel_tells_all_of_a_games_words(title: str) -> None:
    said = texts(shown(table(f"{title}:32000")))
    about = TITLES[title].about
    for text in (about.line, *(rule.text for rule in about.rules), *about.readings):
        assert text in said


def test_the_rules_of_another_game_can_be_read() -> None:
    assert texts(shown(FORTRESS, "chessboard"))[0] == "Chessboard"
    others = {dict(each.attributes)["data-do"] for each in found(shown(FORTRESS), type="button")}
    assert others == {"close", "odds", *(f"rules:{title}" for title in TITLES if title != "fortress")}


def test_a_game_without_words_has_its_picture_all_the_same() -> None:
    titles = {**TITLES, "fortress": TITLES["fortress"]._replace(about=NO_TEXTS)}
    tree = shown(replace(FORTRESS, titles=titles))
    assert found(tree, role="img")
    assert "What the old books say" not in texts(tree)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("screen", [Size(1280, 800), Size(360, 640)])
def test_the_picture_has_a_shape_for_every_card_and_every_empty_place(title: str, screen: Size) -> None:
    deal = numbered(TITLES[title], 32_000)
    drawn = table_picture(told(FORTRESS, Resize(screen)), deal.game, deal.start, "How the cards are laid out.")
    shapes = [dict(each.attributes) for each in drawn.children if isinstance(each, Node) and each.tag == "rect"]
    assert len([shape for shape in shapes if shape["class"] != "empty"]) == len(deal.game.pack)
    assert len([shape for shape in shapes if shape["class"] == "empty"]) == sum(not cards for cards in deal.start)
    left, top, width, height = map(float, dict(drawn.attributes)["viewBox"].split())
    for shape in shapes:
        assert left <= float(shape["x"]) <= left + width - float(shape["width"])
        assert top <= float(shape["y"]) <= top + height - float(shape["height"])


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("screen", [Size(1280, 800), Size(800, 614), Size(360, 640), Size(640, 360)])
def test_the_picture_lies_as_the_table_does_on_this_screen(title: str, screen: Size) -> None:
    """Bug: a castle was drawn turned, whatever the window."""
    deal = numbered(TITLES[title], 32_000)
    drawn = table_picture(told(FORTRESS, Resize(screen)), deal.game, deal.start, "")
    laid = layout(deal.game, list(map(len, deal.start)), screen)
    lying = {lane.slot if not lane.cards else box for lane in laid.lanes for box in lane.cards or (lane.slot,)}
    rects = [dict(each.attributes) for each in drawn.children if isinstance(each, Node) and each.tag == "rect"]
    shapes = {tuple(float(each[side]) for side in ("x", "y", "width", "height")) for each in rects}
    assert shapes == {tuple(float(f"{side:g}") for side in box) for box in lying}


def test_cards_at_home_are_named_in_the_picture_and_others_are_blank() -> None:
    deal = numbered(TITLES["beleaguered-castle"], 32_000)
    drawn = table_picture(FORTRESS, deal.game, deal.start, "")
    used = [dict(each.attributes)["href"] for each in drawn.children if isinstance(each, Node) and each.tag == "use"]
    assert used == ["#rank-A", "#pip-C", "#rank-A", "#pip-D", "#rank-A", "#pip-H", "#rank-A", "#pip-S"]


def test_the_four_of_clubs_reaches_the_two_ends_of_its_row_and_of_its_column() -> None:
    title = TITLES["besieged-city"]
    assert title.about.example is not None
    drawn = example_picture(FORTRESS, title.at(1), title.about.example, "")
    assert len(found(drawn, class_="face reached")) == 4
    assert len(found(drawn, class_="face chosen")) == 1
    city = shown(table("besieged-city:32000"))
    assert title.about.example.caption in texts(city)
    assert len(found(city, role="img")) == 2
