"""Puzzles: positions of real deals in which one has to know what one is doing.

- *only-move*: just one legal move keeps the game winnable, at least three do not, and it is no play home.
- *thread*: a line on which two moves or more lie within twelve that alone of several keep the game, none a play home.
- *save-it*: the last winnable position of a game that a careful player lost, from the start or some way along a line;
  at most two moves and no more than half of them keep it, and none is a play home.

Every move of every such position was judged, and no card lies face down in it: what nobody can see is no puzzle. A
puzzle is graded by how many of the players of `careful` fail at it.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import accumulate, islice

from ramparts.deals.deal import Deal, position_text
from ramparts.deals.grade import GRADES
from ramparts.deals.notation import moves_text
from ramparts.engine.play import moves, play
from ramparts.rules.game import Game, Move, Position, Role, Title
from ramparts.solver import Verdict, solve
from ramparts.study.grades import judged_line
from ramparts.study.practice.careful import TASTES, Taste, choice, game_played
from ramparts.study.practice.kinds import KINDS, Kind, Puzzle
from ramparts.study.worth.judgement import Judged
from ramparts.study.worth.knowledge import Knowledge
from ramparts.study.worth.question import answered

WRONG = 3
"""At least so many moves lose."""

NEAR = 12
"""The only moves of a thread lie within so many moves."""

SAVING = 2
"""No more moves than these save a game."""

FAILED = (4, 8, 15)
"""A puzzle at which no more than so many of the sixteen players fail is gentle, fair, hard; a cruel one fools all."""

LOSERS = TASTES[::3]
"""The players whose lost games are looked at, until one is worth saving; the first plays from the start."""

SHOWN = 8
"""Each of the others is shown so many moves more of the line that wins, before playing on."""

NODES = 20_000
"""How many positions may be looked at for the line that wins a deal."""


def puzzles_in(known: Knowledge, title: Title, deal: Deal, kinds: Collection[Kind] = KINDS) -> Iterator[Puzzle]:
    """The puzzles of these kinds in a starting deal: only moves far apart, and one of each other kind at most."""
    game, start = deal.game, deal.start
    line = solve(game, start, NODES, known.engine).line
    if not line:
        return
    passed = _passed(game, start, line)
    known.learn_all(start, line, Verdict.WINNABLE)
    # No stock is filled again, so once no card lies face down, none does for the rest of the line.
    first_open = next(n for n, position in enumerate(passed) if _is_open(game, position))
    wanted = {"only-move", "thread"}.intersection(kinds)
    single = [n for n in range(first_open, len(line)) if wanted and _is_single(known, passed[n], line[n:])]
    if "only-move" in kinds:
        for number in _far_apart(number for number in single if len(moves(game, passed[number])) > WRONG):
            yield _puzzle(title, game, "only-move", passed[number], line[number : number + 1])
    lasts = ((first, max(number for number in single if number < first + NEAR)) for first in single)
    thread = next((each for each in lasts if each[0] < each[1]), None)
    if thread and "thread" in kinds:
        yield _puzzle(title, game, "thread", passed[thread[0]], line[thread[0] : thread[1] + 1])
    if "save-it" in kinds:
        players = zip(passed[::SHOWN], LOSERS, strict=False)
        saved = (_saved(known, title, position, taste) for position, taste in players)
        yield from islice(filter(None, saved), 1)


def _far_apart(numbers: Iterable[int]) -> Iterator[int]:
    """Those of rising numbers that are `NEAR` or more from the one before."""
    last = -NEAR
    for number in numbers:
        if number >= last + NEAR:
            yield number
            last = number


def _is_open(game: Game, position: Position) -> bool:
    """Whether every card lies face up."""
    return not any(position[pile] for pile in game.having(Role.STOCK))


def _is_single(known: Knowledge, position: Position, line: Sequence[Move]) -> bool:
    """Whether the first move of a winning line alone of several keeps the game, and is no play home.

    Of the others it has to be proved. As soon as one of them keeps the game too, nothing more is asked.
    """
    kept, others = line[0], [move for move in moves(known.game, position) if move != line[0]]
    if kept.dst in known.game.foundation or not others:
        return False
    after = (play(known.game, position, move) for move in others)
    return all(answered(known, each, line) is Verdict.LOST for each in after)


def _saved(known: Knowledge, title: Title, start: Position, taste: Taste) -> Puzzle | None:
    """The last winnable position of a careful player's game, if the game was lost and not much saves it."""
    game, played = known.game, game_played(known.game, start, taste)
    passed = _passed(game, start, played)
    if answered(known, passed[-1]) is not Verdict.LOST:
        return None
    last = _last_unlost(known, passed)
    if not _is_open(game, passed[last]):
        return None
    judged = judged_line(known, passed[last], played[last : last + 1])[0]
    return _puzzle(title, game, "save-it", passed[last], judged.keep[:1]) if _is_hard_to_save(game, judged) else None


def _is_hard_to_save(game: Game, judged: Judged) -> bool:
    """Whether few moves, and none a play home, are known to keep a position, and all others to lose it."""
    keep = judged.keep
    few = len(keep) <= SAVING and 2 * len(keep) <= len(judged.moves)
    known = judged.verdict is Verdict.WINNABLE and judged.bits is not None
    return known and few and not any(move.dst in game.foundation for move in keep)


def _last_unlost(known: Knowledge, passed: Sequence[Position]) -> int:
    """The number of a position not proved lost, directly before one that is.

    The first of the positions passed can be won, the last is lost. It is found by halving that asks no more than this:
    an `Analysis` goes on to every position that the solver gives up, and of a lost game in the Besieged City there may
    be a hundred.
    """
    first, last = 0, len(passed) - 1
    while first + 1 < last:
        middle = (first + last) // 2
        if answered(known, passed[middle]) is Verdict.LOST:
            last = middle
        else:
            first = middle
    return first


def _puzzle(title: Title, game: Game, kind: Kind, position: Position, solution: Sequence[Move]) -> Puzzle:
    failed = sum(not _finds(game, position, solution, taste) for taste in TASTES)
    grade = sum(failed > most for most in FAILED)
    return Puzzle(kind, GRADES[grade], position_text(title, game, position), tuple(moves_text(game, solution)))


def _passed(game: Game, position: Position, line: Iterable[Move]) -> list[Position]:
    """The position and those that the moves of a line lead to."""
    return [*accumulate(line, partial(play, game), initial=position)]


def _finds(game: Game, position: Position, solution: Sequence[Move], taste: Taste) -> bool:
    """Whether a careful player would make the first and the last move of a solution."""
    first, last = position, _passed(game, position, solution[:-1])[-1]
    return choice(game, first, taste) == solution[0] and choice(game, last, taste) == solution[-1]
