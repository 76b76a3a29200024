"""Everything the page is drawn from, in parts: the session, the library, the screen, preferences, the analysis."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain, islice
from typing import Concatenate, ParamSpec

from ramparts.app.state.analysis import Analysis
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Library
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import Kind, Lesson, Run, Session, State
from ramparts.app.state.ui import Ui
from ramparts.app.words.languages import catalogue, spoken
from ramparts.app.words.sentences import Words
from ramparts.deals.deal import Deal
from ramparts.deals.history import History
from ramparts.engine.score import run_score
from ramparts.rules.game import Catalogue, Position

P = ParamSpec("P")

FIRST_WINS = 3
"""With so many games won a player is no newcomer any more."""


def changing(part: str, kind: Callable[P, object]) -> Callable[Concatenate["Model", P], "Model"]:
    """A method that gives the model with some fields of a part changed, each by its name; ``kind`` has their types."""

    def changed(model: "Model", /, *values: P.args, **changes: P.kwargs) -> "Model":
        return replace(model, **{part: replace(getattr(model, part), **changes)})

    return changed


@dataclass(frozen=True)
class Model:
    """Everything the page is drawn from.

    ``now`` is the time of the last intent, in milliseconds since 1970, and ``today`` the day where the player is, such
    as ``2026-11-22``; 0 and empty where they are not known.
    """

    titles: Catalogue
    session: Session
    library: Library = field(default_factory=Library)
    ui: Ui = field(default_factory=Ui)
    prefs: Prefs = field(default_factory=Prefs)
    analysis: Analysis = field(default_factory=Analysis)
    now: int = 0
    today: str = ""

    with_ui = changing("ui", Ui)
    with_library = changing("library", Library)

    def with_session(self, session: Session) -> "Model":
        """The model with another session, or another state of it, on the table."""
        return replace(self, session=session)

    def with_history(self, history: History) -> "Model":
        """The model with another history of its deal."""
        return replace(self, session=replace(self.session, history=history))

    def with_kind(self, kind: Kind) -> "Model":
        """The model with another kind of session."""
        return replace(self, session=replace(self.session, kind=kind))

    def with_record(self, record: Record) -> "Model":
        """The model with another record of its deal."""
        return replace(self, session=replace(self.session, record=record))

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        return self.session.deal

    @property
    def history(self) -> History:
        """Its history."""
        return self.session.history

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.session.history.position

    @property
    def run(self) -> Run | None:
        """The run that the deal belongs to, if any."""
        return self.session.run

    @property
    def state(self) -> State:
        """How the game on the table stands."""
        return self.session.state

    @property
    def records(self) -> Iterator[Record]:
        """The records of all deals, that of the deal on the table first."""
        return chain((self.session.record,), self.library.records)

    def has_won(self, title: str) -> bool:
        """Whether the player has won a game of a title, given its id."""
        return any(record.won and record.title == title for record in self.records)

    @property
    def lit(self) -> bool:
        """Whether the light answers after every move, unasked; by itself in the first games, to their end."""
        if isinstance(self.session.kind, Lesson):  # which has a goal of its own
            return False
        if self.prefs.light:
            return self.prefs.light == "always"
        won = islice((record for record in self.library.records if record.won), FIRST_WINS)
        return self.session.counts and len([*won]) < FIRST_WINS

    @property
    def language(self) -> str:
        """The code of the language that the table speaks."""
        return spoken(self.prefs.language, self.ui.languages)

    @property
    def words(self) -> Words:
        """The sentences of that language."""
        return catalogue(self.language)

    @property
    def score(self) -> int:
        """The points of the run so far, or with which it ended; 0 without one."""
        if self.run is None:
            return 0
        if self.run.points is not None:
            return self.run.points
        title = self.titles[self.deal.game.id]
        return run_score(map(title.at, self.run.cleared), self.deal.game, self.position)
