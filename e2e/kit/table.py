"""The table as a test sees it: which cards lie where, and at which point of the window a pile can be touched.

What lies where is read after two frames, by when the last event has been drawn. Nothing waits for cards to arrive:
points are those of the places where cards are going to lie.
"""

from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from playwright.sync_api import Page

from ramparts.rules.cards import card_text, pack_number
from ramparts.rules.game import Game, Position

Piles: TypeAlias = dict[str, list[str]]
"""The cards of every pile that is not empty, bottom card first, each with the number of its pack, as ``QS0``."""

FRAMES = "const drawn = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); await drawn;"

STILL = """for (let cut = true; cut;) {  // another motion has taken the place of one that was cut short
    const ended = await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
    cut = ended.some(({ status }) => status === "rejected");
  }"""
"""Waits until nothing moves any more, also what has taken the place of a motion that was cut short."""

PILES = f"""async () => {{
  {FRAMES}
  const piles = {{}};
  for (const card of document.querySelectorAll("#table [data-card]")) {{
    const {{ card: name, pack, pile, depth }} = card.dataset;
    (piles[pile] ??= [])[Number(depth)] = name + pack;
  }}
  return piles;
}}"""

LISTS = f"""async () => {{
  {FRAMES}
  const lists = {{}};
  for (const lane of document.querySelectorAll("#table .lane")) {{
    const cards = [...lane.querySelectorAll("[data-card]")].map((card) => card.dataset.card + card.dataset.pack);
    if (cards.length > 0) lists[lane.querySelector("[data-slot]").dataset.slot] = cards;
  }}
  return lists;
}}"""

POINT = """([pile, depth]) => {
  const table = document.getElementById("table").getBoundingClientRect();
  const cards = [...document.querySelectorAll(`#table [data-card][data-pile="${pile}"]`)];
  cards.sort((one, other) => one.dataset.depth - other.dataset.depth);
  const card = cards.at(depth);
  const { style } = card ?? document.querySelector(`[data-slot="${pile}"]`);
  const { e: x, f: y } = new DOMMatrix(style.transform);
  const [width, height] = [style.width, style.height].map(parseFloat);
  const { style: lane } = card?.parentElement ?? document.body;
  const above = card && cards[cards.indexOf(card) + 1];
  const seen = above ? parseFloat(lane.getPropertyValue("--strip")) : Infinity;
  const { e: right, f: below } = above ? new DOMMatrix(above.style.transform) : { e: x, f: y };
  const [dx, dy] = [Math.min(seen, width) / 2, Math.min(seen, height) / 2];
  const across = right > x ? dx : right < x ? width - dx : width / 2;
  const down = below > y ? dy : below < y ? height - dy : height / 2;
  return [table.x + x + across, table.y + y + down];
}"""

FOCUSED = f"""async () => {{
  {FRAMES}
  const item = document.activeElement.closest("#table .card, #table .slot");
  if (!item) return null;
  const {{ card, pack, pile, depth, slot }} = item.dataset;
  return [slot ?? pile, Number(depth ?? 0), card ? card + pack : ""];
}}"""

MARKED = f"""async () => {{
  {FRAMES}
  return [...document.querySelectorAll("#table [data-slot][data-target]")].map((slot) => slot.dataset.slot).sort();
}}"""

REST = f"""async () => {{
  {FRAMES}
  {STILL}
}}"""


class Readable(Protocol):
    """What has to be known of a page, whoever drives it."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:  # noqa: ANN401  # whatever the page answers
        """What a function of the page gives back."""


class Place(NamedTuple):
    """Where the focus is: a pile's id, the depth of the card in it and that card; 0 and nothing in an empty pile."""

    pile: str
    depth: int
    card: str


def piles(page: Readable) -> Piles:
    """What lies on the table, by what each card says of itself."""
    return cast(Piles, page.evaluate(PILES))


def lists(page: Readable) -> Piles:
    """What lies on the table, in the order in which it is read out."""
    return cast(Piles, page.evaluate(LISTS))


def named(game: Game, position: Position) -> Piles:
    """What has to lie on the table in a position."""
    return {
        pile.id: [f"{card_text(card)}{pack_number(card)}" for card in cards]
        for pile, cards in zip(game.piles, position, strict=True)
        if cards
    }


def point(page: Readable, pile: str, depth: int = -1) -> tuple[float, float]:
    """The middle of what is seen of a card, by default of the exposed one, or of an empty pile; in the window."""
    x, y = page.evaluate(POINT, [pile, depth])
    return x, y


def focused(page: Readable) -> Place | None:
    """Where on the board the focus is; None when it is elsewhere."""
    found = page.evaluate(FOCUSED)
    return None if found is None else Place(*found)


def marked(page: Readable) -> list[str]:
    """The piles that are marked as targets, by id, in order."""
    return cast(list[str], page.evaluate(MARKED))


def rest(page: Readable) -> None:
    """Waits until nothing on the page moves."""
    page.evaluate(REST)


def choose(page: Page, game: str) -> None:
    """Presses the name of a game in the panel of new games, after every family that is folded was unfolded."""
    panel = page.get_by_role("dialog")
    folded = panel.locator("details:not([open]) > summary")
    panel.locator("details").first.wait_for()
    while folded.count():
        folded.first.click()
    panel.get_by_role("button", name=game, exact=True).click()
