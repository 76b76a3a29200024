"""What the solver finds out about a position, as the library gives it."""

from dataclasses import dataclass, field
from enum import Enum

from ramparts.deals.deal import Deal, position_text
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import check_count, chosen_engine
from ramparts.library.move import Move, shown_line
from ramparts.library.named_deal import named_deal
from ramparts.library.proofs.certifying import MOST, losing, winning
from ramparts.library.proofs.reasons import reason
from ramparts.library.searching import Limits, solving
from ramparts.rules.errors import BadNotation, brief
from ramparts.rules.game import Position
from ramparts.solver.engines import EngineName


class Verdict(Enum):
    """Whether a position can be won: both `WINNABLE` and `LOST` are proved, and `UNKNOWN` says nothing either way.

    The solver knows every card, the order of those that lie face down included.
    """

    WINNABLE = "winnable"
    LOST = "lost"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Solution:
    """What `Table.solve` finds.

    ``line`` are the single moves that win, replayed by the rules; empty without a win. ``visited`` is how many
    positions were looked at. ``proof`` is ``line`` for a win; for a loss ``dead-end`` (no place can ever be emptied),
    ``exhausted`` (all positions were searched), ``suitless`` (not even a game without suits could be won) or ``loose``
    (nor one in which a card that has moved once is in nobody's way); and empty where nothing is proved. ``why`` says
    the same in a sentence, where there is more to say.

    >>> import ramparts
    >>> found = ramparts.Table("fortress:ms1").solve()
    >>> found.verdict, found.visited, found.proof, found.why
    (<Verdict.LOST: 'lost'>, 1, 'dead-end', 'No empty place can ever be made.')
    """

    verdict: Verdict
    line: tuple[Move, ...]
    visited: int
    proof: str
    why: str
    _named: str = field(repr=False, compare=False)
    """The deal or position that it is about, as text."""

    def certificate(self, positions: int = MOST) -> str:
        """The text of a proof that others can check: ``ramparts verify``, or the one file ``ramparts/verify.py`` alone.

        That of a win has its moves; that of a loss has ``positions`` from which no win can be reached, and to find so
        many may take a minute. The format is told in ``docs/certificates.md``. Raises `ramparts.Error` where more would
        be needed, and where nothing is proved.

        >>> import ramparts
        >>> lines = ramparts.Table("fortress:32000").solve().certificate().splitlines()
        >>> lines[:3], lines[4], len(lines)
        (['ramparts certificate 1', 'fortress:32000', 'fortress lost'], 'proof by positions', 31)
        """
        check_count("positions", positions)
        deal, named = named_deal(self._named)[0], self._named
        if self.verdict is Verdict.UNKNOWN:
            raise BadNotation("it is not known whether {deal} can be won", deal=brief(named))
        if self.verdict is Verdict.WINNABLE:
            return winning(deal.game, deal.start, named, self.line)
        return losing(deal.game, deal.start, named, positions)


def no_clock() -> float:
    """Always the same moment: what is limited by positions alone gives the same answer wherever it is asked."""
    return 0.0


def solved(
    deal: Deal, position: Position, nodes: int | None, memory: int | None, engine: EngineName | None
) -> Solution:
    """What is known of a position of a deal. Raises `BadNotation` for limits that are none."""
    check_count("nodes", nodes)
    finding, _seconds = solving(deal, position, Limits(nodes), no_clock, chosen_engine(engine, memory))
    verdict = Verdict(finding.verdict.value)
    proof = "" if verdict is Verdict.UNKNOWN else finding.how.partition(":")[0]
    line = tuple(shown_line(deal.game, position, finding.line))
    named = deal.text
    if position != deal.start:
        named = position_text(TITLES[deal.game.id], deal.game, position)
    return Solution(verdict, line, finding.visited, proof, reason(finding.how), named)
