"""The rules as a player reads them, and their pictures."""

import re
from dataclasses import replace
from itertools import combinations

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.layout.boxes import Box, Size
from ramparts.app.messages.intents import Resize, Show
from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Rules
from ramparts.app.study.help.pictures import table_picture
from ramparts.app.view.elements import Node, texts
from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.rules.about import NO_TEXTS
from ramparts.rules.cards import card_text
from ramparts.rules.game import Role, Title
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
    steps = {"rules:fortress:0", "rules:fortress:1"}
    assert others - steps == {"close", "odds", *(f"rules:{title}" for title in TITLES if title != "fortress")}


def test_a_game_without_words_has_its_picture_all_the_same() -> None:
    titles = {**TITLES, "fortress": TITLES["fortress"]._replace(about=NO_TEXTS)}
    tree = shown(replace(FORTRESS, titles=titles))
    assert found(tree, role="img")
    assert "What the old books say" not in texts(tree)


def styled(tree: Node) -> dict[str, float]:
    """The pixels of an element by the names of its properties; those of its place are x and y."""
    style = dict(tree.attributes)["style"]
    named = {name: float(value) for name, value in re.findall(r"([\w-]+):(-?[\d.]+)px", style)}
    place = re.search(r"translate\((-?[\d.]+)px,(-?[\d.]+)px\)", style)
    return named | ({"x": float(place[1]), "y": float(place[2])} if place else {})


def pictures(tree: Node) -> tuple[Node, Node]:
    """The tiny table, and the picture of a deal."""
    tiny, deal = found(tree, class_="small")
    return tiny, deal


SCREENS = [Size(1280, 800), Size(820, 1180), Size(360, 640), Size(640, 360), Size(320, 568)]

each_title = pytest.mark.parametrize("title", TITLES)
each_screen = pytest.mark.parametrize("screen", SCREENS, ids=str)


@each_title
@each_screen
@pytest.mark.parametrize("step", [0, 2, 99])
def test_what_is_drawn_lies_within_its_picture_and_the_picture_in_the_window(
    title: str, screen: Size, step: int
) -> None:
    tree = panel(told(FORTRESS, Resize(screen), Show(Rules(title, step))))
    assert tree is not None
    for picture in pictures(tree):
        size, inner = styled(picture), picture.children[0]
        assert isinstance(inner, Node)
        scale, moved = float(re.findall(r"scale\(([\d.]+)\)", dict(inner.attributes)["style"])[0]), styled(inner)
        assert size["width"] <= screen.width - 68
        assert size["height"] <= max(185, screen.height - 300)
        for drawn in (*found(inner, class_="card"), *found(inner, class_="slot")):
            box = styled(drawn)
            assert scale * (box["x"] + moved["x"]) >= -0.1
            assert scale * (box["y"] + moved["y"]) >= -0.1
            assert scale * (box["x"] + box["width"] + moved["x"]) <= size["width"] + 0.1
            assert scale * (box["y"] + box["height"] + moved["y"]) <= size["height"] + 0.1


@each_title
@each_screen
def test_no_two_piles_of_the_tiny_table_lie_on_one_another(title: str, screen: Size) -> None:
    tree = panel(told(FORTRESS, Resize(screen), Show(Rules(title))))
    assert tree is not None
    slots = [styled(slot) for slot in found(pictures(tree)[0], class_="slot")]
    boxes = [Box(slot["x"], slot["y"], slot["width"], slot["height"]) for slot in slots]
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))
    assert min(box.width for box in boxes) >= 30


@each_title
def test_the_picture_of_a_deal_has_its_cards_and_those_of_the_stack_face_down(title: str) -> None:
    deal = numbered(TITLES[title], 32_000)
    drawn = found(table_picture(FORTRESS, deal.game, deal.start, Size(500, 300), "A deal."), class_="card")
    named = [dict(card.attributes) for card in drawn]
    rows = {card_text(card) for i in deal.game.having(Role.ROW, Role.RAMPART, Role.RESERVE) for card in deal.start[i]}
    assert rows <= {card["data-card"] for card in named}
    assert {card["data-face"] for card in named} == ({"up", "down"} if deal.game.having(Role.STOCK) else {"up"})


def test_a_deal_lies_as_the_table_does_on_this_screen() -> None:
    """Bug: a castle was drawn turned, whatever the window."""
    for screen, edges in ((Size(1280, 800), {"l", "r"}), (Size(360, 640), {"t", "b"})):
        tree = panel(told(FORTRESS, Resize(screen), Show(Rules("fortress"))))
        assert tree is not None
        assert {dict(card.attributes)["data-edge"] for card in found(pictures(tree)[1], class_="card")} == edges


def buttons(tree: Node) -> dict[str, str]:
    (ways,) = found(tree, class_="steps")
    return {texts(each)[0]: dict(each.attributes)["data-do"] for each in found(ways, type="button")}


def test_the_example_is_stepped_through_to_and_fro_and_begins_again_at_its_end() -> None:
    model, seen = told(FORTRESS, Show(Rules())), list[str]()
    for _ in range(5):
        tree = panel(model)
        assert tree is not None
        seen += texts(found(tree, class_="step")[0])
        onward = list(buttons(tree).items())[1]
        intent = intent_of(model, onward[1], 0)
        assert intent is not None
        model = told(model, intent)
    assert len(set(seen)) == 5
    assert onward == ("Once more", "rules:fortress:0")
    assert buttons(shown(FORTRESS)) == {"Previous": "rules:fortress:0", "Next": "rules:fortress:1"}


def test_a_card_keeps_its_element_from_step_to_step_and_the_arrow_goes_in_the_end() -> None:
    cards = list[list[str]]()
    for step in (0, 1, 4):
        tree = panel(told(FORTRESS, Show(Rules("fortress", step))))
        assert tree is not None
        cards.append([dict(card.attributes)["id"] for card in found(pictures(tree)[0], class_="card")])
        assert len(found(tree, class_="pointing")) == (step < 4)
    assert cards[0] == cards[1] == cards[2]


def test_a_ring_shows_where_else_the_card_might_go() -> None:
    assert len(found(shown(FORTRESS), class_="reach")) == 1


@pytest.mark.parametrize("command", ["rules:fortress:x", "rules:fortress:-1", "rules:fortress:²"])
def test_a_step_that_is_none_is_the_first(command: str) -> None:
    assert intent_of(FORTRESS, command, 0) == Show(Rules("fortress"))


def test_the_table_of_a_game_without_wings_is_narrow_in_a_tall_window() -> None:
    wide, tall = (panel(told(FORTRESS, Resize(screen), Show(Rules("fortitude")))) for screen in SCREENS[:2])
    assert wide is not None
    assert tall is not None
    assert styled(pictures(wide)[0])["height"] < styled(pictures(tall)[0])["height"]
