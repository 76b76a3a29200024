"""Ways of moving a card: each does with the page what a player's hands do, and knows nothing of what comes of it."""

from collections import deque
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from playwright.sync_api import Page

from e2e.kit.table import Readable, focused, point
from ramparts.app.input.focus import STEPS, walked
from ramparts.app.layout.boxes import Size
from ramparts.app.state.model import Model
from ramparts.app.state.session import Session
from ramparts.app.state.ui import Focus, Ui
from ramparts.app.view.board import board
from ramparts.deals.deal import parse_deal
from ramparts.deals.history import History
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position, Role


class Mouse(Protocol):
    """A pointer."""

    def click(self, x: float, y: float) -> None:
        """A click there."""

    def move(self, x: float, y: float, *, steps: int | None = None) -> None:
        """The pointer goes there, by so many steps."""

    def down(self) -> None:
        """The button is pressed."""

    def up(self) -> None:
        """The button is let go."""


class Keyboard(Protocol):
    """Keys."""

    def press(self, key: str) -> None:
        """One key."""


class Playable(Readable, Protocol):
    """A page that can be played on, whoever drives it."""

    @property
    def mouse(self) -> Mouse:
        """Its pointer."""

    @property
    def keyboard(self) -> Keyboard:
        """Its keys."""

    @property
    def viewport_size(self) -> Any:  # noqa: ANN401  # a mapping of the driver's own making
        """Its `width` and `height`, in pixels."""


Hand: TypeAlias = Callable[[Playable, Game, Position, Move], None]
"""Makes a move of one card on the page, the position being on the table."""


def lift(page: Playable, start: tuple[float, float], end: tuple[float, float], steps: int = 2) -> None:
    """The mouse is pressed at one point of the page and goes to another, by so many steps; the button stays down.

    Both are asked for before the press, which would become a look meanwhile.
    """
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=steps)


def drag(page: Playable, start: tuple[float, float], end: tuple[float, float], steps: int = 2) -> None:
    """The same, and the button is let go."""
    lift(page, start, end, steps)
    page.mouse.up()


def _ends(game: Game, move: Move) -> tuple[str, str]:
    return game.piles[move.src].id, game.piles[move.dst].id


def _turning(game: Game, move: Move) -> bool:
    """Whether the move turns a card from the stock, which is one touch without a target."""
    return game.piles[move.src].role is Role.STOCK


def by_mouse(page: Playable, game: Game, position: Position, move: Move) -> None:
    """A click on the card, a click on the target."""
    src, dst = _ends(game, move)
    page.mouse.click(*point(page, src))
    if not _turning(game, move):
        page.mouse.click(*point(page, dst))


def by_finger(page: Page, game: Game, position: Position, move: Move) -> None:
    """A tap on the card, a tap on the target."""
    src, dst = _ends(game, move)
    page.touchscreen.tap(*point(page, src))
    if not _turning(game, move):
        page.touchscreen.tap(*point(page, dst))


def by_dragging(page: Playable, game: Game, position: Position, move: Move) -> None:
    """The card is dragged onto the target."""
    src, dst = _ends(game, move)
    drag(page, point(page, src), point(page, dst))


def by_letters(page: Playable, game: Game, position: Position, move: Move) -> None:
    """Two keys: the number of a row, then that of another or H for home; D turns a card."""
    if _turning(game, move):
        page.keyboard.press("d")
        return
    page.keyboard.press(str(game.piles[move.src].number % 10))
    page.keyboard.press("h" if move.dst in game.foundation else str(game.piles[move.dst].number % 10))


def by_arrows(page: Playable, game: Game, position: Position, move: Move) -> None:
    """Arrows to the card, Enter, arrows to the target, Enter."""
    for pile in (move.src, move.dst):
        walk(page, game, position, Focus(pile, max(0, len(position[pile]) - 1)))
        page.keyboard.press("Enter")
        if _turning(game, move):
            return


def walk(page: Playable, game: Game, position: Position, to: Focus) -> None:
    """Arrows from where the focus is to another place of the board."""
    place = focused(page)
    assert place is not None, "the board has lost the focus"
    for key in way(page, game, position, Focus(game.index(place.pile), place.depth), to):
        page.keyboard.press(key)


def way(page: Playable, game: Game, position: Position, start: Focus, to: Focus) -> list[str]:
    """The fewest arrows that lead from one place of the board to another."""
    size = page.viewport_size
    assert size is not None
    deal = parse_deal(f"{game.id}:32000", TITLES)._replace(game=game)
    model = Model(TITLES, Session(deal, History.start(game, position)), ui=Ui(Size(size["width"], size["height"])))
    shown = board(model)
    ways: dict[Focus, list[str]] = {start: []}
    waiting = deque([start])
    while to not in ways:
        assert waiting, f"no arrows lead from {start} to {to}"
        here = waiting.popleft()
        for key in STEPS:
            there = walked(shown._replace(focus=here), key)
            if there not in ways:
                ways[there] = [*ways[here], key]
                waiting.append(there)
    return ways[to]
