"""What every move of a table was worth. It is `ramparts.review`."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ramparts.library.engine_choice import check_count, chosen_engine
from ramparts.library.move import Move, shown
from ramparts.library.proofs.solution import Verdict
from ramparts.library.table import Table, inside, seated
from ramparts.rules.game import Game, Position
from ramparts.rules.game import Move as Played
from ramparts.solver.engines import EngineName
from ramparts.study.worth.analysis import Analysis
from ramparts.study.worth.judgement import Judged, bits_of, turning_point
from ramparts.study.worth.knowledge import Knowledge
from ramparts.study.worth.question import PORTION


@dataclass(frozen=True, slots=True)
class Worth:
    """What is known of one position: its verdict, the legal ``moves``, and which of them ``keep`` it winnable.

    ``unknown`` are the moves on which the search gave up; whatever is in neither loses.
    """

    verdict: Verdict
    moves: tuple[Move, ...]
    keep: tuple[Move, ...]
    unknown: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """What the moves of a table were worth.

    ``positions`` has one `Worth` more than there are moves: the first is that of the start. ``losing_move`` is the move
    that lost the game and ``lost_at`` its number, from 1; both are None where no move did. ``bits`` is how much the
    moves up to that one asked of a player, the sum of log2(legal moves / moves that keep the win) over the positions;
    None where a verdict is missing, 0 if the deal was lost from the start.
    """

    positions: tuple[Worth, ...]
    losing_move: Move | None
    lost_at: int | None
    bits: float | None


def review(table: str | Table, nodes: int | None = None, engine: EngineName | None = None) -> Review:
    """What every move of a table was worth, up to the present position, or those of a link.

    Each verdict is looked for among ``nodes`` positions, if nobody says a million, or 20,000 in The Besieged City. The
    solver knows every card. Raises `ramparts.Error` for limits that are none.

    >>> import ramparts
    >>> found = ramparts.review("fortress:ms33;t1-h;t5-t3;t2-h")
    >>> [(worth.verdict.value, len(worth.keep), len(worth.moves)) for worth in found.positions]
    [('winnable', 5, 7), ('winnable', 4, 6), ('lost', 0, 2), ('lost', 0, 1)]
    >>> found.losing_move, found.lost_at, found.bits
    (Move('t5-t3'), 2, 1.07)
    """
    check_count("nodes", nodes)
    judged = seated(table)
    deal, gestures = inside(judged)
    analysis = Analysis(Knowledge(deal.game, nodes, chosen_engine(engine)), deal.start, gestures)
    while not analysis.advance(PORTION):
        pass
    line = analysis.line()
    point = turning_point(line)
    return Review(
        tuple(_worth(deal.game, *each) for each in zip(analysis.positions, line, strict=True)),
        None if point is None else judged.line[point.number - 1],
        None if point is None else point.number,
        bits_of(line),
    )


def _worth(game: Game, position: Position, judged: Judged) -> Worth:
    told = partial(_moves, game, position)
    return Worth(Verdict(judged.verdict.value), told(judged.moves), told(judged.keep), told(judged.undecided))


def _moves(game: Game, position: Position, found: Sequence[Played]) -> tuple[Move, ...]:
    return tuple(shown(game, move, position[move.src][-1]) for move in found)
