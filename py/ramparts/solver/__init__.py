"""The solver: whether a position can be won, and how. It takes a game as a value and knows none by name.

`Search` searches a portion at a time and can be interrupted; `solve` searches in one go. Proofs replace parts of the
search: see `ramparts.engine.ladder` for forced plays home, `dead` and `suitless` for lost positions. Of Fortress
4,068 of the 20,000 deals from 1000003 on can be won, all decided: 20.34 %, with a 95 % interval from 19.79 to 20.90;
politaire.com gave 20.24 % of a million. ``make bench`` measures the rest.
"""

from ramparts.solver.findings.verdict import Finding, Verdict
from ramparts.solver.search import Search, solve, with_short_line

__all__ = ["Finding", "Search", "Verdict", "solve", "with_short_line"]
