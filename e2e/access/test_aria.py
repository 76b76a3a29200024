"""What a screen reader is given, word for word: of one deal of each game, and of the panels of what was learnt.

`e2e/data/aria` holds what it has to be.

With RAMPARTS_ARIA=write in the environment the files are written anew, to be read before they are committed.
"""

import os
import re

import pytest
from playwright.sync_api import Locator, Page

from e2e.kit.learner import LEARNT, learning
from e2e.kit.lines import DATA
from e2e.kit.opening import OpenTable
from e2e.kit.table import rest
from e2e.kit.visitors import in_every_language
from ramparts.app.words.languages import catalogue

DEALS = {
    "fortress": "fortress:ms33;t1-h;t3-t5",
    "chessboard": "chessboard:ms33;t0-h",
    "beleaguered-castle": "beleaguered-castle:ms33",
    "streets-and-alleys": "streets-and-alleys:ms33",
    "fortitude": "fortitude/1:77000;s-d",
    "besieged-city": "besieged-city:32000;s-d;s-d",
    "bastion": "bastion:ms3",
}


def told(part: Locator, name: str) -> tuple[str, str]:
    """What is given of a part of the page, and what has to be."""
    given = part.aria_snapshot() + "\n"
    golden = DATA / "aria" / f"{name}.yaml"
    if os.environ.get("RAMPARTS_ARIA") == "write":
        golden.write_text(given, "utf-8")
    return given, golden.read_text("utf-8")


@pytest.mark.parametrize("game", DEALS)
def test_the_table_is_told_word_for_word(open_here: OpenTable, game: str) -> None:
    page = open_here(DEALS[game])
    rest(page)
    given, golden = told(page.locator("body"), game)
    assert given == golden


def shape(tree: str) -> list[str]:
    """What the lines of a tree are, with how far they are set in, without a word of them."""
    return re.findall(r"^ *- [a-z]+", tree, re.MULTILINE)


@pytest.mark.family
@in_every_language
def test_the_tree_of_a_table_is_the_same_in_every_language_but_for_its_words(open_here: OpenTable) -> None:
    page = open_here(DEALS["fortress"])
    rest(page)
    words = catalogue(str(page.locator("html").get_attribute("lang")))
    given, english = page.locator("body").aria_snapshot(), (DATA / "aria" / "fortress.yaml").read_text("utf-8")
    assert shape(given) == shape(english)
    for name in ("Fortress", "Left wing", "Foundations", "Tools", "Menu"):
        assert f'"{words.gettext(name)}"' in given


@pytest.mark.family
@pytest.mark.parametrize("name", LEARNT)
def test_a_panel_of_what_was_learnt_is_told_word_for_word(learning_page: Page, served: str, name: str) -> None:
    learning(learning_page, served, name)
    given, golden = told(learning_page.get_by_role("dialog"), f"panel-{name}")
    assert given == golden
