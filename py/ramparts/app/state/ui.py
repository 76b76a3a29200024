"""What is on the screen beside the game itself; nothing of it is stored."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from ramparts.app.layout.boxes import Size
from ramparts.app.layout.frame import WHOLE, beside, panel_room
from ramparts.app.state.panels import BESIDE, Opened, panel_name
from ramparts.deals.grade import Grade


class Pick(NamedTuple):
    """Cards picked up: the top ``held`` cards of pile ``src``."""

    src: int
    held: int = 1


class Focus(NamedTuple):
    """Where the keyboard is: a pile and the card in it, counted from its bottom; 0 in an empty pile."""

    pile: int
    depth: int


class Exchange(NamedTuple):
    """A line of the log: what the player typed, empty for a sentence that answers no typed line, and the sentence."""

    asked: str
    answer: str


USUAL = Size(1280, 800)
"""The size of the window as long as it is not known."""

FIRST = Focus(4, 0)
"""The first pile after the foundations."""

Greetings: TypeAlias = Literal["", "welcome", "warning", "day"]
"""What a visitor may be told beside the table: nothing, how to play, that this browser forgets, what is new today."""


Standing: TypeAlias = Literal["playing", "solved", "failed"]
"""How a lesson or a puzzle stands."""

Awaited: TypeAlias = Literal["", "verdict", "reason"]
"""What the solver has still to say before a puzzle can be told of: whether it can be won, or why a move loses."""


Means: TypeAlias = Literal["good", "bad", "next", "later"]
"""What a move does: it keeps the win, or loses it, or it is just the next one, or one that comes later."""


class Arrow(NamedTuple):
    """An arrow over the table, from a card by its pile and its place there, counted from the bottom, to a pile.

    ``number`` tells which of several moves it is that come later, from 1; 0 for any other.
    """

    src: int
    depth: int
    dst: int
    means: Means
    number: int = 0


class Waiting(NamedTuple):
    """The deal of today that waits: of the game with the id ``title``, after so many ``days`` in a row."""

    title: str
    days: int


class Task(NamedTuple):
    """What a lesson or a puzzle tells beside the table: its name, its words, and pairs of a command and its word.

    ``hints`` counts those that were given; in a puzzle it is the node of the mistake that was explained, or 0.
    ``awaits`` is what the words leave open. ``answered`` is the mistake after which the right moves were told, or 0.
    ``led`` says that a hint has led back to the puzzle, as long as nothing is done; ``helped`` that one told a
    move of it. ``shown`` is the node at the end of the answer that is stepped through, or 0.
    """

    standing: Standing
    name: str
    words: str
    buttons: tuple[tuple[str, str], ...]
    hints: int = 0
    awaits: Awaited = ""
    answered: int = 0
    led: bool = False
    helped: bool = False
    shown: int = 0


class Praise(NamedTuple):
    """What there is to tell of a win beside the plain facts.

    That is what was ``special``, for a deal that was won before the line of these facts, a line on how ``short`` it
    was, and a question, with pairs of a command and its word.
    """

    special: str = ""
    again: str = ""
    short: str = ""
    question: str = ""
    buttons: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Ui:
    """What is on the screen beside the game itself. ``screen`` is the size of the window in CSS pixels.

    ``pick`` are the cards picked up, and ``covering`` counts those that cover the card which was meant; ``peek`` is the
    card looked at while it is held. ``said`` is the sentence of the status line; ``again`` alternates when the same
    answer is given once more. At node ``aside``, if any, the notice of the game's end is hidden; ``restarted`` is the
    node from which the player began again, 0 for none. ``problem`` and ``news`` are sentences of the open panel.
    At node ``doomed`` the player has asked, and was told that the game is lost, if at any.
    At node ``feast`` the player has won, if at any, and ``praise`` tells of that, once it is known.
    ``log`` belongs to the panel *Table in words*. ``greeting`` is what the visitor is told below the table, ``waiting``
    what waits on a new day, once that is known, ``task`` what a lesson or a puzzle tells there, ``arrows`` what a
    puzzle or a review shows on the table. ``led`` says that a review has led from the end of the game to the move
    that lost, and ``opened`` is the node at which the review was opened, -1 for none. ``puzzle_grade`` is that of
    puzzles that was chosen in this visit, empty for the one that suits the player. ``languages`` are those that the
    browser's user reads, the best first, such as ``de-AT``. ``installable`` says that the browser offers to install the
    page.

    ``brief`` is a part of ``said``, and what is shown for it: whoever sees the cards needs fewer words.
    """

    screen: Size = USUAL
    languages: tuple[str, ...] = ()
    pick: Pick | None = None
    covering: int = 0
    peek: Focus | None = None
    aside: int = -1
    doomed: int = -1
    feast: int = -1
    praise: Praise | None = None
    restarted: int = 0
    focus: Focus = FIRST
    said: str = ""
    brief: tuple[str, str] = ("", "")
    again: bool = False
    panel: Opened = ""
    problem: str = ""
    news: str = ""
    log: tuple[Exchange, ...] = ()
    greeting: Greetings = ""
    waiting: Waiting | None = None
    task: Task | None = None
    arrows: tuple[Arrow, ...] = ()
    led: bool = False
    opened: int = -1
    puzzle_grade: Grade | Literal[""] = ""
    installable: bool = False

    @property
    def shown(self) -> str:
        """The sentence of the status line for whoever sees the table."""
        return self.said.replace(*self.brief) if self.brief[0] else self.said

    @property
    def taken(self) -> Size:
        """What the open panel takes of the window, of its width or its height; nothing where it lies over the board."""
        panel = panel_name(self.panel)
        return panel_room(self.screen, always=panel == "review") if panel in BESIDE else WHOLE

    @property
    def left(self) -> Size:
        """The window, or the part of it beside a panel in which all the rest stands."""
        return beside(self.screen, self.taken)
