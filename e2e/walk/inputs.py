"""The inputs of a walk, each drawn by chance with a weight, and made as a player makes it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple
from urllib.parse import quote

from e2e.kit import hands
from e2e.walk.browsers import Walked
from e2e.walk.holds import session
from e2e.walk.seen import Seen
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Role
from tests.kit.visit.malformed import LINKS

KEYS = (
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "Enter", "Escape", "Tab", " "),
    *"1234567890hdhcsdzxzxnlbsavyeqw?mtrofpiN",
    *("Control+z", "Control+y"),
)
SIZES = ((1280, 800), (360, 640), (640, 360), (768, 1024), (844, 390), (320, 568), (1920, 1000))
TEXTS = (
    "ms34",
    "fortress:ms33",
    "nonsense",
    "32002",
    "3 7",
    "3 h",
    "undo",
    "end cards",
    "ten of hearts to row 2",
    "Ann",
)
UNTOUCHED = frozenset({"erase-all", "export", "install", "backup"})
"""Buttons that are not pressed: whatever is kept is compared; nobody can answer a dialog of the browser's own."""

GOOD = (
    *(f"{title}:{number}" for title in TITLES for number in ("ms33", "32002", "1807345") if title != "fortitude"),
    *("fortitude:32004", "fortitude/4:77000", "fortress:ms33;t1-h;t2-h", "daily:2026-11-22:fortress", "chessboard"),
    *("daily:2026-11-23:beleaguered-castle", "puzzle:fortress:17", "puzzle:chessboard:2", "puzzle:fortress:100000"),
    *("lesson:1", "lesson:3", "lesson:13", "lesson:77", "daily:2026-13-45:fortress"),
)
BAD = tuple(quote(link) for link, _ in LINKS if link not in {"", "\ud800"})

PICKED = """([selector, value]) => {
  const field = document.querySelector(selector);
  if (!field) return;
  if (["checkbox", "radio"].includes(field.type)) field.click();
  else if (field.localName === "select") {
    field.selectedIndex = value % field.options.length;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else field.focus();
}"""
"""Sets a field of a panel; one for text gets the focus."""

PRESSED = """(command) => {
  const within = document.querySelector("dialog:modal") ?? document;
  [...within.querySelectorAll(`[data-do="${CSS.escape(command)}"]`)].find((one) => one.checkVisibility())?.click();
}"""
AT = """([pile, depth]) => {
  const cards = [...document.querySelectorAll(`#table [data-card][data-pile="${pile}"]`)];
  const element = cards.find((card) => Number(card.dataset.depth) === depth) ??
    document.querySelector(`#table [data-slot="${pile}"]`);
  const { x, y, width, height } = (element ?? document.body).getBoundingClientRect();
  const within = (value, end) => Math.min(Math.max(value, 1), end - 2);
  return [within(x + width / 2, innerWidth), within(y + height / 2, innerHeight)];
}"""
GO = "(fragment) => { location.hash = fragment; }"
KILLED = "() => { document.querySelector('script[name^=solver]')?.xworker?.terminate(); }"
FULL = """(full) => {
  const kept = Storage.prototype.really ??= Storage.prototype.setItem;
  Storage.prototype.setItem = full
    ? () => { throw new DOMException("The quota has been exceeded.", "QuotaExceededError"); }
    : kept;
}"""


class Input(NamedTuple):
    """An input in words, and what makes it."""

    words: str
    make: Callable[[Walked], None]


def drawn(random: Random, now: Seen, without: Sequence[str] = ()) -> Input:
    """The next input at this moment, of a kind that is not left out."""
    if now.panel and random.random() < 0.3:
        return _key("Escape")
    ways = {kind: weight for kind, weight in (IN_PANEL if now.panel else AT_TABLE).items() if kind not in without}
    [kind] = random.choices([*ways], [*ways.values()])
    return KINDS[kind](random, now)


def _evaluated(words: str, script: str, arg: object = None) -> Input:
    return Input(words, lambda walked: walked.page.evaluate(script, arg))


def _key(key: str) -> Input:
    return Input(f"key {key!r}", lambda walked: walked.press(key))


def _somewhere(random: Random, now: Seen) -> tuple[str, int]:
    """A card of the table, or an empty place."""
    return random.choice([(pile, depth) for _, pile, depth, _ in now.cards] + [(pile, 0) for pile in now.slots])


def _at(walked: Walked, place: tuple[str, int]) -> tuple[float, float]:
    """Where a place is by now; the middle of the page when a deal that was looked for has come meanwhile."""
    x, y = walked.page.evaluate(AT, list(place))
    return x, y


def _tap(walked: Walked, *places: tuple[str, int]) -> None:
    for place in places:
        walked.page.mouse.click(*_at(walked, place))


def _drag(walked: Walked, start: tuple[str, int], end: tuple[str, int]) -> None:
    hands.drag(walked.page, _at(walked, start), _at(walked, end), steps=3)


def tap(random: Random, now: Seen) -> Input:
    place = _somewhere(random, now)
    return Input(f"tap {place}", lambda walked: _tap(walked, place))


def drag(random: Random, now: Seen) -> Input:
    start, end = _somewhere(random, now), _somewhere(random, now)
    return Input(f"drag {start} to {end}", lambda walked: _drag(walked, start, end))


def legal(random: Random, now: Seen) -> Input:
    """A legal move of the game, by one of the hands."""
    if not now.game or not (found := moves((at := session(now.game)).deal.game, at.position)):
        return _key("z")
    game, move = at.deal.game, random.choice(found)
    src, dst = ((game.piles[pile].id, max(len(at.position[pile]) - 1, 0)) for pile in (move.src, move.dst))
    if game.piles[move.src].role is Role.ROW and random.random() < 0.3:
        words = f"letters {src[0]}-{dst[0]}"
        return Input(words, lambda walked: hands.by_letters(walked.page, game, at.position, move))
    words, hand = random.choice((("taps", _tap), ("drag", _drag)))
    return Input(f"{words} {src[0]}-{dst[0]}", lambda walked: hand(walked, src, dst))


def key(random: Random, now: Seen) -> Input:
    return _key(random.choice(KEYS))


def button(random: Random, now: Seen) -> Input:
    found = [name for name in now.buttons if name not in UNTOUCHED]
    name = random.choice(found) if found else "menu"
    return _evaluated(f"button {name}", PRESSED, name)


def field(random: Random, now: Seen) -> Input:
    """A field of the open panel: chosen, switched, or filled and sent."""
    names = [name for name in now.fields if name and name != "file"]
    if not names:
        return button(random, now)
    name, value, text = random.choice(names), random.randrange(10), random.choice(TEXTS)

    def filled(walked: Walked) -> None:
        walked.page.evaluate(PICKED, [f"#{name}", value])
        if not name.startswith("pref-"):
            for letter in text:
                walked.press(letter)
            walked.press("Enter")

    return Input(f"field {name}: {value} or {text!r}", filled)


def link(random: Random, now: Seen) -> Input:
    fragment = random.choice(random.choice((GOOD, GOOD, BAD)))
    return _evaluated(f"link #{fragment}", GO, fragment)


def reload(random: Random, now: Seen) -> Input:
    return Input("reload", lambda walked: walked.load())


def tab(random: Random, now: Seen) -> Input:
    stays = random.random() < 0.5
    words = "a second tab, which stays" if stays else "a second tab"
    return Input(words, lambda walked: walked.another_tab(stays=stays))


def kill(random: Random, now: Seen) -> Input:
    return _evaluated("the solver's worker is killed", KILLED)


def full(random: Random, now: Seen) -> Input:
    return _evaluated("storage is full", FULL, True)  # noqa: FBT003  # the argument of the script


def empty(random: Random, now: Seen) -> Input:
    return _evaluated("storage is not full", FULL, False)  # noqa: FBT003  # as above


def resize(random: Random, now: Seen) -> Input:
    width, height = random.choice(SIZES)
    return Input(f"a window of {width}x{height}", lambda walked: walked.resize(width, height))


KINDS = {
    kind.__name__: kind for kind in (tap, drag, legal, key, button, field, link, reload, tab, kill, full, empty, resize)
}
OUTSIDE = {"link": 3, "reload": 2, "tab": 1, "kill": 2, "full": 0.7, "empty": 3, "resize": 3}
AT_TABLE = OUTSIDE | {"tap": 20, "legal": 25, "drag": 8, "key": 22, "button": 8}
IN_PANEL = OUTSIDE | {"button": 50, "field": 25, "key": 10, "tap": 3}
"""How often an input is drawn, by its kind, beside the others."""
