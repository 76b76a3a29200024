"""A visit in a test: intents one after the other, a clock, and a shelf on which what is to be kept is kept."""

from dataclasses import replace

from ramparts.app.layout.boxes import Size
from ramparts.app.messages.effects import Effect, Later
from ramparts.app.messages.intents import Heard, Intent, Look, Open, Play
from ramparts.app.messages.platform_intents import Clear, Unkept
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.start import first_model
from ramparts.app.state.model import Model
from ramparts.app.storage.keeper import Keeper
from ramparts.app.update import update
from ramparts.deals.notation import parse_move
from ramparts.games.catalogue import TITLES
from tests.kit.playing.positions import written_out
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.table import QUIET

NOON = 1_700_000_000_000
"""When the first visit begins, in milliseconds since 1970."""

SECOND, HOUR = 1000, 3_600_000

HEARTS, DIAMONDS, CLUBS, SPADES = ("".join(f"{rank}{suit}" for rank in "A23456789TJQK") for suit in "HDCS")


def nearly(suit: str) -> str:
    """A deal two moves before the win, another for each suit."""
    whole = {"C": CLUBS, "D": DIAMONDS, "H": HEARTS, "S": SPADES}
    homes = ".".join(f"f{name}~{cards[:-4] if name == suit else cards}" for name, cards in whole.items())
    return f"fortress={homes}.t0~Q{suit}.t1~K{suit}"


class Visit:
    """One page, opened at a shelf; ``asked`` is everything that was wanted outside."""

    def __init__(  # noqa: PLR0913  # what a visit begins with
        self,
        fragment: str = "",
        shelf: MemoryShelf | None = None,
        *,
        elsewhere: bool = False,
        forgets: bool = False,
        now: int = NOON,
        draw: int = 123_456,
        today: str = "",
    ) -> None:
        self.shelf, self.now = MemoryShelf() if shelf is None else shelf, now
        self.keeper = Keeper(self.shelf)
        self.asked: list[Effect] = []
        text, window = written_out(fragment), Size(1280, 800)
        self.model, effects = first_model(
            TITLES, self.shelf, text, window, draw, elsewhere=elsewhere, forgets=forgets, today=today
        )
        self.model = replace(self.model, prefs=replace(self.model.prefs, light=QUIET.light, deals=QUIET.deals))
        self.carry_out(effects)

    def wants(self, *intents: Intent, after: int = SECOND) -> "Visit":
        """The same visit after intents, each so many milliseconds after the one before."""
        for intent in intents:
            self.now += after
            self.model, effects = update(self.model, intent, self.now)
            self.carry_out(effects)
        return self

    def plays(self, *texts: str, after: int = SECOND) -> "Visit":
        """The same visit after moves such as ``t1-h``."""
        for text in texts:
            move = parse_move(self.model.deal.game, self.model.position, text).move
            self.wants(Play(move.src, move.dst, move.count), after=after)
        return self

    def helped(self, after: int = 0) -> "Visit":
        """The same visit after the solver has said that the position can be won."""
        self.wants(Look(), after=after)
        return self.wants(Heard(Answer(self.model.analysis.ask, self.model.deal.text, "winnable")), after=0)

    def opens(self, text: str, *, sure: bool = False) -> "Visit":
        """The same visit with another deal, or ``sure`` of it with other moves in a game of the player's own."""
        return self.wants(Open(written_out(text), sure=sure))

    def carry_out(self, effects: tuple[Effect, ...]) -> None:
        """Keeps, clears, and does at once what was to be done at once; tells the player what the page would."""
        if self.keeper.whole is not (kept := self.keeper.keeps(effects)):
            self.wants(Unkept(over=kept), after=0)
        for effect in effects:
            self.asked.append(effect)
            match effect:
                case Clear():
                    self.keeper.clear()
                case Later(0, intent):
                    self.wants(intent, after=0)

    def told(self, kind: type[Effect]) -> list[Effect]:
        """What of a kind was wanted outside."""
        return [effect for effect in self.asked if isinstance(effect, kind)]

    def again(self) -> "Visit":
        """The next visit, on the same shelf."""
        return Visit(shelf=self.shelf, now=self.now)


def everything(model: Model) -> tuple[object, ...]:
    """All of a model that is kept between visits, to be compared."""
    game = (model.deal.text, model.history.nodes, model.history.at, model.run)
    return (*game, model.prefs, model.library.best, model.session.record, model.library.records, model.library.games)
