"""What a walk reads of the page at one moment: cards, what is kept, what can be pressed."""

from typing import Any, NamedTuple

from e2e.kit.table import FRAMES, Readable

STATE = f"""async () => {{
  {FRAMES}
  const shown = (element) => element.checkVisibility() && element.getAttribute("aria-disabled") !== "true";
  const modal = document.querySelector("dialog:modal");
  const cards = [...document.querySelectorAll("#table [data-card]")].map((element) => {{
    const {{ card, pack, pile, depth }} = element.dataset;
    const {{ left, top, right, bottom }} = element.getBoundingClientRect();
    const within = left > -2 && top > -2 && right < innerWidth + 2 && bottom < innerHeight + 2;
    return [card + pack, pile, Number(depth), within];
  }});
  const within = modal ?? document;
  return {{
    cards,
    slots: [...document.querySelectorAll("#table [data-slot]")].map((slot) => slot.dataset.slot),
    kept: {{ ...localStorage }},
    panel: modal?.id ?? "",
    buttons: [...within.querySelectorAll("[data-do]")].filter(shown).map((button) => button.dataset.do),
    fields: [...(modal?.querySelectorAll("select, input[type=checkbox], input[name=text]") ?? [])].map((one) => one.id),
    fault: document.querySelector("#fault p, #update")?.textContent ?? "",
    showing: document.querySelector("[data-do=stop]") !== null,
  }};
}}"""
"""Read at once, two frames after the last input, by when that has been drawn."""


class Seen(NamedTuple):
    """The page at one moment. Each card is its name, its pile, its depth there and whether the window has all of it."""

    cards: list[tuple[str, str, int, bool]]
    slots: list[str]
    kept: dict[str, str]
    panel: str
    buttons: list[str]
    fields: list[str]
    fault: str
    showing: bool

    @property
    def game(self) -> str:
        """The text of the game that is kept."""
        return self.kept.get("ramparts.game", "")


def seen(page: Readable) -> Seen:
    """What there is to be seen now."""
    found: dict[str, Any] = page.evaluate(STATE)
    return Seen(**(found | {"cards": [tuple(card) for card in found["cards"]]}))
