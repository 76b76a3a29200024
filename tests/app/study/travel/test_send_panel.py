"""Everything as codes: what the panel shows, and the link that holds it all."""

import json
from random import Random
from string import printable

from ramparts.app.codec.travel_codec import codes_of, joined, parse_codes
from ramparts.app.messages.platform_intents import Copy, Share
from ramparts.app.panels import panel
from ramparts.app.state.library import Aside
from ramparts.app.state.model import Model
from ramparts.app.storage.import_export import LONGEST, export_text
from ramparts.app.study.travel.send_panel import LONGEST_LINK, MOST, PART
from ramparts.app.update import update
from ramparts.app.view.elements import Node, texts
from tests.kit.visit.visits import Visit

NOISE = "".join(Random(7).choices(printable[:90], k=120_000))
"""A text that does not become much shorter when it is compressed."""


def holding(count: int) -> Model:
    """A model with so many characters set aside."""
    return Visit("fortress:ms33").model.with_library(aside=(Aside("games.damaged1", NOISE[:count]),))


def shown(model: Model) -> Node:
    tree = panel(model.with_ui(panel="send"))
    assert tree is not None
    return tree


def every(tree: Node) -> list[dict[str, str]]:
    """The attributes of all elements of a tree."""
    inner = [attributes for child in tree.children if isinstance(child, Node) for attributes in every(child)]
    return [dict(tree.attributes), *inner]


def codes(tree: Node) -> list[str]:
    """The codes that a script is given to draw."""
    return [code for attributes in every(tree) for code in attributes.get("data-codes", "").split()]


def buttons(tree: Node) -> list[str]:
    return [attributes["data-do"] for attributes in every(tree) if "data-do" in attributes]


def test_a_player_who_has_begun_fits_into_one_code_that_needs_no_turning_of_pages() -> None:
    tree = shown(Visit("fortress:ms33").model)
    assert len(codes(tree)) == 1
    assert [attributes for attributes in every(tree) if "data-codes-do" in attributes] == []


def test_all_the_codes_together_are_what_a_file_would_hold() -> None:
    model = holding(9_000)
    found = codes(shown(model))
    assert len(found) > 3
    assert all(len(code) < PART * 4 / 3 + 40 for code in found)
    read = [code for text in found for code in parse_codes(text)]
    assert json.loads(joined(read, LONGEST)) == json.loads(export_text(model))


def test_several_codes_can_be_stopped_and_turned_by_hand() -> None:
    done = [attributes.get("data-codes-do") for attributes in every(shown(holding(9_000)))]
    assert [each for each in done if each] == ["pause", "next"]


def test_the_link_holds_everything_in_one_code() -> None:
    model = holding(9_000)
    after, effects = update(model, Share(whole=True))
    assert after == model
    [effect] = effects
    assert isinstance(effect, Copy)
    assert len(effect.fragment) <= LONGEST_LINK
    assert json.loads(joined(parse_codes(effect.fragment), LONGEST)) == json.loads(export_text(model))
    assert "share-whole" in buttons(shown(model))


def test_what_is_too_much_for_pictures_is_offered_as_a_link_alone() -> None:
    model = holding(72_000)
    tree = shown(model)
    assert len(codes_of(export_text(model), PART)) > MOST
    assert codes(tree) == []
    assert buttons(tree) == ["close", "share-whole"]
    assert not any("point its camera" in text for text in texts(tree))


def test_what_is_too_much_for_a_link_too_is_offered_as_a_file() -> None:
    tree = shown(holding(120_000))
    assert codes(tree) == []
    assert buttons(tree) == ["close", "export"]
    assert any("save it as a file" in text for text in texts(tree))
