"""Somebody who has never played: reads what is new on the page, and presses and plays what the page offers, no more.

Two kinds: one who *asks* for a hint before each move, and one who plays home what fits, else at random, and asks only
after having lost, having taken the way back. Both do the lessons by the words beside them.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Protocol

from e2e.kit.hands import Playable, by_mouse
from e2e.kit.table import FRAMES, piles
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import parse_move
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import parse_card
from ramparts.rules.game import Game, Move, Position
from ramparts.study.practice.lessons import LESSONS

READING = f"""async () => {{
  {FRAMES}
  const said = document.getElementById("seen").textContent || document.getElementById("status").textContent;
  const told = [...document.querySelectorAll("#greeting p:first-child, #notice span:not(button span), #panel[open] p")];
  const buttons = [...document.querySelectorAll(":is(#greeting, #notice, #tools) button")];
  return [[said, ...told.map((one) => one.innerText)], buttons.map((one) => one.innerText)];
}}"""
"""What there is to read: sentences, and the words on buttons."""

ANSWERED = """async () => {
  const [table, status] = ["table", "status"].map((id) => document.getElementById(id));
  const frame = () => new Promise(requestAnimationFrame);
  do {
    await frame();
    await frame();
  } while (table.dataset.light === "thinking" || status.textContent.trim().endsWith("…"));
}"""
"""Comes to its end when the page has drawn what was done last, and the solver has answered if it was asked."""

BECOMES = """async ([name, ...values]) => {
  const { dataset } = document.getElementById("table");
  while (!values.includes(dataset[name])) await new Promise(requestAnimationFrame);
}"""
"""Comes to its end when the table says of itself what is waited for."""

OFFERED = "() => [...document.querySelectorAll('button[data-do]:not([aria-disabled])')].map((one) => one.dataset.do)"

TABLE = "() => ({ ...document.getElementById('table').dataset })"

HINTED = """() => ["from", "to"].map((end) => document.querySelector(`[data-slot][data-hint=${end}]`)?.dataset.slot)"""
"""The piles between which a hint says to move; without a second one it does not say so yet."""

LONGEST = 600
"""The most moves of a game: who has not won by then would have left."""


class Presses(Protocol):
    """Presses the first button of a selector that is seen."""

    def __call__(self, selector: str, /) -> None: ...


@dataclass
class Newcomer:
    """Who looks at a page; ``look`` is called with each thing that is read for the first time."""

    page: Playable
    press_button: Presses
    asks: bool = False
    chance: Random = field(default_factory=lambda: Random(1))
    look: Callable[[str], None] = lambda text: None
    clicks: int = 0
    moves: int = 0
    hints: int = 0
    backs: int = 0
    waited: float = 0
    read: list[str] = field(default_factory=list)
    labels: set[str] = field(default_factory=set)

    @property
    def words(self) -> int:
        """How many words were read, those of buttons too."""
        return sum(len(text.split()) for text in (*self.read, *self.labels))

    @property
    def sentences(self) -> int:
        """How many sentences were read."""
        return len(self.read)

    def until(self, wait: str, *values: str) -> None:
        """Waits as a function of the page does, and reads what is new then."""
        begun = monotonic()
        self.page.evaluate(wait, list(values))
        self.waited += monotonic() - begun
        told, buttons = self.page.evaluate(READING)
        self.labels.update(buttons)
        for text in told:
            new = [each for each in re.split(r"(?<=[.!?:]) +(?=[A-ZÄÖÜ])|\n+", text) if each not in self.read]
            self.read += filter(None, new)
            if any(new):
                self.look(text)

    def press(self, command: str) -> None:
        """Presses a button by its command, and waits for what comes."""
        self.clicks += 1
        self.press_button(f"button[data-do='{command}']:not([aria-disabled])")
        self.until(ANSWERED)

    def does_lessons(self, last: int) -> None:
        """Does the lessons from the first on, as they say, and after the last takes the game that is offered."""
        self.press("lesson:1")
        for number, lesson in enumerate(LESSONS[:last], 1):
            self.until(BECOMES, "session", "lesson")
            self.until(BECOMES, "state", "playing")
            for _ in lesson.hints if self.asks else ():
                self.hint()
            deal = parse_deal(lesson.deal, TITLES)
            position = deal.start
            for text in lesson.solution:
                gesture = parse_move(deal.game, position, text)
                self.makes(deal.game, position, gesture.move)
                position = gesture.position
            self.until(BECOMES, "state", "solved")
            self.press(f"lesson:{number + 1}" if number < last else self.offered("new:"))
        self.until(BECOMES, "session", "free")

    def offered(self, begins: str) -> str:
        """The command of the first button that begins so; empty where there is none."""
        return next((command for command in self.page.evaluate(OFFERED) if command.startswith(begins)), "")

    def hint(self) -> None:
        """Asks for a hint."""
        self.hints += 1
        self.press("hint")

    def makes(self, game: Game, position: Position, move: Move) -> None:
        """Makes a move by two clicks."""
        self.clicks += 2
        self.moves += 1
        by_mouse(self.page, game, position, move)
        self.until(ANSWERED)

    def plays(self, most: int = LONGEST) -> bool:
        """Plays the game on the table, so many moves at most; whether it was won."""
        seen: set[Position] = set()
        asking, last = self.asks, self.moves + most
        game = parse_deal(self.page.evaluate(TABLE)["deal"], TITLES).game
        while self.page.evaluate(TABLE)["state"] != "won" and self.moves < last:
            position = self.position(game)
            seen.add(position)
            if self.offered("finish"):
                self.press("finish")
                self.until(BECOMES, "state", "won")
            elif self.offered("back"):
                self.backs += 1
                self.press("back")
                asking = True
            else:
                own = None if asking else self.chosen(game, position, seen)
                self.makes(game, position, own or self.advised(game))
                asking = self.asks
        return bool(self.page.evaluate(TABLE)["state"] == "won")

    def position(self, game: Game) -> Position:
        """What lies on the table."""
        shown = piles(self.page)
        packs = {pile: [(name[:-1], int(name[-1])) for name in cards] for pile, cards in shown.items()}
        return tuple(
            bytes(parse_card(name) + 52 * pack for name, pack in packs.get(pile.id, [])) for pile in game.piles
        )

    def chosen(self, game: Game, position: Position, seen: set[Position]) -> Move | None:
        """A move home, else any to a position not seen yet; None where there is none."""
        found = [move for move in moves(game, position) if play(game, position, move) not in seen]
        home = [move for move in found if move.dst in game.foundation]
        return self.chance.choice(home or found) if found else None

    def advised(self, game: Game) -> Move:
        """The move that a hint names, asked for until it does."""
        ends: list[str | None] = [None, None]
        while not all(ends):
            self.hint()
            ends = self.page.evaluate(HINTED)
        source, target = (game.index(str(end)) for end in ends)
        return Move(source, target)
