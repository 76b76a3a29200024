"""Where elements lie in the window, what does not fit there, and how much has moved since the page came."""

from playwright.sync_api import Page

DRAWN = "#splash[data-drawn]"
"""What stands for Python until it has come, if a board is drawn."""

ON_TOP = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  return parts.every((part) => element.contains(document.elementFromPoint(x + part * width, y + height / 2)));
}"""
"""Whether nothing covers an element, from its left end to its right."""

PLACES = """() => [
  ...document.querySelectorAll("#table, #table .card, #table .slot, #table .keep, #table .rampart, #head")
].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { card, pile, depth, slot, face, side } = element.dataset;
  const reaches = ["--unit", "--head", "--foot", "--flank"].map((name) => element.style.getPropertyValue(name));
  const pixels = [x, y, width, height, ...reaches].map((each) => Number(parseFloat(each).toFixed(side ? 2 : 9)) || 0);
  return [card, pile, depth, slot, face, side, ...pixels];
})"""
"""Each card, place and wall, as it is seen, and where; in pixels, of a wall as a drawing keeps them."""

CLIPPED = """() => [...document.querySelectorAll("button")].filter((button) => {
  if (!button.checkVisibility() || button.matches(".hit")) return false;
  const { left, right } = button.getBoundingClientRect();
  const beyond = (inner) => inner.left < left - 0.5 || inner.right > right + 0.5;
  const inside = [...button.children].map((child) => child.getBoundingClientRect());
  return button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight || inside.some(beyond);
}).map((button) => button.textContent)"""
"""Buttons that do not hold their words."""

TOO_WIDE = """() => [
  ...document.querySelectorAll("dialog, .panel, .panel *:not([type=file], [readonly], .words)")
].filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
  .map((part) => `${part.tagName} ${part.className}: ${part.textContent.slice(0, 40)}`)"""
"""Parts of a panel that would have to be scrolled sideways, but for fields that show a part, and what is only said."""

BROKEN = """(cells) => [...document.querySelectorAll(cells)].flatMap((cell) => {
  const range = document.createRange();
  const text = cell.firstChild;
  const parts = text ? [...text.data.matchAll(/\\S+/g)] : [];
  return parts.filter(({ 0: part, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + part.length);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => bottom));
    return lines.size > part.split("\\u00ad").length;
  }).map(([part]) => part);
})"""
"""What is broken in such elements elsewhere than at a gap or a soft hyphen."""

SHIFTS = """() => {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) moved += shift.value;
    document.documentElement.dataset.moved = moved;
  }).observe({ type: "layout-shift", buffered: true });
  document.documentElement.dataset.moved = moved;
}"""
"""From now on, how much has moved since the page came is written on it: the sum of its layout shifts."""


def moved(page: Page) -> float:
    """How much has moved on a page that has run `SHIFTS`; 1 is the whole window."""
    return float(page.locator("html").get_attribute("data-moved") or 1)


def box(page: Page, selector: str) -> tuple[float, float, float, float]:
    """Where an element lies in the window: left, top, width and height, in pixels."""
    found = page.locator(selector).bounding_box()
    assert found is not None
    return found["x"], found["y"], found["width"], found["height"]
