"""Links and files that cannot be opened, by the dozen: one sentence each, and nothing is lost."""

import re
from collections.abc import Sequence
from typing import TypedDict, cast
from urllib.parse import quote

from playwright.sync_api import FilePayload, Page, expect

from e2e.kit.opening import OpenTable
from e2e.kit.table import FRAMES
from tests.kit.examples import spread
from tests.kit.visit.malformed import DECORATED, FILES, LINKS

DEAL = "fortress:ms16"
LINKED = {quote(link): said for link, said in LINKS if link not in {"", "fortress", "\ud800"} | DECORATED}
"""Those that an address can hold, written as it holds them; a game's name alone is a link."""

RAW = {
    "%": "'%' is not a deal",
    f"{DEAL}%E0": "'ms16%E0' is not a deal number",
    "%00": "characters that do not belong in a deal",
}
"""Fragments that were not written by any program."""

ONE_SENTENCE = re.compile(r"^This cannot be opened: .{10,400}[^.]\.$")

STATE = f"""async () => {{
  {FRAMES}
  return {{
    said: document.getElementById("status").textContent,
    address: location.hash,
    kept: {{ ...localStorage }},
    cards: [...document.querySelectorAll("#table [data-card]")].map(({{ dataset }}) => Object.values(dataset).join()),
    tools: document.getElementById("tools").textContent,
  }};
}}"""

GO = """(fragment) => new Promise((done) => {
  addEventListener("hashchange", () => done(), { once: true });
  location.hash = fragment;
})"""


class State(TypedDict):
    """What a player sees, and what the browser keeps."""

    said: str
    address: str
    kept: dict[str, str]
    cards: list[str]
    tools: str


def state(page: Page) -> State:
    """The page once it is drawn."""
    return cast(State, page.evaluate(STATE))


def test_malformed_links_are_told_in_a_sentence_and_change_nothing(open_here: OpenTable) -> None:
    page = open_here(f"{DEAL};t8-h;t7-t9")
    page.keyboard.press("z")
    before = state(page)
    assert len(LINKED | RAW) >= 40
    for fragment, said in (LINKED | RAW).items():
        page.evaluate(GO, fragment)
        expect(page.get_by_role("status")).to_contain_text(said)  # the room that reads texts of people may have to come
        after = state(page)
        assert said in after["said"]
        assert ONE_SENTENCE.match(after["said"]), after["said"]
        assert after == {**before, "said": after["said"], "address": f"#{DEAL}"}, fragment
    page.keyboard.press("x")
    assert state(page)["cards"] != before["cards"]


def apart(files: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """The files in an order in which no two with the same sentence follow one another."""
    ordered = sorted(files, key=lambda file: file[1])
    half = len(ordered) // 2
    return [file for pair in zip(ordered[:half], ordered[half : 2 * half], strict=True) for file in pair]


def test_malformed_files_are_told_in_a_sentence_and_change_nothing(open_here: OpenTable) -> None:
    page = open_here(f"{DEAL};t8-h;t7-t9")
    before = state(page)
    page.get_by_role("button", name="Menu").click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Backup and data").click()
    assert len(FILES) >= 40
    for text, said in apart(spread(FILES)):
        file = FilePayload(name="ramparts.json", mimeType="application/json", buffer=text.encode())
        page.locator("#file").set_input_files(file)
        alert = panel.get_by_role("alert")
        expect(alert).to_contain_text(said)
        expect(alert).to_have_count(1)
        expect(alert).to_have_text(re.compile(r"^This cannot be read, so nothing was changed: .{5,400}[^.]\.$"))
        after = state(page)
        assert after == {**before, "said": alert.text_content()}, said
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
