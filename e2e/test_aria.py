"""What a screen reader is given of one deal of each game, word for word: `e2e/data/aria` holds what it has to be.

With RAMPARTS_ARIA=write in the environment the files are written anew, to be read before they are committed.
"""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.lines import DATA
from e2e.table import rest

DEALS = {
    "fortress": "fortress:ms33;t1-h;t3-t5",
    "chessboard": "chessboard:ms33;t0-h",
    "beleaguered-castle": "beleaguered-castle:ms33",
    "streets-and-alleys": "streets-and-alleys:ms33",
    "fortitude": "fortitude/1:77000;s-d",
    "besieged-city": "besieged-city:32000;s-d;s-d",
}


@pytest.mark.parametrize("game", DEALS)
def test_the_table_is_told_word_for_word(open_here: Callable[[str], Page], game: str) -> None:
    page = open_here(DEALS[game])
    rest(page)
    told = page.locator("body").aria_snapshot() + "\n"
    golden = DATA / "aria" / f"{game}.yaml"
    if os.environ.get("RAMPARTS_ARIA") == "write":
        golden.write_text(told, "utf-8")
    assert told == golden.read_text("utf-8")
