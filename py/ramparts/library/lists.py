"""What ships with the program: titles, deals that can be won, puzzles, the deals of the days, how often one wins."""

from typing import NamedTuple, Protocol

from ramparts.deals.deal import number_text
from ramparts.deals.grade import Grade
from ramparts.deals.proven import proven
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import check_count, chosen_engine
from ramparts.library.move import Move, shown
from ramparts.library.named_deal import game_text, titled
from ramparts.library.table import Table, inside, seated
from ramparts.rules import game as rules
from ramparts.rules.errors import BadNotation
from ramparts.shares.counts import Counts
from ramparts.shares.surveyed import surveyed
from ramparts.solver.engines import Engine, EngineName
from ramparts.study.daily import chosen
from ramparts.study.daily_lists import deal_of, published
from ramparts.study.days import parse_date
from ramparts.study.grades import BOUNDARIES, Graded, graded
from ramparts.study.practice import kinds
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import unfolded
from ramparts.study.worth.knowledge import Knowledge


class Title(NamedTuple):
    """A game: its id, as deals name it, its name, and how many levels it has: 1, or more in Fortitude."""

    id: str
    name: str
    levels: int


class Puzzle(NamedTuple):
    """A puzzle: ``address`` is that of the page, from which ``Table`` makes its position.

    ``kind`` is ``only-move``, ``thread`` or ``save-it``; ``chance`` is that of solving it by guessing, from 0 to 1.
    ``keep`` has for each choice in turn the moves that keep the win.
    """

    address: str
    kind: kinds.Kind
    grade: Grade
    chance: float
    keep: tuple[tuple[Move, ...], ...]


class Dated(Protocol):
    """What has a date, as `datetime.date`."""

    def isoformat(self) -> str:
        """The date as ``2026-11-22``."""
        ...


def titles() -> tuple[Title, ...]:
    """All games, families together.

    >>> import ramparts
    >>> ramparts.titles()[0]
    Title(id='fortress', name='Fortress', levels=1)
    """
    return tuple(Title(title.id, title.name, title.levels) for title in TITLES.values())


def winnable(game: str) -> tuple[str, ...]:
    """The deals of a game that ship with a proof that they can be won, 100 to 300 of them.

    A game is an id or a name, maybe with a level, as ``fortitude/4``. Raises `ramparts.Error` where there is none.

    >>> import ramparts
    >>> ramparts.winnable("fortress")[:2], len(ramparts.winnable("Besieged City"))
    (('fortress:32004', 'fortress:32005'), 100)
    """
    title, level = titled(game)
    return tuple(number_text(title, number, level) for number in proven(title, level))


def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game. Those that can be guessed have an address, and are not among them.

    Raises `ramparts.Error` for a game that is not there. To make their moves takes about a millisecond for each.

    >>> import ramparts
    >>> puzzle = ramparts.puzzles("fortress")[0]
    >>> puzzle.address, puzzle.kind, puzzle.grade, puzzle.keep[0]
    ('puzzle:fortress:16', 'thread', 'fair', (Move('t4-t6'),))
    >>> ramparts.Table(puzzle.address).won
    False
    """
    title, _level = titled(game)
    numbered = enumerate(shipped(title.id), 1)
    return tuple(_puzzle(title, number, puzzle) for number, puzzle in numbered if puzzle.offered)


def _puzzle(title: rules.Title, number: int, puzzle: kinds.Puzzle) -> Puzzle:
    deal, steps = unfolded(title, puzzle)
    keep = tuple(tuple(shown(deal.game, move, step.start[move.src][-1]) for move in step.keep) for step in steps)
    return Puzzle(f"puzzle:{title.id}:{number}", puzzle.kind, puzzle.grade, puzzle.chance, keep)


def daily(date: str | Dated, game: str, engine: EngineName | None = None) -> str:
    """The deal of a day: ``date`` is one of `datetime`, or written ``2026-11-22``, from the year 2000 on.

    A day whose deal was not published is searched for, in seconds by the engine ``kernel``, in minutes by ``python``.
    Raises `ramparts.Error` for what is no date or no game.

    >>> import ramparts
    >>> ramparts.daily("2026-11-22", "fortress")
    'fortress:739942074'
    """
    title, _level = titled(game)
    day = parse_date(date if isinstance(date, str) else date.isoformat())
    return deal_of(title, day, chosen(title, day, published(), chosen_engine(engine))).text


def odds(game: str) -> Counts:
    """How many deals of a game can be won, of those that were surveyed: `winnable`, `lost` and `unknown` ones.

    ``deals`` is how many there are, ``share`` the part that is known to be winnable, ``interval`` where that part lies
    with a certainty of 95 % (Wilson's), all from 0 to 1. Raises `ramparts.Error` for a game that was not surveyed.

    >>> import ramparts
    >>> found = ramparts.odds("fortress")
    >>> found.deals, round(found.share, 4)
    (1000000, 0.2028)
    """
    title, level = titled(game)
    found = surveyed(game_text(title, level))
    if not found.deals:
        raise BadNotation("{game} was not surveyed", game=game_text(title, level))
    return found


def grade(deal: str | Table, engine: EngineName | None = None, *, nodes: int | None = None) -> Grade | None:
    """How hard it is to win from a deal, or from the present position of a table; None where it cannot be won.

    So it is too where the solver gives up. The grade, ``gentle``, ``fair``, ``hard`` or ``cruel``, is that of the bits
    that the line of the solver asks for (`Review.bits`). ``nodes`` is how many positions the search for that line may
    look at, as in `Table.solve`. Raises `ramparts.Error` for games whose deals are not graded.

    >>> import ramparts
    >>> ramparts.grade("fortress:ms33"), ramparts.grade("fortress:ms1")
    ('fair', None)
    """
    check_count("nodes", nodes)
    return grading(seated(deal), chosen_engine(engine), nodes).grade


def grading(table: Table, engine: Engine, nodes: int | None = None) -> Graded:
    """The same with its verdict and its bits."""
    deal, gestures = inside(table)
    if deal.game.id not in BOUNDARIES:
        sentence = "{text}: deals of {name} are not graded"
        raise BadNotation(sentence, text=deal.text, name=deal.game.name)
    position = gestures[-1].position if gestures else deal.start
    return graded(Knowledge(deal.game, engine=engine), deal.game.id, position, nodes)
