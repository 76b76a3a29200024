"""What the player has in hand and before the eyes, and what the table says: nothing of it is kept."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from ramparts.app.layout.boxes import Size
from ramparts.app.state.panels import Opened


class Pick(NamedTuple):
    """Cards picked up: the top ``held`` cards of pile ``src``."""

    src: int
    held: int = 1


class Focus(NamedTuple):
    """Where the keyboard is: a pile and the card in it, counted from its bottom; 0 in an empty pile."""

    pile: int
    depth: int


class Exchange(NamedTuple):
    """What the player asked in words, empty where the table spoke of its own accord, and the answer."""

    asked: str
    answer: str


USUAL = Size(1280, 800)
"""The window until it has told its size."""

FIRST = Focus(4, 0)
"""The first pile after the foundations."""

Greetings: TypeAlias = Literal["", "welcome", "warning"]
"""What a visitor may be told beside the table: nothing, how to play, or that this browser forgets."""


@dataclass(frozen=True)
class Ui:
    """What is on the screen beside the game itself. ``said`` is the sentence of the status line.

    ``brief`` is a part of that sentence, and what is shown for it: whoever sees the cards needs fewer words.

    ``again`` holds every second time that it is the same answer once more. At node ``aside``, if any, the notice of the
    game's end is out of the way. ``problem`` and ``news`` are sentences of the open panel. ``log`` is what was said in
    words. ``greeting`` is what the visitor is told beside the table. ``languages`` are those that the browser's user
    reads, the best first, such as ``de-AT``. ``installable`` says that the browser offers to install the page.
    """

    screen: Size = USUAL
    languages: tuple[str, ...] = ()
    pick: Pick | None = None
    peek: Focus | None = None
    aside: int = -1
    focus: Focus = FIRST
    said: str = ""
    brief: tuple[str, str] = ("", "")
    again: bool = False
    panel: Opened = ""
    problem: str = ""
    news: str = ""
    log: tuple[Exchange, ...] = ()
    greeting: Greetings = ""
    installable: bool = False
