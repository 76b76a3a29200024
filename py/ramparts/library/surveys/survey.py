"""Verdicts on many deals. It is `ramparts.survey`."""

from collections.abc import Collection, Iterator
from functools import partial
from itertools import islice
from typing import NamedTuple

from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import check_count, chosen_engine
from ramparts.library.named_deal import game_text, titled
from ramparts.library.proofs.solution import Verdict, no_clock
from ramparts.library.searching import Limits, timed
from ramparts.library.surveys.chunks import Survey
from ramparts.library.surveys.workers import here
from ramparts.rules.errors import BadNotation
from ramparts.solver.engines import EngineName

MAX_JOBS = 256
"""More processes than this are hardly meant; to start them would stop the machine."""


class Row(NamedTuple):
    """What a survey finds out about a deal: its text, the verdict, and how many positions were looked at."""

    deal: str
    verdict: Verdict
    visited: int


def survey(  # noqa: PLR0913  # three of them are those of every search
    game: str,
    numbers: Collection[int | str],
    *,
    jobs: int = 1,
    nodes: int | None = None,
    memory: int | None = None,
    engine: EngineName | None = None,
) -> Iterator[Row]:
    """The verdicts on the deals of a game that have these numbers, in their order, each as soon as it is there.

    ``numbers`` is a range of plain numbers, 32000 and up, or a list; ``ms33`` names one of Microsoft's. They are solved
    in so many processes (``jobs``; `os.cpu_count()` for all processors), which Python starts anew: a program that asks
    for several does so below ``if __name__ == "__main__":``. They end with the iterator, or by Ctrl+C. In a browser
    there is one. ``nodes``, ``memory`` (megabytes of each process) and ``engine`` are those of `Table.solve`. Raises
    `ramparts.Error` for what is no game, no number and no limit.

    >>> import ramparts
    >>> for row in ramparts.survey("fortress", range(32003, 32006)):
    ...     print(row.deal, row.verdict.value)
    fortress:32003 lost
    fortress:32004 winnable
    fortress:32005 winnable
    """
    check_count("jobs", jobs or 0, MAX_JOBS)
    check_count("nodes", nodes)
    chosen_engine(engine, memory)
    named = game_text(*titled(game))
    if not isinstance(numbers, Collection):
        raise BadNotation("the numbers of a survey are a range or a list, so that it is known how many there are")
    for number in islice(numbers, 1):
        parse_deal(f"{named}:{number}", TITLES)  # a sentence now, and not when the iterator is first asked
    texts = (f"{named}:{number}" for number in numbers)
    decide = partial(row_of, nodes, memory, engine)
    return Survey(texts, decide, partial(here, jobs)).records(len(numbers))


def row_of(nodes: int | None, memory: int | None, engine: EngineName | None, text: str) -> Row:
    """The row of the deal that ``text`` names. A `partial` of it can be sent to another process."""
    deal = parse_deal(text, TITLES)
    finding, _seconds = timed(deal, deal.start, Limits(nodes), no_clock, chosen_engine(engine, memory))
    return Row(deal.text, Verdict(finding.verdict.value), finding.visited)
