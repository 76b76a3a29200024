"""A browser in a test: what a page asks for comes when the test lets it, or never, and a worker says anything."""

import json

from ramparts.app.layout.boxes import Size
from ramparts.app.messages.effects import Discard, Effect, Later, StopThinking, Store, Think
from ramparts.app.messages.intents import Absent, Heard, Intent
from ramparts.app.messages.platform_intents import Clear, Download
from ramparts.app.messages.solver_protocol import Question, parse_answer
from ramparts.app.start import first_model
from ramparts.app.storage.keeper import Keeper
from ramparts.app.update import update
from ramparts.deals.notation import moves_text
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.visits import NOON


class Page:
    """One browser: a visit after another on one shelf, with what a visit has asked for and not got yet."""

    def __init__(self) -> None:
        """The first visit to it."""
        self.shelf, self.now = MemoryShelf(), NOON
        self.keeper = Keeper(self.shelf)
        self.files: list[str] = []
        self.begin("", Size(1280, 800), elsewhere=False)

    def begin(self, fragment: str, screen: Size, *, elsewhere: bool) -> None:
        """Opens the page; of the visit before, nothing is under way any more."""
        self.later: list[Intent] = []
        self.question: Question | None = None
        self.model, effects = first_model(TITLES, self.shelf, fragment, screen, self.now, elsewhere=elsewhere)
        self.carry_out(effects)

    def wants(self, intent: Intent) -> None:
        """An intent, and what comes of it."""
        self.now += 1000
        self.model, effects = update(self.model, intent, self.now)
        self.carry_out(effects)

    def carry_out(self, effects: tuple[Effect, ...]) -> None:
        """Does what was asked for, as far as it is done at once."""
        self.keeper.keeps(effects)
        for effect in effects:
            match effect:
                case Store() | Discard():
                    assert not self.model.library.elsewhere, "what another tab keeps is overwritten"
                case Clear():
                    self.keeper.clear()
                case Later(_, intent):
                    self.later.append(intent)
                case Think(question):
                    self.question = question
                case StopThinking():
                    self.question = None
                case Download(_, text):
                    self.files.append(text)

    def line(self, choices: list[int]) -> list[str]:
        """Legal moves of the present position, one after the other."""
        game, position, line = self.model.deal.game, self.model.position, []
        for choice in choices:
            legal = moves(game, position)
            if legal:
                line.append(legal[choice % len(legal)])
                position = play(game, position, line[-1])
        return moves_text(game, line)

    def hears(self, fields: dict[str, object]) -> None:
        """What the page makes of a worker's text: an answer, or the end of the worker."""
        said = {"ask": self.model.analysis.ask, "how": "line", "visited": 7} | fields
        try:
            answer = parse_answer(json.dumps(said))
        except (ValueError, LookupError, TypeError) as error:
            self.wants(Absent(repr(error)))
        else:
            self.wants(Heard(answer))
