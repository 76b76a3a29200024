"""What the table remembers: deal, history, a run of Fortitude, preferences, and what is on the player's mind."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from ramparts.app.layout.boxes import Size
from ramparts.app.state.analysis import Insight
from ramparts.app.state.game_record import Record
from ramparts.app.state.panels import Opened
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.saved_games import Kept
from ramparts.app.words.languages import catalogue, spoken
from ramparts.app.words.sentences import Words
from ramparts.deals.deal import Deal
from ramparts.deals.history import History
from ramparts.engine.play import moves, won
from ramparts.engine.score import run_score
from ramparts.rules.game import Catalogue, Position


class Pick(NamedTuple):
    """Cards picked up: the top ``held`` cards of pile ``src``."""

    src: int
    held: int = 1


class Focus(NamedTuple):
    """Where the keyboard is: a pile and the card in it, counted from its bottom; 0 in an empty pile."""

    pile: int
    depth: int


USUAL = Size(1280, 800)
"""The window until it has told its size."""

FIRST = Focus(4, 0)
"""The first pile after the foundations."""

State: TypeAlias = Literal["playing", "won", "lost"]
"""How a game stands; it is ``lost`` when no legal move is left or the run was given up."""

Greetings: TypeAlias = Literal["", "welcome", "warning"]
"""What a visitor may be told beside the table: nothing, how to play, or that this browser forgets."""


@dataclass(frozen=True)
class Run:
    """A run of a game with levels: its number, the levels cleared so far, and how it counts.

    Only random runs are ``ranked``. One is ``marked`` in which a turned card of the stack was taken back, or the solver
    told of cards that lie face down. ``points`` are those with which it ended, None while it goes on.
    """

    number: int
    cleared: tuple[int, ...] = ()
    ranked: bool = True
    marked: bool = False
    points: int | None = None
    signed: bool = False

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.points is not None


class Exchange(NamedTuple):
    """What the player asked in words, empty where the table spoke of its own accord, and the answer."""

    asked: str
    answer: str


class Best(NamedTuple):
    """A line of the ten best: the player's name, the points, the level reached, and whether the run was marked."""

    name: str
    score: int
    level: int
    marked: bool = False


@dataclass(frozen=True)
class Model:
    """Everything the page is drawn from. ``said`` is the sentence of the status line.

    ``again`` holds every second time that it is the same answer once more.
    ``record`` is of the deal on the table, ``records`` of all others, and ``games`` are those among them that can be
    opened again, newest first. ``now`` is the time of the last intent, in milliseconds since 1970. ``elsewhere`` says
    that another tab keeps what is played there, and so this one keeps nothing; ``unkept`` that the browser does not.
    ``problem`` and ``news`` are sentences of the open panel. ``log`` is what was said in words. ``greeting`` is what
    the visitor is told beside the table. At node ``aside``, if any, the notice of the game's end is out of the way.
    ``languages`` are those that the browser's user reads, the best first, such as ``de-AT``. ``forgets`` says that the
    browser deletes what is kept after a week without a visit, and that the player is still to be told.
    """

    titles: Catalogue
    deal: Deal
    history: History
    screen: Size = USUAL
    run: Run | None = None
    prefs: Prefs = field(default_factory=Prefs)
    best: tuple[Best, ...] = ()
    pick: Pick | None = None
    peek: Focus | None = None
    aside: int = -1
    focus: Focus = FIRST
    said: str = ""
    again: bool = False
    languages: tuple[str, ...] = ()
    insight: Insight = field(default_factory=Insight)
    panel: Opened = ""
    problem: str = ""
    news: str = ""
    record: Record = field(default_factory=Record)
    records: tuple[Record, ...] = ()
    games: tuple[Kept, ...] = ()
    now: int = 0
    elsewhere: bool = False
    unkept: bool = False
    log: tuple[Exchange, ...] = ()
    greeting: Greetings = ""
    forgets: bool = False

    @property
    def language(self) -> str:
        """The code of the language that the table speaks."""
        return spoken(self.prefs.language, self.languages)

    @property
    def words(self) -> Words:
        """The sentences of that language."""
        return catalogue(self.language)

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.history.position

    @cached_property
    def state(self) -> State:
        """How the game on the table stands."""
        if won(self.deal.game, self.position):
            return "won"
        over = self.run is not None and self.run.over
        return "lost" if over or not moves(self.deal.game, self.position) else "playing"

    @property
    def score(self) -> int:
        """The points of the run so far, or with which it ended; 0 without one."""
        if self.run is None:
            return 0
        if self.run.points is not None:
            return self.run.points
        title = self.titles[self.deal.game.id]
        return run_score(map(title.at, self.run.cleared), self.deal.game, self.position)


TEN = 10
LONGEST_NAME = 30


def name_shown(name: str) -> str:
    """A player's name as it is shown: printable, on one line, of at most so many characters."""
    return " ".join("".join(char for char in name if char.isprintable()).split())[:LONGEST_NAME].strip()


def enters(best: tuple[Best, ...], score: int) -> bool:
    """Whether a score is among the ten best: above nothing, and above the tenth."""
    return score > 0 and (len(best) < TEN or score > best[-1].score)


def entered(best: tuple[Best, ...], line: Best) -> tuple[Best, ...]:
    """The ten best with one more line, highest first; of equal scores the older stands above."""
    return tuple(sorted((*best, line), key=lambda each: -each.score))[:TEN]
